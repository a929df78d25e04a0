import { expect, test } from '@playwright/test';
import { startSiteOnly, type SiteOnly } from '../../scripts/run/site-only.ts';
import { TEST_BACKEND_PORT } from '../../scripts/run/test-site.ts';
import { DRIVER_PAGE_SIZE } from '../../lib/contract/limits.ts';
import { initialData, itemsOf } from '../support/content.ts';
import { openProxy, type Proxy } from '../support/proxy.ts';

/** What a new site asks the content server for while its pages are drawn for the first time. */
test.describe.configure({ mode: 'default' });
let site: SiteOnly;
let content: Proxy;
let answers: Readonly<Record<string, unknown>>[] = [];

test.beforeAll(async () => {
  content = await openProxy(`http://127.0.0.1:${String(TEST_BACKEND_PORT)}`, (path, body) => {
    if (path.startsWith('/graphql')) answers.push(JSON.parse(body).data);
    return null;
  });
  site = await startSiteOnly(content.url);
});
test.afterAll(async () => {
  await site.stop();
  await content.close();
});
test.beforeEach(() => {
  answers = [];
});

/** The drivers in the answers: those of each list, without and with their portraits. */
const driversIn = (isWhole: boolean) =>
  answers.flatMap(({ nextgenDrivers: list }) =>
    Array.isArray(list) && list.length > 0 && 'headshot_photo' in list[0] === isWhole ? [list.length] : [],
  );

test(
  'the names of all drivers are read once, and whole drivers only where they are shown',
  { tag: '@full' },
  async ({ request }) => {
    const data = await initialData(request);
    const first = (page: string) => itemsOf(data, page)[0] ?? '';
    const pages = [
      ...['/', '/results', '/session', '/all-results', '/drivers', '/competitor-information'],
      ...['session', 'round', 'results', 'drivers', 'article'].map(first),
      ...itemsOf(data, 'session').slice(1, 4),
    ];
    for (const path of pages)
      expect([path, (await request.get(site.url + path)).status()]).toEqual([path, 200]);
    expect(driversIn(false)).toEqual([itemsOf(data, 'drivers').length]);
    expect(driversIn(true).filter((count) => count > DRIVER_PAGE_SIZE)).toEqual([]);
  },
);

test('the pictures of everything that a search finds are one call', { tag: '@full' }, async ({ request }) => {
  const html = await (await request.get(`${site.url}/search/race`)).text();
  expect(html).toContain('search-hit');
  const pictured = answers.filter((answer) => 'cognitoArticles' in answer && 'nextgenDrivers' in answer);
  expect(pictured).toHaveLength(1);
  expect(answers.filter((answer) => 'cognitoArticle' in answer)).toEqual([]);
});
