import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Handler } from './http/handler.ts';
import { ask, html, SHARED, startContent, startSite } from './test-support.ts';

const TEXTS = new URL('../locales/en.json', import.meta.url);
const LONG = 'lap '.repeat(400);

/** What the fake Next does; a test changes it while the site runs. */
const next = {
  text: 'home',
  missing: 'The 404 screen',
  cacheControl: SHARED,
  isBroken: false,
  failure: '',
  link: '',
  /** Responses wait for it. */
  hold: Promise.resolve(),
  paths: [] as string[],
  languages: [] as string[],
};

const handler: Handler = async (request, response) => {
  const url = request.url ?? '';
  next.paths.push(url);
  next.languages.push(/lang=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  await next.hold;
  if (url === '/page-not-found')
    return void response.writeHead(200, { 'Cache-Control': SHARED }).end(html(next.missing));
  if (url === '/unavailable')
    return void response.setHeader('Cache-Control', SHARED).end(html('We will be right back'));
  if (next.isBroken) return void response.writeHead(500).end(next.failure);
  if (url.includes('not-found') || url.includes('made-up')) {
    return void response.writeHead(404, { 'Cache-Control': SHARED }).end(html('Page not found'));
  }
  if (next.link !== '') response.setHeader('Link', next.link);
  response.setHeader('Cache-Control', next.cacheControl).end(html(`${next.text} ${LONG}`));
};

let content: Awaited<ReturnType<typeof startContent>>;
let site: Awaited<ReturnType<typeof startSite>>;

beforeEach(async () => {
  Object.assign(next, {
    text: 'home',
    missing: 'The 404 screen',
    cacheControl: SHARED,
    isBroken: false,
    failure: 'Internal Server Error',
    link: '',
    hold: Promise.resolve(),
  });
  content = await startContent();
  site = await startSite(handler, content.port);
  next.paths = [];
  next.languages = [];
});
afterEach(async () => {
  await site.close();
  await content.close();
});

describe('pages', () => {
  it('asks Next once for a page that many visitors open at the same moment and later', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(site.port, '/news')));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    await ask(site.port, '/news');
    await ask(site.port, '/news?utm_source=mail');
    expect(next.paths).toEqual(['/news']);
  });

  it('sends brotli, gzip or plain bytes of the same page', async () => {
    const plain = await ask(site.port, '/');
    const br = await ask(site.port, '/', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    const gzip = await ask(site.port, '/', { headers: { 'accept-encoding': 'gzip;q=1, br;q=0' } });
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(br.headers.vary).toContain('Accept-Encoding');
  });

  it('sends a busy page in fewer bytes, also after a renewal that changed nothing', async () => {
    next.text = await readFile(TEXTS, 'utf8');
    const read = () => ask(site.port, '/news', { headers: { 'accept-encoding': 'br' } });
    const first = await read();
    await expect.poll(async () => (await read()).body.byteLength).toBeLessThan(first.body.byteLength);
    const small = await read();
    site.pageCache.purgePath('/news');
    const renewed = await read();
    expect(next.paths).toEqual(['/news', '/news']);
    expect(renewed.body.equals(small.body)).toBe(true);
    expect(renewed.headers['content-length']).toBe(String(small.body.byteLength));
    expect(brotliDecompressSync(renewed.body).equals(brotliDecompressSync(first.body))).toBe(true);
    next.text = 'changed';
    site.pageCache.purgePath('/news');
    expect(brotliDecompressSync((await read()).body).toString()).toContain('changed');
  });

  it('names each file to preload once, in the order of Next', async () => {
    const [font, picture] = ['</a.woff2>; rel=preload; as="font"', '</b.avif>; rel=preload; as="image"'];
    next.link = [font, picture, font].join(', ');
    expect((await ask(site.port, '/news')).headers.link).toBe(`${font}, ${picture}`);
  });

  it('answers 304 to a browser that has the page, and HEAD without a body', async () => {
    const { headers } = await ask(site.port, '/');
    const again = await ask(site.port, '/', { headers: { 'if-none-match': String(headers.etag) } });
    expect([again.status, again.body.byteLength]).toEqual([304, 0]);
    const head = await ask(site.port, '/', { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    expect([head.status, head.body.byteLength]).toEqual([200, 0]);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(0);
  });

  it('allows only reading a page, and does not bother Next otherwise', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await ask(site.port, '/news', { method });
      expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD']);
    }
    const { status } = await ask(site.port, '/api/v1/cognito/page', { method: 'TRACE' });
    expect(status).toBe(405);
    expect(next.paths).toEqual([]);
  });

  it('forwards the call of a server function to Next, on pages that exist', async () => {
    const call = { method: 'POST', headers: { 'next-action': 'a0'.repeat(21) } };
    expect((await ask(site.port, '/news', call)).status).toBe(200);
    expect(next.paths).toEqual(['/news']);
    expect((await ask(site.port, '/no-such-page', call)).status).toBe(405);
    const other = { method: 'POST', headers: { 'next-action': 'not an id' } };
    expect((await ask(site.port, '/news', other)).status).toBe(405);
    expect(next.paths).toEqual(['/news']);
  });

  it('allows exactly the inline scripts of the page', async () => {
    const { headers, text } = await ask(site.port, '/');
    const policy = String(headers['content-security-policy']);
    const hashes = [...text.matchAll(/<script>(.*?)<\/script>/gs)].map(
      ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
    expect(policy).toContain(`script-src 'self' ${hashes.join(' ')};`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain(`frame-ancestors 'self' http://127.0.0.1:${String(content.port)}`);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
  });

  it('caches each language separately and gives Next one known language, whatever the cookie says', async () => {
    await ask(site.port, '/', { headers: { cookie: 'lang=de; x=1' } });
    await ask(site.port, '/', { headers: { cookie: 'lang=xx' } });
    await ask(site.port, '/', { headers: { cookie: 'lang=de; lang=fr' } });
    expect(next.languages).toEqual(['de', 'en']);
  });

  it('gives a first visit the language that the browser asks for, and every visitor their own', async () => {
    const german = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' };
    const languageFor = async (headers: Record<string, string>) =>
      (await ask(site.port, '/news', { headers })).headers['content-language'];
    expect(await languageFor({})).toBe('en');
    expect(await languageFor(german)).toBe('de');
    expect(await languageFor({ 'accept-language': 'en-NZ' })).toBe('en');
    expect(await languageFor({ 'accept-language': 'nl, zh-Hant;q=0.5' })).toBe('zh-CN');
    expect(await languageFor({ ...german, cookie: 'lang=en' })).toBe('en');
    expect(await languageFor({ ...german, cookie: 'lang=ja' })).toBe('ja');
    expect(await languageFor({ ...german, cookie: 'lang=xx' })).toBe('de');
    expect(next.languages).toEqual(['en', 'de', 'zh-CN', 'ja']);
    const missing = await ask(site.port, '/no-such-page', { headers: german });
    expect([missing.status, next.languages.at(-1)]).toEqual([404, 'de']);
    const call = { method: 'POST', headers: { ...german, 'next-action': 'a0'.repeat(21) } };
    await ask(site.port, '/news', call);
    expect(next.languages.at(-1)).toBe('de');
  });

  it('lets caches keep a page only for those who read its language', async () => {
    const edgeOf = async (headers: Record<string, string>) =>
      (await ask(site.port, '/news', { headers })).headers['cdn-cache-control'] !== undefined;
    const german = { 'accept-language': 'de' };
    // In any order: a cache that only looks at the cookie takes them all for the same.
    expect(await edgeOf(german)).toBe(false);
    expect(await edgeOf({})).toBe(true);
    expect(await edgeOf({ 'accept-language': 'en-NZ' })).toBe(true);
    expect(await edgeOf({ ...german, cookie: 'lang=en' })).toBe(true);
    expect(await edgeOf({ ...german, cookie: 'lang=de' })).toBe(true);
    expect(await edgeOf(german)).toBe(false);
    const { headers } = await ask(site.port, '/news', { headers: german });
    expect(headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const again = await ask(site.port, '/news', {
      headers: { ...german, 'if-none-match': String(headers.etag) },
    });
    expect([again.status, again.headers['cdn-cache-control']]).toEqual([304, undefined]);
  });

  it('says which language a page is in, also to a browser that has it', async () => {
    const { headers } = await ask(site.port, '/', { headers: { cookie: 'lang=de' } });
    expect(headers['content-language']).toBe('de');
    const again = { cookie: 'lang=de', 'if-none-match': String(headers.etag) };
    const known = await ask(site.port, '/', { headers: again });
    expect([known.status, known.headers['content-language']]).toEqual([304, 'de']);
  });

  it('never caches a response that is for one visitor', async () => {
    next.cacheControl = 'private, no-store';
    await ask(site.port, '/news');
    next.text = 'other';
    const { text, headers } = await ask(site.port, '/news');
    expect(text).toContain('other');
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('renders an account screen once for all, and forbids others to store it', async () => {
    for (const path of ['/login', '/profile', '/login']) {
      const { status, headers } = await ask(site.port, path);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('private, no-store');
    }
    expect(next.paths).toEqual(['/login', '/profile']);
  });

  it('marks an address with a query as uncacheable', async () => {
    const { headers } = await ask(site.port, '/?page=2');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(next.paths).toEqual(['/?page=2']);
  });

  it('renders again after a purge, and shows the old page while Next cannot', async () => {
    await ask(site.port, '/news');
    next.text = 'changed';
    site.pageCache.purgePath('/news');
    expect((await ask(site.port, '/news')).text).toContain('changed');
    next.isBroken = true;
    await site.pageCache.purgeAll([]);
    const cached = await ask(site.port, '/news');
    expect([cached.status, cached.text.includes('changed')]).toEqual([200, true]);
  });

  it('renews the many pages that a crawler finds outdated two at a time, each once', async () => {
    next.cacheControl = 's-maxage=0, stale-while-revalidate=60';
    const paths = ['/', '/news', '/article/first', '/login'];
    for (const path of paths) await ask(site.port, path);
    next.paths = [];
    const released = Promise.withResolvers<undefined>();
    next.hold = released.promise;
    for (const path of [...paths, ...paths]) expect((await ask(site.port, path)).status).toBe(200);
    expect(next.paths).toHaveLength(2);
    released.resolve(undefined);
    await expect.poll(() => next.paths.toSorted()).toEqual(paths.toSorted());
  });

  it('renders pages again that show a product whose stock changed, and leaves the others as they are', async () => {
    await ask(site.port, '/news');
    await ask(site.port, '/article/first');
    site.pageCache.noteTags('/news', ['stock:5', 'model:articles']);
    site.pageCache.noteTags('/article/first', ['model:articles']);
    next.text = 'sold';
    next.paths = [];
    site.pageCache.purgeTags(['stock:5']);
    expect((await ask(site.port, '/news')).text).toContain('sold');
    expect((await ask(site.port, '/article/first')).text).toContain('home');
    expect(next.paths).toEqual(['/news']);
  });

  it('a publish renders what it touches, however many pages are kept, and knows new addresses', async () => {
    const others = ['/', '/login', '/article/first'];
    for (const path of ['/news', ...others]) await ask(site.port, path);
    for (const path of ['/', '/article/first']) site.pageCache.noteTags(path, ['model:rounds', 'site']);
    site.pageCache.noteTags('/news', ['model:articles', 'site']);
    next.text = 'changed';
    next.paths = [];
    content.state.initialData = { ...content.state.initialData, pages: [{ id: 9, url: 'brand-new' }] };
    await site.pageCache.purgeChanged(['model:articles', 'address:brand-new', 'sitemap']);
    expect((await ask(site.port, '/news')).text).toContain('changed');
    expect((await ask(site.port, '/brand-new')).status).toBe(200);
    for (const path of ['/', '/article/first']) expect((await ask(site.port, path)).text).toContain('home');
    expect(next.paths).toEqual(['/news', '/brand-new']);
    await site.pageCache.purgeChanged(['site']);
    expect((await ask(site.port, '/')).text).toContain('changed');
  });

  it('shows a stale page at once and the new one after it', async () => {
    next.cacheControl = 's-maxage=0, stale-while-revalidate=60';
    await ask(site.port, '/news');
    next.text = 'changed';
    expect((await ask(site.port, '/news')).text).toContain('home');
    await expect.poll(async () => (await ask(site.port, '/news')).text).toContain('changed');
  });
});

describe('failures', () => {
  it('answers 503 in the site’s design for an unseen page while the content server is down, and 200 when it is back (spec 2.35)', async () => {
    next.isBroken = true;
    content.state.isDown = true;
    const down = await ask(site.port, '/news');
    expect([down.status, down.headers['retry-after'], down.headers['cache-control']]).toEqual([
      503,
      '30',
      'no-store',
    ]);
    expect(down.text).toContain('We will be right back');
    Object.assign(next, { isBroken: false });
    content.state.isDown = false;
    expect((await ask(site.port, '/news')).status).toBe(200);
  });

  it('shows the same page to people who open a file of the content server, and tells programs in wire format', async () => {
    content.state.isDown = true;
    const path = '/api/v1/sell/invoice/pdf/7?key=signed';
    const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', cookie: 'lang=de' };
    const page = await ask(site.port, path, { headers: browser });
    expect([page.status, page.headers['retry-after'], page.headers['cache-control']]).toEqual([
      503,
      '30',
      'no-store',
    ]);
    expect(page.text).toContain('We will be right back');
    expect(next.languages).toContain('de');
    const program = await ask(site.port, path);
    expect([program.status, JSON.parse(program.text).success]).toEqual([502, false]);
  });

  it('answers 500 if Next fails although the content server is up', async () => {
    next.isBroken = true;
    const answer = await ask(site.port, '/news');
    expect([answer.status, answer.headers['retry-after']]).toEqual([500, undefined]);
  });

  it('answers 503 if the content server lists its paths but is too busy for the page', async () => {
    Object.assign(next, { isBroken: true, failure: html('{"digest":"CONTENT_UNAVAILABLE"}') });
    const answer = await ask(site.port, '/news');
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '30']);
  });

  it('never calls a page missing before the content server has responded', async () => {
    await site.close();
    content.state.isDown = true;
    site = await startSite(handler, content.port);
    next.isBroken = true;
    expect((await ask(site.port, '/anything')).status).toBe(503);
  });

  it('answers 503 for an unknown path once the content server is known to be down', async () => {
    content.state.isDown = true;
    await expect.poll(async () => (await ask(site.port, '/made-up')).status).toBe(503);
  });
});

describe('paths', () => {
  it('follows redirects, keeps the query, and ends a loop in 404', async () => {
    const moved = await ask(site.port, '/old?x=1');
    expect([moved.status, moved.headers.location]).toEqual([308, '/news?x=1']);
    expect((await ask(site.port, '/a')).status).toBe(404);
  });

  it('follows redirects in letters that no header has', async () => {
    const redirects = [{ id: 4, from: '/ōtaki', to: '/news?of=Ōtaki#māori' }];
    content.state.initialData = { ...content.state.initialData, redirects };
    await site.pageCache.purgeChanged([]);
    const moved = await ask(site.port, '/%C5%8Dtaki?x=%C4%81');
    expect([moved.status, moved.headers.location]).toEqual([308, '/news?of=%C5%8Ctaki&x=%C4%81#m%C4%81ori']);
  });

  it('has one spelling for an address', async () => {
    for (const [path, location] of [
      ['/news/', '/news'],
      ['//evil.test/x', '/evil.test/x'],
      ['/n%65ws?x=1', '/news?x=1'],
      ['/%c3%a9', '/%C3%A9'],
    ] as const) {
      const { status, headers } = await ask(site.port, path);
      expect([path, status, headers.location]).toEqual([path, 308, location]);
    }
  });

  it('answers 400 to bad encodings, dot segments and control characters, 414 to overlong addresses', async () => {
    for (const path of [
      '/%ff',
      '/%zz',
      '/a%00b',
      '/a%5cb',
      '/x/../y',
      '/assets/%2e%2e/admin',
      '/news/%2E%2E/x',
    ]) {
      expect([path, (await ask(site.port, path)).status]).toEqual([path, 400]);
    }
    expect((await ask(site.port, `/${'a'.repeat(3000)}`)).status).toBe(414);
  });

  it('finds a page that was published a moment ago', async () => {
    content.state.initialData = { ...content.state.initialData, pages: [{ id: 9, url: 'brand-new' }] };
    await expect.poll(async () => (await ask(site.port, '/brand-new')).status).toBe(200);
  });

  it('shows the full 404 screen for a page that turns out to be empty', async () => {
    for (const path of ['/article/made-up', '/nowhere']) {
      const answer = await ask(site.port, path);
      expect(answer.status).toBe(404);
      expect(answer.body.toString()).toContain('The 404 screen');
    }
  });

  it('renders the 404 screen again after a purge, whose menu it shows', async () => {
    await ask(site.port, '/nowhere');
    next.missing = 'The 404 screen with a new menu';
    site.pageCache.purgeTags(['navigation']);
    await expect.poll(async () => (await ask(site.port, '/nowhere')).text).toContain('a new menu');
  });

  it('answers requests for Next’s router data only for existing pages', async () => {
    expect((await ask(site.port, '/made-up?_rsc=1', { headers: { rsc: '1' } })).status).toBe(404);
    expect((await ask(site.port, '/news?_rsc=1', { headers: { rsc: '1' } })).status).toBe(200);
  });
});
