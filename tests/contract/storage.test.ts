import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { startStorage, type StorageStandIn } from '../../scripts/run/storage-stand-in.ts';
import { mp4 } from './fixtures/bytes.ts';
import {
  copyPreparedData,
  startBackend,
  type BackendProcess,
  type OwnData,
} from './harness/backend-process.ts';
import { signIn, type Cms } from './harness/cms.ts';
import { newBuyer, postAs, records } from './harness/money.ts';
import type { RunningServer } from './harness/servers.ts';

/** A backend whose uploads are in a bucket (docs/decisions/0109). */

const START_MS = 120_000;

let data: OwnData;
let storage: StorageStandIn;
let backend: BackendProcess;
let cms: Cms;
let server: RunningServer;

const start = async () => {
  backend = await startBackend({ DATA_DIR: data.folder, ...storage.env }, data.admin);
  cms = await signIn(backend.url, data.admin);
  server = { name: 'storage', url: backend.url, token: cms.token };
};
beforeAll(async () => {
  [data, storage] = await Promise.all([
    copyPreparedData({ preparedData: inject('preparedData'), preparedAdmin: inject('preparedAdmin') }),
    startStorage(),
  ]);
  await start();
}, START_MS);
afterAll(async () => {
  await backend.stop();
  await storage.stop();
  await data.remove();
});

