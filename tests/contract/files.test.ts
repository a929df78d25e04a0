import { expect, test } from 'vitest';
import { mp4 } from './fixtures/bytes.ts';
import { onEachServer } from './harness/servers.ts';

const film = mp4();
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

onEachServer('films and documents', (server) => {
  const { media } = server.fixtures;
  const film_url = `${server.url}/v/${media.ownVideo}.mp4`;
  const part = (range: string, headers: Record<string, string> = {}) =>
    fetch(film_url, { headers: { Range: range, ...headers } });

  test('a video is served whole (spec 7.83)', async () => {
    const response = await fetch(film_url);
    expect(response.headers.get('content-type')).toBe('video/mp4');
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    expect((await bytesOf(response)).equals(film)).toBe(true);
  });

  test.each([
    ['bytes=0-99', 0, 100],
    ['bytes=1000-1999', 1000, 2000],
    ['bytes=199000-', 199_000, 200_000],
    ['bytes=-500', 199_500, 200_000],
    ['bytes=199990-999999', 199_990, 200_000],
  ])('a video is served in ranges: %s', async (range, start, end) => {
    const response = await part(range);
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/200000`);
    expect(response.headers.get('content-length')).toBe(String(end - start));
    expect((await bytesOf(response)).equals(film.subarray(start, end))).toBe(true);
  });

  test('a range outside the video is 416', async () => {
    const response = await part('bytes=200000-');
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */200000');
  });

  test('a range of a video that has changed since returns the whole', async () => {
    const etag = (await fetch(film_url, { method: 'HEAD' })).headers.get('etag') ?? '';
    expect((await part('bytes=0-9', { 'If-Range': etag })).status).toBe(206);
    expect((await part('bytes=0-9', { 'If-Range': '"other"' })).status).toBe(200);
    expect((await fetch(film_url, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  });

  test('an external or unknown video is 404', async () => {
    expect((await fetch(`${server.url}/v/${media.youtubeVideo}.mp4`)).status).toBe(404);
    expect((await fetch(`${server.url}/v/999999.mp4`)).status).toBe(404);
    expect((await fetch(`${server.url}/v/1.exe`)).status).toBe(404);
  });

  test('a document is served only under its own name', async () => {
    const response = await fetch(`${server.url}/assets/f/${media.pdf}/schedule.pdf`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe("inline; filename*=UTF-8''schedule.pdf");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await fetch(`${server.url}/assets/f/${media.pdf}/other.pdf`)).status).toBe(404);
    expect((await fetch(`${server.url}/assets/f/${media.pdf}/..%2Fsecret`)).status).toBe(404);
  });

  test.each(['/v/999999.mp4', '/assets/f/999999/schedule.pdf', `/assets/i/${'0'.repeat(32)}/16x9/100.jpg`])(
    'whoever opens %s, which doesn’t exist, reads what to do next; a program gets an error',
    async (path) => {
      const page = await fetch(server.url + path, {
        headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8', Cookie: 'lang=ja' },
      });
      expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
      const html = await page.text();
      expect(html).toContain('<html lang="ja"');
      expect(html).toContain('<h1>ファイルが見つかりません。</h1>');
      expect(html).toContain('当サイト内でお探しください。');
      expect(html).toContain('href="/"');

      const program = await fetch(server.url + path, { headers: { Accept: 'image/avif,*/*;q=0.8' } });
      expect([program.status, await program.json()]).toEqual([
        404,
        { success: false, message: 'File not found.' },
      ]);
      for (const { headers } of [page, program]) {
        expect(headers.get('cache-control')).toContain('no-store');
        expect(headers.get('content-security-policy')).toContain("default-src 'none'");
        expect(headers.get('x-content-type-options')).toBe('nosniff');
      }
    },
  );

  test("an episode's audio supports seeking", async () => {
    const response = await fetch(`${server.url}/assets/f/${media.mp3}/episode.mp3`, {
      headers: { Range: 'bytes=10-19' },
    });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-type')).toBe('audio/mpeg');
  });
});
