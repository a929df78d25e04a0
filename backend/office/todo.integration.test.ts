import { createLocalReq, type PayloadRequest } from 'payload';
import { expect, test } from 'vitest';
import { temporaryPayload } from '../../tests/backend/temporary-payload.ts';
import { ROLES, type Role } from '../cms/access/roles.ts';
import type { NextRound } from './next-round.ts';
import { findTodos } from './todo.ts';

const opened = temporaryPayload();

const HOUR_MS = 60 * 60_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
const PUBLISHED = { _status: 'published' } as const;
const own = (what: string) => `${what}-${crypto.randomUUID().slice(0, 8)}`;

const requests = new Map<Role, Promise<PayloadRequest>>();

/** A request by an account with a role, the same for all tests. */
function requestOf(role: Role): Promise<PayloadRequest> {
  const make = async () => {
    const { payload } = opened;
    const user = await payload.create({
      collection: 'users',
      data: { email: `${crypto.randomUUID()}@example.org`, password: crypto.randomUUID(), role },
    });
    return createLocalReq({ user: { ...user, collection: 'users' } }, payload);
  };
  const request = requests.get(role) ?? make();
  requests.set(role, request);
  return request;
}

/** A role's list: each line with its count and its link. */
const listOf = async (role: Role) =>
  (await findTodos(await requestOf(role), null)).map(({ count, label, details = [] }) => ({
    line: count > 0 ? `${String(count)} ${label}` : label,
    titles: details.map(({ title }) => title),
  }));
const linesOf = async (role: Role) => (await listOf(role)).map(({ line }) => line);

/** The roles whose home screens have a line. */
async function rolesWith(line: string): Promise<Role[]> {
  const found: Role[] = [];
  for (const role of ROLES) if ((await linesOf(role)).includes(line)) found.push(role);
  return found;
}
/** What the line opens for an administrator. */
const titlesOf = async (line: string) =>
  (await listOf('admin')).find((todo) => todo.line === line)?.titles ?? [];

const EVERY_OFFICE: readonly Role[] = ['admin', 'editor'];
const RACING: readonly Role[] = ['admin', 'editor', 'results'];
const SHOP: readonly Role[] = ['admin', 'editor', 'shop'];
const CASH: readonly Role[] = ['admin', 'shop'];

const newRound = async (
  hours: number,
  round_status: 'scheduled' | 'postponed' | 'cancelled' = 'scheduled',
  name = own('round'),
) =>
  (
    await opened.payload.create({
      collection: 'rounds',
      data: {
        name,
        url: name,
        start_date: ago(hours + 48),
        end_date: ago(hours),
        round_status,
        ...PUBLISHED,
      },
    })
  ).id;
const newClass = async () =>
  (
    await opened.payload.create({
      collection: 'categories',
      data: { name: own('class'), url: own('class') },
    })
  ).id;

test('lists rounds and sessions with an outdated status', async () => {
  const { payload } = opened;
  const id = await newRound(24);
  await newRound(24, 'postponed');
  await newRound(-24, 'postponed');
  const category = await newClass();
  const session = (
    session_status: 'running' | 'suspended' | 'delayed' | 'scheduled' | 'finished',
    start: number,
    end: number | null,
  ) =>
    payload.create({
      collection: 'results',
      data: {
        round: id,
        category,
        session_name: `${session_status} ${String(start)}`,
        kind: 'practice',
        session_status,
        date: ago(start),
        ends_at: end === null ? null : ago(end),
        ...PUBLISHED,
      },
    });
  await session('running', 40, 39);
  await session('suspended', 38, 37);
  await session('delayed', 36, null);
  await session('scheduled', 35, 34.5);
  await session('running', 26, 2);
  await session('finished', 60, 59.5);
  expect(await rolesWith('1 postponed round has no new date')).toEqual(RACING);
  expect(await rolesWith('3 sessions should be over but are still running, suspended or delayed')).toEqual(
    RACING,
  );
  expect((await linesOf('results')).filter((line) => line.includes('series'))).toEqual([
    '3 rounds aren’t in a series',
  ]);
});

