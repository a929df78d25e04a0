import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { importSPKI, jwtVerify } from 'jose';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { API_BASE_PATH } from '../../../lib/contract/paths.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { EnvironmentError } from '../../../lib/shared/node/environment.ts';
import { makeTestWallets, type TestWallets } from '../../../scripts/run/wallet-stand-in.ts';
import { checkWallet } from '../../operations/commands/doctor-wallet.ts';
import { config, readConfig, setEnvironment } from '../../kernel/config.ts';
import { attachmentBytes } from '../../mail/attachments.ts';
import { newBrowser } from '../../../tests/backend/browser.ts';
import { readTickets } from '../../../tests/backend/read-tickets.ts';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import {
  decideAt,
  invoiceOf,
  newDistantRound,
  newPress,
  openTestShop,
  startVoucher,
  type TestBuyer,
} from '../../../tests/backend/test-shop.ts';
import type { Invoice } from '../../payload-types.ts';
import { orderEntity } from '../order-page/order-entity.ts';
import { codeOf } from '../vouchers/voucher-sheet.ts';
import { found, readSignedPass, unpackBundle } from './test-support.ts';
import { voucherWallets } from '../vouchers/voucher-wallets.ts';
import { appleWallet } from './wallets.ts';

let opened: TemporaryPayload;
let payload: Payload;
let wallets: TestWallets;
let buyer: TestBuyer;
let invoice: Invoice;

beforeAll(async () => {
  wallets = await makeTestWallets();
  setEnvironment(wallets.variables);
  opened = await openTemporaryPayload();
  ({ payload } = opened);
  payload.logger.level = 'silent';
  const venue = await payload.create({
    collection: 'venues',
    data: {
      name: 'Teretonga Park',
      url: 'teretonga',
      timezone: 'Pacific/Auckland',
      address: { street_address: 'Sandy Point Road', country: 'New Zealand', lat: -46.46, lng: 168.28 },
    },
  });
  const round = await newDistantRound(payload, {
    venue: venue.id,
    gates_open: '7:30am',
    what_to_bring: 'A hat',
  });
  const shop = await openTestShop(payload, { isTicket: true, round });
  buyer = await shop.newBuyer();
  await shop.addToCart(buyer, 2);
  const { payment, orderId } = await shop.press(buyer);
  await decideAt(payload, payment);
  invoice = await invoiceOf(payload, orderId);
}, 120_000);
afterAll(async () => {
  await opened.close();
  await rm(wallets.folder, { recursive: true });
});

const unpack = (bytes: Uint8Array) => unpackBundle(wallets, bytes);
const readPass = (bytes: Uint8Array) => readSignedPass(wallets, bytes);

const visitor = newBrowser();
const below = (url: string) => url.replace(API_BASE_PATH, '');
const bytesOf = async (url: string) => {
  const response = await visitor.get(below(url));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/vnd.apple.pkpass');
  expect(response.headers.get('cache-control')).toContain('no-store');
  return new Uint8Array(await response.arrayBuffer());
};

const ticketsNow = () => readTickets(payload, visitor, invoice);

test("a ticket's pass for Apple's wallet is signed, and says what the ticket says", async () => {
  const [first, second] = await ticketsNow();
  expect(await readPass(await bytesOf(found(first).apple_url))).toMatchObject({
    passTypeIdentifier: 'pass.nz.test',
    teamIdentifier: 'TEAM123456',
    organizationName: 'Test Series',
    serialNumber: expect.stringContaining(`ticket-${invoice.number}-1-`),
    barcodes: [{ message: found(first).code, altText: found(first).code, format: 'PKBarcodeFormatQR' }],
    locations: [{ latitude: -46.46, longitude: 168.28 }],
    expirationDate: expect.stringMatching(/^2099-01-17/),
    eventTicket: {
      primaryFields: [{ key: 'event', value: 'Southern Sprint' }],
      secondaryFields: [
        { key: 'date', label: 'Date', value: '16–17 January 2099' },
        { key: 'place', value: 'Teretonga Park' },
      ],
      auxiliaryFields: [
        { key: 'kind' },
        { key: 'holder', value: buyer.email },
        { label: 'Gates open', value: '7:30am' },
      ],
      backFields: [{ label: 'What to bring', value: 'A hat' }, { label: 'Ticket 1 of 2' }],
    },
  });
  expect(await readPass(await bytesOf(found(second).apple_url))).toMatchObject({
    barcodes: [{ message: found(second).code }],
  });
});

