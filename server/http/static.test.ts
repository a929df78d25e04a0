import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStaticFiles } from './static.ts';
import { ask, listen } from '../test-support.ts';

const SCRIPT = 'console.log("lap");'.repeat(100);

let folder: string;
let site: Awaited<ReturnType<typeof listen>>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-'));
  await mkdir(join(folder, 'chunks/[lang]'), { recursive: true });
  await writeFile(join(folder, 'chunks/[lang]/page.js'), SCRIPT);
  await writeFile(join(folder, 'secret.txt'), 'no');
  await mkdir(join(folder, 'public'));
  await writeFile(join(folder, 'public/big.bin'), Buffer.alloc(3 * 1024 * 1024, 7));
  const files = await createStaticFiles([
    { folder: join(folder, 'chunks'), urlPrefix: '/_next/static', isImmutable: true },
    { folder: join(folder, 'public'), urlPrefix: '', isImmutable: false },
    { folder: join(folder, 'not-there'), urlPrefix: '', isImmutable: false },
  ]);
  site = await listen((request, response) => {
    if (!files.serve(request.url ?? '', request, response)) response.writeHead(404).end();
  });
});
afterEach(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

describe('static files', () => {
  it('sends built files compressed and immutable', async () => {
    const answer = await ask(site.port, '/_next/static/%5Blang%5D/page.js', {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(gunzipSync(answer.body).toString()).toBe(SCRIPT);
  });

  it('sends the same in brotli, and as it is to whoever reads neither', async () => {
    const path = '/_next/static/%5Blang%5D/page.js';
    const packed = await ask(site.port, path, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.body).toString()).toBe(SCRIPT);
    const plain = await ask(site.port, path);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(SCRIPT);
  });

  it('streams large files, answers HEAD and 304', async () => {
    const answer = await ask(site.port, '/big.bin');
    expect([answer.status, answer.body.byteLength]).toEqual([200, 3 * 1024 * 1024]);
    const head = await ask(site.port, '/big.bin', { method: 'HEAD' });
    expect([head.body.byteLength, head.headers['content-length']]).toEqual([0, String(3 * 1024 * 1024)]);
    const same = await ask(site.port, '/big.bin', {
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect(same.status).toBe(304);
  });

  it('reaches nothing outside its folders', async () => {
    for (const path of [
      '/../secret.txt',
      '/_next/static/../secret.txt',
      '/_next/static/..%2Fsecret.txt',
      '/not-there',
    ]) {
      expect([path, (await ask(site.port, path)).status]).toEqual([path, 404]);
    }
  });
});
