import { randomBytes } from 'node:crypto';
import { expect, vi } from 'vitest';
import { z } from 'zod';
import { checkPaid, PAYMENT_TOKEN_PARAMETER } from '../../../lib/contract/endpoints/payments.ts';
import { API_BASE_PATH } from '../../../lib/contract/endpoint.ts';
import { newVisitor, signUp, type Visitor } from './accounts.ts';
import { get, type Answer } from './client.ts';
import { cmsWith, type Cms } from './cms.ts';
import type { RunningServer } from './servers.ts';

/** The page that the tests' visitors come from. The tests' backend considers this origin its site. */
export const SITE = 'http://localhost:3000';
export const PAGE = `${SITE}/gift-vouchers`;

/** A signed-in customer, with functions to make calls. */
export type Buyer = Visitor & { readonly id: number; readonly token: string };

export async function newBuyer(server: RunningServer, language = ''): Promise<Buyer> {
  const visitor = newVisitor(server, undefined, language);
  const { access_token, id } = await signUp(server, visitor);
  return { ...visitor, id, token: access_token };
}

/** Posts as a buyer, with their token. */
export const postAs = (buyer: Buyer, path: string, body: Readonly<Record<string, unknown>>) =>
  buyer.post(path, body, buyer.token);

const payableSchema = z.object({ success: z.boolean(), message: z.string(), payment: z.string() });

/** The payment page that a response leads to. */
export function paymentOf(answer: { status: number; json: unknown }): string {
  expect(answer.status, JSON.stringify(answer.json)).toBe(200);
  const { success, payment } = payableSchema.parse(answer.json);
  expect(success).toBe(true);
  expect(payment).toContain('/api/v1/pay/');
  return payment;
}

/** A page of the sandbox gateway, requested without the site in front. */
const pageAt = (server: RunningServer, payment: string): URL => {
  const { pathname, search } = new URL(payment);
  return new URL(`${pathname}${search}`, server.url);
};

/** What the sandbox's page shows. */
export const openPage = (server: RunningServer, payment: string): Promise<Response> =>
  fetch(pageAt(server, payment));

/** Sends the form of the sandbox's page. */
export const pressOn = (
  server: RunningServer,
  payment: string,
  fields: Readonly<Record<string, string>>,
): Promise<Response> =>
  fetch(pageAt(server, payment), {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });

/** Presses a button on the sandbox's page, which asks for an address if nobody knows one. @returns where the browser is redirected */
export async function decide(
  server: RunningServer,
  payment: string,
  decision: 'approve' | 'decline',
  fields: Readonly<Record<string, string>> = { email: 'payer@example.org' },
): Promise<URL> {
  const response = await pressOn(server, payment, { decision, ...fields });
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '');
}

/** Where a payment page's cancel link leads. */
export async function leave(server: RunningServer, payment: string): Promise<URL> {
  const html = await (await openPage(server, payment)).text();
  const href = /<a class="leave" href="([^"]+)"/.exec(html)?.[1] ?? '';
  return new URL(href.replaceAll('&amp;', '&'));
}

/** Asks checkPaid about the address a browser returned to. */
export const askPaid = (server: RunningServer, back: URL): Promise<Answer> =>
  get(server, checkPaid.path, {
    url: Buffer.from(back.href).toString('base64'),
    payum_token: back.searchParams.get(PAYMENT_TOKEN_PARAMETER) ?? '',
  });

/** What checkPaid says about the address a browser returned to. */
export async function paidState(server: RunningServer, back: URL) {
  const answer = await askPaid(server, back);
  expect(answer.status, JSON.stringify(answer.json)).toBe(200);
  return checkPaid.output.parse(answer.json);
}

const listSchema = z.object({ docs: z.array(z.looseObject({ id: z.number() })), totalDocs: z.number() });

/** Records as an admin lists them in the CMS. */
export async function records(
  server: RunningServer,
  collection: string,
  where: Readonly<Record<string, string | number>>,
) {
  const url = new URL(`/api/${collection}`, server.url);
  for (const [field, value] of Object.entries(where))
    url.searchParams.set(`where[${field}][equals]`, String(value));
  url.searchParams.set('depth', '0');
  url.searchParams.set('limit', '100');
  const response = await fetch(url, { headers: { Authorization: `JWT ${server.token}` } });
  return listSchema.parse(await response.json()).docs;
}

export const cmsOf = (server: RunningServer): Cms => cmsWith(server.url, server.token);

/** Responses of a CMS endpoint. */
export const askCms = (server: RunningServer, path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(new URL(path, server.url), {
    ...init,
    headers: { Authorization: `JWT ${server.token}`, ...init.headers },
  });

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A theme, and a page with a voucher block that sells these amounts. */
export async function sellVouchers(server: RunningServer, amounts = '25|50', isCustomAllowed = false) {
  const cms = cmsOf(server);
  const image = await cms.upload(
    'media',
    { name: `theme-${randomBytes(4).toString('hex')}.png`, type: 'image/png', bytes: PIXEL },
    { alt: 'A theme' },
  );
  const theme = await cms.create('gift-voucher-themes', { name: 'Flag', image });
  const page = await cms.create('pages', {
    name: `Vouchers ${randomBytes(4).toString('hex')}`,
    _status: 'published',
    blocks: [{ blockType: 'core-gift-voucher-purchase', amounts, allow_custom_amounts: isCustomAllowed }],
  });
  const saved = await askCms(server, `/api/pages/${String(page)}?depth=0`);
  const { blocks } = z.object({ blocks: z.array(z.object({ id: z.string() })) }).parse(await saved.json());
  return { theme, block: blocks[0]?.id ?? '' };
}

/** The code in a voucher's email, once it has arrived. */
export async function mailedCode(server: RunningServer, email: string): Promise<string> {
  return vi.waitFor(async () => {
    const [mail] = await records(server, 'mails', { to: email, template: 'voucher' });
    const code = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(String(mail?.text))?.[0];
    if (code === undefined) throw new Error('No voucher was mailed yet.');
    return code;
  }, 10_000);
}

/** Buys a voucher and pays for it. @param office where its email is read @returns its code */
export async function buyCode(
  server: RunningServer,
  buyer: Buyer,
  sold: { theme: number; block: string },
  amount = 25,
  office = server,
): Promise<string> {
  const email = `${randomBytes(6).toString('hex')}@example.org`;
  const input = { theme_id: sold.theme, amount, block_id: sold.block, url: PAGE, email };
  const back = await decide(
    server,
    paymentOf(await postAs(buyer, '/cognito/giftVoucher/payNow', input)),
    'approve',
  );
  expect((await paidState(server, back)).success).toBe(true);
  return mailedCode(office, email);
}

/** A customer's credit, in dollars. */
export async function creditOf(buyer: Buyer): Promise<number> {
  const answer = await buyer.get('/cognito/user/creditBalance', { supplier: 1 }, buyer.token);
  return z.object({ balance: z.number() }).parse(answer.json).balance;
}

/** Path of a call on the server. */
export const callPath = (path: string): string => `${API_BASE_PATH}${path}`;
