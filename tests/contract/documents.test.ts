import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { newVisitor } from './harness/accounts.ts';
import {
  callPath,
  decide,
  mailedCode,
  newBuyer,
  PAGE,
  paidState,
  paymentOf,
  postAs,
  records,
  sellVouchers,
  type Buyer,
} from './harness/money.ts';
import { mostlyOnOne, onEachServer } from './harness/servers.ts';

onEachServer('invoices', (server) => {
  let owner: Buyer;
  let sold: { theme: number; block: string };

  beforeAll(async () => {
    sold = await sellVouchers(server, '25');
    owner = await newBuyer(server);
  });

  async function buy() {
    const input = { theme_id: sold.theme, block_id: sold.block, amount: 25, url: PAGE };
    const payment = paymentOf(await postAs(owner, '/cognito/giftVoucher/payNow', input));
    const state = await paidState(server, await decide(server, payment, 'approve'));
    return { id: state.payment?.invoice_id ?? 0, key: state.payment?.invoice_key ?? '' };
  }

  test(
    'an invoice is shown to its owner and to holders of its signed link, to nobody else',
    mostlyOnOne(server),
    async () => {
      const { id, key } = await buy();
      const path = `/sell/invoice/${String(id)}`;
      const own = await owner.get(path, {}, owner.token);
      expect(own.status).toBe(200);
      expect(own.headers.get('cache-control')).toContain('no-store');
      expect(own.json).toMatchObject({
        item: { kind: 'voucher', total_amount: 25, total_tax: 0, status: 'paid' },
      });
      expect((await newVisitor(server).get(path, { key })).status).toBe(200);

      const stranger = await newBuyer(server);
      const missing = await stranger.get('/sell/invoice/999999', {}, stranger.token);
      const other = await buy();
      for (const answer of [
        await stranger.get(path, {}, stranger.token),
        await newVisitor(server).get(path),
        await newVisitor(server).get(path, { key: `${key}x` }),
        await newVisitor(server).get(path, { key: other.key }),
        await newVisitor(server).get(path, { key: `1.${key.split('.')[1] ?? ''}` }),
        await newVisitor(server).get(`/sell/invoice/${String(id)}%20or%201=1`, { key }),
      ]) {
        expect(answer.status).toBe(404);
        expect(answer.json).toEqual(missing.json);
      }
    },
  );

  test('the PDF link is signed, and a voucher’s PDF needs its own signature', async () => {
    const { id, key } = await buy();
    const shown = await newVisitor(server).get(`/sell/invoice/${String(id)}`, { key });
    const { pdf_url } = z.object({ item: z.object({ pdf_url: z.string() }) }).parse(shown.json).item;
    const pdf = await fetch(new URL(pdf_url, server.url));
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.headers.get('cache-control')).toContain('no-store');
    const bytes = Buffer.from(await pdf.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    // The trailer has the offset of the cross-reference table: a byte too many or too few anywhere, and it doesn't match.
    const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(bytes.toString('latin1'))?.[1]);
    expect(bytes.subarray(start, start + 4).toString()).toBe('xref');
    const unsigned = new URL(pdf_url, server.url);
    unsigned.search = '';
    expect((await fetch(unsigned)).status).toBe(404);
    const [voucher] = await records(server, 'gift-vouchers', { buyer: owner.id });
    const sheet = new URL(`/api/v1/cognito/giftVoucher/pdf/${String(voucher?.id)}`, server.url);
    sheet.searchParams.set('key', key);
    expect((await fetch(sheet)).status).toBe(404);
  });

  test('whoever opens a document with a link that doesn’t work reads what to do next; a program gets an error', async () => {
    const { id, key } = await buy();
    const [voucher] = await records(server, 'gift-vouchers', { buyer: owner.id });
    const invoice = `/sell/invoice/pdf/${String(id)}`;
    for (const [path, wayBack] of [
      [invoice, `/invoice/${String(id)}`],
      [`${invoice}?key=1.${key.split('.')[1] ?? ''}`, `/invoice/${String(id)}`],
      ['/sell/invoice/pdf/none?key=x', '/profile'],
      [`/sell/invoice/tickets/pdf/${String(id)}?key=x`, `/print-tickets/${String(id)}`],
      [`/cognito/giftVoucher/pdf/${String(voucher?.id)}?key=${key}`, '/profile'],
    ] as const) {
      const address = new URL(callPath(path), server.url);
      const page = await fetch(address, {
        headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8', Cookie: 'lang=ja' },
      });
      expect([path, page.status, page.headers.get('content-type')]).toEqual([
        path,
        404,
        'text/html; charset=utf-8',
      ]);
      expect(page.headers.get('cache-control')).toContain('no-store');
      const html = await page.text();
      expect(html).toContain('<html lang="ja"');
      expect(html).toContain('このリンクは使えなくなりました');
      for (const way of [wayBack, '/find-order']) expect(html).toContain(`href="${way}"`);
      const program = await fetch(address, { headers: { Accept: 'application/json' } });
      expect([path, program.status, await program.json()]).toMatchObject([path, 404, { success: false }]);
    }
  });

  test('invoice numbers have no gaps, even when many customers pay at once', async () => {
    await Promise.all(Array.from({ length: 12 }, buy));
    const numbers = (await records(server, 'invoices', { kind: 'voucher' })).map(({ sequence }) =>
      Number(sequence),
    );
    const ordered = numbers.toSorted((a, b) => a - b);
    expect(new Set(numbers).size).toBe(numbers.length);
    // The list is limited to a hundred, so compare with its own first and last number.
    expect(ordered.at(-1)! - ordered[0]!).toBe(ordered.length - 1);
  });

  test('the account history shows payments with their pages, and redeemed vouchers by the end of their code', async () => {
    const buyer = await newBuyer(server);
    const input = { theme_id: sold.theme, block_id: sold.block, amount: 25, url: PAGE };
    const payment = paymentOf(await postAs(buyer, '/cognito/giftVoucher/payNow', input));
    await paidState(server, await decide(server, payment, 'approve'));
    const code = await mailedCode(server, buyer.email);
    await postAs(buyer, '/cognito/giftVoucher/redeem', { code });
    expect((await buyer.get('/cognito/user/myAccount', {}, buyer.token)).json).toMatchObject({
      history: [
        { kind: 'voucher_redeemed', title: `… ${code.slice(-4)}`, amount: 25, status: '', link: '' },
        {
          kind: 'voucher_bought',
          title: expect.stringMatching(/^V-\d+$/),
          amount: expect.any(Number),
          status: 'paid',
          link: expect.stringMatching(/^\/order\/V-\d+$/),
        },
      ],
    });
  });

  test('tickets are requested like invoices', async () => {
    const { id } = await buy();
    for (const foreign of [id, 2 ** 31])
      expect((await newVisitor(server).get(`/sell/invoice/tickets/${String(foreign)}`)).status).toBe(404);
    const own = await owner.get(`/sell/invoice/tickets/${String(id)}`, {}, owner.token);
    expect(own.json).toMatchObject({ data: [], invoice: { has_tickets: false } });
  });
});
