import type { Payload, PayloadRequest } from 'payload';
import { FEW_LEFT } from '../../lib/contract/limits.ts';
import { PUBLISHED } from '../cms/records/published.ts';
import { handlesMoney } from '../cms/access/roles.ts';
import { offered } from '../commerce/catalogue/catalogue.ts';
import { leftOf, takenOfAll } from '../commerce/catalogue/stock.ts';
import { readRowId, rowId } from '../commerce/catalogue/sku.ts';
import { isTicketOnSale } from '../commerce/catalogue/ticket-event.ts';
import { holdersOf } from '../commerce/round-tickets/holders.ts';
import { areHoldersMailed } from '../commerce/round-tickets/mail-round-change.ts';
import { waitingFor } from '../commerce/catalogue/waiting-for.ts';
import { contentNow } from '../kernel/clock.ts';
import type { Product } from '../payload-types.ts';
import { collectionHref, TAKINGS_PATH } from './entries.ts';
import {
  count,
  filtered,
  listed,
  mayRead,
  plural,
  todo,
  type TodoDetail,
  type TodoPart,
} from './todo-entry.ts';

/** The shop and email: what is running out, and what failed. */
export const shop: TodoPart = async (req) => {
  if (!(await mayRead(req, 'orders'))) return [];
  const paid = await count(req, 'orders', { status: { in: ['paid', 'packed'] } });
  const refunds = await count(req, 'payments', {
    refund_wanted: { equals: true },
    refunded_at: { exists: false },
  });
  const owed = await count(req, 'refunds', { status: { equals: 'owed' } });
  const requests = handlesMoney(req.user)
    ? await count(req, 'refund-requests', { is_answered: { not_equals: true } })
    : 0;
  const differing = handlesMoney(req.user)
    ? await count(req, 'payments', { difference: { exists: true } })
    : 0;
  const unfinished = await count(req, 'payments', {
    status: { equals: 'paid' },
    fulfilled_at: { exists: false },
    refund_wanted: { not_equals: true },
  });
  // Shop staff see them, too; only administrators see their content.
  const { totalDocs: failed } = await req.payload.count({
    collection: 'mails',
    where: { status: { equals: 'failed' } },
    req,
  });
  const readsMails = await mayRead(req, 'mails');
  const unnotified = handlesMoney(req.user) ? await unnotifiedRounds(req) : [];
  const low = await lowStock(req);
  return [
    ...todo(
      paid,
      plural(paid, 'paid order hasn’t been sent', 'paid orders haven’t been sent'),
      filtered('orders', ['[status][in]=paid,packed']),
    ),
    ...todo(
      requests,
      plural(requests, 'customer is asking for a refund', 'customers are asking for a refund'),
      filtered('refund-requests', ['[is_answered][not_equals]=true']),
    ),
    ...todo(
      refunds,
      plural(refunds, 'late payment hasn’t been refunded', 'late payments haven’t been refunded'),
      filtered('payments', ['[refund_wanted][equals]=true', '[refunded_at][exists]=false']),
    ),
    ...todo(
      owed,
      plural(
        owed,
        'refund hasn’t been confirmed by the gateway',
        'refunds haven’t been confirmed by the gateway',
      ),
      filtered('refunds', ['[status][equals]=owed']),
    ),
    ...todo(
      differing,
      plural(differing, 'payment differs from the gateway', 'payments differ from the gateway'),
      `${TAKINGS_PATH}#differences`,
    ),
    ...todo(
      unfinished,
      plural(
        unfinished,
        'payment has arrived but hasn’t taken effect',
        'payments have arrived but haven’t taken effect',
      ),
      filtered('payments', [
        '[status][equals]=paid',
        '[fulfilled_at][exists]=false',
        '[refund_wanted][not_equals]=true',
      ]),
    ),
    ...todo(
      failed,
      `${plural(failed, 'email couldn’t be sent', 'emails couldn’t be sent')}${readsMails ? '' : ': administrators can see which'}`,
      readsMails ? filtered('mails', ['[status][equals]=failed']) : null,
    ),
    ...listed(
      unnotified,
      'changed round’s ticket holders haven’t been told',
      'changed rounds’ ticket holders haven’t been told',
    ),
    ...listed(
      await manyWaiting(req),
      'product has many people waiting for more',
      'products have many people waiting for more',
    ),
    ...listed(low, 'product is low in stock', 'products are low in stock'),
  ];
};

