import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { z } from 'zod';
import { newVisitor, signUp } from '../contract/harness/accounts.ts';
import { decide, paidState, postAs, records, type Buyer } from '../contract/harness/money.ts';
import type { RunningServer } from '../contract/harness/servers.ts';
import { URL_OF_PAGE } from '../contract/shop/shop.ts';

const BUYERS = 3;
/** A customer may place thirty in ten minutes. */
const MOST_ORDERS = 25;
const AGAIN_MS = 200;
const PAUSE_MS = 300;
const GIVE_UP_MS = 60_000;

const orderSchema = z.object({ success: z.literal(true), payment: z.string(), order_id: z.number() });

/** A customer whose calls go through one server, and whose email is read at another. */
export async function newBuyerAt(front: RunningServer, office: RunningServer): Promise<Buyer> {
  const visitor = newVisitor(front);
  const { access_token, id } = await signUp(office, visitor);
  return { ...visitor, id, token: access_token };
}

/** As a browser does: the same call again until there is an answer. @throws what it said last, if there is none for a minute */
async function untilDone<T>(work: () => Promise<T>): Promise<T> {
  const endsAt = performance.now() + GIVE_UP_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > endsAt) throw error;
      await delay(AGAIN_MS);
    }
  }
}

/** Orders something, pays for it, and asks until it is paid. @returns the order's id, which is then confirmed */
async function buy(front: RunningServer, buyer: Buyer, sku: number, pickUp: number): Promise<number> {
  await untilDone(async () => {
    expect((await postAs(buyer, '/sell/cart/cartAdd', { sku, qty: 1 })).status).toBe(200);
  });
  const input = {
    address: null,
    shipping_option_id: pickUp,
    paymentGateway: 'card',
    url: URL_OF_PAGE,
    idempotency_key: randomBytes(12).toString('hex'),
  };
  const placed = await untilDone(async () =>
    orderSchema.parse((await postAs(buyer, '/sell/cart/submitOrder', input)).json),
  );
  const back = await untilDone(() => decide(front, placed.payment, 'approve'));
  await untilDone(async () => expect((await paidState(front, back)).success).toBe(true));
  return placed.order_id;
}

/** Customers who order, pay and see that it is paid, over and over. */
export async function startOrders(
  front: RunningServer,
  office: RunningServer,
  { sku, pickUp }: { readonly sku: number; readonly pickUp: number },
) {
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => newBuyerAt(front, office)));
  const state = { isOver: false };
  const confirmed = new Map<Buyer, number[]>(buyers.map((buyer) => [buyer, []]));
  const buying = buyers.map(async (first) => {
    let buyer = first;
    while (!state.isOver) {
      let orders = confirmed.get(buyer) ?? [];
      if (orders.length === MOST_ORDERS) {
        // A fault may last longer than that takes.
        buyer = await untilDone(() => newBuyerAt(front, office));
        confirmed.set(buyer, (orders = []));
      }
      orders.push(await buy(front, buyer, sku, pickUp));
      await delay(PAUSE_MS);
    }
  });
  // Seen by whoever awaits `stop`.
  for (const one of buying) one.catch(() => undefined);
  return {
    /** The ids of the orders that were confirmed. */
    confirmed: (): readonly number[] => [...confirmed.values()].flat(),
    /** Lets everybody finish. */
    async stop() {
      state.isOver = true;
      await Promise.all(buying);
    },
    /** @returns confirmed orders that aren't there and paid, and orders, invoices and emails that nobody confirmed */
    async count() {
      const found = { lost: 0, doubled: 0 };
      for (const [{ id, email }, orders] of confirmed) {
        const [placed, invoices, mails] = await Promise.all([
          records(office, 'orders', { customer: id }),
          records(office, 'invoices', { customer: id }),
          records(office, 'mails', { to: email, template: 'order' }),
        ]);
        const paid = new Set(placed.filter((order) => order['status'] === 'paid').map((order) => order.id));
        found.lost += orders.filter((order) => !paid.has(order)).length;
        for (const all of [placed, invoices, mails]) {
          found.lost += Math.max(0, orders.length - all.length);
          found.doubled += Math.max(0, all.length - orders.length);
        }
      }
      return found;
    },
  };
}
