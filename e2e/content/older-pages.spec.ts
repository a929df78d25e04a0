import { expect, test, type APIRequestContext } from '@playwright/test';
import { getPage } from '../../lib/contract/endpoints/content.ts';
import type { RowPage } from '../../lib/contract/entities/page.ts';
import { initialData } from '../support/content.ts';
import { text } from '../support/texts.ts';

/** The content's pages of the older model: those in the sitemap that the page list does not have. */
async function rowPages(request: APIRequestContext): Promise<RowPage[]> {
  const data = await initialData(request);
  const listed = new Set(data.pages.map(({ url }) => url));
  const slugs = data.sitemap
    .filter(({ url, model }) => model.endsWith('/Page') && url !== '/' && !listed.has(url))
    .map(({ url }) => url);
  const answers = await Promise.all(
    slugs.map(async (slug) =>
      getPage.output.parse(await (await request.get(`/api/v1/cognito/page?slug=${slug}`)).json()),
    ),
  );
  return answers.flatMap(({ row_page: page }) => page ?? []);
}

const widgetsOf = (page: RowPage) =>
  page.rows.flatMap(({ blocks }) => blocks.flatMap(({ widgets }) => widgets));

test('pages of the older model work like all others', async ({ page, request }) => {
  const pages = await rowPages(request);
  expect(pages.length).toBeGreaterThanOrEqual(2);
  for (const { slug, title, meta_description: description } of pages) {
    await page.goto(`/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(new RegExp(title));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/${slug}$`));
  }
  const [{ slug = '' } = {}] = pages;
  expect((await request.get(`/${slug}/no-such-thing`)).status()).toBe(404);
});

test(
  'columns are side by side on a desktop and stacked on a phone',
  { tag: '@full' },
  async ({ page, request }) => {
    const guide = (await rowPages(request)).find(({ rows }) =>
      rows.some(({ type, blocks }) => type === 'columns' && blocks.length === 2),
    );
    await page.goto(`/${guide?.slug ?? ''}`);
    const columns = page.locator('.row-columns:has(> :nth-child(2)) > .row-column');
    const boxes = async () => [await columns.nth(0).boundingBox(), await columns.nth(1).boundingBox()];
    const [left, right] = await boxes();
    expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
    await page.setViewportSize({ width: 390, height: 844 });
    const [upper, lower] = await boxes();
    expect(lower?.y).toBeGreaterThan((upper?.y ?? 0) + (upper?.height ?? 0) - 1);
    expect(lower?.x).toBe(upper?.x);
  },
);

test(
  'tabs show one panel at a time, by mouse and by keyboard',
  { tag: '@full' },
  async ({ page, request }) => {
    const tabbed = (await rowPages(request)).find(({ rows }) => rows.some(({ type }) => type === 'tabs'));
    const titles = tabbed?.rows.find(({ type }) => type === 'tabs')?.blocks.map(({ title }) => title) ?? [];
    await page.goto(`/${tabbed?.slug ?? ''}`);
    const tabs = page.getByRole('tablist', { name: text('olderPage.tabs') }).getByRole('tab');
    await expect(tabs).toHaveText(titles);
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await tabs.nth(1).click();
    await expect(page.getByRole('tabpanel', { name: titles[1] ?? '' })).toBeVisible();
    await tabs.nth(1).press('ArrowRight');
    await expect(tabs.nth(2)).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: titles[2] ?? '' })).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
  },
);

test(
  'a list respects its limit and page size, with the editor’s texts',
  { tag: '@full' },
  async ({ page, request }) => {
    const found = (await rowPages(request))
      .flatMap((owner) => widgetsOf(owner).map((widget) => ({ owner, widget })))
      .find(({ widget }) => widget.items_per_page !== null && widget.next_label !== '');
    expect(found).toBeDefined();
    const { owner, widget } = found!;
    const perPage = widget.items_per_page ?? 0;
    const pages = Math.ceil(widget.limit / perPage);
    await page.goto(`/${owner.slug}`);
    // The router keeps the previous pages, hidden.
    const articles = page.locator('main a[href^="/article/"]').filter({ visible: true });
    await expect(articles).toHaveCount(perPage);
    await page.getByRole('link', { name: widget.next_label, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${owner.slug}/page/2$`));
    await page.getByRole('link', { name: widget.last_label, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${owner.slug}/page/${String(pages)}$`));
    await expect(articles).toHaveCount(widget.limit - (pages - 1) * perPage);
    expect((await request.get(`/${owner.slug}/page/${String(pages + 1)}`)).status()).toBe(404);
  },
);

test(
  'a cached page of the older model is revalidated after a second',
  { tag: '@full' },
  async ({ page, request }) => {
    const [{ slug = '' } = {}] = await rowPages(request);
    const look = page.waitForRequest((sent) => sent.url().includes(`/api/v1/cognito/page?slug=${slug}`));
    await page.goto(`/${slug}`);
    expect((await look).method()).toBe('GET');
  },
);

test(
  'a PDF has an address by its number, and other numbers have none (spec 2.12, 2.24)',
  { tag: '@full' },
  async ({ request }) => {
    const data = await initialData(request);
    const round = data.sitemap.find(({ url }) => /^\/?round\//.test(url))?.url ?? '';
    const html = await (await request.get(`/${round.replace(/^\//, '')}`)).text();
    const pdf = /href="(\/pdf\/\d+)"/.exec(html)?.[1] ?? '';
    const answer = await request.get(pdf);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toContain('application/pdf');
    expect(answer.headers()['content-disposition']).toContain('inline');
    for (const path of ['/pdf/99999', '/pdf/schedule', '/pdf']) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  },
);

test(
  'the auxiliary pages describe the site and show every block (spec 2.11)',
  { tag: '@full' },
  async ({ page, request }) => {
    await page.goto('/readme');
    await expect(page.getByText(text('readme.version'), { exact: true })).toBeVisible();
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
    for (const path of ['/readme/x', '/demo_asdf/x']) expect((await request.get(path)).status()).toBe(404);

    await page.goto('/demo_asdf');
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
    const samples = page.locator('[data-template]');
    expect(await samples.count()).toBeGreaterThanOrEqual(43);
    await expect(samples.filter({ hasText: text('samples.none') })).toHaveCount(0);
  },
);
