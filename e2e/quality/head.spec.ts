import { expect, test } from '@playwright/test';
import { initialData, itemsOf } from '../support/content.ts';

test('the home page identifies itself to search engines (spec 1.20, 1.21)', async ({
  page,
  request,
  baseURL,
}) => {
  const { domain } = await initialData(request);
  await page.goto('/');
  await expect(page).toHaveTitle(
    new RegExp(domain.seo_title_suffix.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')),
  );
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/`);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S/);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^https?:\/\/.+\.jpg$/);
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute(
    'content',
    domain.theme_colour,
  );
  await expect(page.locator('link[rel="icon"]').first()).toHaveAttribute('href', /^\/assets\//);
  const things = await page.locator('script[type="application/ld+json"]').allTextContents();
  const types = things.map((thing) => String(JSON.parse(thing)['@type']));
  expect(types).toEqual(expect.arrayContaining(['Organization', 'WebSite', 'WebPage']));
  expect(things.join()).toContain('/search/{search_term_string}');
});

test('an article states its address, date, image and type', async ({ page, request, baseURL }) => {
  const path = itemsOf(await initialData(request), 'article')[0]!;
  await page.goto(path);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}${path}`);
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  const things = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((json) =>
    JSON.parse(json),
  );
  const article = things.find((thing) => /Article$/.test(thing['@type']));
  expect(article.headline.length).toBeLessThanOrEqual(110);
  expect(Date.parse(article.datePublished)).not.toBeNaN();
  const [image] = article.image;
  expect(image).toMatchObject({ '@type': 'ImageObject', creditText: 'Illustration: drawn for this demo' });
  const picture = await request.get(image.url);
  expect(picture.status()).toBe(200);
});

test('sitemap, robots and manifest link to pages that exist', { tag: '@full' }, async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]!);
  expect(addresses.length).toBeGreaterThan(250);
  for (const address of addresses.filter((_, index) => index % 97 === 0)) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: http.+\/sitemap\.xml/);
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect((await request.get(manifest.icons[0].src)).status()).toBe(200);
  expect(await (await request.get('/api/health')).json()).toEqual({ status: 'ok' });
  expect(await (await request.get('/api/ready')).json()).toEqual({ status: 'ready', reasons: [] });
});

test('every page has the security headers, and only our scripts may run', async ({ request }) => {
  const { 'content-security-policy': policy = '', ...headers } = (await request.get('/')).headers();
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  for (const rule of ["object-src 'none'", "base-uri 'none'", 'frame-ancestors'])
    expect(policy).toContain(rule);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['permissions-policy']).toBeTruthy();
});