test('lists a round that is over and still scheduled until one of its sessions has a result or is finished', async () => {
  const { payload } = opened;
  const line = '1 round is over but still scheduled, without a result or a finished session';
  const titles = () => titlesOf(line);
  const name = own('forgotten');
  const id = await newRound(30, 'scheduled', name);
  await newRound(30, 'cancelled');
  await newRound(-1);
  expect(await titles()).toEqual([name]);
  expect(await rolesWith(line)).toEqual(RACING);
  const session = await payload.create({
    collection: 'results',
    data: {
      round: id,
      category: await newClass(),
      session_name: 'Race',
      kind: 'race',
      session_status: 'scheduled',
      date: ago(40),
      ...PUBLISHED,
    },
  });
  expect(await titles()).toEqual([name]);
  const change = (data: object) =>
    payload.update({ collection: 'results', id: session.id, data: { ...data, ...PUBLISHED } });
  await change({ session_status: 'finished' });
  expect(await titles()).toEqual([]);
  await change({ session_status: 'scheduled', rows: [{ position: 1, name: 'Mere Tawhai' }] });
  expect(await titles()).toEqual([]);
  await payload.delete({ collection: 'results', id: session.id });
  await payload.delete({ collection: 'rounds', id });
});

test('lists sessions without a class, including drafts but not activities', async () => {
  const { payload } = opened;
  const name = own('round');
  const round = await newRound(-100, 'scheduled', name);
  const session = (session_name: string, kind: 'race' | 'activity') =>
    payload.create({
      collection: 'results',
      draft: true,
      data: { round, session_name, kind, date: ago(-90), _status: 'draft' },
    });
  const race = await session('Race 1', 'race');
  await session('Pit walk', 'activity');
  const line = '1 session has no class';
  expect(await titlesOf(line)).toEqual([`Race 1, ${name}`]);
  expect(await rolesWith(line)).toEqual(RACING);
  await expect(
    payload.update({ collection: 'results', id: race.id, data: { _status: 'published' } }),
  ).rejects.toThrow(/Category/);
  await payload.delete({ collection: 'results', id: race.id });
  expect(await rolesWith(line)).toEqual([]);
});

test('counts finished sessions without a result, and provisional results, for those who enter results', async () => {
  const { payload } = opened;
  const round = await newRound(50);
  const category = await newClass();
  const race = (more: object) =>
    payload.create({
      collection: 'results',
      data: {
        round,
        category,
        session_name: own('race'),
        kind: 'race',
        date: ago(60),
        ...PUBLISHED,
        ...more,
      },
    });
  const before = await linesOf('admin');
  expect(before.filter((line) => /has no result|provisional/.test(line))).toEqual([]);
  await race({ session_status: 'finished' });
  await race({ session_status: 'cancelled', status_note: 'Fog' });
  await race({ rows: [{ position: 1, name: 'Mere Tawhai' }], classification: 'provisional' });
  await race({ rows: [{ position: 1, name: 'Mere Tawhai' }], classification: 'official' });
  expect(await rolesWith('1 session is over but has no result')).toEqual(RACING);
  expect(await rolesWith('1 result is still provisional')).toEqual(RACING);
});

test('a session that is on, or whose round was called off, isn’t missing a result', async () => {
  const { payload } = opened;
  const missing = async () => (await linesOf('results')).filter((line) => line.includes('no result'));
  const before = await missing();
  const category = await newClass();
  const race = (round: number, start: number, end: number | null) =>
    payload.create({
      collection: 'results',
      data: {
        round,
        category,
        session_name: own('race'),
        kind: 'race',
        session_status: 'scheduled',
        date: ago(start),
        ends_at: end === null ? null : ago(end),
        ...PUBLISHED,
      },
    });
  const [on, off] = [await newRound(-1), await newRound(24, 'cancelled')];
  await race(on, 0.9, null);
  const { id } = await race(on, 0.5, -0.25);
  await race(off, 30, 29);
  expect(await missing()).toEqual(before);
  await payload.update({ collection: 'results', id, data: { ends_at: ago(0.25), ...PUBLISHED } });
  expect(await missing()).not.toEqual(before);
  await payload.delete({ collection: 'results', where: { round: { in: [on, off] } } });
  for (const round of [on, off]) await payload.delete({ collection: 'rounds', id: round });
});