/** Different bytes each time. */
const picture = async (width = 640, height = 480): Promise<Buffer> => {
  const [red = 0, green = 0, blue = 0] = randomBytes(3);
  return sharp({ create: { width, height, channels: 3, background: { r: red, g: green, b: blue } } })
    .composite([
      {
        input: await sharp(randomBytes(48), { raw: { width: 4, height: 4, channels: 3 } })
          .png()
          .toBuffer(),
      },
    ])
    .png()
    .toBuffer();
};
const newName = (extension: string) => `${randomBytes(6).toString('hex')}.${extension}`;
const keys = (folder: string) => [...storage.files.keys()].filter((key) => key.startsWith(`${folder}/`));
const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${backend.url}${path}`, {
    ...init,
    headers: { Authorization: `JWT ${cms.token}`, ...init.headers },
  });
const read = async (path: string) => {
  const answer = await ask(path);
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const recordSchema = z.looseObject({ hash: z.string(), filename: z.string() });
const recordOf = async (id: number) =>
  recordSchema.parse(await (await ask(`/api/media/${String(id)}`)).json());

async function uploaded(bytes?: Buffer) {
  const [name, content] = [newName('png'), bytes ?? (await picture())];
  const id = await cms.upload('media', { name, type: 'image/png', bytes: content }, { alt: 'A grid' });
  return { id, name, content, ...(await recordOf(id)) };
}
const messageIn = async (answer: Response) =>
  z.object({ errors: z.array(z.object({ message: z.string() })) }).parse(await answer.json()).errors[0]
    ?.message;
const formWith = (name: string, bytes: Buffer) => {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name);
  form.set('_payload', JSON.stringify({ alt: 'A grid' }));
  return form;
};
const readyState = async () => (await fetch(`${backend.url}/api/ready`)).json();

test('keeps a picture and its sizes in the bucket, and none of it only on this machine', async () => {
  const { name, content, hash } = await uploaded();
  expect(storage.files.get(`media/${name}`)?.bytes.equals(content)).toBe(true);
  expect(existsSync(join(data.folder, 'media', name))).toBe(false);
  const shown = await read(`/assets/i/${hash}/4x3/300.jpg`);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  await expect.poll(() => keys(`renditions/${hash.slice(0, 2)}/${hash}`)).toHaveLength(1);
  // As an editor opens it in the CMS.
  const own = await read(`/api/media/file/${name}`);
  expect([own.status, own.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(own.bytes.equals(content)).toBe(true);
  expect((await read('/api/media/file/none.png')).status).toBe(404);
});

test(
  'a machine with an empty disk takes sizes that were made before, and makes none again',
  { tags: ['full'] },
  async () => {
    const { hash } = await uploaded();
    const path = `/assets/i/${hash}/16x9/200.webp`;
    const before = await read(path);
    await expect.poll(() => keys(`renditions/${hash.slice(0, 2)}/${hash}`)).toHaveLength(1);
    await backend.stop();
    for (const folder of ['renditions', 'copies']) await rm(join(data.folder, folder), { recursive: true });
    await start();
    const puts = storage.answered.get('PUT');
    expect((await read(path)).bytes.equals(before.bytes)).toBe(true);
    expect(storage.answered.get('PUT')).toBe(puts);
  },
);

test('a moved focal point changes the address and stores nothing again', async () => {
  const { id, hash } = await uploaded();
  const puts = storage.answered.get('PUT');
  const form = new FormData();
  form.set('_payload', JSON.stringify({ alt: 'A grid' }));
  const query = 'uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=80';
  expect((await ask(`/api/media/${String(id)}?${query}`, { method: 'PATCH', body: form })).status).toBe(200);
  expect(await (await ask(`/api/media/${String(id)}`)).json()).toMatchObject({
    focalX: 20,
    focalY: 80,
    hash,
  });
  expect(storage.answered.get('PUT')).toBe(puts);
  expect((await read(`/assets/i/${hash}1450/1x1/100.jpg`)).headers.get('cache-control')).toContain(
    'immutable',
  );
});

test('a replaced or deleted picture leaves nothing behind', async () => {
  const { id, name, hash } = await uploaded();
  await read(`/assets/i/${hash}/4x3/300.jpg`);
  const sizes = (of: string) => keys(`renditions/${of.slice(0, 2)}/${of}`);
  await expect.poll(() => sizes(hash)).toHaveLength(1);
  const next = newName('png');
  const patched = await ask(`/api/media/${String(id)}`, {
    method: 'PATCH',
    body: formWith(next, await picture()),
  });
  expect(patched.status).toBe(200);
  expect(storage.files.has(`media/${next}`)).toBe(true);
  await expect.poll(() => storage.files.has(`media/${name}`)).toBe(false);
  await expect.poll(() => sizes(hash)).toEqual([]);
  const after = await recordOf(id);
  await read(`/assets/i/${after.hash}/4x3/300.jpg`);
  await expect.poll(() => sizes(after.hash)).toHaveLength(1);
  expect((await ask(`/api/media/${String(id)}`, { method: 'DELETE' })).status).toBe(200);
  expect(storage.files.has(`media/${next}`)).toBe(false);
  await expect.poll(() => sizes(after.hash)).toEqual([]);
});

test('two uploads of one name at once are two files', async () => {
  const name = newName('png');
  const contents = await Promise.all([picture(300, 200), picture(200, 300)]);
  const answers = await Promise.all(
    contents.map((bytes) => ask('/api/media', { method: 'POST', body: formWith(name, bytes) })),
  );
  const docs = await Promise.all(
    answers
      .filter(({ ok }) => ok)
      .map(async (answer) =>
        z.object({ doc: z.object({ filename: z.string(), width: z.number() }) }).parse(await answer.json()),
      ),
  );
  expect(docs.length).toBeGreaterThan(0);
  for (const { doc } of docs) {
    const stored = storage.files.get(`media/${doc.filename}`)?.bytes;
    expect((await sharp(stored).metadata()).width).toBe(doc.width);
  }
});

test('a film is sent in parts', async () => {
  const name = newName('mp4');
  const id = await cms.upload('files', { name, type: 'video/mp4', bytes: mp4() });
  const part = (range: string, more: Record<string, string> = {}) =>
    fetch(`${backend.url}/assets/f/${String(id)}/${name}`, { headers: { range, ...more } });
  const first = await part('bytes=1000-1999');
  expect(first.status).toBe(206);
  expect(Buffer.from(await first.arrayBuffer()).equals(mp4().subarray(1000, 2000))).toBe(true);
  const etag = first.headers.get('etag') ?? '';
  expect((await part('bytes=0-9', { 'if-range': etag })).status).toBe(206);
  expect((await part('bytes=0-9', { 'if-range': '"other"' })).status).toBe(200);
});

test('a customer’s photo and a form’s files are in the bucket alone, and gone when they are deleted', async () => {
  const buyer = await newBuyer(server);
  const photo = `data:image/png;base64,${(await picture()).toString('base64')}`;
  const before = keys('customer-photos');
  const changed = await postAs(buyer, '/cognito/user/uploadImage', { image: photo });
  expect(changed.status, JSON.stringify(changed.json)).toBe(200);
  const [own = ''] = keys('customer-photos').filter((key) => !before.includes(key));
  const [, filename = ''] = own.split('/');
  expect(filename).not.toBe('');
  const [record] = await records(server, 'customer-photos', { filename });
  const address = `/api/customer-photos/file/${filename}`;
  expect((await read(address)).headers.get('cache-control')).toBe('private, no-store');
  expect((await fetch(`${backend.url}${address}`)).status).toBe(403);
  expect((await ask(`/api/customer-photos/${String(record?.id)}`, { method: 'DELETE' })).status).toBe(200);
  expect(storage.files.has(own)).toBe(false);

  const form = await cms.create('forms', {
    name: 'Media',
    url: newName('x').slice(0, 12),
    data: [{ type: 'file', name: 'work', label: 'Work' }],
  });
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(await picture())]), 'car.png');
  const sent = await fetch(`${backend.url}/api/v1/cognito/form/upload/${String(form)}`, {
    method: 'POST',
    body,
  });
  const { upload } = z.object({ upload: z.string() }).parse(await sent.json());
  expect(keys('form-uploads')).toEqual([`form-uploads/${upload}`]);
  const submitted = await buyer.post(`/cognito/form/submit/${String(form)}`, {
    data: { work: [{ name: 'car.png', upload }] },
    url: 'http://localhost:3000/media',
  });
  expect(submitted.status, JSON.stringify(submitted.json)).toBe(200);
  expect([keys('form-uploads').length, keys('form-files').length]).toEqual([0, 1]);
  const [submission] = await records(server, 'form-submissions', { form });
  const kept = await read(`/api/form-submissions/${String(submission?.id)}/files/0`);
  expect([kept.status, kept.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect((await ask(`/api/form-submissions/${String(submission?.id)}`, { method: 'DELETE' })).status).toBe(
    200,
  );
  expect(keys('form-files')).toEqual([]);
});

const OUTAGES = [
  { how: 'gone', tags: [], fail: () => storage.kill(), repair: () => storage.start() },
  // Every call to it waits as long as one may.
  {
    how: 'silent',
    tags: ['full'],
    fail: async () => storage.freeze(true),
    repair: async () => storage.freeze(false),
  },
];
for (const { how, tags, fail, repair } of OUTAGES)
  test(
    `while the bucket is ${how}, what was seen is shown, the rest is refused with a reason, and all works again after`,
    { tags },
    async () => {
      const [seen, unseen] = [await uploaded(), await uploaded()];
      const seenPath = `/assets/i/${seen.hash}/4x3/300.jpg`;
      const before = await read(seenPath);
      const count = (await records(server, 'media', {})).length;
      expect(await readyState()).toEqual({ status: 'ready', reasons: [] });
      await fail();
      expect((await read(seenPath)).bytes.equals(before.bytes)).toBe(true);
      // Its original is here, too.
      expect((await read(`/assets/i/${seen.hash}/1x1/200.jpg`)).status).toBe(200);
      const missing = await read(`/assets/i/${unseen.hash}/4x3/300.jpg`);
      expect([missing.status, missing.headers.get('retry-after')]).toEqual([503, '10']);
      expect(missing.bytes.toString()).toContain('try again in a few minutes');
      const refused = await ask('/api/media', {
        method: 'POST',
        body: formWith(newName('png'), await picture()),
      });
      expect([refused.status, await messageIn(refused)]).toEqual([
        503,
        'The file storage isn’t responding. Nothing was changed. Try again in a few minutes.',
      ]);
      expect((await ask(`/api/media/${String(seen.id)}`, { method: 'DELETE' })).status).toBe(503);
      expect(await records(server, 'media', {})).toHaveLength(count);
      const buyer = await newBuyer(server);
      const photo = `data:image/png;base64,${(await picture()).toString('base64')}`;
      expect(await postAs(buyer, '/cognito/user/uploadImage', { image: photo })).toMatchObject({
        status: 503,
        json: { success: false, message: expect.stringContaining('Files can’t be read or saved') },
      });
      await expect
        .poll(readyState)
        .toMatchObject({ status: 'degraded', reasons: [{ code: 'storage_unreachable' }] });
      await repair();
      await expect.poll(async () => (await read(`/assets/i/${unseen.hash}/4x3/300.jpg`)).status).toBe(200);
      await uploaded();
      await expect.poll(readyState).toEqual({ status: 'ready', reasons: [] });
    },
  );

test('a key or bucket that is wrong stops the start with one line', { tags: ['full'] }, async () => {
  const own = await copyPreparedData({
    preparedData: inject('preparedData'),
    preparedAdmin: inject('preparedAdmin'),
  });
  const settings = { DATA_DIR: own.folder, ...storage.env };
  await expect(startBackend({ ...settings, S3_SECRET_ACCESS_KEY: 'another' })).rejects.toThrow(
    /S3_BUCKET championship-uploads at http.* can’t be used: The storage answered with 403 SignatureDoesNotMatch/,
  );
  await expect(startBackend({ ...settings, S3_BUCKET: 'another' })).rejects.toThrow(
    'The bucket another doesn’t exist',
  );
  await expect(startBackend({ ...settings, S3_ACCESS_KEY_ID: '' })).rejects.toThrow(
    'S3_ACCESS_KEY_ID is missing, but S3_BUCKET needs it',
  );
  await own.remove();
});
