import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import type { Article, User } from '../../payload-types.ts';

type Account = User & { readonly collection: 'users' };

let opened: TemporaryPayload;
let payload: Payload;
let mere: Account;
let tane: Account;
let chief: Account;

const account = async (name: string, role: 'admin' | 'editor'): Promise<Account> => ({
  ...(await payload.create({
    collection: 'users',
    data: { email: `${randomUUID()}@example.org`, name, password: randomUUID(), role },
  })),
  collection: 'users',
});
const askForTwo = (second_person_publishes: boolean) =>
  payload.updateGlobal({ slug: 'domain-settings', data: { name: 'Championship', second_person_publishes } });

beforeAll(async () => {
  opened = await openTemporaryPayload();
  ({ payload } = opened);
  [mere, tane] = [await account('Mere Tamati', 'editor'), await account('Tāne Rewi', 'editor')];
  chief = await account('Hana Moke', 'admin');
}, 120_000);
beforeEach(() => askForTwo(true));
afterAll(() => opened.close());

const draftBy = (user: Account) =>
  payload.create({
    collection: 'articles',
    draft: true,
    data: {
      name: 'Grid walk',
      url: randomUUID(),
      display_start_time: '2026-01-01T00:00:00.000Z',
      _status: 'draft',
    },
    overrideAccess: false,
    user,
  });
const change = (user: Account, id: number, data: Partial<Article>) =>
  payload.update({
    collection: 'articles',
    id,
    draft: true,
    data: { ...data, _status: 'draft' },
    overrideAccess: false,
    user,
  });
const publish = (user: Account, id: number, data: Partial<Article> = {}) =>
  payload.update({
    collection: 'articles',
    id,
    data: { ...data, _status: 'published' },
    overrideAccess: false,
    user,
  });
const statusOf = async (id: number) => (await payload.findByID({ collection: 'articles', id }))._status;
const REFUSED = 'A second person has to publish this.';

test('a draft is published by somebody who didn’t change it last', async () => {
  const { id } = await draftBy(mere);
  await expect(publish(mere, id)).rejects.toThrow(REFUSED);
  expect(await statusOf(id)).toBe('draft');
  await publish(tane, id);
  expect(await statusOf(id)).toBe('published');
});

test('submitting a colleague’s draft unchanged isn’t a change', async () => {
  const { id } = await draftBy(mere);
  const shown = await payload.findByID({ collection: 'articles', id, draft: true, depth: 0 });
  await publish(tane, id, shown);
  expect(await statusOf(id)).toBe('published');
});

test('somebody who changes something while publishing doesn’t count as a second person', async () => {
  const { id } = await draftBy(mere);
  await expect(publish(tane, id, { name: 'Grid walk and parade' })).rejects.toThrow(REFUSED);
  await change(tane, id, { name: 'Grid walk and parade' });
  await expect(publish(tane, id)).rejects.toThrow(REFUSED);
  await publish(mere, id);
  expect(await statusOf(id)).toBe('published');
});

test('one person alone can’t create published records, or restore or publish in bulk', async () => {
  const data = { name: 'Alone', url: randomUUID(), display_start_time: '2026-01-01T00:00:00.000Z' };
  const created = payload.create({
    collection: 'articles',
    data: { ...data, _status: 'published' },
    overrideAccess: false,
    user: mere,
  });
  await expect(created).rejects.toThrow(REFUSED);

  const { id } = await draftBy(mere);
  await publish(tane, id);
  await change(mere, id, { name: 'Second' });
  await publish(tane, id);
  const { docs } = await payload.findVersions({
    collection: 'articles',
    where: {
      parent: { equals: id },
      'version.name': { equals: 'Grid walk' },
      'version._status': { equals: 'published' },
    },
  });
  const restored = payload.restoreVersion({
    collection: 'articles',
    id: docs[0]!.id,
    overrideAccess: false,
    user: mere,
  });
  await expect(restored).rejects.toThrow(REFUSED);

  await change(mere, id, { name: 'Third' });
  const { errors } = await payload.update({
    collection: 'articles',
    where: { id: { equals: id } },
    draft: true,
    data: { _status: 'published' },
    overrideAccess: false,
    user: mere,
  });
  expect(errors).toHaveLength(1);
  expect(await payload.findByID({ collection: 'articles', id })).toMatchObject({ name: 'Second' });
});

test('an administrator publishes alone, and the audit trail says so', async () => {
  const { id } = await draftBy(chief);
  await publish(chief, id);
  expect(await statusOf(id)).toBe('published');
  const { docs } = await payload.find({
    collection: 'audit-entries',
    where: { model: { equals: 'articles' }, document_id: { equals: String(id) } },
    sort: '-id',
  });
  expect(docs[0]).toMatchObject({ action: 'published-alone', account: chief.email });
});

test('without the setting, everybody may publish their own changes', async () => {
  await askForTwo(false);
  const { id } = await draftBy(mere);
  await publish(mere, id);
  expect(await statusOf(id)).toBe('published');
});

test('only administrators change the setting', async () => {
  await payload.updateGlobal({
    slug: 'domain-settings',
    data: { name: 'Championship', second_person_publishes: false },
    overrideAccess: false,
    user: mere,
  });
  const settings = await payload.findGlobal({ slug: 'domain-settings' });
  expect(settings.second_person_publishes).toBe(true);
});

const schedule = (user: Account, id: number) =>
  payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type: 'publish',
      doc: { relationTo: 'articles', value: id },
      user: { relationTo: 'users', value: user.id },
    },
  });

test('a draft scheduled by a second person is published, whoever has its form open then', async () => {
  const { id } = await draftBy(mere);
  await schedule(tane, id);
  await payload.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: 'articles', value: id },
      user: { relationTo: 'users', value: mere.id },
    },
  });
  await payload.jobs.run();
  expect(await statusOf(id)).toBe('published');
});

test('a change cancels a second person’s scheduled publication', async () => {
  const { id } = await draftBy(mere);
  await schedule(tane, id);
  await change(mere, id, { name: 'Not what was scheduled' });
  await payload.jobs.run();
  expect(await statusOf(id)).toBe('draft');
});

const waiting = (id: number) =>
  payload.create({
    collection: 'reviews',
    data: {
      key: `articles/${String(id)}`,
      model: 'articles',
      document_id: id,
      state: 'waiting',
      author: mere.id,
      asked_at: new Date().toISOString(),
    },
  });
const reviewsOf = async (id: number) =>
  (await payload.count({ collection: 'reviews', where: { document_id: { equals: id } } })).totalDocs;

test('a change, a publication and a deletion end the review', async () => {
  const { id } = await draftBy(mere);
  await waiting(id);
  await change(mere, id, { name: 'Once more' });
  expect(await reviewsOf(id)).toBe(0);
  await waiting(id);
  await publish(tane, id);
  expect(await reviewsOf(id)).toBe(0);
  await waiting(id);
  await payload.create({
    collection: 'comments',
    data: { model: 'articles', document_id: id, text: 'Which grid?', author: tane.id },
  });
  await payload.delete({ collection: 'articles', id, overrideAccess: false, user: mere });
  expect(await reviewsOf(id)).toBe(0);
  const comments = await payload.count({ collection: 'comments', where: { document_id: { equals: id } } });
  expect(comments.totalDocs).toBe(0);
});
