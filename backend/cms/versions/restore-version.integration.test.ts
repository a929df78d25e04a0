import { randomUUID } from 'node:crypto';
import { createLocalReq, handleEndpoints } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { textIn } from '../../../lib/shared/record.ts';
import { versionsOf } from './version-list.ts';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';

const PASSWORD = randomUUID();
const EMAIL = 'restorer@example.org';

let opened: TemporaryPayload;
let token: string | undefined;
beforeAll(async () => {
  opened = await openTemporaryPayload();
  const { payload } = opened;
  const account = { email: EMAIL, password: PASSWORD, role: 'editor' as const };
  await payload.create({ collection: 'users', data: account });
  ({ token } = await payload.login({ collection: 'users', data: account }));
}, 120_000);
afterAll(() => opened.close());

const versionsSchema = z.object({
  docs: z.array(z.object({ id: z.number(), version: z.looseObject({ _status: z.string() }) })),
});

async function ask(method: 'GET' | 'POST', path: string) {
  const request = new Request(`http://localhost:4000/api/${path}`, {
    method,
    headers: { Authorization: `JWT ${token ?? ''}` },
  });
  const answer = await handleEndpoints({ config: opened.payload.config, request });
  const body: unknown = await answer.json();
  return { status: answer.status, body };
}
async function restore(path: string): Promise<[number, string]> {
  const { status, body } = await ask('POST', path);
  return [status, textIn(body, 'message')];
}
/** The id of the newest version with this state. */
async function versionOf(path: string, state: 'draft' | 'published'): Promise<number> {
  const { docs } = versionsSchema.parse((await ask('GET', path)).body);
  const found = docs.find(({ version }) => version['_status'] === state);
  if (!found) throw new Error(`There is no ${state} version.`);
  return found.id;
}

const words = (heading: string) => [
  { blockType: 'core-heading' as const, heading, heading_type: 'h1' as const, display: {} },
];

async function pageWithDraft() {
  const { payload } = opened;
  const url = `page-${randomUUID()}`;
  const { id } = await payload.create({
    collection: 'pages',
    data: { name: url, url, seo_title: 'Live', blocks: words('Live'), _status: 'published' },
  });
  await payload.update({
    collection: 'pages',
    id,
    draft: true,
    data: { seo_title: 'Draft', url: `${url}-moved`, _status: 'draft' },
  });
  const all = `pages/versions?where[parent][equals]=${String(id)}&sort=-updatedAt`;
  return { id, url, draft: await versionOf(all, 'draft'), published: await versionOf(all, 'published') };
}
async function states(id: number) {
  const { payload } = opened;
  const live = await payload.findByID({ collection: 'pages', id });
  const newest = await payload.findByID({ collection: 'pages', id, draft: true });
  return [`${live._status} ${String(live.seo_title)}`, `${newest._status} ${String(newest.seo_title)}`];
}
const audited = async () => {
  const { docs } = await opened.payload.find({ collection: 'audit-entries', sort: '-id', limit: 1 });
  return docs[0]?.action;
};

test('restoring a draft of a published page leaves the page as visitors see it', async () => {
  const { id, url, draft } = await pageWithDraft();
  for (const query of ['', '?draft=false', '?draft=true']) {
    expect(await restore(`pages/versions/${String(draft)}${query}`)).toEqual([
      200,
      'Restored as a draft. Visitors still see the published version.',
    ]);
    expect(await states(id)).toEqual(['published Live', 'draft Draft']);
    expect((await opened.payload.findByID({ collection: 'pages', id })).url).toBe(url);
  }
  expect(await audited()).toBe('updated');
  const { totalDocs } = await opened.payload.count({
    collection: 'redirects',
    where: { from: { equals: `/${url}` } },
  });
  expect(totalDocs).toBe(0);
});

test('a published version is restored as a draft, and published only if the call says so', async () => {
  const { id, published } = await pageWithDraft();
  expect(await restore(`pages/versions/${String(published)}`)).toEqual([
    200,
    'Restored as a draft. Visitors still see the published version.',
  ]);
  expect(await states(id)).toEqual(['published Live', 'draft Live']);
  await opened.payload.update({
    collection: 'pages',
    id,
    data: { seo_title: 'Later', _status: 'published' },
  });
  expect(await restore(`pages/versions/${String(published)}?draft=false`)).toEqual([
    200,
    'Restored and published. Visitors see it now.',
  ]);
  expect(await states(id)).toEqual(['published Live', 'published Live']);
});

