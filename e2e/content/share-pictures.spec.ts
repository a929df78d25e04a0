import { expect, test, type APIRequestContext } from '@playwright/test';
import { initialData, itemsOf } from '../support/content.ts';

/** What a page's head says about a property of its picture. */
async function headOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  return (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
}

/** Width and height from a PNG's header. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

const pathIn = (address: string) => new URL(address).pathname;

/** A page of each kind that has a drawn picture. */
async function drawnPages(request: APIRequestContext): Promise<Record<string, string>> {
  const data = await initialData(request);
  const first = (page: string) => itemsOf(data, page).find((path) => path.split('/').length === 3) ?? '';
  const standings = /href="(\/standings\/[\w-]+)"/.exec(await (await request.get('/standings')).text());
  return {
    round: first('round'),
    result: '/session',
    circuit: first('circuit'),
    team: first('team'),
    driver: '/drivers/arjun-ainsley',
    standings: standings?.[1] ?? '',
    timetable: '/timetable',
    calendar: '/rounds',
  };
}

async function expectDrawn(request: APIRequestContext, kind: string, path: string): Promise<void> {
  const of = await headOf(request, path);
  const address = of('og:image');
  expect(address, kind).toMatch(/^https?:\/\/[^/]+\/share\/[\da-f]{12}\/.+\.png$/);
  expect([of('og:image:width'), of('og:image:height')], kind).toEqual(['1200', '630']);
  expect(of('og:image:alt'), kind).not.toBe('');
  expect(of('twitter:card'), kind).toBe('summary_large_image');
  const answer = await request.get(pathIn(address));
  expect(answer.status(), kind).toBe(200);
  expect(answer.headers()['content-type'], kind).toBe('image/png');
  expect(answer.headers()['cache-control'], kind).toBe('public, max-age=31536000, immutable');
  const png = await answer.body();
  expect(sizeOf(png), kind).toEqual([1200, 630]);
  // Some chats show no larger file.
  expect(png.byteLength, kind).toBeLessThan(300_000);
}

test('a round has a picture of its own in chats', async ({ request }) => {
  const { round = '' } = await drawnPages(request);
  await expectDrawn(request, 'round', round);
});

test(
  'rounds, the calendar, timetables, results, standings, circuits, teams and drivers have a picture of their own in chats',
  { tag: '@full' },
  async ({ request }) => {
    for (const [kind, path] of Object.entries(await drawnPages(request)))
      await expectDrawn(request, kind, path);
  },
);

test('the picture of a page is the same in every language', { tag: '@full' }, async ({ request }) => {
  const { round = '' } = await drawnPages(request);
  const english = (await headOf(request, round))('og:image');
  const html = await (await request.get(round, { headers: { cookie: 'lang=ar' } })).text();
  expect(html).toContain('lang="ar"');
  expect(html).toContain(english);
});

test(
  'an earlier address leads to the present picture, and what has none is missing',
  { tag: '@full' },
  async ({ request }) => {
    const { round = '' } = await drawnPages(request);
    const present = pathIn((await headOf(request, round))('og:image'));
    const earlier = await request.get(`/share/000000000000${round}.png`, { maxRedirects: 0 });
    expect(earlier.status()).toBe(302);
    expect(earlier.headers()['location']).toBe(present);
    for (const path of [
      '/round/no-such-round',
      '/news',
      '/search/x',
      '/login',
      '/round',
      '/timetable/no-such-category',
    ])
      expect((await request.get(`/share/000000000000${path}.png`)).status(), path).toBe(404);
  },
);

test(
  'an article shows its own picture, other pages that of the site',
  { tag: '@full' },
  async ({ request }) => {
    const data = await initialData(request);
    for (const path of [
      itemsOf(data, 'article')[0] ?? '',
      '/',
      '/standings',
      '/drivers',
      '/all-results',
      '/news',
    ]) {
      const of = await headOf(request, path);
      expect(of('og:image'), path).toMatch(/\/assets\/i\/.+\.jpg$/);
      expect(of('twitter:card'), path).toBe('summary_large_image');
    }
  },
);

test('search engines keep the pictures themselves', { tag: '@full' }, async ({ page, request }) => {
  const { round = '' } = await drawnPages(request);
  await page.goto(round);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain('/assets/i/');
  expect(data.join()).not.toContain('/share/');
});
