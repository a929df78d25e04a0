import { setImmediate as letOthersRun } from 'node:timers/promises';
import fc from 'fast-check';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAYMENT_TOKEN_PARAMETER } from '../../lib/contract/endpoints/payments.ts';
import type { StandInSession } from '../../tests/contract/harness/stripe-stand-in.ts';
import { sql } from '../kernel/database/statement.ts';
import { runStatement } from '../kernel/database/run-in-transaction.ts';
import { openStripePayload, type StripePayload } from '../../tests/backend/stripe-payload.ts';
import { killableDatabase, type KillableDatabase } from '../../tests/backend/killable-database.ts';
import { newPress, openTestShop, type TestBuyer, type TestShop } from '../../tests/backend/test-shop.ts';
import { readLines } from './cart/cart-store.ts';
import { takenOf } from './catalogue/stock.ts';
import { linesOf } from './orders-and-payments.ts';
import { returnedPayment } from './calls/payment-return.ts';
import { comparePayments } from './payments/compare.ts';
import { settlePageOf } from './payments/settle.ts';
import { reconcilePayments } from './reconcile.ts';
import { cancelUnpaidOrder } from './refunds/cancel.ts';

/*
 * Orders and payments as a whole: a customer with two tabs, the office, the gateway's events, the reconciler and crashes, in any order and
 * concurrently, with the real services. The gateway keeps its own books, which must agree with ours.
 */

let opened: StripePayload;
let payload: Payload;
let stripe: StripePayload['stripe'];
let shop: TestShop;
let database: KillableDatabase;
beforeAll(async () => {
  opened = await openStripePayload();
  ({ payload, stripe } = opened);
  shop = await openTestShop(payload, { stock: 100_000 });
  database = killableDatabase(payload);
});
afterAll(() => opened.close());

const HOUR_MS = 60 * 60_000;
const page = fc.nat({ max: 3 });

/** What happens next. `page` counts this customer's pages from the newest. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('press' as const), isAgain: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constantFrom('pay', 'promise', 'refuse', 'expire', 'event', 'return'),
      page,
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('pay' as const), page }) },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constantFrom('cancel', 'reconcile', 'slow', 'answer') }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('crash' as const), after: fc.nat({ max: 25 }) }) },
);
type Step = {
  readonly does: string;
  readonly isAgain?: boolean;
  readonly page?: number;
  readonly after?: number;
};

/** One customer's steps. */
class Story {
  readonly #buyer: TestBuyer;
  readonly #running = new Set<Promise<unknown>>();
  readonly #known = new Set(stripe.sessions().map(({ id }) => id));
  #answer: (() => void) | null = null;
  #press = newPress();
  /** The units put into the cart so far. */
  #added = 0;

  constructor(buyer: TestBuyer) {
    this.#buyer = buyer;
  }

