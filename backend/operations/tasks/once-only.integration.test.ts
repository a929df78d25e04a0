/* @module-tag full */
import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOne } from '../../cms/records/find-one.ts';
import { ticketAdmission } from '../../commerce/documents/ticket-code.ts';
import { recordAlert } from '../../commerce/stock-alerts/alerts.ts';
import { codeHash, voucherCode } from '../../commerce/vouchers/voucher.ts';
import { setEnvironment } from '../../kernel/config.ts';
import { startPushStandIn } from '../../../scripts/run/push-stand-in.ts';
import { saveSubscription } from '../../season/notifications/subscriptions.ts';
import { serverKey } from '../../season/notifications/vapid.ts';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { decideAt, invoiceOf, openTestShop } from '../../../tests/backend/test-shop.ts';
import { propertyOf } from '../../../lib/shared/record.ts';
import { startPostgres, type TemporaryPostgres } from '../../../scripts/run/temporary-postgres.ts';

/*
 * Only one backend is the leader, but for a moment two may think so: one that was suspended continues what it had started. Everything must
 * still happen only once.
 */

const BACKENDS = 3;

const BROWSERS = 250;
/** Several backends that load at the same moment, on a machine with other work. */
const START_MS = 180_000;

let push: Awaited<ReturnType<typeof startPushStandIn>>;
let postgres: TemporaryPostgres;
let opened: TemporaryPayload;
let payload: Payload;
beforeAll(async () => {
  const started = await startPostgres();
  if (started === null) throw new Error('PostgreSQL could not be started.');
  postgres = started;
  push = await startPushStandIn();
  setEnvironment({
    TEST_DATABASE_SERVER: postgres.url.slice(0, postgres.url.lastIndexOf('/')),
    PUSH_SERVICES: push.url,
  });
  opened = await openTemporaryPayload();
  ({ payload } = opened);
  // Payload keeps its idle connections until the process ends, and the server stops before that.
  const pool = propertyOf(payload.db, 'pool');
  if (pool instanceof EventEmitter) pool.on('error', () => undefined);
}, 180_000);
afterAll(async () => {
  await opened.close();
  await postgres.stop();
  push.close();
});

/** Starts backends that wait for a signal. @returns makes all of them work at the same moment */
async function openBackends(): Promise<() => Promise<void>> {
  const backends = Array.from({ length: BACKENDS }, () => {
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, '../../../tests/backend/backend-at-work.ts')],
      {
        stdio: ['pipe', 'pipe', 'inherit'],
      },
    );
    const lines: string[] = [];
    createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
    return { child, lines, ended: once(child, 'exit') };
  });
  for (const { lines } of backends) await expect.poll(() => lines, { timeout: START_MS }).toContain('ready');
  return async () => {
    for (const { child } of backends) child.stdin.write('now\n');
    for (const { ended, lines } of backends) {
      expect(await ended).toEqual([0, null]);
      expect(lines).toContain('done');
    }
  };
}

const mailsTo = async (to: string) => {
  const { docs } = await payload.find({ collection: 'mails', where: { to: { equals: to } }, depth: 0 });
  return docs.map(({ template }) => template).sort();
};

test(
  'alerts, gifts and transfers are emailed once, and to nobody out of turn, however many backends work on them',
  { timeout: 2 * START_MS },
  async () => {
    const shop = await openTestShop(payload, { isTicket: true, stock: 3 });
    const buyer = await shop.newBuyer();
    await shop.addToCart(buyer);
    const { payment, orderId } = await shop.press(buyer);
    await decideAt(payload, payment);
    const invoice = await invoiceOf(payload, orderId);
    await payload.create({
      collection: 'ticket-holders',
      data: {
        ticket: ticketAdmission(invoice, 1),
        invoice: invoice.id,
        number: 1,
        holder: 'Tama Ngata',
        email: 'tama@example.org',
        language: 'en',
        passed_on_at: new Date().toISOString(),
        press: 'press-one',
      },
    });
    const paid = await findOne(payload, 'payments', { email: { equals: buyer.email } });
    await payload.create({
      collection: 'gift-vouchers',
      data: {
        amount_cents: 5_000,
        expires_on: '2099-01-27',
        buyer_email: buyer.email,
        recipient_name: 'Hana',
        recipient_email: 'hana@example.org',
        deliver_on: '2026-01-01',
        payment: paid?.id ?? 0,
        status: 'active',
        reference: 'a gift',
        code_hash: codeHash(voucherCode('a gift')),
      },
    });
    // Two places are left, and five people wait.
    const queue = ['first', 'second', 'third', 'fourth', 'fifth'].map((name) => `${name}@example.org`);
    for (const [at, email] of queue.entries()) {
      const asked = { sku: shop.sku, email, language: 'en', isProven: true } as const;
      await recordAlert(payload, asked, new Date(Date.now() - 60_000 + at));
    }

    const work = await openBackends();
    await work();
    expect(await Promise.all(queue.map(mailsTo))).toEqual([['stock_alert'], ['stock_alert'], [], [], []]);
    expect(await mailsTo('tama@example.org')).toEqual(['ticket_received']);
    expect(await mailsTo('hana@example.org')).toEqual(['gift']);
    expect(await mailsTo(buyer.email)).toEqual(['order', 'ticket_given']);
  },
);

test(
  'a notice reaches each browser once, however many backends plan and send it',
  { timeout: 2 * START_MS },
  async () => {
    const day = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString();
    const { id: category } = await payload.create({
      collection: 'categories',
      data: { name: 'GT Championship', url: 'gt' },
    });
    const { id: round } = await payload.create({
      collection: 'rounds',
      data: {
        name: 'Teretonga',
        url: 'teretonga',
        start_date: day(-1),
        end_date: day(1),
        categories: [category],
        _status: 'published',
      },
    });
    await payload.create({
      collection: 'results',
      data: {
        round,
        category,
        session_name: 'Race 1',
        date: new Date(Date.now() + 14 * 60_000).toISOString(),
        _status: 'published',
      },
    });
    const browsers = Array.from({ length: BROWSERS }, () => push.subscribe());
    for (const { endpoint, publicKey, authSecret } of browsers)
      await saveSubscription(
        payload,
        {
          endpoint,
          public_key: publicKey,
          auth_secret: authSecret,
          server_key: serverKey(),
          language: 'en',
          time_zone: 'Pacific/Auckland',
          kinds: ['start'],
          subjects: [`category-${String(category)}`],
          quiet: null,
        },
        new Date(),
      );
    const work = await openBackends();
    await work();
    const received = Map.groupBy(push.take(), ({ path }) => path);
    expect(browsers.map(({ endpoint }) => received.get(new URL(endpoint).pathname)?.length)).toEqual(
      browsers.map(() => 1),
    );
    expect((await payload.count({ collection: 'push-deliveries' })).totalDocs).toBe(0);
  },
);
