import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { APP_ROUTES } from '../screens/routes.ts';
import { TIMETABLE_PAGE } from '../lib/season/addresses.ts';
import type { Handler } from './http/handler.ts';
import { ask, html, SHARED, startContent, startSite } from './test-support.ts';

/** The requests to the fake Next, and how many of its responses were running at once. */
const next = { paths: [] as string[], underWay: 0, most: 0 };

const handler: Handler = async (request, response) => {
  const url = request.url ?? '';
  next.paths.push(url);
  next.underWay += 1;
  next.most = Math.max(next.most, next.underWay);
  await new Promise((resolve) => setImmediate(resolve));
  next.underWay -= 1;
  response.setHeader('Content-Type', 'text/html; charset=utf-8').setHeader('Cache-Control', SHARED);
  response.writeHead(url.includes('made-up') ? 404 : 200).end(html(`page of ${url}`));
};

let content: Awaited<ReturnType<typeof startContent>>;
let site: Awaited<ReturnType<typeof startSite>>;

const start = async () => {
  content = await startContent();
  site = await startSite(handler, content.port);
};
const stop = async () => {
  await site.close();
  await content.close();
};
const forget = () => Object.assign(next, { paths: [], underWay: 0, most: 0 });

/** Requests many paths over keep-alive connections. @returns the statuses */
async function askAll(paths: readonly string[], headers = {}): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const statuses = await Promise.all(
    paths.map(
      (path) =>
        new Promise<number>((resolve, reject) => {
          get({ host: '127.0.0.1', port: site.port, path, agent, headers }, (answer) => {
            answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
          }).on('error', reject);
        }),
    ),
  );
  agent.destroy();
  return statuses;
}

const madeUp = (prefix: string, times = 60) =>
  Array.from({ length: times }, (_, index) => `${prefix}made-up-${index.toString(36)}`);

describe('made-up addresses below the site’s own routes', () => {
  beforeAll(start);
  afterAll(stop);
  beforeEach(forget);

  it.each([
    // /search is followed by a query, /timetable by a category, of which this site lists none, and below /standings there are records as
    // below any page.
    ...APP_ROUTES.filter((route) => !['search', 'standings', TIMETABLE_PAGE].includes(route)).map((route) => [
      `/${route}/`,
    ]),
    ...['home', 'cms'].map((route) => [`/${route}/`]),
    ['/'],
    ['/pdf/'],
    ['/icons/'],
    ['/feeds/'],
    ['/invoice/print/x/'],
    ['/order/12/'],
    ['/search/a/'],
    ['/api/'],
    ['/api/raw-code/news/'],
    ['/api/preview/'],
  ])('get 404 without a render: %s', async (prefix) => {
    expect(new Set(await askAll(madeUp(prefix)))).toEqual(new Set([404]));
    // The 404 screen itself is rendered once.
    expect(next.paths.filter((path) => path !== '/page-not-found')).toEqual([]);
  });

  it('of documents are all one page, rendered once and stored by no browser', async () => {
    expect(new Set(await askAll(madeUp('/invoice/')))).toEqual(new Set([200]));
    expect(next.paths).toEqual(['/invoice/-']);
    const { headers } = await ask(site.port, '/invoice/12');
    expect(headers['cache-control']).toBe('private, no-store');
    expect((await ask(site.port, '/order/12?key=x')).headers['cache-control']).toBe('private, no-store');
  });
});

describe('addresses that may exist', () => {
  beforeEach(async () => {
    await start();
    forget();
  });
  afterEach(stop);

  it('are looked up a few times, and then no more', async () => {
    const paths = ['/article/', '/news/', '/article/first/', '/about/', '/feeds/rounds/', '/api/raw-code/'];
    const name = 'ab'.repeat(16);
    await askAll([
      ...paths.flatMap((prefix) => madeUp(prefix, 200)),
      ...madeUp('/feeds/news/', 200).map((path) => `${path}.xml`),
      ...madeUp('/api/raw-code/', 200).map((path) => `${path}/${name}`),
      ...Array.from({ length: 200 }, (_, index) => `/pdf/${String(index + 1)}`),
    ]);
    expect(next.paths.length).toBeLessThan(60);
  });

  it("can't make Next render router data", async () => {
    const paths = [...madeUp('/feed/', 200), ...madeUp('/cart/', 200)];
    const statuses = await askAll(paths, { rsc: '1' });
    expect(next.paths.length).toBeLessThan(40);
    expect(new Set(statuses.slice(-100))).toEqual(new Set([404]));
    expect(statuses.slice(100, 200).every((status) => status === 503)).toBe(true);
  });

  it('are not missing because one of their parts is', async () => {
    const headers = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/made-up' };
    expect((await ask(site.port, '/article/third', { headers })).status).toBe(200);
    expect((await ask(site.port, '/article/third')).status).toBe(200);
  });
});

