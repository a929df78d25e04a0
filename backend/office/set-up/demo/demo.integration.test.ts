import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ANY_MODEL } from '../../../../lib/contract/site-hook.ts';
import type { Role } from '../../../cms/access/roles.ts';
import { onVisibleChange } from '../../../kernel/events.ts';
import { findImported, noteImported } from '../../../content/import/imported.ts';
import { openTemporaryPayload, type TemporaryPayload } from '../../../../tests/backend/temporary-payload.ts';
import { ADD_DEMO_CALL, demoAnswerSchema, REMOVE_DEMO_CALL, removeReportSchema } from './demo-report.ts';
import { demoEndpoints } from './demo-endpoints.ts';

let opened: TemporaryPayload;
let payload: Payload;
beforeAll(async () => {
  opened = await openTemporaryPayload();
  ({ payload } = opened);
}, 120_000);
afterAll(() => opened.close());

async function requestOf(role: Role): Promise<PayloadRequest> {
  const user = await payload.create({
    collection: 'users',
    data: { email: `${crypto.randomUUID()}@example.org`, password: crypto.randomUUID(), role, name: 'Aroha' },
  });
  return createLocalReq({ user: { ...user, collection: 'users' } }, payload);
}

async function press(call: string, data: object = {}, role: Role = 'admin') {
  const req = await requestOf(role);
  req.data = { ...data };
  const endpoint = demoEndpoints.find(({ path }) => path === call);
  const answer = await endpoint!.handler(req);
  const json: unknown = await answer.json();
  return {
    status: answer.status,
    report: removeReportSchema.safeParse(json).data,
    message: demoAnswerSchema.safeParse(json).data?.message,
  };
}

/** A small demo, as imported: without an account. */
async function importDemo() {
  const data = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#d7192d' } })
    .webp()
    .toBuffer();
  const file = { name: 'grid.webp', mimetype: 'image/webp', data, size: data.byteLength };
  const picture = await payload.create({ collection: 'media', data: { alt: 'The grid' }, file });
  const group = await payload.create({
    collection: 'groups',
    data: { model: 'Article', name: 'Reports', url: 'reports' },
  });
  const article = (name: string, image: number | null) =>
    payload.create({
      collection: 'articles',
      data: {
        ...{ name, url: name.toLowerCase(), group: group.id, image, _status: 'published' },
        display_start_time: '2027-01-27T00:00:00.000Z',
      },
    });
  const articles = [await article('One', picture.id), await article('Two', null)];
  await payload.updateGlobal({ slug: 'domain-settings', data: { name: 'Demo Series' } });
  await noteImported(payload, [
    { slug: 'media', ids: [picture.id] },
    { slug: 'groups', ids: [group.id] },
    { slug: 'articles', ids: articles.map(({ id }) => id) },
    { slug: 'domain-settings', ids: [] },
  ]);
  return { picture, group, one: articles[0]!, two: articles[1]! };
}

const counts = async () => {
  const kinds = ['media', 'groups', 'articles', 'testimonials', 'comments'] as const;
  return Promise.all(kinds.map(async (collection) => (await payload.count({ collection })).totalDocs));
};

test('only administrators can add the demo, and remove one that is there', async () => {
  for (const call of [ADD_DEMO_CALL, REMOVE_DEMO_CALL])
    expect((await press(call, { apply: true }, 'editor')).status).toBe(403);
  expect((await press(REMOVE_DEMO_CALL, { apply: true })).status).toBe(404);
});

