import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';

let opened: TemporaryPayload;
let editor: TypedUser;
beforeAll(async () => {
  opened = await openTemporaryPayload();
  const { payload } = opened;
  const account = await payload.create({
    collection: 'users',
    data: { email: 'editor@example.org', password: crypto.randomUUID(), role: 'editor' },
  });
  editor = { ...account, collection: 'users' };
  for (const url of ['news', 'drivers', 'rounds'])
    await payload.create({ collection: 'pages', data: { name: url, url, _status: 'published' } });
}, 120_000);
afterAll(() => opened.close());
beforeEach(() => opened.payload.delete({ collection: 'redirects', where: {} }));

const asEditor = () => ({ user: editor, overrideAccess: false }) as const;
const redirect = (from: string, to: string) =>
  opened.payload.create({ collection: 'redirects', data: { from, to }, ...asEditor() });
async function redirectMissing(path: string, redirect_to: string): Promise<void> {
  const { payload } = opened;
  const { id } = await payload.create({ collection: 'missing-paths', data: { path, hits: 1 } });
  try {
    await payload.update({ collection: 'missing-paths', id, data: { redirect_to }, ...asEditor() });
  } finally {
    await payload.delete({ collection: 'missing-paths', id });
  }
}
const all = async () => {
  const { docs } = await opened.payload.find({ collection: 'redirects', sort: 'from', pagination: false });
  return docs.map(({ from, to }) => `${from} ${to}`);
};
/** The message beside the form's field. */
async function refusal(save: Promise<unknown>): Promise<unknown> {
  const refused: unknown = await save.then(
    () => null,
    (error: unknown) => error,
  );
  return refused instanceof Error && 'data' in refused ? refused.data : refused;
}
const saying = (message: RegExp) =>
  expect.objectContaining({ errors: [expect.objectContaining({ message: expect.stringMatching(message) })] });

test('a missing page redirected to a redirect gets its target, and the other redirect stays', async () => {
  await redirect('/tickets', '/rounds');
  await redirectMissing('/tickets-2019', '/tickets');
  expect(await all()).toEqual(['/tickets /rounds', '/tickets-2019 /rounds']);
  await redirectMissing('/tickets-2018', '/tickets-2019/');
  expect(await all()).toEqual(['/tickets /rounds', '/tickets-2018 /rounds', '/tickets-2019 /rounds']);
});

test('a missing page that has a redirect gets the new target, and redirects to it follow', async () => {
  await redirect('/team', '/drivers');
  await redirect('/crew', '/team');
  await redirectMissing('/team/', '/news');
  expect(await all()).toEqual(['/crew /drivers', '/team /news']);
});

test('a target must be something that visitors can find', async () => {
  expect(await refusal(redirectMissing('/typo', '/nowhere-at-all'))).toEqual(
    saying(/no page for visitors at \/nowhere-at-all/),
  );
  expect(await refusal(redirect('/typo', '/nowhere-at-all'))).toEqual(saying(/no page/));
  expect(await refusal(redirect('/typo', 'https://evil.test'))).toEqual(saying(/single slash/));
  expect(await all()).toEqual([]);
  const found = ['/', '/news', '/drivers/?class=gt#top', '/timetable', '/cart', '/waiting-room'];
  for (const [index, to] of found.entries()) await redirect(`/old-${String(index)}`, to);
  expect(await all()).toHaveLength(found.length);
});

test('changing another field of a redirect keeps a target that has since gone', async () => {
  const { payload } = opened;
  const data = { from: '/old', to: '/gone-since' };
  const { id } = await payload.create({ collection: 'redirects', data });
  await payload.update({ collection: 'redirects', id, data: { from: '/older' }, ...asEditor() });
  expect(await all()).toEqual(['/older /gone-since']);
});

test('a target that leads back is refused beside its field', async () => {
  await redirect('/a', '/news');
  expect(await refusal(redirect('/b', '/b'))).toEqual(saying(/can’t redirect to itself/));
  const { docs } = await opened.payload.find({ collection: 'redirects' });
  await opened.payload.update({ collection: 'redirects', id: docs[0]!.id, data: { to: '/b' } });
  expect(await refusal(redirectMissing('/b', '/a'))).toEqual(saying(/back to \/b/));
  expect(await all()).toEqual(['/a /b']);
});

test('a page that visitors reach can’t be redirected away', async () => {
  expect(await refusal(redirect('/news/', '/drivers'))).toEqual(saying(/no longer reach/));
  expect(await all()).toEqual([]);
});

test('chains are joined however many redirects lead to one another', async () => {
  for (const [from, to] of [
    ['/one', '/two'],
    ['/two', '/three'],
    ['/three', '/four'],
  ] as const)
    await opened.payload.create({ collection: 'redirects', data: { from, to } });
  await redirect('/four', '/rounds');
  expect(await all()).toEqual(['/four /rounds', '/one /rounds', '/three /rounds', '/two /rounds']);
});

const saved = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'fulfilled').length;

test('redirects that are saved at the same moment make neither a loop nor a chain', async () => {
  const save = (from: string, to: string) =>
    opened.payload.create({ collection: 'redirects', data: { from, to } });
  expect(saved(await Promise.allSettled([save('/a', '/b'), save('/b', '/a')]))).toBe(1);
  expect(saved(await Promise.allSettled([save('/c', '/d'), save('/d', '/e'), save('/e', '/c')]))).toBe(2);
  expect(saved(await Promise.allSettled([save('/f', '/g'), save('/g', '/rounds')]))).toBe(2);
  const rows = await all();
  expect(rows).toEqual(expect.arrayContaining(['/f /rounds', '/g /rounds']));
  const sources = rows.map((row) => row.split(' ')[0]);
  expect(rows.filter((row) => sources.includes(row.split(' ')[1]))).toEqual([]);
});

test('a redirect that is changed while another one is saved joins it', async () => {
  const { payload } = opened;
  const { id } = await payload.create({ collection: 'redirects', data: { from: '/a', to: '/b' } });
  const change = payload.update({ collection: 'redirects', id, data: { to: '/c' } });
  await Promise.all([change, payload.create({ collection: 'redirects', data: { from: '/c', to: '/d' } })]);
  expect(await all()).toEqual(['/a /d', '/c /d']);
});

test('a page that is published while its path is redirected isn’t hidden', async () => {
  const page = opened.payload.create({
    collection: 'pages',
    data: { name: 'Marshals', url: 'marshals', _status: 'published' },
  });
  await Promise.allSettled([redirect('/marshals', '/news'), page]);
  await expect(page).resolves.toMatchObject({ _status: 'published' });
  expect(await all()).toEqual([]);
});