describe('searches', () => {
  beforeAll(start);
  afterAll(stop);
  beforeEach(forget);

  const from = (address: string) => ({ 'x-forwarded-for': address });
  const queries = (name: string, times: number) =>
    Array.from({ length: times }, (_, index) => `/search/${name}${String(index)}`);

  it('from a bot are rejected, and nobody else’s', async () => {
    const robot = await askAll(queries('r', 250), from('192.0.2.1'));
    expect(robot.filter((status) => status === 429).length).toBeGreaterThan(0);
    const quick = madeUp('/api/search?q=', 500);
    expect(await askAll(quick, from('192.0.2.1'))).toContain(429);
    expect(new Set(await askAll(queries('v', 20), from('192.0.2.2')))).toEqual(new Set([200]));
    expect(new Set(await askAll(quick.slice(0, 20), from('192.0.2.2')))).toEqual(new Set([404]));
  });

  it('that are too many show a reader a page in their language', async () => {
    const robot = from('192.0.2.3');
    await askAll(queries('t', 120), robot);
    await askAll(madeUp('/api/search?q=', 220), robot);
    const headers = { ...robot, accept: 'text/html', cookie: 'lang=ar' };
    for (const path of ['/search/taupo', '/api/search?q=taupo']) {
      const page = await ask(site.port, path, { headers });
      expect(page.status, path).toBe(429);
      expect(page.headers['retry-after'], path).toMatch(/^\d+$/);
      expect(page.headers['content-type'], path).toContain('text/html');
      expect(page.text, path).toContain('page of /unavailable');
    }
  });

  it('for the same query are rendered once, and evict no page from memory', async () => {
    await ask(site.port, '/news');
    for (let visitor = 1; visitor <= 5; visitor += 1)
      await askAll(queries(`of ${String(visitor)} `, 90).map(encodeURI), from(`192.0.2.${String(visitor)}`));
    next.paths = [];
    await ask(site.port, '/news');
    await ask(site.port, '/search/taupo');
    const again = await ask(site.port, '/search/taupo');
    expect([again.status, again.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(next.paths).toEqual(['/search/taupo']);
  });
});

describe('share pictures', () => {
  beforeEach(async () => {
    await start();
    forget();
  });
  afterEach(stop);

  it('are drawn for pages that exist, and not for any number of stamps', async () => {
    const stamps = Array.from({ length: 100 }, (_, index) => index.toString(16).padStart(12, '0'));
    const known = stamps.map((stamp) => `/share/${stamp}/round/round-1.png`);
    const statuses = await askAll(known, { 'x-forwarded-for': '192.0.2.9' });
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40);
    expect(await askAll(known.slice(0, 3), { 'x-forwarded-for': '192.0.2.10' })).toEqual([200, 200, 200]);
  });

  it('of made-up pages, or with another kind of stamp, get 404 without a render', async () => {
    const paths = [
      ...madeUp('/share/0123456789ab/').map((path) => `${path}.png`),
      '/share/xyz/round/round-1.png',
      '/share/0123456789ab/round/round-1.jpg',
      '/share/0123456789ab.png',
    ];
    expect(new Set(await askAll(paths))).toEqual(new Set([404]));
    expect(next.paths.filter((path) => path !== '/page-not-found')).toEqual([]);
  });
});

describe('connections', () => {
  beforeAll(start);
  afterAll(stop);
  beforeEach(forget);

  /** Sends text on one connection and reads until `until` appears or the other side hangs up. */
  const talk = (text: string, until: (received: string) => boolean) =>
    new Promise<{ received: string; isClosed: boolean }>((resolve) => {
      let received = '';
      const socket = connect(site.port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (chunk) => {
        received += chunk.toString('latin1');
        if (!until(received)) return;
        socket.destroy();
        resolve({ received, isClosed: false });
      });
      socket.on('error', () => undefined);
      socket.on('close', () => resolve({ received, isClosed: true }));
    });
  const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

  it('that pipeline a few requests get their responses in order, one rendered after the other', async () => {
    const ids = ['first', 'second', 'race-reports', 'round-1'];
    const text = ids.map((id) => request(`/?of=${id}`)).join('');
    const { received } = await talk(text, (all) => all.includes('page of /?of=round-1'));
    const order = [...received.matchAll(/page of \/\?of=([\w-]+)<script>/g)].map(([, id]) => id);
    expect(order).toEqual(ids);
    expect(next.most).toBe(1);
  });

  it('that pipeline without end are disconnected', async () => {
    const { isClosed } = await talk(request('/?x=1').repeat(500), () => false);
    expect(isClosed).toBe(true);
    expect(next.paths.length).toBeLessThan(40);
  });

  it('that send two hosts get a 400', async () => {
    const text = 'GET /news HTTP/1.1\r\nHost: www.example.org\r\nHost: evil.test\r\n\r\n';
    const { received } = await talk(text, (all) => all.includes('\r\n\r\n'));
    expect(received).toMatch(/^HTTP\/1\.1 400 /);
    expect(next.paths).toEqual([]);
  });
});