test('lists names that are probably one competitor’s with their championship, until they are merged', async () => {
  const { payload } = opened;
  const [round, category] = [await newRound(24), await newClass()];
  const race = (name: string, start: number) =>
    payload.create({
      collection: 'results',
      data: {
        round,
        category,
        session_name: own('race'),
        kind: 'race',
        session_status: 'finished',
        date: ago(start),
        classification: 'official',
        rows: [{ position: 1, name }],
        ...PUBLISHED,
      },
    });
  await race('Kahurangi Ngata', 30);
  await race('Kahurangi Ngatta', 29);
  const name = own('cup');
  const scoring = await payload.create({
    collection: 'scorings',
    data: {
      name,
      points: [{ kind: 'race', points: '25, 18, 15', per_round: 2 }],
      guests: 'move_up',
      shared_cars: 'each',
      ties: 'countback',
    },
  });
  const { id } = await payload.create({
    collection: 'championships',
    data: {
      name,
      season: '2026/27',
      url: name,
      of: 'drivers',
      category,
      scoring: scoring.id,
      rounds: [round],
    },
  });
  const line = '1 competitor may be in the standings twice';
  expect(await titlesOf(line)).toEqual([
    expect.stringMatching(new RegExp(`^Kahurangi Ngatt?a and Kahurangi Ngatt?a in ${name} 2026/27$`)),
  ]);
  expect(await rolesWith(line)).toEqual(RACING);
  const same = { name: 'Kahurangi Ngatta', same_as: 'Kahurangi Ngata' };
  await payload.update({ collection: 'championships', id, data: { same_names: [same] } });
  expect(await rolesWith(line)).toEqual([]);
});

test('low stock and payment problems are for the shop', async () => {
  const { payload } = opened;
  const name = own('cap');
  await payload.create({
    collection: 'products',
    data: {
      name,
      slug: name,
      price: 20,
      skus: [
        { number: 1, code: 'S', name: 'Small', price: 20, stock: 40 },
        { number: 2, code: 'M', name: 'Medium', price: 20, stock: 2 },
      ],
      ...PUBLISHED,
    },
  });
  expect(await titlesOf('1 product is low in stock')).toEqual([`${name}: 2 left`]);
  expect(await rolesWith('1 product is low in stock')).toEqual(SHOP);

  const ticket = (kind: string, round: number) =>
    payload.create({
      collection: 'products',
      data: {
        name: kind,
        slug: own('ticket'),
        price: 50,
        is_ticket: true,
        round,
        skus: [{ number: 1, code: own('T'), name: 'Adult', price: 50, stock: 0 }],
        ...PUBLISHED,
      },
    });
  // All are sold out, but only the next round's can still be sold.
  await ticket('Past weekend', await newRound(24 * 30));
  await ticket('Called-off weekend', await newRound(-24 * 30, 'cancelled'));
  await ticket('Next weekend', await newRound(-24 * 30));
  const low = '2 products are low in stock';
  expect((await titlesOf(low)).toSorted()).toEqual(['Next weekend: 0 left', `${name}: 2 left`].toSorted());

  const payment = (more: object) =>
    payload.create({
      collection: 'payments',
      data: {
        status: 'paid',
        amount_cents: 2000,
        surcharge_cents: 0,
        reference: own('payment'),
        token_hash: own('hash'),
        ...more,
      },
    });
  await payment({});
  await payment({ fulfilled_at: ago(1), difference: 'unknown_there' });
  await payment({ refund_wanted: true });
  await payload.create({
    collection: 'refunds',
    data: {
      number: own('refund'),
      status: 'owed',
      amount_cents: 2000,
      card_cents: 2000,
      credit_cents: 0,
      tax_cents: 0,
      press: own('press'),
    },
  });
  expect(await rolesWith('1 payment has arrived but hasn’t taken effect')).toEqual(SHOP);
  expect(await rolesWith('1 late payment hasn’t been refunded')).toEqual(SHOP);
  expect(await rolesWith('1 refund hasn’t been confirmed by the gateway')).toEqual(SHOP);
  expect(await rolesWith('1 payment differs from the gateway')).toEqual(CASH);
  await payload.create({
    collection: 'orders',
    data: {
      status: 'paid',
      subtotal_cents: 0,
      discount_cents: 0,
      shipping_cents: 0,
      surcharge_cents: 0,
      credit_cents: 0,
      total_cents: 0,
      reference: own('order'),
    },
  });
  expect(await rolesWith('1 paid order hasn’t been sent')).toEqual(SHOP);
});

test('submissions are listed for those who deal with forms', async () => {
  const { payload } = opened;
  await payload.create({
    collection: 'form-submissions',
    data: { form_name: 'Contact', status: 'received', handling: 'new' },
  });
  expect(await rolesWith('1 form submission hasn’t been dealt with')).toEqual(SHOP);
});

