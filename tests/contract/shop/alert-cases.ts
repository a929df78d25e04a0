import { expect, test } from 'vitest';
import { tellMe } from '../../../lib/contract/endpoints/cart.ts';
import { lastMail, mailsTo, newVisitor, type ReadMail } from '../harness/accounts.ts';
import { newBuyer, postAs, records } from '../harness/money.ts';
import type { Shop } from './shop.ts';

/** Emails when something that is sold out is available again. */
export function alertCases({ server, product }: Shop): void {
  const ask = (sku: number, email: string, more = {}) =>
    newVisitor(server).post(tellMe.path, { sku, email, ...more });
  const alertsFor = (sku: number) => records(server, 'stock-alerts', { sku });
  /** The page that an email links to, at the server that the test talks to. */
  const pageIn = ({ text }: ReadMail) => {
    const path = /\/api\/v1\/sell\/product\/alerts\?\S+/.exec(text)?.[0];
    if (path === undefined) throw new Error(`No link in: ${text}`);
    return new URL(path, server.url);
  };
  const press = (page: URL, body: URLSearchParams | FormData) => fetch(page, { method: 'POST', body });

  test('fifty people at the same moment are on the list once each, as is one who asks fifty times', async () => {
    const { sku } = await product(0);
    const people = Array.from({ length: 50 }, () => newVisitor(server));
    const answers = await Promise.all(
      people.map((person) => person.post(tellMe.path, { sku, email: person.email })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await alertsFor(sku)).length).toBe(50);

    const { sku: other } = await product(0);
    const { email } = newVisitor(server);
    const tries = await Promise.all(Array.from({ length: 50 }, () => ask(other, email)));
    // Whoever asks too often has to wait.
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([200, 429]));
    expect(await alertsFor(other)).toMatchObject([{ email }]);
    expect(await mailsTo(server, email)).toHaveLength(1);
  });

  test('the answer tells nobody who is on the list, and only a signed-in customer’s own address needs no confirmation', async () => {
    const { sku } = await product(0);
    const buyer = await newBuyer(server);
    const own = await postAs(buyer, tellMe.path, { sku, email: buyer.email.toUpperCase() });
    const stranger = newVisitor(server);
    const other = await postAs(buyer, tellMe.path, { sku, email: stranger.email });
    const again = await ask(sku, buyer.email);
    for (const answer of [own, other, again])
      expect([answer.status, answer.json]).toEqual([200, { success: true, message: '' }]);
    const isConfirmed = Object.fromEntries(
      (await alertsFor(sku)).map(({ email, confirmed_at }) => [email, Boolean(confirmed_at)]),
    );
    expect(isConfirmed).toEqual({ [buyer.email]: true, [stranger.email]: false });
    expect((await mailsTo(server, buyer.email)).map(({ template }) => template)).not.toContain(
      'stock_alert_confirmation',
    );
    expect((await lastMail(server, stranger.email)).template).toBe('stock_alert_confirmation');
  });

  test('bad input gets an error at its field', async () => {
    const { sku } = await product(0);
    expect(await ask(sku, 'mere')).toMatchObject({
      status: 422,
      json: { fields: { email: expect.any(String) } },
    });
    expect(await ask(sku + 5, newVisitor(server).email)).toMatchObject({
      status: 422,
      json: { fields: { sku: expect.any(String) } },
    });
  });

  test('an address is confirmed by a press on a page without scripts, and ended by another, or by one in the mail program', async () => {
    const { sku } = await product(0);
    const { email } = newVisitor(server);
    await ask(sku, email, { language: 'de' });
    const page = pageIn(await lastMail(server, email));
    const [alert] = await alertsFor(sku);
    expect(alert).not.toHaveProperty('key');

    // Mail programs open links by themselves: that confirms nothing.
    const opened = await fetch(page);
    expect([opened.status, opened.headers.get('content-language')]).toEqual([200, 'de']);
    expect(opened.headers.get('cache-control')).toContain('no-store');
    expect(await opened.text()).toContain('value="confirm"');
    expect(await alertsFor(sku)).toMatchObject([{ confirmed_at: null }]);

    const confirmed = await press(page, new URLSearchParams({ action: 'confirm' }));
    expect([confirmed.status, await confirmed.text()]).toEqual([
      200,
      expect.stringContaining('value="stop"'),
    ]);
    expect(await alertsFor(sku)).toMatchObject([{ confirmed_at: expect.any(String) }]);

    expect((await press(page, new URLSearchParams({ action: 'other' }))).status).toBe(422);
    const wrong = new URL(page);
    wrong.searchParams.set('key', 'a'.repeat(43));
    expect((await press(wrong, new URLSearchParams({ action: 'stop' }))).status).toBe(200);
    expect(await alertsFor(sku)).toHaveLength(1);

    const oneClick = new FormData();
    oneClick.set('List-Unsubscribe', 'One-Click');
    expect((await press(page, oneClick)).status).toBe(200);
    expect(await alertsFor(sku)).toEqual([]);
    expect(await (await fetch(page)).text()).not.toContain('<button');
  });
}
