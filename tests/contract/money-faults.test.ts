import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newVisitor } from './harness/accounts.ts';
import { startBackend, type BackendProcess } from './harness/backend-process.ts';
import { signIn } from './harness/cms.ts';
import {
  decide,
  leave,
  mailedCode,
  newBuyer,
  PAGE,
  paidState,
  paymentOf,
  postAs,
  records,
  sellVouchers,
} from './harness/money.ts';

/** A backend of its own: it is killed again and again. */
let folder = '';
let backend: BackendProcess;

async function start(): Promise<{ url: string; token: string; name: string }> {
  backend = await startBackend({ DATA_DIR: folder }, backend?.admin);
  return { name: 'own', url: backend.url, token: (await signIn(backend.url, backend.admin)).token };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'money-faults-'));
});
afterAll(async () => {
  await backend.stop();
  await rm(folder, { recursive: true, force: true });
});

type Moment =
  'before the answer of the gateway' | 'right after it' | 'while the browser asks' | 'while nobody asks';

test('a backend that is killed between payment and response makes exactly one voucher, invoice and email', async () => {
  let server = await start();
  const sold = await sellVouchers(server, '25');
  const moments: Moment[] = [
    'before the answer of the gateway',
    'right after it',
    'while the browser asks',
    'while nobody asks',
    'right after it',
    'while the browser asks',
  ];
  for (const moment of moments) {
    const email = `${randomBytes(6).toString('hex')}@example.org`;
    const input = { theme_id: sold.theme, block_id: sold.block, amount: 25, url: PAGE, email };
    const payment = paymentOf(await newVisitor(server).post('/cognito/giftVoucher/payNow', input));
    const back = await leave(server, payment);
    const approval = decide(server, payment, 'approve');
    approval.catch(() => undefined);
    if (moment !== 'before the answer of the gateway') await approval;
    if (moment === 'while the browser asks') paidState(server, back).catch(() => undefined);
    await backend.kill();

    server = await start();
    // The approval itself may be lost with the process: then nothing was paid, and the page can still be used.
    const state = await paidState(server, back);
    if (!state.success) await decide(server, payment, 'approve');
    const code = await mailedCode(server, email);
    expect(code).not.toBe('');
    for (let look = 0; look < 3; look += 1) expect((await paidState(server, back)).success).toBe(true);
    expect(await records(server, 'gift-vouchers', { buyer_email: email }), moment).toHaveLength(1);
    expect(await records(server, 'mails', { to: email }), moment).toHaveLength(1);
    expect(await records(server, 'invoices', { email }), moment).toHaveLength(1);
  }
  const buyer = await newBuyer(server);
  expect((await postAs(buyer, '/cognito/giftVoucher/redeem', { code: '' })).status).toBe(200);
}, 300_000);

test('if the browser never returns, the next start completes what was paid', async () => {
  await backend.stop();
  const server = await start();
  const sold = await sellVouchers(server, '25');
  const email = `${randomBytes(6).toString('hex')}@example.org`;
  const input = { theme_id: sold.theme, block_id: sold.block, amount: 25, url: PAGE, email };
  const payment = paymentOf(await newVisitor(server).post('/cognito/giftVoucher/payNow', input));
  await decide(server, payment, 'approve');
  await backend.kill();
  const again = await start();
  await vi.waitFor(async () => {
    expect(await records(again, 'payments', { email })).toMatchObject([
      { status: 'paid', fulfilled_at: expect.any(String) },
    ]);
  }, 30_000);
  expect(await records(again, 'gift-vouchers', { buyer_email: email })).toHaveLength(1);
  expect(await records(again, 'mails', { to: email })).toHaveLength(1);
}, 120_000);