test('lists broken links with their place, including those typed in menus', async () => {
  const { payload } = opened;
  const name = own('broken');
  await payload.create({
    collection: 'pages',
    data: {
      name,
      url: name,
      blocks: [
        { blockType: 'core-button-link', button_text: 'Go', button_url: '/gone', display: {} },
        { blockType: 'core-heading', heading: '', heading_type: 'h1', display: {} },
      ],
      ...PUBLISHED,
    },
  });
  await payload.updateGlobal({
    slug: 'navigation',
    data: {
      header: [
        { label: 'Old', leads_to: 'address', address: '/100%-gone' },
        { label: 'Elsewhere', leads_to: 'address', address: 'https://example.org/gone' },
        { label: 'Timetable', leads_to: 'screen', screen: 'timetable' },
      ],
      ...PUBLISHED,
    },
  });
  const line = '2 links are broken';
  expect(await titlesOf(line)).toEqual(['/100%-gone in Navigation: header', `/gone in Page: ${name}`]);
  expect(await rolesWith(line)).toEqual(EVERY_OFFICE);
  const [empty = ''] = await titlesOf('1 block is empty');
  expect(empty).toMatch(new RegExp(`^${name}: block 2 `));
  expect(await rolesWith('1 block is empty')).toEqual(EVERY_OFFICE);
  expect(await titlesOf('1 page has no links to it')).toEqual([`${name} (/${name})`]);
  expect(await rolesWith('1 page has no links to it')).toEqual(EVERY_OFFICE);
  await payload.create({ collection: 'missing-paths', data: { path: '/was-here' } });
  expect(await rolesWith('1 address that visitors couldn’t find')).toEqual(EVERY_OFFICE);
});

test('lists drafts of every kind, including the menus, for those who write them', async () => {
  const { payload } = opened;
  const name = own('draft');
  const channel = await payload.create({
    collection: 'podcast-channels',
    data: { title: own('channel') },
  });
  const draft = { draft: true, data: { name, url: name, _status: 'draft' } } as const;
  const date = { display_start_time: ago(1) };
  await payload.create({ collection: 'pages', ...draft });
  await payload.create({ collection: 'articles', draft: true, data: { ...draft.data, ...date } });
  await payload.create({ collection: 'products', draft: true, data: { name, price: 5, _status: 'draft' } });
  await payload.create({
    collection: 'podcast-episodes',
    draft: true,
    data: { ...draft.data, ...date, channel: channel.id },
  });
  await payload.create({
    collection: 'microblog-posts',
    draft: true,
    data: { title: name, published_at: ago(1), _status: 'draft' },
  });
  for (const [line, roles] of [
    ['1 page has unpublished changes', EVERY_OFFICE],
    ['1 article is a draft', EVERY_OFFICE],
    ['1 podcast episode is a draft', EVERY_OFFICE],
    ['1 short post is a draft', EVERY_OFFICE],
    ['1 product is a draft', SHOP],
  ] as const) {
    expect([line, await rolesWith(line)]).toEqual([line, roles]);
    expect([line, await titlesOf(line)]).toEqual([line, [name]]);
  }
  const menus = 'Navigation has unpublished changes';
  expect(await rolesWith(menus)).toEqual([]);
  await payload.updateGlobal({ slug: 'navigation', draft: true, data: { _status: 'draft' } });
  expect(await rolesWith(menus)).toEqual(EVERY_OFFICE);
});

test('what is scheduled is listed with its title and time for whoever may change it', async () => {
  const { payload } = opened;
  const name = own('later');
  const later = new Date('2027-01-20T20:30:00.000Z');
  const article = await payload.create({
    collection: 'articles',
    draft: true,
    data: { name, url: name, display_start_time: ago(1), _status: 'draft' },
  });
  const round = await newRound(-300, 'scheduled', own('round'));
  const queue = (input: object, waitUntil = later) =>
    payload.jobs.queue({ task: 'schedulePublish', input, waitUntil });
  // The CMS's own screens send ids as text.
  await queue({ type: 'publish', doc: { relationTo: 'articles', value: String(article.id) } });
  await queue({ type: 'unpublish', global: 'navigation' }, new Date('2027-01-21T20:30:00.000Z'));
  expect(await titlesOf('2 changes are scheduled')).toEqual([
    `${name}: published 21 Jan 2027 9:30am`,
    'Navigation: taken down 22 Jan 2027 9:30am',
  ]);
  expect(await rolesWith('2 changes are scheduled')).toEqual(EVERY_OFFICE);
  await queue({ type: 'publish', doc: { relationTo: 'rounds', value: round } });
  expect(await rolesWith('3 changes are scheduled')).toEqual(EVERY_OFFICE);
  expect(await rolesWith('1 change is scheduled')).toEqual(['results']);
  await payload.update({
    collection: 'articles',
    id: article.id,
    data: { ...PUBLISHED, display_start_time: ago(-24) },
  });
  expect(await rolesWith('1 article appears at a later date')).toEqual(EVERY_OFFICE);
});

