import { expect, test } from 'vitest';
import { getCurrentDomain, getInitialData } from '../../lib/contract/endpoints/content.ts';
import { ALL_EXTENSIONS } from '../../lib/contract/extensions.ts';
import { call, get } from './harness/client.ts';
import { cmsWith } from './harness/cms.ts';
import { onEachServer } from './harness/servers.ts';

onEachServer('initial data', (server) => {
  const initialData = () => call(server, getInitialData, {});
  const urls = async () => (await initialData()).sitemap.map(({ url }) => url);

  test('holds the domain, the groups, the pages and the redirects (spec 1.17, 7.39, 7.40)', async () => {
    const data = await initialData();
    expect(data.domain).toMatchObject({
      name: 'Test Series',
      theme_colour: '#d7263d',
      ecommerce_enabled: false,
    });
    expect(data.domain.favicon?.url).toMatch(/^\/assets\/i\/[0-9a-f]{32}\/original\/200\.png$/);
    expect(data.domain.organisation_logo?.url).toMatch(/\.svg$/);
    expect(data.groups.map(({ name }) => name)).toContain('Race reports');
    expect(data.pages.map(({ url }) => url)).toContain('home');
    expect(data.redirects.data).toEqual([expect.objectContaining({ from: '/calendar', to: '/rounds' })]);
    expect(data.extensions).toEqual(ALL_EXTENSIONS);
    expect(await call(server, getCurrentDomain, {})).toEqual(data.domain);
  });

  test('derives the sitemap from published content and leaves out what no page shows', async () => {
    const found = await urls();
    expect(found).toEqual(
      expect.arrayContaining([
        '/',
        'news',
        'article/report-1',
        'news/race-reports',
        'category/gt-championship',
      ]),
    );
    expect(found).toEqual(
      expect.arrayContaining([
        'round/round-1',
        'results/round-1',
        `session/${server.fixtures.racing.race}`,
        'listen/episode-1',
        'archive/2019',
      ]),
    );
    expect(found).toEqual(expect.arrayContaining(['feed/paddock', 'feed/video', 'gallery/opening-round']));
    expect(found).toContain('drivers/mere-tautahi');
    expect(found).not.toEqual(expect.arrayContaining(['article']));
    expect(found.filter((url) => /secret|announcement|members|product|race-2/.test(url))).toEqual([]);
    expect(found).not.toContain(`session/${server.fixtures.racing.draftRace}`);
  });

  test("ranks list pages above detail pages and applies an editor's overrides (spec 9.16)", async () => {
    const { sitemap } = await initialData();
    const entry = (url: string) => sitemap.find((one) => one.url === url);
    expect(entry('rounds')?.priority).toBe(90);
    expect(entry('article/report-1')).toMatchObject({
      priority: 80,
      seo_title: 'Report 1',
      model: 'Cognito/Article',
    });
    expect(entry('news')).toMatchObject({ priority: 95, seo_title: 'Latest news' });
    expect(entry('drivers')).toBeUndefined();
  });

  test('answers a request with a current ETag with 304, and shows a change at once', async () => {
    const first = await get(server, '/cognito/domain/initialData');
    const etag = first.headers.get('etag') ?? '';
    const again = await get(
      server,
      '/cognito/domain/initialData',
      {},
      { headers: { 'If-None-Match': etag } },
    );
    expect(again.status).toBe(304);
    await cmsWith(server.url, server.token).create('pages', {
      name: `Page ${Date.now()}`,
      url: 'a-new-page',
      _status: 'published',
    });
    expect(await urls()).toContain('a-new-page');
  });
});
