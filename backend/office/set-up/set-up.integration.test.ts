import { createLocalReq, type PayloadRequest, type TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '../../cms/access/roles.ts';
import { getNavigation } from '../../content/data/navigation.ts';
import { initialDataNow } from '../../content/sitemap/initial-data.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { findChecklist } from '../checklist.ts';
import { loadChampionships } from '../../season/standings/load-championship.ts';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { OFFICE_PREFERENCE, SET_UP_LATER } from './office-preference.ts';
import { setUpEndpoint } from './set-up-endpoint.ts';
import { setUpMadeSchema, setUpRefusalSchema } from './set-up-input.ts';
import { opensSetUp } from './set-up-state.ts';

let opened: TemporaryPayload;
const accounts = new Map<Role, TypedUser>();
beforeAll(async () => {
  opened = await openTemporaryPayload();
  for (const role of ['admin', 'editor'] as const) {
    const account = await opened.payload.create({
      collection: 'users',
      data: { email: `${role}@example.org`, password: crypto.randomUUID(), role },
    });
    accounts.set(role, { ...account, collection: 'users' });
  }
}, 120_000);
afterAll(() => opened.close());

const requestOf = (role: Role): Promise<PayloadRequest> =>
  createLocalReq({ user: accounts.get(role)! }, opened.payload);

const FORM = {
  name: 'Alpine Cup',
  theme_colour: '#005f73',
  dark_theme_colour: '',
  classes: 'GT\nFormula Ford',
  rounds:
    'Round, Start, End, Venue\nOpener, 21/11/2026, 22/11/2026, Levels\nFinal, 6/3/2027, 7/3/2027, Levels',
  sells: false,
};
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>';
const logoOf = (text: string) => {
  const data = Buffer.from(text);
  return { name: 'logo.svg', mimetype: 'image/svg+xml', data, size: data.byteLength };
};

async function press(data: object, role: Role = 'admin', logo?: string) {
  const req = await requestOf(role);
  req.data = { ...data };
  if (logo !== undefined) req.file = logoOf(logo);
  const answer = await setUpEndpoint.handler(req);
  const json: unknown = await answer.json();
  return {
    status: answer.status,
    made: setUpMadeSchema.safeParse(json).data,
    refusal: setUpRefusalSchema.safeParse(json).data,
  };
}

const COUNTED = [
  'pages',
  'categories',
  'series',
  'venues',
  'rounds',
  'scorings',
  'championships',
  'forms',
  'media',
] as const;
const counts = async () => {
  const found: Record<string, number> = {};
  for (const collection of COUNTED)
    found[collection] = (await opened.payload.count({ collection })).totalDocs;
  return found;
};
const left = async (role: Role) => (await findChecklist(await requestOf(role))).map(({ key }) => key);

async function dismissFor(role: Role, ...dismissed: string[]) {
  const user = accounts.get(role)!;
  await opened.payload.create({
    collection: 'payload-preferences',
    data: { key: OFFICE_PREFERENCE, user: { relationTo: 'users', value: user.id }, value: { dismissed } },
    user,
  });
}

test('an empty site doesn’t mention the demo', async () => {
  const { payload } = opened;
  await sendMail(payload, {
    key: 'empty-site',
    to: 'mere@example.org',
    template: 'password_changed',
    language: 'en',
    data: {},
  });
  const mails = await payload.find({ collection: 'mails', depth: 0 });
  const allText = JSON.stringify([await initialDataNow(payload), mails.docs]);
  expect(allText).toContain('localhost');
  expect(allText).not.toMatch(/Southern Cross|Hampton Downs|Kea Radio|Box This Lap/i);
});

test('the CMS’s home opens the set-up of an empty site, until it is postponed', async () => {
  expect(await opensSetUp(await requestOf('admin'))).toBe(true);
  await dismissFor('admin', SET_UP_LATER);
  expect(await opensSetUp(await requestOf('admin'))).toBe(false);
  expect([await left('admin'), await left('editor')]).toEqual([[SET_UP_LATER], []]);
});

test('bad input is reported at its field, and nothing is created', async () => {
  const before = await counts();
  const { status, refusal } = await press(
    { ...FORM, name: ' ', theme_colour: 'blue', classes: 'GT\nGT', rounds: 'Round, Start\nOpener, soon' },
    'admin',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  );
  expect(status).toBe(422);
  expect(refusal).toEqual({
    message: 'Nothing was created. Correct the marked fields.',
    fields: {
      name: ['Enter the championship’s name.'],
      theme_colour: ['Use a hex colour such as #d7263d.'],
      logo: [expect.stringContaining('This SVG can’t be accepted')],
      classes: ['Line 2: “GT” is already in the list.'],
      rounds: ['Line 2: “soon” isn’t a day with its year, such as 21/11/2026.'],
    },
  });
  expect(await counts()).toEqual(before);
  expect((await press(FORM, 'editor')).status).toBe(403);
});

test('one press creates a site that visitors can use, and two create nothing twice', async () => {
  const { payload } = opened;
  const answers = await Promise.all([press(FORM, 'admin', SVG), press(FORM, 'admin', SVG)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const made = answers.flatMap((answer) => answer.made ?? []);
  const sum = (name: 'pages' | 'classes' | 'rounds' | 'circuits' | 'championships') =>
    made.reduce((total, created) => total + created[name], 0);
  expect([sum('classes'), sum('rounds'), sum('circuits'), sum('championships')]).toEqual([2, 2, 1, 2]);
  expect(made.filter(({ menus }) => menus)).toHaveLength(1);
  expect(await counts()).toEqual({
    pages: sum('pages'),
    categories: 2,
    series: 1,
    venues: 1,
    rounds: 2,
    scorings: 1,
    championships: 2,
    forms: 1,
    media: 1,
  });

  const { sitemap, domain, pages } = await initialDataNow(payload);
  expect(domain).toMatchObject({ name: 'Alpine Cup', theme_colour: '#005f73', ecommerce_enabled: false });
  expect(domain.organisation_logo).not.toBeNull();
  expect(pages.map(({ url }) => url).toSorted()).toEqual([
    'article',
    'categories',
    'category',
    'contact-us',
    'drivers',
    'home',
    'news',
    'privacy',
    'results',
    'round',
    'rounds',
    'session',
    'terms',
  ]);
  expect(sitemap.map(({ url }) => url)).toEqual(expect.arrayContaining(['round/opener', 'category/gt']));
  const menus = await getNavigation(payload);
  expect(menus?.header.map(({ href }) => href)).toEqual([
    '/news',
    '/rounds',
    '/results',
    '/standings',
    '/categories',
    '/wheretowatch',
  ]);
  expect(menus?.footer.flatMap(({ links }) => links.map(({ href }) => href))).toEqual(
    expect.arrayContaining(['/contact-us', '/privacy', '/terms']),
  );
  const { docs } = await payload.find({ collection: 'rounds', sort: 'start_date', depth: 0 });
  // 9am to 5pm in New Zealand, in summer time.
  expect(docs).toMatchObject([
    { start_date: '2026-11-20T20:00:00.000Z', end_date: '2026-11-22T04:00:00.000Z', _status: 'published' },
    { url: 'final', categories: [expect.any(Number), expect.any(Number)] },
  ]);
  const audited = await payload.count({
    collection: 'audit-entries',
    where: { account: { equals: 'admin@example.org' }, model: { equals: 'pages' } },
  });
  expect(audited.totalDocs).toBe(13);
});

test('each class has standings for all rounds, filled by the first result', async () => {
  const { payload } = opened;
  const [gt, ford] = await loadChampionships(payload, {});
  expect([gt?.doc, ford?.doc]).toMatchObject([
    { name: 'GT', season: '2026/27', url: 'gt-2026-27', of: 'drivers' },
    { name: 'Formula Ford', season: '2026/27', url: 'formula-ford-2026-27' },
  ]);
  const rounds = await payload.find({ collection: 'rounds', where: { url: { equals: 'opener' } } });
  const classes = await payload.find({ collection: 'categories', where: { url: { equals: 'gt' } } });
  const { id } = await payload.create({
    collection: 'results',
    data: {
      round: rounds.docs[0]!.id,
      category: classes.docs[0]!.id,
      session_name: 'Race 1',
      kind: 'race',
      date: '2026-11-21T00:00:00.000Z',
      rows: [{ position: 1, name: 'Aroha Tane' }],
      _status: 'published',
    },
  });
  const [filled] = await loadChampionships(payload, {});
  expect(filled?.tableAfter(1).map(({ key, points }) => [key, points])).toEqual([['Aroha Tane', 25]]);
  await payload.delete({ collection: 'results', id });
});

test('pressed later, it adds what is missing and leaves what was changed', async () => {
  const { payload } = opened;
  const news = await payload.find({ collection: 'pages', where: { url: { equals: 'news' } }, limit: 1 });
  await payload.update({
    collection: 'pages',
    id: news.docs[0]!.id,
    data: { name: 'Stories', _status: 'published' },
  });
  const { made } = await press({ ...FORM, classes: 'GT\nTA2', rounds: '', sells: true });
  expect(made).toEqual({
    pages: 2,
    classes: 1,
    rounds: 0,
    circuits: 0,
    championships: 0,
    menus: false,
  });
  expect(await payload.count({ collection: 'pages', where: { name: { equals: 'Stories' } } })).toMatchObject({
    totalDocs: 1,
  });
});

test('the CMS’s home lists what is missing, without what is done or dismissed', async () => {
  const { payload } = opened;
  const all = ['samples', 'contact', 'points', 'tickets', 'news', 'pictures', 'results'];
  expect(await left('editor')).toEqual(all);
  const [samples] = await findChecklist(await requestOf('editor'));
  expect(samples).toMatchObject({
    label: 'Replace the sample text on 4 pages',
    details: [{ title: 'Contact us' }, { title: 'Home' }, { title: 'Privacy' }, { title: 'Terms' }],
  });
  const terms = await payload.find({ collection: 'pages', where: { url: { equals: 'terms' } }, limit: 1 });
  await payload.update({
    collection: 'pages',
    id: terms.docs[0]!.id,
    data: { blocks: [], _status: 'published' },
  });
  await payload.create({
    collection: 'articles',
    data: { name: 'First', url: 'first', display_start_time: '2026-11-01T00:00:00.000Z', _status: 'draft' },
    draft: true,
  });
  const { docs: scorings } = await payload.find({ collection: 'scorings' });
  const points = [{ kind: 'race' as const, points: '10, 6, 4', per_round: 2 }];
  await payload.update({ collection: 'scorings', id: scorings[0]!.id, data: { points } });
  await payload.create({
    collection: 'products',
    data: { name: 'Day ticket', slug: 'day-ticket', price: 20, is_ticket: true, _status: 'draft' },
    draft: true,
  });
  await dismissFor('editor', 'pictures', 'results');
  expect(await left('editor')).toEqual(['samples', 'contact']);
  expect((await findChecklist(await requestOf('editor')))[0]?.label).toBe(
    'Replace the sample text on 3 pages',
  );
  // Administrators still see what an editor dismisses, and what is set on the server.
  const onServer = ['address', 'mail', 'payments'];
  expect(await left('admin')).toEqual(['samples', 'contact', 'pictures', 'results', ...onServer]);
  await payload.updateGlobal({ slug: 'domain-settings', data: { ecommerce_enabled: false } });
  expect(await left('admin')).not.toContain('payments');
  await payload.delete({ collection: 'championships', where: {} });
  expect(await left('editor')).toEqual(['samples', 'contact', 'championships']);
});
