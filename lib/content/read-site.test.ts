import { createServer } from 'node:http';
import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findRedirect } from '@/lib/navigation/redirects';

/** The initial data that the site stores when a content server answers this. */
async function siteOf(initialData: unknown) {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(initialData));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  process.env['CONTENT_API_URL'] = `http://127.0.0.1:${String(address.port)}`;
  vi.resetModules();
  const { currentSite, renewSite } = await import('@/lib/content/site-store');
  await renewSite();
  return currentSite();
}

const INITIAL_DATA = {
  sitemap: [
    { url: 'news', lastmod: '2027-01-01', priority: '90', seo_title: 'News' },
    { lastmod: '2027-01-01T00:00:00Z' },
    { url: 'about', lastmod: '2027-01-02 03:04:05', priority: 'high' },
  ],
  domain: { name: 'Summer series', favicon: '/favicon.png', ecommerce_enabled: '1', facebook: false },
  groups: [{ id: '4', name: 'Report', url: 'report', model: 'Article', lft: 'x' }],
  pages: [{ id: '1', name: null, url: 'news' }, { name: 'A page without an address' }],
  redirects: [{ from: 'old', to: 'news' }, { from: 'nowhere' }],
};

test('one bad field or record of the initial data leaves every page up', async () => {
  const { site, sitemap } = await siteOf(INITIAL_DATA);
  // Dates without a zone are in the championship's time.
  expect(sitemap.find('news')).toMatchObject({ lastmod: '2026-12-31T11:00:00.000Z', priority: 90 });
  expect(sitemap.find('about')).toMatchObject({ lastmod: '2027-01-01T14:04:05.000Z', priority: 80 });
  expect(sitemap.size).toBe(2);
  expect(site.domain).toMatchObject({ name: 'Summer series', ecommerce_enabled: true, facebook: '' });
  expect(site.domain.favicon?.url).toBe('/favicon.png');
  expect(site.groups).toMatchObject([{ id: 4, url: 'report', lft: 0 }]);
  expect(site.pages).toEqual([{ id: 1, name: '', url: 'news', updated_at: '' }]);
  expect(site.redirects.data[0]).toMatchObject({ from: 'old', to: 'news' });
  expect(findRedirect('nowhere', site.redirects.data)).toBeNull();
});

test('initial data in another frame, and without its lists, is read', async () => {
  const { sitemap, domain } = INITIAL_DATA;
  const { site, sitemap: stored } = await siteOf({ data: { sitemap: { data: sitemap }, domain } });
  expect(stored.size).toBe(2);
  expect(site).toMatchObject({ groups: [], pages: [], extensions: [] });
});

test('an answer that is not the initial data is a failure', async () => {
  await expect(siteOf({ success: false, message: 'Not today' })).rejects.toThrow(/could not be used/);
});
