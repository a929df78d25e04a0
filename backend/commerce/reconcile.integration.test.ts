import { afterAll, beforeAll, expect, test } from 'vitest';
import { joined, sql } from '../kernel/database/statement.ts';
import { runStatement } from '../kernel/database/run-in-transaction.ts';
import { openStripePayload, type StripePayload } from '../../tests/backend/stripe-payload.ts';
import { pageIn, startVoucher } from '../../tests/backend/test-shop.ts';
import { reconcilePayments } from './reconcile.ts';

let opened: StripePayload;
let stripe: StripePayload['stripe'];
beforeAll(async () => {
  opened = await openStripePayload();
  ({ stripe } = opened);
}, 120_000);
afterAll(() => opened.close());

const MINUTE_MS = 60_000;
const START = Date.now();
const after = (minutes: number) => new Date(START + minutes * MINUTE_MS);

/** Starts a voucher payment. @returns its id at Stripe */
async function newPayment(): Promise<string> {
  const address = await startVoucher(opened.payload, 'mia@example.org', { amountCents: 2500 });
  return pageIn(address);
}

async function payment(reference: string) {
  const { docs } = await opened.payload.find({
    collection: 'payments',
    where: { gateway_reference: { equals: reference } },
  });
  return docs[0];
}

/** How often Stripe was queried for a payment while the clock advanced. */
async function asksDuring(reference: string, minutes: readonly number[]): Promise<number> {
  const before = stripe.asked(reference);
  for (const minute of minutes) await reconcilePayments(opened.payload, after(minute));
  return stripe.asked(reference) - before;
}

test('250 payments that keep failing don’t delay paid ones', async () => {
  const lost = Array.from({ length: 250 }, (_, index) => `lost-${String(index)}`);
  await runStatement(
    opened.payload,
    sql`INSERT INTO payments (purpose, status, amount_cents, surcharge_cents, gateway, gateway_reference, reference, token_hash,
          refund_wanted, created_at, updated_at)
        VALUES ${joined(
          lost.map(
            (name) =>
              sql`('voucher', 'open', 100, 0, 'stripe', ${name}, ${name}, ${name}, FALSE, ${after(-60).toISOString()}, ${after(-60).toISOString()})`,
          ),
          ', ',
        )}`,
  );
  const reference = await newPayment();
  stripe.pay(reference);
  await reconcilePayments(opened.payload, after(1));
  await reconcilePayments(opened.payload, after(2));
  expect(await payment(reference)).toMatchObject({ status: 'paid', fulfilled_at: expect.any(String) });
  // They are queried less and less often, but never abandoned.
  expect(await asksDuring('lost-0', [3, 4, 5, 6, 7, 8, 9, 10])).toBeLessThanOrEqual(3);
  expect(await asksDuring('lost-0', [1000])).toBe(1);
  await runStatement(opened.payload, sql`DELETE FROM payments WHERE reference LIKE 'lost-%'`);
});

test('waits for slow payments, and accepts them whenever they arrive', async () => {
  const reference = await newPayment();
  stripe.promise(reference);
  await reconcilePayments(opened.payload, after(2000));
  expect(await payment(reference)).toMatchObject({ status: 'open' });
  stripe.pay(reference);
  await reconcilePayments(opened.payload, after(2100));
  expect(await payment(reference)).toMatchObject({ status: 'paid', fulfilled_at: expect.any(String) });
});

test('ends payments that the bank declines late, and pages that expire', async () => {
  const [refused, expired] = [await newPayment(), await newPayment()];
  stripe.promise(refused);
  await reconcilePayments(opened.payload, after(3000));
  stripe.refuse(refused);
  stripe.expire(expired);
  await reconcilePayments(opened.payload, after(3100));
  expect(await payment(refused)).toMatchObject({ status: 'failed', fulfilled_at: expect.any(String) });
  expect(await payment(expired)).toMatchObject({ status: 'expired', fulfilled_at: expect.any(String) });
});
