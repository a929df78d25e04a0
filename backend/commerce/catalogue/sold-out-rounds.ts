import type { Payload } from 'payload';
import { soldSkus } from './catalogue.ts';
import { leftOf, takenOfAll } from './stock.ts';

/** Rounds whose tickets for sale are all gone, by id. Tickets in other people's carts count as left: they may come back. */
export async function findSoldOutRounds(payload: Payload): Promise<ReadonlySet<number>> {
  const [skus, taken] = await Promise.all([soldSkus(payload), takenOfAll(payload)]);
  const hasLeft = new Map<number, boolean>();
  for (const { id, stock, product } of skus.values()) {
    const { isTicket, round } = product;
    if (!isTicket || round === null) continue;
    const isLeft = leftOf(stock, taken.get(id) ?? 0) > 0;
    hasLeft.set(round, isLeft || (hasLeft.get(round) ?? false));
  }
  return new Set([...hasLeft].flatMap(([round, isLeft]) => (isLeft ? [] : [round])));
}
