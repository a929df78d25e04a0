import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { importSPKI, jwtVerify } from 'jose';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { API_BASE_PATH } from '../../../lib/contract/paths.ts';
import { makeTestWallets, type TestWallets } from '../../../scripts/run/wallet-stand-in.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { setEnvironment } from '../../kernel/config.ts';
import type { Invoice } from '../../payload-types.ts';
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
  type TestShop,
} from '../../../tests/backend/test-shop.ts';
import { transferTicket } from '../order-page/transfer-ticket.ts';
import { makeRefund } from '../refunds/refund.ts';
import { readSale } from '../refunds/sale.ts';
import { redeem } from '../vouchers/redeem.ts';
import { codeOf } from '../vouchers/voucher-sheet.ts';
import { voucherWallets } from '../vouchers/voucher-wallets.ts';
import { pushToPhones } from '../wallet/apple-push.ts';
import { startGoogle, startPushService } from '../wallet/stand-ins.ts';
import { found, readSignedPass } from '../wallet/test-support.ts';
import { appleWallet } from '../wallet/wallets.ts';
import { passUpdater } from './start-updates.ts';
import { updatePasses } from './update-passes.ts';

let opened: TemporaryPayload;
let payload: Payload;
let wallets: TestWallets;
let apple: Awaited<ReturnType<typeof startPushService>>;
let google: Awaited<ReturnType<typeof startGoogle>>;
let shop: TestShop;
let round: number;
let tick: () => Promise<void>;

const authorities = getCACertificates('default');

beforeAll(async () => {
  google = await startGoogle();
  wallets = await makeTestWallets(google.url);
  apple = await startPushService(wallets);
  setDefaultCACertificates([...authorities, await readFile(join(wallets.folder, 'ca.pem'), 'utf8')]);
  setEnvironment({
    ...wallets.variables,
    WALLET_APPLE_PUSH_URL: apple.url,
    SITE_URL: 'https://series.example',
    ADMIN_EMAIL: 'admin@series.example',
    TRIAL_PAYMENTS: 'true',
    LOG_LEVEL: 'fatal',
  });
  opened = await openTemporaryPayload();
  ({ payload } = opened);
  payload.logger.level = 'silent';
  round = await newDistantRound(payload, { gates_open: '7:30am' });
  shop = await openTestShop(payload, { isTicket: true, round });
  tick = passUpdater(payload);
}, 120_000);
afterAll(async () => {
  await opened.close();
  apple.close();
  google.close();
  setDefaultCACertificates(authorities);
  await rm(wallets.folder, { recursive: true });
});
// Nothing is left from the previous test.
beforeEach(async () => {
  await tick();
  apple.take();
  google.take();
});

async function buyTickets(qty: number): Promise<Invoice> {
  const buyer = await shop.newBuyer();
  await shop.addToCart(buyer, qty);
  const { payment, orderId } = await shop.press(buyer);
  await decideAt(payload, payment);
  return invoiceOf(payload, orderId);
}

const passSchema = z.looseObject({
  serialNumber: z.string(),
  authenticationToken: z.string(),
  webServiceURL: z.string(),
});
type OnPhone = z.output<typeof passSchema>;

const passIn = async (response: Response): Promise<OnPhone> => {
  expect(response.status).toBe(200);
  return passSchema.parse(await readSignedPass(wallets, new Uint8Array(await response.arrayBuffer())));
};

const visitor = newBrowser();
const ticketsOf = (invoice: Invoice, only?: number) => readTickets(payload, visitor, invoice, only);

/** Passes as a phone gets them from the page with the tickets. */
const passesOf = async (invoice: Invoice, only?: number): Promise<OnPhone[]> =>
  Promise.all(
    (await ticketsOf(invoice, only)).map(async ({ apple_url: url }) =>
      passIn(await visitor.get(url.replace(API_BASE_PATH, ''))),
    ),
  );

const TYPE = 'pass.nz.test';

