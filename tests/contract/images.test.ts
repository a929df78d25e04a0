import sharp from 'sharp';
import { expect, test } from 'vitest';
import { getImage } from '../../lib/contract/endpoints/media.ts';
import { IMAGE_ASPECTS } from '../../lib/contract/image-format.ts';
import { call } from './harness/client.ts';
import { onEachServer, type ContentServer } from './harness/servers.ts';

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

/** Mean colour of an image. */
async function meanColour(bytes: Buffer): Promise<{ red: number; blue: number }> {
  const { channels } = await sharp(bytes).stats();
  return { red: channels[0]?.mean ?? 0, blue: channels[2]?.mean ?? 0 };
}

onEachServer('pictures', (server: ContentServer) => {
  const { media } = server.fixtures;
  const fetchPath = (path: string, init?: RequestInit) => fetch(`${server.url}${path}`, init);
  const image = async (
    id: number,
    image_aspect: (typeof IMAGE_ASPECTS)[number] | 'original',
    image_width: number,
  ) => (await call(server, getImage, { id, image_aspect, image_width })).item;
  const hashOf = async (id: number) => (await image(id, 'original', 100)).url.split('/')[3] ?? '';

  test.each(IMAGE_ASPECTS)('are cropped to %s exactly as the record says (spec 9.21)', async (aspect) => {
    const { url, width, height } = await image(media.wide, aspect, 200);
    const response = await fetchPath(url);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const cut = await sharp(await bytesOf(response)).metadata();
    expect([cut.width, cut.height]).toEqual([width, height]);
    expect(width).toBe(200);
    const [across = 1, down = 1] = aspect.split('x').map(Number);
    expect(Math.abs(height - (200 * down) / across)).toBeLessThanOrEqual(0.5);
  });

  test('are served as avif, webp and jpg by extension (spec 3.8, 9.19)', async () => {
    const { url, webp_url, avif_url, placeholder, alt } = await image(media.wide, '16x9', 300);
    const formats = await Promise.all(
      [url, webp_url, avif_url].map(async (path) => {
        const response = await fetchPath(path);
        return [
          response.headers.get('content-type'),
          (await sharp(await bytesOf(response)).metadata()).format,
        ];
      }),
    );
    expect(formats).toEqual([
      ['image/jpeg', 'jpeg'],
      ['image/webp', 'webp'],
      ['image/avif', 'heif'],
    ]);
    expect(placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(alt).toBe('The grid');
  });

  test('say what they show and who made them, and whether they may be downloaded', async () => {
    expect(await image(media.wide, '16x9', 200)).toMatchObject({
      caption: 'Five minutes to go',
      credit: 'Photo: A. Tane',
      is_downloadable: true,
    });
    const silent = { caption: '', credit: '', is_downloadable: false };
    expect(await image(media.focal, '16x9', 200)).toMatchObject(silent);
  });

  test('keep the focal point in view', async () => {
    const centred = await meanColour(
      await bytesOf(await fetchPath((await image(media.wide, '9x16', 100)).url)),
    );
    expect(Math.abs(centred.red - centred.blue)).toBeLessThan(40);
    const right = await meanColour(
      await bytesOf(await fetchPath((await image(media.focal, '9x16', 100)).url)),
    );
    expect(right.blue - right.red).toBeGreaterThan(100);
  });

  test('get a new address when the focal point moves, so that no cache serves the old crop', async () => {
    const { url } = await image(media.focal, '9x16', 100);
    expect(url).toMatch(/\/[0-9a-f]{32}6432\/9x16\//);
    const old = await fetchPath(url.replace('6432/', '/'));
    expect(old.status).toBe(200);
    expect(old.headers.get('cache-control')).toBe('public, max-age=60');
  });

  test('are never enlarged beyond their own pixels', async () => {
    const { url, width, height } = await image(media.wide, 'original', 2000);
    expect([width, height]).toEqual([1600, 900]);
    const cut = await sharp(await bytesOf(await fetchPath(url))).metadata();
    expect([cut.width, cut.height]).toEqual([1600, 900]);
  });

  test('with transparency fall back to png', async () => {
    const { url } = await image(media.logo, 'original', 100);
    expect(url).toMatch(/\.png$/);
    const cut = await sharp(await bytesOf(await fetchPath(url))).metadata();
    expect(cut).toMatchObject({ format: 'png', hasAlpha: true, width: 100, height: 50 });
  });

  test('that are drawings are served unchanged, unable to run scripts', async () => {
    const { url, webp_url, avif_url, width, height } = await image(media.drawing, '16x9', 800);
    expect({ webp_url, avif_url }).toEqual({ webp_url: '', avif_url: '' });
    expect(width / height).toBe(2);
    const response = await fetchPath(url);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('content-security-policy')).toBe(
      "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).toContain('viewBox="0 0 300 150"');
  });

  test.each([
    ['a width between the steps', '/16x9/31.jpg'],
    ['a width above the range', '/16x9/2025.jpg'],
    ['a width below the range', '/16x9/00.jpg'],
    ['a width written another way', '/16x9/0100.jpg'],
    ['an unknown aspect', '/2x1/100.jpg'],
    ['an unknown format', '/16x9/100.gif'],
    ['a drawing of a photo', '/original/100.svg'],
    ['png of a photo', '/16x9/100.png'],
    ['a way out of the folder', '/%2e%2e%2f%2e%2e%2fsecret/16x9/100.jpg'],
  ])('%s is 404', async (_, rest) => {
    const hash = await hashOf(media.wide);
    expect((await fetchPath(`/assets/i/${hash}${rest}`)).status).toBe(404);
  });

  test('an unknown hash is 404', async () => {
    expect((await fetchPath(`/assets/i/${'0'.repeat(32)}/16x9/100.jpg`)).status).toBe(404);
    expect((await fetchPath('/assets/i/%2e%2e%2f%2e%2e%2fsecret/16x9/100.jpg')).status).toBe(404);
  });

  test('a request with a current ETag gets 304', async () => {
    const { url } = await image(media.wide, '4x3', 100);
    const etag = (await fetchPath(url)).headers.get('etag') ?? '';
    expect((await fetchPath(url, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  });

  test('many requests for a new rendition get the same bytes', async () => {
    const { webp_url } = await image(media.wide, '8x5', 500);
    const all = await Promise.all(Array.from({ length: 12 }, async () => bytesOf(await fetchPath(webp_url))));
    expect(new Set(all.map((bytes) => bytes.toString('base64'))).size).toBe(1);
  });

  test('that take long to make come quickly at first, and in their final form once they are asked for again', async () => {
    const { avif_url, width, height } = await image(media.wide, '8x5', 600);
    const first = await fetchPath(avif_url);
    expect(first.headers.get('cache-control')).toBe('public, max-age=60');
    const quick = await bytesOf(first);
    expect(await sharp(quick).metadata()).toMatchObject({ format: 'heif', width, height });
    const cacheControl = async () => (await fetchPath(avif_url)).headers.get('cache-control');
    await expect.poll(cacheControl).toBe('public, max-age=31536000, immutable');
    const final = await bytesOf(await fetchPath(avif_url));
    expect(await sharp(final).metadata()).toMatchObject({ format: 'heif', width, height });
    expect(final.byteLength).toBeLessThan(quick.byteLength);
  });

  test('in the scaled form fit inside the box, uncropped (spec 3.7)', async () => {
    const response = await fetchPath('/assets/400x400:grid.jpg');
    const { width, height } = await sharp(await bytesOf(response)).metadata();
    expect([width, height]).toEqual([400, 225]);
    expect((await fetchPath('/assets/400x400:nothing.jpg')).status).toBe(404);
    expect((await fetchPath('/assets/4000x400:grid.jpg')).status).toBe(404);
    expect((await fetchPath('/assets/400x400:..%2F..%2Fsecret')).status).toBe(404);
  });
});
