import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStripeStandIn, type StripeStandIn } from '../../tests/contract/harness/stripe-stand-in.ts';
import { setEnvironment } from '../kernel/config.ts';
import { joined, sql } from '../kernel/database/statement.ts';
import { runStatement } from '../kernel/database/run-in-transaction.ts';
import { openTemporaryPayload, type TemporaryPayload } from '../../tests/backend/temporary-payload.ts';
import { reconcilePayments } from './reconcile.ts';
import { startPayment } from './payments/start-payment.ts';

let opened: TemporaryPayload;
let stripe: StripeStandIn;
beforeAll(async () => {
  stripe = await startStripeStandIn();
  setEnvironment({ STRIPE_SECRET_KEY: 'sk_test_stand_in', STRIPE_API_BASE: stripe.url });
  opened = await openTemporaryPayload();
  opened.payload.logger.level = 'silent';
}, 120_000);
afterAll(async () => {
  await opened.close();
  await stripe.close();
});

const MINUTE_MS = 60_000;
const START = Date.now();
const after = (minutes: number) => new Date(START + minutes * MINUTE_MS);

/** Starts a voucher payment. @returns its id at Stripe */
async function newPayment(): Promise<string> {
  const address = await startPayment(opened.payload, {
    purpose: 'voucher',
    amountCents: 2500,
    surchargeCents: 0,
    description: 'Voucher',
    customer: null,
    supplier: 1,
    email: 'mia@example.org',
    language: 'en',
    returnUrl: new URL('http://localhost:3000/gift-vouchers'),
    callerKey: null,
    requestHash: '',
    details: { theme_id: 0 },
  });
  return address.split('/').at(-1) ?? '';
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
