import { rm } from 'node:fs/promises';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AUTHORIZE_PATH } from '../../../lib/contract/authorization.ts';
import {
  CREDIT_NOTE_PDF_PATH,
  INVOICE_PDF_PATH,
  TICKET_PASS_PATH,
  TICKETS_PDF_PATH,
  VOUCHER_PASS_PATH,
  VOUCHER_PDF_PATH,
} from '../../../lib/contract/endpoints/documents.ts';
import { API_BASE_PATH, TIMETABLE_PDF_PATH, WAITING_ROOM_PAGE } from '../../../lib/contract/paths.ts';
import { makeTestWallets, type TestWallets } from '../../../scripts/run/wallet-stand-in.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { signDocument, SHOWN_LINK_MS, type SignedKind } from '../../commerce/documents/signed-link.ts';
import { SANDBOX_PATH } from '../../commerce/payments/sandbox/sandbox-gateway.ts';
import { makeRefund } from '../../commerce/refunds/refund.ts';
import { ALERTS_PATH } from '../../commerce/stock-alerts/address.ts';
import { recordAlert } from '../../commerce/stock-alerts/alerts.ts';
import { codeHash, voucherCode } from '../../commerce/vouchers/voucher.ts';
import { PHONES_PATH } from '../../commerce/wallet/apple-pass.ts';
import { setEnvironment } from '../../kernel/config.ts';
import { newBrowser } from '../../../tests/backend/browser.ts';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import {
  decideAt,
  invoiceOf,
  newDistantRound,
  newPress,
  openTestShop,
  type TestBuyer,
} from '../../../tests/backend/test-shop.ts';

/* A cache in front of the site that stores everything it may, whatever else a response says, must store nothing personal. */

let opened: TemporaryPayload;
let payload: Payload;
let wallets: TestWallets;
let buyer: TestBuyer;
/** Addresses with personal data, by the route that serves them. */
let own: ReadonlyMap<string, string>;

beforeAll(async () => {
  wallets = await makeTestWallets();
  setEnvironment(wallets.variables);
  opened = await openTemporaryPayload();
  ({ payload } = opened);
  const shop = await openTestShop(payload, { isTicket: true, round: await newDistantRound(payload) });
  buyer = await shop.newBuyer();
  await shop.addToCart(buyer);
  const { payment, orderId } = await shop.press(buyer);
  await decideAt(payload, payment);
  const invoice = await invoiceOf(payload, orderId);
  const { id: refund } = await makeRefund(payload, invoice, {
    cents: 1000,
    to: 'card',
    cancel: [],
    reason: 'Rained off',
    account: 'shop@example.org',
    press: newPress(),
  });
  const paid = await findOne(payload, 'payments', { email: { equals: buyer.email } });
  const { id: voucher } = await payload.create({
    collection: 'gift-vouchers',
    data: {
      amount_cents: 5_000,
      expires_on: '2099-01-27',
      buyer_email: buyer.email,
      reference: 'a gift',
      payment: paid?.id ?? 0,
      status: 'active',
      code_hash: codeHash(voucherCode('a gift')),
    },
  });
  const alert = { sku: shop.sku, email: buyer.email, language: 'en', isProven: true } as const;
  const { key: alerts } = await recordAlert(payload, alert, new Date());
  await shop.addToCart(buyer);
  const { payment: unpaid } = await shop.press(buyer);
  const signed = (path: string, kind: SignedKind, id: number, more = '') =>
    `${path}/${String(id)}${more}?key=${signDocument(kind, id, SHOWN_LINK_MS)}`;
  own = new Map([
    [
      '/sell/order/{id}',
      `/sell/order/${String(orderId)}?key=${signDocument('order', invoice.id, SHOWN_LINK_MS)}`,
    ],
    ['/sell/invoice/{id}', signed('/sell/invoice', 'invoice', invoice.id)],
    ['/sell/invoice/tickets/{id}', signed('/sell/invoice/tickets', 'tickets', invoice.id)],
    [`${INVOICE_PDF_PATH}/{id}`, signed(INVOICE_PDF_PATH, 'invoice', invoice.id)],
    [`${CREDIT_NOTE_PDF_PATH}/{id}`, signed(CREDIT_NOTE_PDF_PATH, 'credit', refund)],
    [`${TICKETS_PDF_PATH}/{id}`, signed(TICKETS_PDF_PATH, 'tickets', invoice.id)],
    [`${TICKET_PASS_PATH}/{id}/{number}`, signed(TICKET_PASS_PATH, 'tickets', invoice.id, '/1')],
    [`${VOUCHER_PDF_PATH}/{id}`, signed(VOUCHER_PDF_PATH, 'voucher', voucher)],
    [`${VOUCHER_PASS_PATH}/{id}`, signed(VOUCHER_PASS_PATH, 'voucher', voucher)],
    [`${SANDBOX_PATH}/{token}`, new URL(unpaid).pathname.replace(API_BASE_PATH, '')],
    [ALERTS_PATH, `${ALERTS_PATH}?key=${alerts}`],
    [WAITING_ROOM_PAGE, WAITING_ROOM_PAGE],
  ]);
}, 120_000);
afterAll(async () => {
  await opened.close();
  await rm(wallets.folder, { recursive: true });
});

const mayBeKept = ({ headers }: Response): boolean =>
  !headers.has('set-cookie') &&
  !/private|no-store/.test(headers.get('cdn-cache-control') ?? headers.get('cache-control') ?? '');

test('no cache may keep what holds somebody’s own data, nor the refusal without its key', async () => {
  const visitor = newBrowser();
  for (const [route, address] of own) {
    const answer = await visitor.get(address);
    expect([route, answer.status, mayBeKept(answer)]).toEqual([route, 200, false]);
    const [path = ''] = address.split('?');
    if (path !== address) expect([route, mayBeKept(await visitor.get(path))]).toEqual([route, false]);
  }
  const order = await visitor.get(own.get('/sell/order/{id}') ?? '');
  expect(await order.text()).toContain(buyer.email);
});

test('every page and file besides the calls is one of these, for phones with a pass, or the same for everybody', async () => {
  // Reads the configuration, which must exist by then.
  const { OTHER_ROUTES } = await import('./other-routes.ts');
  const forEverybody = [`${TIMETABLE_PDF_PATH}/{url}`];
  const read = OTHER_ROUTES.filter(({ endpoint }) => endpoint.method === 'GET');
  const others = read.map(({ endpoint }) => endpoint.path).filter((path) => !own.has(path));
  const isForPhones = (path: string) => path.startsWith(PHONES_PATH);
  expect(others.filter((path) => !isForPhones(path))).toEqual(forEverybody);
  const forPhones = others.filter(isForPhones);
  expect(forPhones.length).toBeGreaterThan(0);
  for (const path of forPhones) {
    const asked = path.replaceAll(/\{\w+\}/g, 'nobody-knows-me');
    expect([path, mayBeKept(await newBrowser().get(asked))]).toEqual([path, false]);
  }
});

test('the sign-in page for other sites may not be cached', async () => {
  expect(mayBeKept(await newBrowser().get(AUTHORIZE_PATH))).toBe(false);
});
