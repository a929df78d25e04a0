import sharp from 'sharp';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { getImage, getSlide } from '../../lib/contract/endpoints/media.ts';
import { call } from './harness/client.ts';
import { askCms, cmsOf } from './harness/money.ts';
import { mostlyOnOneShopServer } from './harness/servers.ts';

const errorsSchema = z.object({ errors: z.array(z.object({ message: z.string() })) });
const unusedSchema = z.object({ ids: z.array(z.number()) });

const picture = (width: number, height: number, background: string): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

mostlyOnOneShopServer('the library of pictures', (server) => {
  const cms = cmsOf(server);
  const upload = (name: string, bytes: Uint8Array, alt: string) =>
    cms.upload('media', { name, type: 'image/png', bytes: Buffer.from(bytes) }, { alt });

  test.each([
    ['Empty.png', () => Promise.resolve(Buffer.alloc(0)), /^The file is empty/],
    ['Words.png', () => Promise.resolve(Buffer.from('These are words.')), /can’t be read as a picture/],
    ['Huge.png', () => picture(14_000, 2000, 'red'), /14,000 × 2,000 pixels.*25 megapixels/],
    [
      'Cut off.png',
      async () => {
        const whole = await picture(400, 300, 'red');
        return whole.subarray(0, whole.length - 60);
      },
      /can’t be read as a picture/,
    ],
  ])('refuses %s with the reason', async (name, bytesOf, reason) => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(await bytesOf())], { type: 'image/png' }), name);
    form.set('_payload', JSON.stringify({ alt: name }));
    const answer = await askCms(server, '/api/media', { method: 'POST', body: form });
    expect(answer.status).toBe(415);
    expect(errorsSchema.parse(await answer.json()).errors[0]?.message).toMatch(reason);
  });

  test('shows a replaced file wherever its picture is shown', async () => {
    const id = await upload('before.png', await picture(300, 200, 'red'), 'Before');
    const slide = await cms.create('slides', { heading: 'Replaced', image: id });
    const before = await call(server, getSlide, { id: slide });
    const form = new FormData();
    form.set(
      'file',
      new Blob([new Uint8Array(await picture(320, 240, 'blue'))], { type: 'image/png' }),
      'after.png',
    );
    form.set('_payload', JSON.stringify({ alt: 'After' }));
    expect((await askCms(server, `/api/media/${String(id)}`, { method: 'PATCH', body: form })).status).toBe(
      200,
    );

    const after = await call(server, getSlide, { id: slide });
    expect(after.item.image).toMatchObject({ alt: 'After', width: 320, height: 240 });
    expect(after.item.image?.url).not.toBe(before.item.image?.url);
    const shown = await call(server, getImage, { id, image_aspect: '1x1', image_width: 100 });
    const response = await fetch(`${server.url}${shown.item.url}`);
    const { channels } = await sharp(Buffer.from(await response.arrayBuffer())).stats();
    expect(channels[2]?.mean).toBeGreaterThan(200);
  });

  test('finds pictures that nothing shows', async () => {
    const used = await upload('used.png', await picture(30, 20, 'green'), 'Used');
    const unused = await upload('unused.png', await picture(30, 20, 'yellow'), 'Unused');
    await cms.create('pages', {
      name: 'Draft with a picture',
      blocks: [{ blockType: 'core-image', image: used }],
      _status: 'draft',
    });
    const { ids } = unusedSchema.parse(await (await askCms(server, '/api/media/unused')).json());
    expect(ids).toContain(unused);
    expect(ids).not.toContain(used);
    expect((await fetch(`${server.url}/api/media/unused`)).status).toBe(403);
  });

  const unused = async (): Promise<readonly number[]> =>
    unusedSchema.parse(await (await askCms(server, '/api/media/unused')).json()).ids;
  const status = async (path: string, init: RequestInit = {}) =>
    (await askCms(server, `/api/${path}`, init)).status;
  const change = (gallery: number, slides: readonly number[]) =>
    status(`galleries/${String(gallery)}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ slides }),
    });

  test('leaves nothing of a picture that was taken out of its gallery, and lets it be deleted', async () => {
    const [alone, shared, captioned] = [
      await upload('alone.png', await picture(30, 20, 'red'), 'Alone'),
      await upload('shared.png', await picture(30, 20, 'green'), 'Shared'),
      await upload('captioned.png', await picture(30, 20, 'blue'), 'Captioned'),
    ];
    const [ofAlone, ofShared, ofCaptioned] = [
      await cms.create('slides', { image: alone }),
      await cms.create('slides', { image: shared }),
      await cms.create('slides', { image: captioned, heading: 'Lap one' }),
    ];
    const gallery = (name: string, slides: readonly number[]) =>
      cms.create('galleries', { name, url: `${name}-${crypto.randomUUID().slice(0, 8)}`, slides });
    const first = await gallery('first', [ofAlone, ofShared, ofCaptioned]);
    const second = await gallery('second', [ofShared]);
    const before = await unused();
    for (const id of [alone, shared, captioned]) expect(before).not.toContain(id);
    expect(await status(`media/${String(alone)}`, { method: 'DELETE' })).toBe(409);

    expect(await change(first, [])).toBe(200);
    // Nobody else shows the first; the second gallery still has the other, and what was written for the third is kept.
    expect(await status(`slides/${String(ofAlone)}`)).toBe(404);
    expect(await status(`slides/${String(ofShared)}`)).toBe(200);
    expect(await status(`slides/${String(ofCaptioned)}`)).toBe(200);
    const after = await unused();
    expect(after).toEqual(expect.arrayContaining([alone, captioned]));
    expect(after).not.toContain(shared);
    for (const id of [alone, captioned])
      expect(await status(`media/${String(id)}`, { method: 'DELETE' })).toBe(200);
    expect(await status(`slides/${String(ofCaptioned)}`)).toBe(404);
    expect(await status(`media/${String(shared)}`, { method: 'DELETE' })).toBe(409);

    expect(await status(`galleries/${String(second)}`, { method: 'DELETE' })).toBe(200);
    expect(await status(`slides/${String(ofShared)}`)).toBe(404);
    expect(await status(`media/${String(shared)}`, { method: 'DELETE' })).toBe(200);
  });
});
