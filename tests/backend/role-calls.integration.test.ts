import { handleEndpoints, type Endpoint, type SanitizedConfig } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { COLLECTIONS } from '../../backend/collections.ts';
import { ROLES } from '../../backend/cms/access/roles.ts';
import { storeAttachments } from '../../backend/mail/attachments.ts';
import { rightsOf, ROLE_TABLE } from './role-table.ts';
import { openTemporaryPayload, type TemporaryPayload } from './temporary-payload.ts';

/** Who calls: an account of each role, and somebody who hasn't signed in. */
const CALLERS = [...ROLES, 'nobody'] as const;
type Caller = (typeof CALLERS)[number];

const EVERYBODY = CALLERS;
const STAFF: readonly Caller[] = ROLES;
const DESK: readonly Caller[] = ['admin', 'editor', 'results', 'shop'];
const OFFICE: readonly Caller[] = ['admin', 'editor'];
const RACING: readonly Caller[] = ['admin', 'editor', 'results'];
const SHOP: readonly Caller[] = ['admin', 'editor', 'shop'];
const CASH: readonly Caller[] = ['admin', 'shop'];
const GATE: readonly Caller[] = ['admin', 'editor', 'gate'];
const ADMIN: readonly Caller[] = ['admin'];
/** Calls of the site and of previews, which are signed or have a token of their own: an account is no use. */
const SIGNED: readonly Caller[] = [];

/**
 * Every call of the CMS that is ours, and whose work it is. ':page' is the id of a draft of a page, ':version' of one of its versions,
 * ':round' of a draft of a round and ':mail' of an email; 0 is no record's.
 */
const CALLS: Readonly<Record<string, readonly Caller[]>> = {
  'GET pages/:page/checks': OFFICE,
  'GET pages/:page/linked-from': OFFICE,
  'GET row-pages/0/linked-from': OFFICE,
  'POST pages/versions/:version': OFFICE,
  'POST globals/navigation/versions/0': OFFICE,
  'POST globals/domain-settings/versions/0': OFFICE,
  'GET media/unused': OFFICE,
  'GET mails/:mail/attachments/0': ADMIN,
  'GET mails/logo/logo-light': EVERYBODY,
  'GET mail-samples': SHOP,
  'GET mail-samples/welcome/en': SHOP,
  'POST rounds/:round/import-timetable': RACING,
  'POST rounds/:round/import-entries': RACING,
  'POST results/0/import-rows': RACING,
  'POST results/0/import-laps': RACING,
  'POST results/0/change': RACING,
  'POST results/0/messages': RACING,
  'POST championships/standings-preview': DESK,
  'POST timing-providers/0/new-secret': ADMIN,
  'GET form-submissions/export': SHOP,
  'GET form-submissions/0/files/0': SHOP,
  'GET form-submissions/0/cancel': SHOP,
  'POST form-submissions/0/cancel': SHOP,
  'GET form-submissions/0/replies': SHOP,
  'POST form-submissions/0/replies': SHOP,
  'POST gift-vouchers/0/resend': SHOP,
  'GET invoices/0/pdf': SHOP,
  'POST invoices/0/resend': SHOP,
  'GET refunds/of/orders/0': CASH,
  'POST refunds/of/orders/0': CASH,
  'GET products/of-round/0': CASH,
  'POST products/of-round/0/tell': CASH,
  'POST products/of-round/0/refund': CASH,
  'POST ticket-scans/admit': GATE,
  'POST users/forgot-password': EVERYBODY,
  'POST users/invite': ADMIN,
  'POST users/0/invite': ADMIN,
  'POST users/0/second-factor/reset': ADMIN,
  'POST users/sign-out': STAFF,
  'GET takings/export': CASH,
  'GET office/search?q=round': STAFF,
  'GET office/handbook/results-1.webp': STAFF,
  'POST new-season': OFFICE,
  'POST past-seasons': OFFICE,
  'POST new-round': OFFICE,
  'GET race-control': RACING,
  'POST set-up': ADMIN,
  // The site isn’t empty.
  'POST demo/add': ADMIN,
  'POST demo/remove': ADMIN,
  'POST preview/link': OFFICE,
  'GET preview/page': SIGNED,
  'GET preview/navigation': SIGNED,
  'POST site/missing-paths': SIGNED,
  'POST site/page-speed': SIGNED,
  'GET editing/pages/:page': OFFICE,
  'POST editing/pages/:page/take-over': OFFICE,
  'GET editing/pages/:page/review': OFFICE,
  'POST editing/pages/:page/review/ready': OFFICE,
  'POST editing/pages/:page/review/send-back': OFFICE,
  'POST editing/pages/:page/review/withdraw': OFFICE,
  'GET editing/pages/:page/comments': OFFICE,
  'POST editing/pages/:page/comments': OFFICE,
  'POST editing/pages/:page/comments/:comment/resolve': OFFICE,
  'POST editing/pages/:page/comments/:comment/reopen': OFFICE,
  'GET editing/rounds/:round': RACING,
  'GET editing/globals/navigation': OFFICE,
  'GET editing/globals/waiting-room': SHOP,
  'POST editing/globals/navigation/take-over': OFFICE,
  'POST editing/globals/waiting-room/take-over': CASH,
};

