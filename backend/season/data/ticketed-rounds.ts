import { detailPath } from '../../../lib/contract/paths.ts';
import { sellsTickets } from '../../../lib/shared/sells-tickets.ts';
import { findAll } from '../../cms/records/by-ids.ts';
import { allOf, PUBLISHED } from '../../cms/records/published.ts';
import { readable } from '../../cms/records/readable.ts';
import { refId } from '../../cms/records/refs.ts';
import { cachedRead } from '../../kernel/cached-read.ts';
import { createRegistry } from '../../kernel/registry.ts';
import type { Payload } from 'payload';
import type { Round } from '../../payload-types.ts';
import { getDomain } from '../../site/domain.ts';

/** The rounds that the site itself sells tickets for, by id. */
const ticketedRounds = cachedRead(
  'ticketed-rounds',
  ['products', 'domain-settings'],
  async (payload): Promise<ReadonlySet<number | null>> => {
    if (!sellsTickets(await getDomain(payload))) return new Set();
    const { docs } = await readable(payload).find({
      ...findAll('products', allOf(PUBLISHED, { is_ticket: { equals: true }, round: { exists: true } })),
      select: { round: true },
    });
    return new Set(docs.map(({ round }) => refId(round)));
  },
);

/** The section of a round's page that sells its tickets. */
const TICKETS = '#tickets';

/** The address of a round's ticket sales: its page if the site sells them, else the office's link; '' for none. */
export async function ticketsLink(
  payload: Payload,
  { id, url, spectator_purchase_link: elsewhere }: Pick<Round, 'id' | 'url' | 'spectator_purchase_link'>,
): Promise<string> {
  const isSoldHere = (await ticketedRounds(payload)).has(id);
  return isSoldHere ? `/${detailPath('round', url)}${TICKETS}` : (elsewhere ?? '');
}

/** Rounds whose tickets, sold on the site, are sold out, by id; provided by commerce. */
export const soldOutRounds =
  createRegistry<(payload: Payload) => Promise<ReadonlySet<number>>>('sold-out-rounds');