  get pages(): readonly StandInSession[] {
    return stripe.sessions().filter(({ id }) => !this.#known.has(id));
  }

  /** Starts something, and waits for it if that can end while the gateway is slow. Whoever started what fails tries again. */
  async #start(isAwaited: boolean, work: () => Promise<unknown>): Promise<void> {
    const run: Promise<unknown> = work()
      .catch(() => undefined)
      .finally(() => this.#running.delete(run));
    this.#running.add(run);
    if (isAwaited && this.#answer === null) await run;
    else for (let turn = 0; turn < 5; turn += 1) await letOthersRun();
  }

  async #orders() {
    const where = { customer: { equals: this.#buyer.id } };
    return (await payload.find({ collection: 'orders', where, depth: 0, pagination: false })).docs;
  }

  async take({ does, isAgain, page: back = 0, after = 0 }: Step, isAwaited: boolean): Promise<void> {
    if (database.isDead()) await this.end();
    const page = this.pages.at(-1 - back);
    switch (does) {
      case 'press':
        if (isAgain !== true) this.#press = newPress();
        return this.#start(isAwaited, async () => {
          await shop.addToCart(this.#buyer);
          this.#added += 1;
          await shop.press(this.#buyer, { idempotencyKey: this.#press });
        });
      case 'cancel':
        return this.#start(isAwaited, async () => {
          const placed = (await this.#orders()).findLast(({ status }) => status === 'placed');
          if (placed)
            await cancelUnpaidOrder(payload, placed, {
              cents: 0,
              to: 'card',
              cancel: [],
              reason: 'Sold out',
              account: 'shop@example.org',
              press: newPress(),
            });
        });
      case 'reconcile':
        return this.#start(isAwaited, () => reconcilePayments(payload, new Date(Date.now() + HOUR_MS)));
      case 'slow':
        this.#answer ??= stripe.slow();
        return;
      case 'answer':
        return this.answer();
      case 'crash':
        return database.killAfter(after);
    }
    if (page === undefined) return;
    if (does === 'event') return this.#start(isAwaited, () => this.hear(page));
    if (does === 'return')
      return this.#start(isAwaited, () =>
        returnedPayment(payload, new URL(page.success_url).searchParams.get(PAYMENT_TOKEN_PARAMETER) ?? ''),
      );
    // The worst a gateway can do is take money for a page that it had closed.
    if (does === 'pay' && page.payment_status === 'unpaid') stripe.pay(page.id);
    else if (page.status === 'open' && does === 'promise') stripe.promise(page.id);
    else if (page.status === 'open' && does === 'expire') stripe.expire(page.id);
    else if (page.payment_intent?.status === 'processing' && does === 'refuse') stripe.refuse(page.id);
  }

  answer(): void {
    this.#answer?.();
    this.#answer = null;
  }

  hear = ({ id, client_reference_id }: StandInSession): Promise<void> =>
    settlePageOf(payload, { page: id, reference: client_reference_id });

  /** Everything under way ends; a process that was killed starts again. */
  async end(): Promise<void> {
    this.answer();
    while (this.#running.size > 0) await Promise.all(this.#running);
    database.revive();
  }

  /** The gateway's books. */
  books() {
    const intents = new Set(this.pages.map(({ id }) => `pi_${id}`));
    const taken = this.pages.filter(({ payment_status }) => payment_status === 'paid');
    return {
      taken: taken.reduce((sum, { amount_total }) => sum + amount_total, 0),
      refunds: stripe.refunds().filter(({ intent }) => intents.has(intent)),
    };
  }

  /** Our books. */
  async account() {
    const where = { customer: { equals: this.#buyer.id } };
    const { docs: payments } = await payload.find({
      collection: 'payments',
      where,
      depth: 0,
      pagination: false,
    });
    const orders = await this.#orders();
    const sold = new Set(orders.flatMap(({ id, status }) => (status === 'paid' ? [id] : [])));
    const sumOf = (some: typeof payments) =>
      some.reduce((sum, { amount_cents, surcharge_cents }) => sum + amount_cents + surcharge_cents, 0);
    const paid = payments.filter(({ status }) => status === 'paid');
    const isOwed = ({ fulfilled_at, refund_wanted }: (typeof payments)[number]) =>
      !fulfilled_at || refund_wanted === true;
    return {
      owed: sumOf(paid.filter(isOwed)),
      fulfilled: sumOf(paid.filter((payment) => !isOwed(payment) && sold.has(payment.subject ?? 0))),
      orders,
      sold: sold.size,
      refunded: payments.filter(({ status }) => status === 'refunded').length,
    };
  }

  /** How many units were put into the cart, and how many were bought or are still in it. */
  async units() {
    const sold = (await this.#orders()).filter(({ status }) => status === 'paid').flatMap(linesOf);
    const kept = await readLines(payload, { customer: this.#buyer.id });
    return {
      added: this.#added,
      soldOrKept: [...sold, ...kept].reduce((sum, { qty }) => sum + qty, 0),
    };
  }

  async count(collection: 'invoices' | 'mails', template?: string): Promise<number> {
    const where =
      collection === 'invoices'
        ? { customer: { equals: this.#buyer.id } }
        : { and: [{ to: { equals: this.#buyer.email } }, { template: { equals: template } }] };
    return (await payload.count({ collection, where })).totalDocs;
  }

  /** Makes the pages so old that nobody comes back to them. */
  age = () =>
    runStatement(
      payload,
      sql`UPDATE payments SET created_at = ${new Date(Date.now() - HOUR_MS).toISOString()} WHERE customer_id = ${this.#buyer.id}`,
    );
}

test('whatever happens in whatever order: the money taken is fulfilled, refunded or owed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(step, fc.boolean()), { minLength: 4, maxLength: 16 }),
      fc.boolean(),
      async (steps, isReportedByEvents) => {
        const story = new Story(await shop.newBuyer());
        for (const [nextStep, isAwaited] of steps) await story.take(nextStep, isAwaited);
        await story.end();

        if (isReportedByEvents) for (const opened of story.pages) await story.hear(opened);
        else {
          await story.age();
          await reconcilePayments(payload, new Date(Date.now() + 48 * HOUR_MS));
          // Each call compares a few, those of earlier customers first.
          const now = new Date(Date.now() + 48 * HOUR_MS);
          for (let call = 0; call < 20; call += 1) await comparePayments(payload, now);
        }
        const { taken, refunds } = story.books();
        const refunded = refunds.reduce((sum, { cents }) => sum + cents, 0);
        const { fulfilled, owed, ...ours } = await story.account();
        expect(fulfilled + refunded + owed).toBe(taken);

        await reconcilePayments(payload, new Date(Date.now() + 96 * HOUR_MS));
        const end = await story.account();
        expect({ taken, owed: end.owed }).toEqual({ taken: end.fulfilled + refunded, owed: 0 });
        expect(new Set(refunds.map(({ intent }) => intent)).size).toBe(refunds.length);
        // What was put into the cart was bought once, or is still there.
        const units = await story.units();
        expect(units.soldOrKept).toBe(units.added);
        // Everybody was emailed, once.
        expect(await story.count('invoices')).toBe(end.sold);
        expect(await story.count('mails', 'order')).toBe(end.sold);
        expect(await story.count('mails', 'late_payment')).toBe(end.refunded);
        expect(ours.sold).toBe(end.sold);
        for (const { status, stock_held } of end.orders)
          expect(stock_held).toBe(status === 'paid' || status === 'placed');
      },
    ),
    { numRuns: 60 },
  );
  const { docs } = await payload.find({ collection: 'orders', depth: 0, pagination: false });
  const reserved = docs.filter(({ stock_held }) => stock_held === true);
  const units = reserved.flatMap(linesOf).reduce((sum, { qty }) => sum + qty, 0);
  expect((await takenOf(payload, [shop.sku])).get(shop.sku)).toBe(units);
}, 600_000);