const nameOf = (start: string, { method, path }: Omit<Endpoint, 'handler'>) =>
  `${method.toUpperCase()} ${start}${path}`.replace(' /', ' ');
/** The calls that the collections have of ours: once the CMS is open, they have Payload's as well. */
const OF_OURS = COLLECTIONS.flatMap(({ slug, endpoints }) =>
  (endpoints || []).map((endpoint) => nameOf(slug, endpoint)),
);

let opened: TemporaryPayload;
let config: SanitizedConfig;
const tokens = new Map<Caller, string>();
const ids: Record<string, string> = {};

/** A request to the CMS's own API, as its routes make it. */
async function call(caller: Caller, method: string, path: string, body?: object): Promise<Response> {
  const token = tokens.get(caller);
  const request = new Request(`http://localhost/api/${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { Authorization: `JWT ${token}` }),
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return handleEndpoints({ config, request });
}

beforeAll(async () => {
  opened = await openTemporaryPayload();
  const { payload } = opened;
  ({ config } = payload);
  for (const role of ROLES) {
    const account = { email: `${role}@example.org`, password: 'Ruapuna-1967-Teretonga' };
    await payload.create({ collection: 'users', data: { ...account, role } });
    const answer = await call('nobody', 'POST', 'users/login', account);
    tokens.set(role, z.object({ token: z.string() }).parse(await answer.json()).token);
  }
  const page = await payload.create({
    collection: 'pages',
    data: { name: 'Draft', url: 'draft', _status: 'draft' },
    draft: true,
  });
  const { docs } = await payload.findVersions({
    collection: 'pages',
    where: { parent: { equals: page.id } },
  });
  const round = await payload.create({
    collection: 'rounds',
    data: {
      ...{ name: 'Draft', url: 'draft', _status: 'draft' },
      ...{ start_date: '2027-03-01T00:00:00.000Z', end_date: '2027-03-02T00:00:00.000Z' },
    },
    draft: true,
  });
  const none = { subtotal_cents: 0, discount_cents: 0, shipping_cents: 0, surcharge_cents: 0 };
  const order = await payload.create({
    collection: 'orders',
    data: { ...none, credit_cents: 0, total_cents: 0, status: 'placed', reference: 'one' },
  });
  ids['orders'] = String(order.id);
  const file = { filename: 'ticket.pdf', contentType: 'application/pdf', content: new Uint8Array([37]) };
  const mail = await payload.create({
    collection: 'mails',
    data: {
      ...{ to: 'buyer@example.org', subject: 'Ticket', key: 'ticket', status: 'kept' },
      attachments: await storeAttachments('ticket', [file]),
    },
  });
  ids['mail'] = String(mail.id);
  const made = await call('admin', 'POST', `editing/pages/${String(page.id)}/comments`, { text: 'Sure?' });
  if (!made.ok) throw new Error(await made.text());
  const { docs: comments } = await payload.find({ collection: 'comments' });
  ids['comment'] = String(comments[0]?.id);
  ids['page'] = String(page.id);
  ids['version'] = String(docs[0]?.id);
  ids['round'] = String(round.id);
}, 180_000);
afterAll(() => opened.close());

/** The answer for collections that have no calls at all. */
const NO_CALLS = 501;
/** Refused: not signed in, not for this account, nothing to see for it, or nobody's. */
const REFUSED = [401, 403, 404, NO_CALLS];

/** One call for each thing that can be done with a collection; no record has the id. */
const OF_COLLECTIONS = [
  ['c', 'POST', ''],
  ['r', 'GET', '?limit=1'],
  ['u', 'PATCH', '?where[id][equals]=0'],
  ['d', 'DELETE', '?where[id][equals]=0'],
  ['v', 'GET', '/versions?limit=1'],
] as const;
const OF_GLOBALS = [
  ['r', 'GET', ''],
  ['u', 'POST', ''],
  ['v', 'GET', '/versions?limit=1'],
] as const;

/** What a caller's calls to a collection or a global come to, as letters. */
async function doneBy(caller: Caller, slug: string): Promise<string> {
  const collection = config.collections.find((one) => one.slug === slug);
  const known = collection ?? config.globals.find((one) => one.slug === slug);
  const isGlobal = collection === undefined;
  const done: string[] = [];
  for (const [letter, method, rest] of isGlobal ? OF_GLOBALS : OF_COLLECTIONS) {
    if (letter === 'v' && !known?.versions) continue;
    // Some are changed one by one only.
    const isOneByOne = letter === 'u' && collection?.disableBulkEdit === true;
    const path = `${isGlobal ? 'globals/' : ''}${slug}${isOneByOne ? `/${ids[slug] ?? ''}` : rest}`;
    const { status } = await call(caller, method, path, method === 'GET' ? undefined : {});
    if (status !== NO_CALLS) expect(status, `${caller}: ${method} ${path}`).toBeLessThan(500);
    if (!REFUSED.includes(status)) done.push(letter);
  }
  return done.join('');
}

test('each role does with each collection and global what its work is, and nobody else does anything', async () => {
  const slugs = [...config.collections, ...config.globals].map(({ slug }) => String(slug));
  const found: Record<string, string[]> = {};
  const wanted: Record<string, string[]> = {};
  for (const slug of new Set([...slugs, ...Object.keys(ROLE_TABLE)]))
    for (const caller of CALLERS) {
      (found[slug] ??= []).push(`${caller} ${await doneBy(caller, slug)}`);
      (wanted[slug] ??= []).push(`${caller} ${caller === 'nobody' ? '' : rightsOf(caller, slug)}`);
    }
  expect(found).toEqual(wanted);
}, 120_000);

test('each role makes the calls that its work needs, and no others', async () => {
  const found: Record<string, Caller[]> = {};
  // One after the other, so that each marks and takes back a mark of its own.
  for (const caller of CALLERS)
    for (const name of Object.keys(CALLS)) {
      const done = (found[name] ??= []);
      const [method = '', template = ''] = name.split(' ');
      const path = template.replace(/:(\w+)/g, (_, record: string) => ids[record] ?? '0');
      const { status } = await call(caller, method, path, method === 'GET' ? undefined : {});
      expect(status, `${caller}: ${name}`).toBeLessThan(500);
      // Whoever may make the call is told that there's no record 0.
      const isHidden = template.includes(':') && status === 404;
      if (status !== 401 && status !== 403 && !isHidden) done.push(caller);
    }
  expect(found).toEqual(CALLS);
}, 120_000);

/** Calls of Payload itself that aren't about one collection or global. */
const PAYLOADS = ['/access', '/reorder'];
/** Calls that need more than an account: a token of a preview, a code of an app, or a comment of one's own; their own tests show them. */
const ELSEWHERE = [/^POST preview\/form/, /^POST users\/second-factor\//, /^DELETE editing\/.*comment/];

test('no call of ours is missing here', () => {
  const ours = [
    ...OF_OURS,
    ...config.endpoints.filter(({ path }) => !PAYLOADS.includes(path)).map((one) => nameOf('', one)),
  ];
  const known = Object.keys(CALLS).map((name) => name.replace(/\?.*/, ''));
  const missing = ours.filter((name) => {
    const pattern = new RegExp(
      `^${name.replace(/^POST .*\/versions\//, 'POST pages/versions/').replace(/:\w+/g, '[^/]+')}$`,
    );
    return !ELSEWHERE.some((one) => one.test(name)) && !known.some((one) => pattern.test(one));
  });
  expect(missing).toEqual([]);
});