test('restoring an unpublished page doesn’t publish it', async () => {
  const { id, published } = await pageWithDraft();
  await opened.payload.update({ collection: 'pages', id, data: { _status: 'draft' } });
  expect(await restore(`pages/versions/${String(published)}?draft=true`)).toEqual([
    200,
    'Restored as a draft. Visitors won’t see it until you publish it.',
  ]);
  expect((await states(id)).map((state) => state.split(' ')[0])).toEqual(['draft', 'draft']);
});

test('where a second person must publish, restoring as a draft needs none', async () => {
  const { payload } = opened;
  const { id, published } = await pageWithDraft();
  const needsSecond = (second_person_publishes: boolean) =>
    payload.updateGlobal({ slug: 'domain-settings', data: { name: 'Site', second_person_publishes } });
  await needsSecond(true);
  const [asDraft] = await restore(`pages/versions/${String(published)}?draft=true`);
  const [atOnce] = await restore(`pages/versions/${String(published)}?draft=false`);
  await needsSecond(false);
  expect([asDraft, atOnce]).toEqual([200, 403]);
  expect(await states(id)).toEqual(['published Live', 'draft Live']);
});

test('restoring a version of the menus as a draft leaves the menus as visitors see them', async () => {
  const { payload } = opened;
  const save = (label: string, isDraft: boolean) =>
    payload.updateGlobal({
      slug: 'navigation',
      draft: isDraft,
      data: {
        header: [{ label, leads_to: 'screen', screen: 'timetable' }],
        _status: isDraft ? 'draft' : 'published',
      },
    });
  await save('Before', false);
  const before = await versionOf('globals/navigation/versions?sort=-updatedAt', 'published');
  await save('Live', false);
  await save('Draft', true);
  const draft = await versionOf('globals/navigation/versions?sort=-updatedAt', 'draft');
  const seen = async () => {
    const live = await payload.findGlobal({ slug: 'navigation' });
    const newest = await payload.findGlobal({ slug: 'navigation', draft: true });
    return [live, newest].map(({ header, _status }) => `${String(_status)} ${String(header?.[0]?.label)}`);
  };
  for (const [version, label] of [
    [before, 'Before'],
    [draft, 'Draft'],
  ] as const) {
    expect(await restore(`globals/navigation/versions/${String(version)}?draft=true`)).toEqual([
      200,
      'Restored as a draft. Visitors still see the published version.',
    ]);
    expect(await seen()).toEqual(['published Live', `draft ${label}`]);
  }
  expect((await restore(`globals/navigation/versions/${String(before)}?draft=false`))[0]).toBe(200);
  expect(await seen()).toEqual(['published Before', 'published Before']);
});

test('a version of the settings is restored at once, with who saved it, and without what only administrators change', async () => {
  const { payload } = opened;
  const accounts = await payload.find({ collection: 'users', where: { email: { equals: EMAIL } } });
  const user = { ...accounts.docs[0]!, collection: 'users' as const };
  const settings = (data: object, asEditor = true) =>
    payload.updateGlobal({
      slug: 'domain-settings',
      data: { name: 'Site', ...data },
      ...(asEditor ? { user } : {}),
    });
  await settings({ theme_colour: '#112233', gst_number: '123-456-789' }, false);
  await settings({ theme_colour: '#445566' });
  await settings({ gst_number: '987-654-321' }, false);
  const req = await createLocalReq({ user }, payload);
  const of = { global: 'domain-settings' } as const;
  const list = async () =>
    (await versionsOf(req, { of, fields: [], form: '', api: '', mayRestore: true, steps: {} })).map(
      ({ id, by, state, isPublic }) => ({ id, by, state, isPublic }),
    );
  const [newest, , first] = await list();
  expect(newest).toMatchObject({ state: 'Saved', isPublic: true });
  expect((await list()).map(({ by }) => by).slice(0, 2)).toEqual([EMAIL, EMAIL]);
  expect(await restore(`globals/domain-settings/versions/${String(first?.id)}`)).toEqual([
    200,
    'Restored. Visitors see it now.',
  ]);
  expect(await payload.findGlobal({ slug: 'domain-settings' })).toMatchObject({
    theme_colour: '#112233',
    gst_number: '987-654-321',
  });
});

test('accounts that can’t change a page can’t restore its versions', async () => {
  const { published } = await pageWithDraft();
  const request = new Request(`http://localhost:4000/api/pages/versions/${String(published)}`, {
    method: 'POST',
  });
  const answer = await handleEndpoints({ config: opened.payload.config, request });
  expect(answer.status).toBe(403);
});
