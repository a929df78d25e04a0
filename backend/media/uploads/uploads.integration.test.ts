import { handleEndpoints } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';

let opened: TemporaryPayload;
let token: string | undefined;
beforeAll(async () => {
  opened = await openTemporaryPayload();
  const account = { email: 'editor@example.org', password: crypto.randomUUID(), role: 'editor' as const };
  await opened.payload.create({ collection: 'users', data: account });
  ({ token } = await opened.payload.login({ collection: 'users', data: account }));
}, 120_000);
afterAll(() => opened.close());

const answerSchema = z.object({
  errors: z.array(z.looseObject({ message: z.string() })).optional(),
  doc: z.looseObject({ id: z.number() }).optional(),
});

/** Uploads as the CMS's forms do. @returns the status, and why it was refused or the new record's id */
async function upload(slug: 'media' | 'files', name: string, type: string, bytes: Uint8Array<ArrayBuffer>) {
  const form = new FormData();
  form.set('_payload', JSON.stringify({ alt: 'A car' }));
  form.set('file', new File([bytes], name, { type }));
  const request = new Request(`http://localhost:4000/api/${slug}`, {
    method: 'POST',
    headers: { Authorization: `JWT ${token ?? ''}` },
    body: form,
  });
  const answer = await handleEndpoints({ config: opened.payload.config, request });
  const { errors, doc } = answerSchema.parse(await answer.json());
  return { status: answer.status, message: errors?.[0]?.message ?? '', id: doc?.id ?? 0 };
}

/** A box of an ISO media file, such as MP4, M4A, HEIC and AVIF. */
function box(type: string, content: string): Buffer {
  const bytes = Buffer.alloc(8 + content.length);
  bytes.writeUInt32BE(bytes.length);
  bytes.write(type + content, 4, 'latin1');
  return bytes;
}
const media = (brand: string) =>
  new Uint8Array(Buffer.concat([box('ftyp', `${brand}\0\0\0\0${brand}`), box('mdat', 'sound')]));
const pdf = () =>
  new Uint8Array(
    Buffer.from(
      '%PDF-1.4\n1 0 obj\n<<>>\nendobj\nxref\n0 1\ntrailer\n<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n',
    ),
  );
const nothing = () => new Uint8Array();

test('an empty file is refused with advice', async () => {
  for (const [slug, name, type] of [
    ['media', 'car.jpg', 'image/jpeg'],
    ['files', 'oil.mp3', 'audio/mpeg'],
    ['files', 'rules.pdf', 'application/pdf'],
  ] as const) {
    const { status, message } = await upload(slug, name, type, nothing());
    expect([name, status, message]).toEqual([name, 415, expect.stringMatching(/^The file is empty/)]);
  }
});

test('a HEIC picture is refused with advice, whatever its name', async () => {
  for (const [name, type] of [
    ['car.heic', 'image/heic'],
    ['car.heif', 'image/heif'],
    // Browsers on Windows and Linux have no type for it, and some people rename such files.
    ['car.heic', ''],
    ['car', 'application/octet-stream'],
    ['car.jpg', 'image/jpeg'],
  ] as const) {
    const { status, message } = await upload('media', name, type, media('heic'));
    expect([name, status, message]).toEqual([name, 415, expect.stringMatching(/Save it as JPEG/)]);
  }
  const bmp = await upload('media', 'car.bmp', 'image/bmp', new Uint8Array(Buffer.from('BM')));
  expect([bmp.status, bmp.message]).toEqual([415, expect.stringMatching(/JPEG, PNG, WebP/)]);
  const avif = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#c33' } })
    .avif()
    .toBuffer();
  expect((await upload('media', 'car.avif', 'image/avif', new Uint8Array(avif))).status).toBe(201);
});

test('an M4A is accepted, whatever type its first bytes and the browser give it', async () => {
  for (const type of ['audio/mp4', 'audio/x-m4a', 'audio/m4a'])
    expect([type, await upload('files', 'oil.m4a', type, media('M4A '))]).toEqual([
      type,
      expect.objectContaining({ status: 201 }),
    ]);
});

test('only a video can be a block’s background, and only audio an episode', async () => {
  const { payload } = opened;
  const film = await upload('files', 'lap.mp4', 'video/mp4', media('isom'));
  const text = await upload('files', 'rules.pdf', 'application/pdf', pdf());
  expect([film.status, text.status]).toEqual([201, 201]);
  const page = (background_video: number) =>
    payload.create({
      collection: 'pages',
      data: {
        name: 'Film',
        url: `film-${String(background_video)}`,
        blocks: [
          { blockType: 'core-heading', heading: 'Race', heading_type: 'h1', display: { background_video } },
        ],
        _status: 'published',
      },
    });
  await expect(page(text.id)).rejects.toMatchObject({ name: 'ValidationError' });
  await expect(page(film.id)).resolves.toMatchObject({ _status: 'published' });

  const channel = await payload.create({ collection: 'podcast-channels', data: { title: 'Oil' } });
  const episode = (media: number) =>
    payload.create({
      collection: 'podcast-episodes',
      data: {
        name: 'Episode',
        url: `episode-${String(media)}`,
        channel: channel.id,
        media,
        display_start_time: '2026-11-01T00:00:00.000Z',
        _status: 'published',
      },
    });
  await expect(episode(text.id)).rejects.toMatchObject({ name: 'ValidationError' });
  const sound = await upload('files', 'talk.m4a', 'audio/x-m4a', media('M4A '));
  await expect(episode(sound.id)).resolves.toMatchObject({ _status: 'published' });
});

test('a photo that a phone stored on its side has the size that people see', async () => {
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c33' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { id } = await upload('media', 'portrait.jpg', 'image/jpeg', new Uint8Array(photo));
  expect(await opened.payload.findByID({ collection: 'media', id })).toMatchObject({ width: 40, height: 60 });
});
