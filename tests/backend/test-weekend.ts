import { timingUpdateSchema, type TimingUpdate } from '../../lib/contract/timing.ts';
import { writeTiming } from '../../backend/season/timing/write-timing.ts';
import { openTemporaryPayload } from './temporary-payload.ts';

type PlannedRow = { readonly name: string; readonly race_number: string; readonly team?: string };

/** A database with one round, one category and a results officer, and what tests of its sessions do: plan a race, and send what a timing system would. */
export async function openWeekend() {
  const { payload, close } = await openTemporaryPayload();
  const dates = { start_date: '2026-11-19T19:30:00.000Z', end_date: '2026-11-22T04:30:00.000Z' };
  const data = { name: 'Teretonga', url: 'teretonga', ...dates, _status: 'published' } as const;
  const { id: round } = await payload.create({ collection: 'rounds', data });
  const { id: category } = await payload.create({
    collection: 'categories',
    data: { name: 'GT', url: 'gt' },
  });
  const account = { email: 'results@example.org', password: crypto.randomUUID(), role: 'results' } as const;
  const officer = await payload.create({ collection: 'users', data: account });
  return {
    payload,
    close,
    round,
    category,
    officer,
    /** @returns the id of a published race */
    plan: async (session_name: string, rows: readonly PlannedRow[] = []): Promise<number> => {
      const { id } = await payload.create({
        collection: 'results',
        data: { session_name, round, category, kind: 'race', rows: [...rows], _status: 'published' },
      });
      return id;
    },
    /** @param sequence what the provider counts its updates with */
    send: (session: number, sequence: number, update: TimingUpdate) =>
      writeTiming(payload, {
        provider: 1,
        session,
        sequence,
        digest: JSON.stringify(update),
        update: timingUpdateSchema.parse(update),
      }),
  };
}

export type Weekend = Awaited<ReturnType<typeof openWeekend>>;