test('the page of an order links to the passes of its valid tickets', async () => {
  const { tickets } = await orderEntity(payload, invoice, 'en');
  expect(tickets).toHaveLength(2);
  expect(await readPass(await bytesOf(found(tickets[1]).apple_url))).toMatchObject({
    serialNumber: expect.stringContaining(`ticket-${invoice.number}-2-`),
  });
  expect(found(tickets[0]).google_url).toContain('https://pay.google.com/gp/v/save/');
});

test('a pass requires the key of its link and an existing ticket', async () => {
  const [first] = await ticketsNow();
  const url = new URL(below(found(first).apple_url), 'http://localhost');
  for (const path of [
    url.pathname,
    `${url.pathname}?key=wrong`,
    url.pathname.replace(/1$/, '3') + url.search,
    url.pathname.replace(/1$/, 'x') + url.search,
  ])
    expect((await visitor.get(path)).status).toBe(404);
});

test('whoever opens a pass with a link that doesn’t work reads where to get another', async () => {
  const [first] = await ticketsNow();
  const { pathname, search } = new URL(below(found(first).apple_url), 'http://localhost');
  const read = async (path: string) => {
    const page = await visitor.open(path, 'de');
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.headers.get('cache-control')).toContain('no-store');
    return page.text();
  };
  const wrong = await read(`${pathname}?key=wrong`);
  expect(wrong).toContain('Dieser Link funktioniert nicht mehr');
  for (const way of [`/print-tickets/${String(invoice.id)}`, '/find-order'])
    expect(wrong).toContain(`href="${way}"`);
  const missing = await read(pathname.replace(/1$/, '3') + search);
  expect(missing).toContain('Hier gibt es keine gültigen Tickets');
  expect(missing).toMatch(/href="\/order\/\d+"/);
});

test('the email of an order has the passes of all its tickets in one file', async () => {
  const mail = found(
    await findOne(payload, 'mails', { to: { equals: buyer.email }, template: { equals: 'order' } }),
  );
  const stored = z
    .array(z.object({ filename: z.string(), content_type: z.string(), file: z.string() }))
    .parse(mail.attachments);
  expect(stored.map(({ filename }) => filename)).toEqual([
    `tickets-${invoice.number}.pdf`,
    `tickets-${invoice.number}.pkpasses`,
    expect.stringMatching(/\.pdf$/),
  ]);
  const folder = await unpack(await attachmentBytes(found(stored[1]).file));
  const passes = (await readdir(folder)).sort();
  expect(passes).toHaveLength(2);
  for (const name of passes)
    expect(await readPass(await readFile(join(folder, name)))).toHaveProperty('eventTicket');
});

test("a ticket is saved to Google's wallet by a signed link", async () => {
  const [first] = await ticketsNow();
  const { origin, pathname } = new URL(found(first).google_url);
  expect(origin).toBe('https://pay.google.com');
  const token = pathname.replace('/gp/v/save/', '');
  const key = await importSPKI(wallets.googleKey, 'RS256');
  const { payload: claims } = await jwtVerify(token, key, { audience: 'google' });
  const eventTicketClass = {
    id: expect.stringMatching(/^3388000000012345678\.round-\d+-all$/),
    issuerName: 'Test Series',
    eventName: { defaultValue: { value: 'Southern Sprint' } },
    venue: {
      name: { defaultValue: { value: 'Teretonga Park' } },
      address: { defaultValue: { value: 'Sandy Point Road, New Zealand' } },
    },
  };
  const eventTicketObject = {
    id: expect.stringMatching(/^3388000000012345678\.ticket-O-\d+-1-[\w-]+$/),
    ticketHolderName: buyer.email,
    barcode: { type: 'QR_CODE', value: found(first).code },
    state: 'ACTIVE',
  };
  expect(claims).toMatchObject({
    iss: 'passes@example.iam.gserviceaccount.com',
    typ: 'savetowallet',
    payload: { eventTicketClasses: [eventTicketClass], eventTicketObjects: [eventTicketObject] },
  });
});

