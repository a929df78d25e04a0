import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor } from './harness/accounts.ts';
import { startBackend, type BackendProcess } from './harness/backend-process.ts';
import { signIn } from './harness/cms.ts';
import { callPath, cmsOf, openPage, paymentOf, records, sellVouchers } from './harness/money.ts';

/** A public site without a payment account. */
const SITE_URL = 'https://shop.example.nz';
const EMAIL = 'visitor@example.org';

let folder = '';
let backend: BackendProcess | undefined;
let server: { name: string; url: string; token: string };

async function start(settings: Record<string, string> = {}): Promise<void> {
  const known = backend?.admin;
  await backend?.stop();
  // Later starts already have an administrator.
  const first = known === undefined ? { ADMIN_EMAIL: EMAIL } : {};
  backend = await startBackend({ DATA_DIR: folder, SITE_URL, ...first, ...settings }, known);
  const { token } = await signIn(backend.url, backend.admin);
  server = { name: 'public', url: backend.url, token };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'payment-modes-'));
});
afterAll(async () => {
  await backend?.stop();
  await rm(folder, { recursive: true, force: true });
});

const modeOf = async () => (await newVisitor(server).get('/cognito/domain/currentDomain')).json;

test(
  'the first start on a public address asks for the administrator’s email in one line',
  { tags: ['full'] },
  async () => {
    await expect(startBackend({ DATA_DIR: folder, SITE_URL })).rejects.toThrow(
      'ADMIN_EMAIL is missing. The first start with a public SITE_URL needs the email address of the first administrator.',
    );
  },
);

test(
  'a site on a public address takes no sandbox payments unless trial mode is set',
  { tags: ['full'], timeout: 240_000 },
  async () => {
    await start();
    await expect.poll(() => backend?.log().join('\n')).toContain('Payments are off');
    expect(await modeOf()).toMatchObject({ payment_mode: 'off' });
    const sold = await sellVouchers(server, '25');
    const form = await cmsOf(server).create('forms', { name: 'Laps', cost: 10, data: [] });
    const input = {
      theme_id: sold.theme,
      amount: 25,
      block_id: sold.block,
      url: `${SITE_URL}/`,
      email: EMAIL,
    };
    const buy = (language = '') =>
      newVisitor(server, undefined, language).post('/cognito/giftVoucher/payNow', input);
    const send = () =>
      newVisitor(server).post(`/cognito/form/submit/${String(form)}`, {
        data: {},
        url: `${SITE_URL}/`,
      });
    expect(await buy('de')).toMatchObject({
      status: 422,
      json: {
        success: false,
        message: expect.stringContaining('Diese Website kann im Moment keine Kartenzahlungen annehmen'),
      },
    });
    expect(await send()).toMatchObject({
      status: 422,
      json: { success: false, message: expect.stringContaining('can’t take card payments') },
    });
    for (const collection of ['payments', 'sandbox-payments', 'form-submissions', 'gift-vouchers'])
      expect([collection, await records(server, collection, {})]).toEqual([collection, []]);

    await start({ TRIAL_PAYMENTS: 'true' });
    expect(await modeOf()).toMatchObject({ payment_mode: 'trial' });
    const payment = paymentOf(await buy());
    expect(await (await openPage(server, payment)).text()).toContain('name="decision"');

    // A payment left open in the trial can't be approved after it.
    await start();
    const { pathname, search } = new URL(payment);
    const late = await fetch(new URL(`${pathname}${search}`, server.url), {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'decision=approve',
    });
    expect(late.status).toBe(404);
    expect(await records(server, 'sandbox-payments', {})).toMatchObject([{ state: 'open' }]);
    expect(pathname.startsWith(callPath('/pay/'))).toBe(true);
  },
);