/** A phone with Apple's wallet. It calls the addresses in its passes, as Apple specifies. */
function newPhone() {
  const device = randomBytes(16).toString('hex');
  const pushToken = randomBytes(32).toString('hex');
  const address = `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`;
  const call = async (
    method: string,
    path: string,
    more: { token?: string; body?: object; since?: string } = {},
  ) => {
    const { answerCall } = await import('../../app/api/rest.ts');
    const { token, body, since } = more;
    return answerCall(
      new Request(`https://series.example/api/v1/wallet/v1${path}`, {
        method,
        headers: {
          'x-forwarded-for': address,
          ...(token === undefined ? {} : { authorization: `ApplePass ${token}` }),
          ...(since === undefined ? {} : { 'if-modified-since': since }),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    );
  };
  const registrations = `/devices/${device}/registrations/${TYPE}`;
  return {
    device,
    pushToken,
    call,
    add: ({ serialNumber, authenticationToken: token }: OnPhone, body: object = { pushToken }) =>
      call('POST', `${registrations}/${serialNumber}`, { token, body }),
    remove: ({ serialNumber, authenticationToken: token }: OnPhone) =>
      call('DELETE', `${registrations}/${serialNumber}`, { token }),
    changed: (tag?: string) =>
      call('GET', registrations + (tag === undefined ? '' : `?passesUpdatedSince=${tag}`)),
    fetch: ({ serialNumber, authenticationToken: token }: OnPhone, since?: string) =>
      call('GET', `/passes/${TYPE}/${serialNumber}`, { token, ...(since === undefined ? {} : { since }) }),
  };
}

const changedSchema = z.object({ serialNumbers: z.array(z.string()), lastUpdated: z.string() });
const setGates = (gates_open: string) =>
  payload.update({ collection: 'rounds', id: round, data: { gates_open }, depth: 0 });

/** A phone that has a pass. @returns it, with the tag of the version it has */
async function phoneWith(passes: readonly OnPhone[]) {
  const phone = newPhone();
  for (const pass of passes) expect((await phone.add(pass)).status).toBe(201);
  await tick();
  apple.take();
  const { lastUpdated: tag } = changedSchema.parse(await (await phone.changed()).json());
  return { phone, tag };
}

test('passes name where phones ask for changes, and a phone that registers one is notified once', async () => {
  const [pass] = await passesOf(await buyTickets(1));
  expect(found(pass).webServiceURL).toBe('https://series.example/api/v1/wallet');
  const phone = newPhone();
  expect((await phone.add(found(pass))).status).toBe(201);
  expect((await phone.add(found(pass))).status).toBe(200);
  await tick();
  expect(apple.take()).toEqual([
    { token: phone.pushToken, topic: TYPE, body: '{}', sender: `Pass Type ID: ${TYPE}` },
  ]);
  await tick();
  await passUpdater(payload)();
  expect(apple.take()).toEqual([]);
});

test('new gate times reach the phone: one push, the passes that changed, each signed again', async () => {
  const passes = await passesOf(await buyTickets(2));
  const { phone, tag } = await phoneWith(passes);
  expect((await phone.changed(tag)).status).toBe(204);
  const before = await phone.fetch(found(passes[0]));
  const date = found(before.headers.get('last-modified'));
  expect((await phone.fetch(found(passes[0]), date)).status).toBe(304);

  await setGates('6:45am');
  await tick();
  expect(apple.take().filter(({ token }) => token === phone.pushToken)).toHaveLength(1);
  const changed = changedSchema.parse(await (await phone.changed(tag)).json());
  expect(changed.serialNumbers.toSorted()).toEqual(passes.map(({ serialNumber }) => serialNumber).toSorted());
  expect(Number(changed.lastUpdated)).toBeGreaterThan(Number(tag));
  expect((await phone.changed(changed.lastUpdated)).status).toBe(204);
  const after = await phone.fetch(found(passes[0]), new Date(Date.parse(date) - 60_000).toUTCString());
  expect(after.headers.get('cache-control')).toContain('no-store');
  expect(await passIn(after)).toMatchObject({
    serialNumber: found(passes[0]).serialNumber,
    authenticationToken: found(passes[0]).authenticationToken,
    eventTicket: {
      auxiliaryFields: expect.arrayContaining([
        expect.objectContaining({ label: 'Gates open', value: '6:45am', changeMessage: 'Gates open: %@' }),
      ]),
    },
  });
});

test('the passes of a postponed round say so and don’t expire with its old days, then follow the new ones', async () => {
  const [pass] = await passesOf(await buyTickets(1));
  const { phone } = await phoneWith([found(pass)]);
  const setStatus = (round_status: 'postponed' | 'scheduled') =>
    payload.update({ collection: 'rounds', id: round, data: { round_status }, depth: 0 });
  const passNow = async () => passIn(await phone.fetch(found(pass)));
  const dated = (value: string) => ({ eventTicket: { secondaryFields: [{ key: 'date', value }, {}] } });

  await setStatus('postponed');
  await tick();
  expect(apple.take().filter(({ token }) => token === phone.pushToken)).toHaveLength(1);
  const postponed = await passNow();
  expect(postponed).toMatchObject(dated('Postponed'));
  expect(postponed['expirationDate']).toBeUndefined();
  const atGoogle = google.take().find(({ path }) => path.includes('eventTicketObject'));
  expect(atGoogle?.body).toMatchObject({ validTimeInterval: null });

  await setStatus('scheduled');
  await tick();
  expect(await passNow()).toMatchObject({
    ...dated('16–17 January 2099'),
    expirationDate: expect.stringMatching(/^2099-01-17/),
  });
});

test('a phone that deleted a pass is left alone', async () => {
  const [pass] = await passesOf(await buyTickets(1));
  const { phone } = await phoneWith([found(pass)]);
  expect((await phone.remove(found(pass))).status).toBe(200);
  await setGates('7am');
  await tick();
  expect(apple.take().filter(({ token }) => token === phone.pushToken)).toEqual([]);
  expect((await phone.changed()).status).toBe(204);
});

test('without its token, nobody can find out whether a pass exists', async () => {
  const [pass, other] = await passesOf(await buyTickets(2));
  const phone = newPhone();
  const { serialNumber, authenticationToken } = found(pass);
  for (const wrong of [
    { ...found(pass), authenticationToken: 'wrong' },
    { ...found(pass), authenticationToken: found(other).authenticationToken },
    { ...found(pass), authenticationToken: authenticationToken.replace(/^en/, 'de') },
    { ...found(pass), serialNumber: `${serialNumber}x` },
    { ...found(pass), serialNumber: 'ticket-O-999999-1-AAAAAAAA' },
    { ...found(pass), serialNumber: 'nothing' },
  ])
    for (const answer of [await phone.add(wrong), await phone.fetch(wrong), await phone.remove(wrong)])
      expect([wrong.serialNumber, answer.status]).toEqual([wrong.serialNumber, 401]);
  for (const body of [{}, { pushToken: '../x' }, { pushToken: 7 }])
    expect((await phone.add(found(pass), body)).status).toBe(400);
  expect((await phone.changed()).status).toBe(204);
  expect((await phone.call('GET', `/devices/google/registrations/${TYPE}`)).status).toBe(404);
  expect((await phone.call('GET', `/devices/${phone.device}/registrations/pass.other`)).status).toBe(404);
  expect((await phone.call('POST', '/log', { body: { logs: ['The pass is odd.'] } })).status).toBe(200);
  expect((await phone.call('POST', '/log', { body: { logs: 'odd' } })).status).toBe(400);
});

test('a transferred ticket voids the pass of its buyer, who isn’t shown the new holder’s', async () => {
  const invoice = await buyTickets(1);
  const [pass] = await passesOf(invoice);
  const { phone, tag } = await phoneWith([found(pass)]);
  await transferTicket(payload, invoice, {
    number: 1,
    name: 'Tama',
    email: 'tama@example.org',
    press: newPress(),
    language: 'en',
  });
  await tick();
  expect(apple.take().map(({ token }) => token)).toEqual([phone.pushToken]);
  expect(changedSchema.parse(await (await phone.changed(tag)).json()).serialNumbers).toHaveLength(1);
  const after = await passIn(await phone.fetch(found(pass)));
  expect(after).toMatchObject({ voided: true, barcodes: found(pass)['barcodes'] });
  expect(JSON.stringify(after)).not.toContain('Tama');
  const [theirs] = await passesOf(invoice, 1);
  expect(found(theirs).serialNumber).not.toBe(found(pass).serialNumber);
  expect(found(theirs)['voided']).toBeUndefined();
});

test('a refunded ticket’s pass is void, and the order’s other one stays', async () => {
  const invoice = await buyTickets(2);
  const [pass, other] = await passesOf(invoice);
  const { phone } = await phoneWith([found(pass), found(other)]);
  const { items } = await readSale(payload, invoice);
  await makeRefund(payload, invoice, {
    cents: 5000,
    cancel: items.filter(({ ticket }) => ticket === 1).map(({ key }) => key),
    to: 'card',
    reason: 'Ill',
    account: 'office@example.org',
    press: newPress(),
  });
  await tick();
  expect(apple.take()).toHaveLength(1);
  expect(await passIn(await phone.fetch(found(pass)))).toMatchObject({ voided: true });
  expect((await passIn(await phone.fetch(found(other))))['voided']).toBeUndefined();
});

test('a phone that Apple no longer knows is forgotten', async () => {
  const [pass] = await passesOf(await buyTickets(1));
  const { phone } = await phoneWith([found(pass)]);
  apple.answers.set(phone.pushToken, { status: 410, reason: 'Unregistered' });
  await setGates('7:10am');
  await tick();
  expect(apple.take().map(({ token }) => token)).toContain(phone.pushToken);
  expect((await phone.changed()).status).toBe(204);
  await setGates('7:20am');
  await tick();
  expect(apple.take().map(({ token }) => token)).not.toContain(phone.pushToken);
});

test('a failed push is retried after a while', async () => {
  const [pass] = await passesOf(await buyTickets(1));
  const { phone } = await phoneWith([found(pass)]);
  const pushes = () => apple.take().filter(({ token }) => token === phone.pushToken).length;
  apple.answers.set(phone.pushToken, { status: 503, reason: 'ServiceUnavailable' });
  await setGates('7:40am');
  await tick();
  await updatePasses(payload);
  expect(pushes()).toBe(1);
  apple.answers.clear();
  const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  await updatePasses(payload, later(2));
  expect(pushes()).toBe(1);
  await updatePasses(payload, later(200));
  expect(pushes()).toBe(0);
});

test('while Apple can’t be reached, every push waits', async () => {
  const away = { ...found(appleWallet()), pushUrl: 'https://127.0.0.1:1' };
  const tokens = Array.from({ length: 60 }, (_, index) => String(index));
  const results = await pushToPhones(away, tokens);
  expect(new Set(results.values())).toEqual(new Set(['failed']));
});

test('calls from one address are limited', async () => {
  const phone = newPhone();
  const statuses: number[] = [];
  while (statuses.length < 400 && statuses.at(-1) !== 429) statuses.push((await phone.changed()).status);
  expect(statuses.at(-1)).toBe(429);
  expect((await newPhone().changed()).status).toBe(204);
});

test('passes saved at Google are changed there under the same name, with one token', async () => {
  const invoice = await buyTickets(2);
  const [ticket] = await ticketsOf(invoice);
  expect(found(ticket).google_url).toContain('https://pay.google.com/gp/v/save/');
  await tick();
  expect(google.take()).toEqual([]);
  const base = '/walletobjects/v1';
  const ids = (await passesOf(invoice)).map(({ serialNumber }) => `3388000000012345678.${serialNumber}`);
  const eventId = `3388000000012345678.round-${String(round)}-all`;
  // The second was never saved, which is no failure.
  google.saved.add(eventId).add(found(ids[0]));

  await setGates('5:55am');
  await tick();
  const calls = google.take();
  expect(calls.filter(({ path }) => path === `${base}/eventTicketClass/${eventId}`)).toHaveLength(1);
  const changeOf = (id: string | undefined) =>
    calls.find(({ path }) => path === `${base}/eventTicketObject/${String(id)}`)?.body;
  expect(changeOf(ids[0])).toMatchObject({
    id: ids[0],
    state: 'ACTIVE',
    classId: eventId,
    textModulesData: expect.arrayContaining([expect.objectContaining({ body: '5:55am' })]),
  });
  expect(changeOf(ids[1])).toBeDefined();
  expect(new Set(calls.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer token-1']));
  const key = await importSPKI(wallets.googleKey, 'RS256');
  const { payload: claims } = await jwtVerify(found(google.assertions[0]), key, {
    audience: `${google.url}/token`,
    issuer: 'passes@example.iam.gserviceaccount.com',
  });
  expect(claims['scope']).toBe('https://www.googleapis.com/auth/wallet_object.issuer');

  google.setAway(true);
  const { items } = await readSale(payload, invoice);
  const refund = { to: 'card', reason: 'Ill', account: 'office@example.org', press: newPress() } as const;
  await makeRefund(payload, invoice, { ...refund, cents: 5000, cancel: [found(items[0]).key] });
  await tick();
  expect(google.take()).toEqual([]);
  google.setAway(false);
  await updatePasses(payload, new Date(Date.now() + 120_000));
  expect(google.take().find(({ path }) => path.endsWith(found(ids[0])))?.body).toMatchObject({
    state: 'INACTIVE',
  });
  expect(google.assertions).toHaveLength(1);
});

test('a voucher that was redeemed has a void pass', async () => {
  const email = `${newPress()}@example.org`;
  const address = await startVoucher(payload, email, {
    language: 'de',
    returnUrl: new URL('https://series.example/gift-vouchers'),
  });
  await decideAt(payload, address);
  const voucher = found(await findOne(payload, 'gift-vouchers', { buyer_email: { equals: email } }));
  const { apple_url } = await voucherWallets(payload, voucher);
  const pass = await passIn(await visitor.get(apple_url.replace(API_BASE_PATH, '')));
  const { phone } = await phoneWith([pass]);
  const { id: customer } = await shop.newBuyer();
  expect(await redeem(payload, codeOf(voucher), { customer, supplier: 1 })).toMatchObject({ isDone: true });
  await tick();
  expect(apple.take().map(({ token }) => token)).toEqual([phone.pushToken]);
  expect(await passIn(await phone.fetch(pass))).toMatchObject({
    voided: true,
    storeCard: { primaryFields: [{ label: 'Geschenkgutschein' }] },
  });
});