test('a gift voucher has passes, too, and its email the one for Apple and a link to Google’s', async () => {
  const email = `${newPress()}@example.org`;
  const address = await startVoucher(payload, email, { language: 'de' });
  await decideAt(payload, address);
  const voucher = found(await findOne(payload, 'gift-vouchers', { buyer_email: { equals: email } }));
  const { apple_url, google_url } = await voucherWallets(payload, voucher);
  const code = codeOf(voucher);
  expect(await readPass(await bytesOf(apple_url))).toMatchObject({
    storeCard: { primaryFields: [{ label: 'Geschenkgutschein', value: '$50.00' }] },
    barcodes: [{ message: `http://localhost:3000/gift-vouchers#redeem=${code}`, altText: code }],
  });
  expect(google_url).toContain('https://pay.google.com/gp/v/save/');
  const mail = found(
    await findOne(payload, 'mails', { to: { equals: email }, template: { equals: 'voucher' } }),
  );
  expect(JSON.stringify(mail.attachments)).toContain('.pkpass');
  // The recipient has nothing but the email.
  expect(mail.html).toMatch(
    /href="https:\/\/pay\.google\.com\/gp\/v\/save\/[\w.-]+"[^>]*>Zu Google Wallet hinzufügen</,
  );
  expect(mail.text).toContain('Zu Google Wallet hinzufügen:\nhttps://pay.google.com/gp/v/save/');
});

test('passes are off once the certificate has expired, and doctor reports its expiry', () => {
  const settings = config();
  const { expires } = found(settings.wallet.apple);
  const at = (days: number) => new Date(expires.getTime() + days * 24 * 60 * 60_000);
  const day = expires.toISOString().slice(0, 10);
  expect(appleWallet(at(-1))).not.toBeNull();
  expect(appleWallet(at(0))).toBeNull();
  expect(checkWallet(settings, at(-90))).toMatchObject([
    { state: 'good', says: expect.stringContaining(day) },
  ]);
  expect(checkWallet(settings, at(-3))).toMatchObject([
    { state: 'warning', says: expect.stringContaining(day) },
  ]);
  expect(checkWallet(settings, at(1))).toMatchObject([
    { state: 'warning', says: expect.stringContaining(`expired on ${day}`) },
  ]);
});

test('settings that don’t belong together prevent the start, with a line that names the variable and repeats no key', async () => {
  const { variables, folder } = wallets;
  const refusal = (more: Readonly<Record<string, string>>) => {
    try {
      readConfig({ ...variables, ...more });
      return '';
    } catch (error) {
      return error instanceof EnvironmentError ? error.message : String(error);
    }
  };
  const pem = (name: string) => readFile(join(folder, name), 'utf8');
  expect(refusal({})).toBe('');
  expect(refusal({ WALLET_APPLE_CERTIFICATE: await pem('pass.pem') })).toBe('');
  expect(refusal({ WALLET_APPLE_KEY: await pem('ca.key') })).toMatch(/^WALLET_APPLE_KEY can’t be used/);
  expect(refusal({ WALLET_APPLE_KEY: await pem('ca.key') })).not.toContain('BEGIN');
  expect(refusal({ WALLET_APPLE_CERTIFICATE: join(folder, 'ca.pem') })).toMatch(
    /^WALLET_APPLE_CERTIFICATE can’t be used/,
  );
  expect(refusal({ WALLET_APPLE_AUTHORITY: join(folder, 'pass.pem') })).toMatch(
    /^WALLET_APPLE_AUTHORITY can’t be used/,
  );
  expect(refusal({ WALLET_APPLE_KEY: join(folder, 'none') })).toMatch(/^WALLET_APPLE_KEY can’t be used/);
  expect(refusal({ WALLET_APPLE_AUTHORITY: '' })).toMatch(/^WALLET_APPLE_AUTHORITY is missing/);
  expect(refusal({ WALLET_GOOGLE_KEY: '{}' })).toMatch(/^WALLET_GOOGLE_KEY can’t be used/);
});
