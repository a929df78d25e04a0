import type { Payload } from 'payload';
import { STOCK_MODEL } from '../../../lib/contract/site-hook.ts';
import { newZealandDay } from '../../../lib/contract/time-zone.ts';
import { findAll } from '../../cms/records/by-ids.ts';
import { allOf, PUBLISHED } from '../../cms/records/published.ts';
import { contentNow } from '../../kernel/clock.ts';
import { visibleChange } from '../../kernel/events.ts';

/**
 * Announces all tickets for rounds, like a change of stock: at midnight in New Zealand early prices end, and tickets for the day before can
 * no longer be bought.
 */
async function announceTickets(payload: Payload): Promise<void> {
  const { docs } = await payload.find({
    ...findAll('products', allOf(PUBLISHED, { is_ticket: { equals: true }, round: { exists: true } })),
    select: {},
  });
  for (const { id } of docs) visibleChange({ model: STOCK_MODEL, id });
  if (docs.length > 0) visibleChange({ model: STOCK_MODEL });
}

/** @returns a function that announces the tickets the first time it is called on each day */
export function ticketAnnouncer(payload: Payload): () => Promise<void> {
  let announced = '';
  return async () => {
    const today = newZealandDay(contentNow());
    if (today === announced) return;
    await announceTickets(payload);
    announced = today;
  };
}