/** Changed rounds whose ticket holders haven't been notified. */
async function unnotifiedRounds({ payload }: PayloadRequest): Promise<TodoDetail[]> {
  const { docs } = await payload.find({
    collection: 'rounds',
    where: {
      and: [
        PUBLISHED,
        { round_status: { exists: true } },
        { round_status: { not_equals: 'scheduled' } },
        {
          or: [
            { end_date: { greater_than: contentNow().toISOString() } },
            { round_status: { equals: 'postponed' } },
          ],
        },
      ],
    },
    depth: 0,
    pagination: false,
  });
  const found: TodoDetail[] = [];
  for (const round of docs) {
    if (areHoldersMailed(round)) continue;
    const holders = await holdersOf(payload, round.id);
    if (holders.some(({ open }) => open.length > 0))
      found.push({
        title: `${round.name} is ${String(round.round_status)}`,
        href: `${collectionHref('rounds')}/${String(round.id)}`,
      });
  }
  return found;
}

/** Products worth restocking: not the tickets of a round that is over, postponed or cancelled. */
async function restockable<P extends Pick<Product, 'is_ticket' | 'round' | 'round_day'>>(
  payload: Payload,
  products: readonly P[],
): Promise<P[]> {
  const found: P[] = [];
  for (const product of products) {
    const { isTicket, ...event } = offered(product);
    if (!isTicket || (await isTicketOnSale(payload, event, contentNow()))) found.push(product);
  }
  return found;
}

/** Number of people waiting for a product before the office is notified. */
const MANY_WAITING = 10;

/** Products that many people want to be notified about. */
async function manyWaiting({ payload }: PayloadRequest): Promise<TodoDetail[]> {
  const ofProduct = new Map<number, number>();
  for (const [sku, waiting] of await waitingFor(payload)) {
    const { owner } = readRowId(sku);
    ofProduct.set(owner, (ofProduct.get(owner) ?? 0) + waiting);
  }
  const many = [...ofProduct].filter(([, waiting]) => waiting >= MANY_WAITING);
  if (many.length === 0) return [];
  const { docs } = await payload.find({
    collection: 'products',
    where: { id: { in: many.map(([id]) => id) } },
    depth: 0,
    pagination: false,
    select: { name: true, is_ticket: true, round: true, round_day: true },
  });
  return (await restockable(payload, docs)).map(({ id, name }) => ({
    title: `${name}: ${String(ofProduct.get(id) ?? 0)} waiting`,
    href: `${collectionHref('products')}/${String(id)}`,
  }));
}

async function lowStock({ payload }: PayloadRequest): Promise<TodoDetail[]> {
  const [{ docs }, taken] = await Promise.all([
    payload.find({
      collection: 'products',
      where: PUBLISHED,
      depth: 0,
      pagination: false,
      select: { name: true, skus: true, is_ticket: true, round: true, round_day: true },
    }),
    takenOfAll(payload),
  ]);
  return (await restockable(payload, docs)).flatMap(({ id, name, skus }) => {
    const left = (skus ?? []).map((sku) => leftOf(sku, taken.get(rowId(id, sku.number)) ?? 0));
    const least = Math.min(...left);
    return least <= FEW_LEFT
      ? [{ title: `${name}: ${String(least)} left`, href: `${collectionHref('products')}/${String(id)}` }]
      : [];
  });
}
