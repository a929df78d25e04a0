import { randomBytes } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { newVisitor } from './harness/accounts.ts';
import { killableBackend } from './harness/killable-backend.ts';
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
import type { RunningServer } from './harness/servers.ts';

const backend = killableBackend();

/** So many pay at once: when one is through, each of the others has got to another step. */
const AT_ONCE = 4;

type Sale = { readonly email: string; readonly payment: string; readonly back: URL };

/** Somebody at the payment page. */
async function order(server: RunningServer, sold: { theme: number; block: string }): Promise<Sale> {
  const email = `${randomBytes(6).toString('hex')}@example.org`;
  const input = { theme_id: sold.theme, block_id: sold.block, amount: 25, url: PAGE, email };
  const payment = paymentOf(await newVisitor(server).post('/cognito/giftVoucher/payNow', input));
  return { email, payment, back: await leave(server, payment) };
}

/** A browser that asks until the answer is yes. */
async function askUntilPaid(server: RunningServer, { back }: Sale): Promise<void> {
  while (!(await paidState(server, back)).success);
}

/** Resolves with the index of the first that succeeds; the others may fail with the process. */
const firstOf = (all: readonly Promise<unknown>[]): Promise<number> =>
  Promise.any(all.map((one, index) => one.then(() => index)));

/** When the process is killed, while all of them pay. */
const MOMENTS = {
  'one approval is answered, the others are on their way': (server: RunningServer, sales: readonly Sale[]) =>
    firstOf(sales.map(({ payment }) => decide(server, payment, 'approve'))),
  'one browser knows, the others ask': async (server: RunningServer, sales: readonly Sale[]) => {
    const approvals = sales.map(({ payment }) => decide(server, payment, 'approve'));
    for (const approval of approvals) approval.catch(() => undefined);
    return firstOf(sales.map((sale) => askUntilPaid(server, sale)));
  },
};

test(
  'a backend that is killed between payment and response makes exactly one voucher, invoice and email, even if no browser returns',
  { tags: ['full'], timeout: 300_000 },
  async () => {
    let server = await backend.start();
    const sold = await sellVouchers(server, '25');
    for (const [moment, untilThen] of Object.entries(MOMENTS)) {
      const sales: Sale[] = [];
      while (sales.length < AT_ONCE) sales.push(await order(server, sold));
      const answered = sales[await untilThen(server, sales)];
      await backend.kill();

      server = await backend.start();
      // Nobody asks about it: the start completes what was paid.
      await vi.waitFor(async () => {
        expect(await records(server, 'payments', { email: answered?.email ?? '' }), moment).toMatchObject([
          { status: 'paid', fulfilled_at: expect.any(String) },
        ]);
      }, 30_000);
      for (const { email, payment, back } of sales) {
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
    }
    const buyer = await newBuyer(server);
    expect((await postAs(buyer, '/cognito/giftVoucher/redeem', { code: '' })).status).toBe(200);
  },
);