test('what the next round lacks is listed in sentences, from a week before it starts', async () => {
  const { payload } = opened;
  const name = own('next');
  const next = async (days: number): Promise<NextRound> => {
    const { id } = await payload.create({
      collection: 'rounds',
      data: {
        name,
        url: own('next'),
        start_date: ago(days * -24),
        end_date: ago(days * -24 - 30),
        ...PUBLISHED,
      },
    });
    return { id, name, days: '', venue: '', zone: '', isOn: false, sessions: [] };
  };
  const lines = async (role: Role, round: NextRound) =>
    (await findTodos(await requestOf(role), round)).filter(({ label }) => label.startsWith(name));
  const [soon, later] = [await next(3), await next(10)];
  const href = `/admin/collections/rounds/${String(soon.id)}`;
  const lacks = (...what: readonly string[]) =>
    what.map((missing) => ({ count: 0, label: `${name} has no ${missing}`, href }));
  expect(await lines('editor', later)).toEqual([]);
  expect(await lines('shop', soon)).toEqual([]);
  expect(await lines('editor', soon)).toEqual(
    lacks('timetable', 'entry list', 'link to buy tickets', 'broadcasts'),
  );
  const session = await payload.create({
    collection: 'results',
    data: { round: soon.id, kind: 'activity', session_name: 'Gates open', date: ago(-72), ...PUBLISHED },
  });
  await payload.update({
    collection: 'rounds',
    id: soon.id,
    data: {
      spectator_purchase_link: 'https://tickets.example.org',
      broadcasts: [{ broadcaster: 'Kea TV', kind: 'tv' }],
      ...PUBLISHED,
    },
  });
  expect(await lines('editor', soon)).toEqual(lacks('entry list'));
  await payload.delete({ collection: 'results', id: session.id });
  for (const { id } of [soon, later]) await payload.delete({ collection: 'rounds', id });
});

test('lists sessions left behind by a round that moved, until it is over', async () => {
  const { payload } = opened;
  const published = { _status: 'published' } as const;
  const at = (days: number, hour: number) => new Date(Date.UTC(2030, 1, days, hour)).toISOString();
  const round = await payload.create({
    collection: 'rounds',
    data: { name: 'Moves', url: 'moves', start_date: at(1, 20), end_date: at(3, 4), ...published },
  });
  const session = (session_name: string, date: string, session_status: 'scheduled' | 'postponed') =>
    payload.create({
      collection: 'results',
      data: { round: round.id, kind: 'activity', session_name, session_status, date, ...published },
    });
  const { id } = await session('Track walk', at(2, 1), 'scheduled');
  await session('Parade', at(2, 2), 'postponed');
  const named = async (role: Role) =>
    (await findTodos(await requestOf(role), null)).filter(({ label }) => label.includes('outside its'));
  expect(await named('results')).toEqual([]);
  await payload.update({
    collection: 'rounds',
    id: round.id,
    data: { start_date: at(8, 20), end_date: at(10, 4), ...published },
  });
  const details = [{ title: 'Track walk', href: expect.stringContaining(`results/${String(id)}`) }];
  expect(await named('results')).toEqual([
    { count: 1, label: 'session is outside its round’s dates', href: null, details },
  ]);
  expect(await named('shop')).toEqual([]);
});

test('emails that couldn’t be sent are counted for administrators, editors and the shop; only administrators reach them', async () => {
  const { payload } = opened;
  await payload.create({
    collection: 'mails',
    data: { to: 'a@example.org', subject: 'Your order', status: 'failed', key: 'failed', text: 'A secret' },
  });
  const ofMails = async (role: Role) =>
    (await findTodos(await requestOf(role), null)).filter(({ label }) => label.includes('email'));
  expect(await ofMails('admin')).toEqual([
    { count: 1, label: 'email couldn’t be sent', href: expect.stringContaining('/collections/mails?') },
  ]);
  for (const role of ['editor', 'shop'] as const)
    expect(await ofMails(role)).toEqual([
      { count: 1, label: 'email couldn’t be sent: administrators can see which', href: null },
    ]);
  for (const role of ['results', 'gate'] as const) expect(await ofMails(role)).toEqual([]);
});
