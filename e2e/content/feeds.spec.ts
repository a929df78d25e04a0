import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { initialData, itemsOf } from '../support/content.ts';

/** A date in RSS format. */
const RFC_822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} (?:GMT|[+-]\d{4})$/;

/** Parses a feed as feed readers do: with a strict XML parser. */
async function readFeed(page: Page, address: string) {
  const response = await page.request.get(address);
  expect(response.status(), address).toBe(200);
  expect(response.headers()['content-type']).toContain('application/rss+xml');
  const xml = await response.text();
  return page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'text/xml');
    const textOf = (parent: ParentNode, name: string) =>
      parent.querySelector(`:scope > ${name}`)?.textContent ?? '';
    const channel = document.querySelector('rss > channel')!;
    return {
      broken: document.querySelector('parsererror')?.textContent ?? null,
      title: textOf(channel, 'title'),
      self: [...channel.children].find((child) => child.nodeName === 'atom:link')?.getAttribute('href'),
      names: [...channel.children].map((child) => child.nodeName),
      explicit: [...channel.children].find((child) => child.nodeName === 'itunes:explicit')?.textContent,
      covers: [...document.getElementsByTagName('itunes:image')].map(
        (cover) => cover.getAttribute('href') ?? '',
      ),
      items: [...channel.querySelectorAll(':scope > item')].map((item) => ({
        guid: textOf(item, 'guid'),
        title: textOf(item, 'title'),
        link: textOf(item, 'link'),
        date: textOf(item, 'pubDate'),
        duration: item.getElementsByTagName('itunes:duration')[0]?.textContent ?? '',
        enclosure: {
          url: item.querySelector('enclosure')?.getAttribute('url') ?? '',
          length: Number(item.querySelector('enclosure')?.getAttribute('length')),
          type: item.querySelector('enclosure')?.getAttribute('type'),
        },
      })),
    };
  }, xml);
}

const pathOf = (url: string) => new URL(url).pathname;

test('podcast apps get every episode, and its audio has the stated length', async ({ page, request }) => {
  const feed = await readFeed(page, '/feeds/podcast.xml');
  expect(feed.broken).toBeNull();
  expect(pathOf(feed.self!)).toBe('/feeds/podcast.xml');
  for (const name of ['itunes:author', 'itunes:category', 'itunes:explicit', 'itunes:image', 'language']) {
    expect(feed.names, name).toContain(name);
  }
  const episodes = itemsOf(await initialData(request), 'listen');
  expect(feed.items.map(({ link }) => pathOf(link)).toSorted()).toEqual(episodes.toSorted());
  expect(new Set(feed.items.map(({ guid }) => guid)).size).toBe(feed.items.length);
  for (const { title, enclosure, date, duration } of feed.items) {
    expect(enclosure.type, title).toBe('audio/mpeg');
    expect(date, title).toMatch(RFC_822);
    expect(Number(duration), title).toBeGreaterThan(0);
    const sound = await request.get(pathOf(enclosure.url));
    expect(sound.status(), title).toBe(200);
    expect(sound.headers()['content-type'], title).toBe('audio/mpeg');
    expect((await sound.body()).byteLength, title).toBe(enclosure.length);
  }
  const [{ enclosure }] = feed.items as [(typeof feed.items)[number]];
  const part = await request.get(pathOf(enclosure.url), { headers: { range: 'bytes=0-99' } });
  expect(part.status()).toBe(206);
});

test('podcast directories get square covers of the required size', async ({ page, request }) => {
  const { covers, explicit } = await readFeed(page, '/feeds/podcast.xml');
  expect(explicit).toMatch(/^(?:true|false)$/);
  expect(covers.length).toBeGreaterThan(0);
  for (const url of covers) {
    const { width, height, format } = await sharp(await (await request.get(pathOf(url))).body()).metadata();
    expect(format).toBe('jpeg');
    expect(width).toBe(height);
    expect(width).toBeGreaterThanOrEqual(1400);
    expect(width).toBeLessThanOrEqual(3000);
  }
});

for (const address of ['/feeds/news.xml', '/feeds/news/race-reports.xml', '/feeds/posts.xml']) {
  test(`${address} is a feed of items with ids, dates and working links`, async ({ page, request }) => {
    const feed = await readFeed(page, address);
    expect(feed.broken).toBeNull();
    expect(pathOf(feed.self!)).toBe(address);
    expect(feed.items.length).toBeGreaterThan(5);
    for (const { guid, title, date } of feed.items) {
      expect(guid).not.toBe('');
      expect(title).not.toBe('');
      expect(date).toMatch(RFC_822);
    }
    const [first] = feed.items;
    expect((await request.get(pathOf(first!.link))).status()).toBe(200);
  });
}

test('a feed of a group that does not exist is a 404', async ({ request }) => {
  for (const address of ['/feeds/news/no-such-group.xml', '/feeds/news/race-reports.txt']) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
});

test('pages link their feeds in the head, and feeds may be cached', async ({ page, request }) => {
  for (const [path, feed] of [
    ['/podcast', '/feeds/podcast.xml'],
    ['/news', '/feeds/news.xml'],
    ['/news/race-reports', '/feeds/news/race-reports.xml'],
    ['/feed', '/feeds/posts.xml'],
  ] as const) {
    await page.goto(path);
    const link = page.locator(`link[rel="alternate"][type="application/rss+xml"][href$="${feed}"]`);
    await expect(link, path).toHaveCount(1);
    expect((await request.get(feed)).headers()['cache-control']).toMatch(/max-age=\d/);
  }
});

test('calendars may be cached, too', async ({ request }) => {
  const data = await initialData(request);
  const category = itemsOf(data, 'category')[0]!.split('/').at(-1)!;
  for (const address of ['/feeds/rounds.ics', `/feeds/rounds/${category}.ics`]) {
    const answer = await request.get(address);
    expect(answer.headers()['content-type'], address).toContain('text/calendar');
    expect(answer.headers()['cache-control'], address).toMatch(/^public.*s-maxage=\d/);
    expect(answer.headers()['etag'], address).toBeTruthy();
  }
});

test('the sitemap has the pages of tags and galleries', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => pathOf(match[1]!));
  const tags = paths.filter((path) => path.startsWith('/feed/'));
  const galleries = paths.filter((path) => path.startsWith('/gallery/'));
  expect(tags.length).toBeGreaterThan(3);
  expect(galleries.length).toBeGreaterThan(3);
  for (const path of [tags[0]!, galleries[0]!]) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});
