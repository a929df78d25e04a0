import { expect, test } from '@playwright/test';
import { RAW_CODE_ROUTE } from '../../lib/content/app-routes.ts';
import { AGAINST_PART } from '../../lib/contract/paths.ts';
import { initialData, itemsOf } from '../support/content.ts';
import { htmlProblems } from '../support/html-rules.ts';
import { anchorsOf, ask, drain, identity, quickest, references } from '../support/links.ts';
import { listedAddresses } from '../support/page-kinds.ts';
import { structuredDataProblems, structuredDataTypes } from '../support/structured-data.ts';

/** Where an address comes from that no page has named. */
const SITEMAP = 'sitemap';
const SESSION = /^\/session\/\d+$/;
/** How many comparisons of drivers are looked at: of two there are thousands, of three to five millions, which robots.txt closes to crawlers. */
const MAX_COMPARISONS = 60;
const COMPARISON = new RegExp(`/${AGAINST_PART}/`);
/** A page that another test has published meanwhile (`ownName`); nothing leads to it. */
const OWN_PAGE = /^\/e2e-/;

/** Header and footer are the same on all pages; every-kind.spec.ts checks them on one of each kind. */
const withoutFrame = (html: string) =>
  html
    .replace(/<header class="site-header">[\s\S]*?<\/header>/, '')
    .replace(/<footer class="site-footer[\s\S]*?<\/footer>/, '');

async function problemsOf(html: string): Promise<string[]> {
  const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
  return [
    ...(headings === 1 ? [] : [`${String(headings)} h1`]),
    ...(await htmlProblems(withoutFrame(html))),
    ...structuredDataProblems(html),
  ];
}

/*
 * One look at the whole site: every address is requested once, and its HTML answers for everything. Rendering all pages keeps the site
 * busy for over a minute, and what was rendered for one test would often be out of date for the next, since others change records
 * meanwhile. Pages that only a link leads to are checked like those of the sitemap; an editor's own HTML, shown in a frame, is not.
 */
test(
  'every address answers with one h1, valid HTML and structured data, no link, image or file of the whole site is broken, and none is an orphan',
  { tag: '@full' },
  async ({ request, baseURL }) => {
    test.setTimeout(20 * 60_000);
    const sitemap = await listedAddresses(request);
    const listed = [...sitemap, '/readme'];
    expect(listed.length).toBeGreaterThan(600);
    const found: Record<string, string[]> = {};
    const broken: string[] = [];
    const isWithoutSheet = new Set<string>();
    const seen = new Set<string>();
    const anchors = new Map<string, ReadonlySet<string>>();
    const wanted: { page: string; anchor: string; from: string }[] = [];
    const queue: { path: string; from: string }[] = [];
    let comparisons = 0;
    /** Pages that another page leads to. */
    const linked = new Set<string>();
    const add = (reference: string, from: string) => {
      const [page = '', anchor = ''] = reference.split('#');
      if (page !== from && from !== SITEMAP) linked.add(identity(page));
      if (anchor !== '') wanted.push({ page, anchor: decodeURIComponent(anchor), from });
      const key = identity(reference);
      if (seen.has(key)) return;
      if (COMPARISON.test(page)) comparisons += 1;
      if (COMPARISON.test(page) && comparisons > MAX_COMPARISONS) return;
      seen.add(key);
      queue.push({ path: quickest(page), from });
    };

    for (const path of listed) add(path, SITEMAP);
    await drain(queue, async ({ path, from }) => {
      const response = await ask(request, path);
      if (!response.ok()) broken.push(`${String(response.status())} ${path} (on ${from})`);
      else if (response.headers()['content-type']?.startsWith('text/html')) {
        const html = await response.text();
        const problems = RAW_CODE_ROUTE.test(path) ? [] : await problemsOf(html);
        if (problems.length > 0) found[path] = problems;
        anchors.set(path, anchorsOf(html));
        if (SESSION.test(path) && !html.includes('timing-table')) isWithoutSheet.add(path);
        for (const reference of references(html, path, baseURL ?? '')) add(reference, path);
      }
      await response.dispose();
    });
    for (const { page, anchor, from } of wanted)
      if (anchors.has(page) && !anchors.get(page)?.has(anchor)) broken.push(`${page}#${anchor} (on ${from})`);
    expect(seen.size).toBeGreaterThan(listed.length);
    // What was only planned of a round that is over (a briefing, the gates) was linked until then, and keeps its address.
    const orphans = sitemap.filter(
      (path) => !linked.has(identity(path)) && !isWithoutSheet.has(path) && !OWN_PAGE.test(path),
    );
    expect({ found, broken, orphans }).toEqual({ found: {}, broken: [], orphans: [] });
  },
);

test("structured data describes each page with schema.org's types (spec 1.21, 1.22)", async ({ request }) => {
  const data = await initialData(request);
  const typesOf = async (path = '') => structuredDataTypes(await (await request.get(path)).text());
  expect(await typesOf(itemsOf(data, 'article')[0])).toEqual(
    expect.arrayContaining(['NewsArticle', 'BreadcrumbList', 'WebPage', 'Organization', 'WebSite']),
  );
  expect(await typesOf(itemsOf(data, 'round')[0])).toContain('SportsEvent');
  expect(await typesOf(itemsOf(data, 'drivers')[0])).toContain('Person');
  expect(await typesOf(itemsOf(data, 'listen')[0])).toContain('PodcastEpisode');
  expect(await typesOf(itemsOf(data, 'circuit')[0])).toContain('SportsActivityLocation');
  expect(await typesOf(itemsOf(data, 'team')[0])).toContain('SportsTeam');
  for (const page of ['listen', 'gallery', 'feed', 'circuit', 'team'])
    expect(await typesOf(itemsOf(data, page)[0]), page).toContain('BreadcrumbList');
});

test('the check of structured data finds what schema.org does not have', () => {
  const page = (thing: object) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`;
  const context = { '@context': 'https://schema.org' };
  expect(structuredDataProblems(page({ ...context, '@type': 'RaceWeekend' }))).toHaveLength(1);
  expect(
    structuredDataProblems(page({ ...context, '@type': 'Person', name: 'Aroha', carNumber: 7 })).join(),
  ).toContain('carNumber');
  expect(structuredDataProblems(page({ ...context, '@type': 'Product', name: 'Cap' })).join()).toContain(
    'offers',
  );
  expect(structuredDataProblems(page({ ...context, '@type': 'Person', name: 'Aroha' }))).toEqual([]);
});
