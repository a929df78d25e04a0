import { mkdirSync, readdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { MAX_FORM_FILE_BYTES } from '../../lib/contract/limits.ts';
import { newBrowser } from '../../tests/backend/browser.ts';
import { temporaryPayload } from '../../tests/backend/temporary-payload.ts';
import { purgeAbandonedUploads } from './uploads.ts';

const cms = temporaryPayload();

test('takes no file while too much is waiting for its form, and does again once that is gone', async () => {
  const { payload, dataDir } = cms;
  const form = await payload.create({
    collection: 'forms',
    data: { name: 'Photos', url: 'photos', data: [{ type: 'file', name: 'photo', label: 'Photo' }] },
  });
  const large = join(dataDir, 'form-uploads', 'large.mov');
  mkdirSync(dirname(large), { recursive: true });
  writeFileSync(large, '');
  // Sparse: it takes no room on the disk.
  truncateSync(large, 2 * 1024 ** 3);
  const { post } = newBrowser();
  const send = () => {
    const body = new FormData();
    body.set('file', new Blob([new Uint8Array([0xff, 0xd8, 0xff])]), 'photo.jpg');
    return post(`/cognito/form/upload/${String(form.id)}`, body);
  };
  const refused = await send();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '600']);
  rmSync(large);
  expect((await send()).status).toBe(200);
  rmSync(dirname(large), { recursive: true });
});

test("a form's files are uploaded before it one by one, checked by content, and deleted if no form follows", async () => {
  const { payload, dataDir } = cms;
  const form = await payload.create({
    collection: 'forms',
    data: { name: 'Media', url: 'media', data: [{ type: 'file', name: 'work', label: 'Work' }] },
  });
  const { post } = newBrowser();
  const fileOf = (bytes: Uint8Array, name: string) => {
    const body = new FormData();
    body.set('file', new Blob([new Uint8Array(bytes)]), name);
    return body;
  };
  const path = `/cognito/form/upload/${String(form.id)}`;
  const photo = new Uint8Array(MAX_FORM_FILE_BYTES);
  photo.set([0xff, 0xd8, 0xff]);
  const files: { name: string; upload: string }[] = [];
  for (const name of ['IMG_1.exe', 'IMG_2.jpg']) {
    const answer = await post(path, fileOf(photo, name));
    expect(answer.status).toBe(200);
    files.push({ name, ...z.object({ upload: z.string() }).parse(await answer.json()) });
  }
  const submit = () =>
    post(`/cognito/form/submit/${String(form.id)}`, {
      data: { work: files },
      url: 'http://localhost:3000/media',
    });
  const sent = await submit();
  expect([sent.status, await sent.json()]).toMatchObject([200, { success: true }]);
  const { docs } = await payload.find({
    collection: 'form-submissions',
    where: { form: { equals: form.id } },
  });
  expect(docs[0]?.files).toMatchObject([
    { name: 'IMG_1.jpg', type: 'image/jpeg', size: MAX_FORM_FILE_BYTES },
    { name: 'IMG_2.jpg' },
  ]);
  // They belong to that submission now.
  const again = await submit();
  expect([again.status, await again.json()]).toMatchObject([422, { fields: { work: expect.any(String) } }]);

  const refused = [
    [fileOf(new TextEncoder().encode('<!doctype html><script>1</script>'), 'photo.png'), 415],
    [fileOf(new Uint8Array(MAX_FORM_FILE_BYTES + 1), 'film.mov'), 413],
    [fileOf(new Uint8Array(), 'empty.pdf'), 422],
    [new FormData(), 422],
    [{ file: 'x' }, 415],
  ] as const;
  for (const [body, status] of refused) expect((await post(path, body)).status).toBe(status);
  expect((await post('/cognito/form/upload/999999', fileOf(photo, 'a.jpg'))).status).toBe(404);

  const folder = join(dataDir, 'form-uploads');
  expect(readdirSync(folder)).toEqual([]);
  await post(path, fileOf(photo, 'left.jpg'));
  const [left = ''] = readdirSync(folder);
  await purgeAbandonedUploads();
  expect(readdirSync(folder)).toEqual([left]);
  const longAgo = new Date(Date.now() - 3 * 60 * 60_000);
  utimesSync(join(folder, left), longAgo, longAgo);
  await purgeAbandonedUploads();
  expect(readdirSync(folder)).toEqual([]);
});

test('limits the number of files per network address', async () => {
  const { post } = newBrowser();
  const statuses = new Set<number>();
  for (let count = 0; count < 61; count += 1)
    statuses.add((await post('/cognito/form/upload/999999', new FormData())).status);
  expect([...statuses]).toEqual([404, 429]);
});