test('removes the demo, except what the office made or changed, and what that needs', async () => {
  const { picture, group, one, two } = await importDemo();
  const office = { req: await requestOf('editor'), overrideAccess: false } as const;
  await payload.update({ collection: 'articles', id: two.id, data: { blurb: 'Ours now.' }, ...office });
  const own = await payload.create({
    collection: 'testimonials',
    data: { name: 'A fan', image: picture.id },
    ...office,
  });
  await payload.create({
    collection: 'comments',
    data: { model: 'articles', document_id: one.id, text: 'Sure?', author: 1 },
  });

  const { report } = await press(REMOVE_DEMO_CALL);
  expect(report?.goes).toEqual([
    { label: 'Articles', count: 1 },
    { label: 'Site settings', count: 1 },
  ]);
  expect(report?.changed).toMatchObject([{ key: `articles/${String(two.id)}`, title: 'Two', by: 'Aroha' }]);
  expect(report?.needed).toMatchObject([
    { key: `media/${String(picture.id)}`, for: expect.stringContaining('“A fan”') },
    { key: `groups/${String(group.id)}`, for: 'Article “Two”' },
  ]);
  expect([report?.isRemoved, await counts()]).toEqual([false, [1, 1, 2, 1, 1]]);

  // When ticked, changed records are removed as well, and then nothing needs the group.
  const ticked = [`articles/${String(two.id)}`];
  const more = await press(REMOVE_DEMO_CALL, { ticked });
  expect(more.report?.goes).toMatchObject([
    { label: 'Groups', count: 1 },
    { label: 'Articles', count: 2 },
    { label: 'Site settings', count: 1 },
  ]);
  const stale = await press(REMOVE_DEMO_CALL, { ticked, apply: true, basedOn: report?.basedOn });
  expect([stale.status, await counts()]).toEqual([409, [1, 1, 2, 1, 1]]);

  const heard: string[] = [];
  const stop = onVisibleChange(({ model }) => heard.push(model));
  const done = await press(REMOVE_DEMO_CALL, { ticked, apply: true, basedOn: more.report?.basedOn });
  stop();
  expect(done.report?.isRemoved).toBe(true);
  expect(heard).toEqual([ANY_MODEL]);
  expect(await counts()).toEqual([1, 0, 0, 1, 0]);
  expect((await payload.findVersions({ collection: 'articles' })).totalDocs).toBe(0);
  expect(await payload.findByID({ collection: 'testimonials', id: own.id, depth: 0 })).toMatchObject({
    image: picture.id,
  });
  expect((await payload.findGlobal({ slug: 'domain-settings' })).name || '').not.toBe('Demo Series');
  expect(await findImported(payload)).toEqual([{ slug: 'media', ids: [picture.id] }]);
  const { docs } = await payload.find({ collection: 'audit-entries', where: { model: { equals: 'demo' } } });
  expect(docs).toMatchObject([{ action: 'deleted', changed_fields: '3 records' }]);

  // The rest is removed once the office no longer needs it, with its file.
  const stored = join(opened.dataDir, 'media', String(picture.filename));
  expect(existsSync(stored)).toBe(true);
  await payload.delete({ collection: 'testimonials', id: own.id });
  expect((await press(REMOVE_DEMO_CALL, { apply: true })).report?.goes).toEqual([
    { label: 'Pictures', count: 1 },
  ]);
  await expect.poll(() => existsSync(stored)).toBe(false);
  expect((await press(REMOVE_DEMO_CALL)).status).toBe(404);
});

test('sold products stay, and a failure halfway leaves everything', async () => {
  const product = await payload.create({
    collection: 'products',
    data: { name: 'Cap', slug: 'cap', price: 30, skus: [{ code: 'CAP', price: 30 }], _status: 'published' },
  });
  const group = await payload.create({
    collection: 'groups',
    data: { model: 'Product', name: 'Caps', url: 'caps' },
  });
  await noteImported(payload, [
    { slug: 'products', ids: [product.id] },
    { slug: 'groups', ids: [group.id] },
  ]);
  await payload.create({ collection: 'stock-levels', data: { sku: product.id * 10_000 + 1, taken: 1 } });
  const { report } = await press(REMOVE_DEMO_CALL);
  expect(report?.needed).toMatchObject([{ key: `products/${String(product.id)}`, for: 'orders' }]);

  const failing = payload.collections['audit-entries'].config.hooks.beforeChange;
  const fail = () => {
    throw new Error('The disk is full.');
  };
  failing.push(fail);
  await expect(press(REMOVE_DEMO_CALL, { apply: true })).rejects.toThrow('The disk is full.');
  failing.splice(failing.indexOf(fail), 1);
  expect((await payload.count({ collection: 'groups' })).totalDocs).toBe(1);
  expect(await findImported(payload)).toHaveLength(2);
});

test('the demo is added to an empty site only', async () => {
  const { status, message } = await press(ADD_DEMO_CALL);
  expect(status).toBe(409);
  expect(message).toMatch(/This one has: .*Product \(1\).*Nothing was added\./);
});
