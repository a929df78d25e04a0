import { redirect } from 'next/navigation';
import type { AdminViewServerProps, Payload } from 'payload';
import { newZealandDay } from '../../../lib/contract/time-zone.ts';
import { mayScan } from '../../cms/access/roles.ts';
import { contentNow } from '../../kernel/clock.ts';
import { longDays } from '../../../lib/shared/date-forms.ts';
import { Scanner, type ScannerRound } from './scanner.client.tsx';

const DAY_MS = 24 * 60 * 60_000;
const MAX_ROUNDS = 20;

/** The current round and later ones, next one first. Yesterday's stays for a day: a round may run past midnight. */
async function gateRounds(payload: Payload): Promise<ScannerRound[]> {
  const now = contentNow();
  const { docs } = await payload.find({
    collection: 'rounds',
    where: {
      and: [
        { end_date: { greater_than_equal: new Date(now.getTime() - DAY_MS).toISOString() } },
        { _status: { equals: 'published' } },
      ],
    },
    sort: 'start_date',
    limit: MAX_ROUNDS,
    depth: 0,
  });
  const day = (moment: string) => newZealandDay(new Date(moment));
  return docs.map(({ id, name, start_date, end_date }) => ({
    id,
    name: `${name}, ${longDays(day(start_date), day(end_date))}`,
    isOver: day(end_date) < newZealandDay(now),
  }));
}

/** /admin/gate: where gate staff scan tickets with their phones. */
export async function ScannerView({ initPageResult }: AdminViewServerProps) {
  const { req } = initPageResult;
  if (!req.user) redirect('/admin/login?redirect=/admin/gate');
  if (req.user.collection !== 'users' || !mayScan(req.user))
    return <main className="gate gate--closed">Your account can’t scan tickets.</main>;
  return <Scanner rounds={await gateRounds(req.payload)} />;
}
