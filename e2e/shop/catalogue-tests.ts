import { expect, test } from '@playwright/test';
import { listProducts } from '../../lib/contract/endpoints/content.ts';
import { FIRST_LOAD_LIMIT, firstLoadOf, SHOP_SCREENS } from '../../scripts/check/first-load-js.ts';
import { expectAccessible } from '../support/axe.ts';
import { OWN_SHOP_URL, type OwnShop } from '../support/own-shop.ts';
import { pageProblems } from '../support/page-check.ts';
import { freshEmail } from '../support/sandbox.ts';
import { structuredDataTypes } from '../support/structured-data.ts';
import { text } from '../support/texts.ts';

/** Tests of the lists of products and their pages, in an open shop that has only the demo's products (shop-journey.spec.ts). */
export function catalogueTests(open: () => OwnShop): void {
  const status = async (path: string) => (await open().request.get(path)).status();

  async function products(page = 1) {
    const response = await open().request.get(`/api/v1/sell/product?page=${String(page)}`);
    return listProducts.output.parse(await response.json());
  }

  async function allProducts() {
    const { num_pages: pages } = await products();
    const answers = await Promise.all(Array.from({ length: pages }, (_, index) => products(index + 1)));
    return answers.flatMap(({ data }) => data);
  }

  test(
    'pages and groups of products have addresses of their own (spec 2.20)',
    { tag: '@full' },
    async ({ page }) => {
      const { num_pages: pages } = await products();
      await page.goto('/shop');
      const first = await page.locator('main article a').first().getAttribute('href');
      await page.getByRole('link', { name: text('pagination.next') }).click();
      await expect(page).toHaveURL(/\/shop\/page\/2$/);
      // The router keeps the previous page, hidden.
      await expect(page.locator(`main a[href="${first ?? ''}"]`).filter({ visible: true })).toHaveCount(0);
      expect(await status(`/shop/page/${String(pages)}`)).toBe(200);
      for (const path of [
        `/shop/page/${String(pages + 1)}`,
        '/shop/page/0',
        '/shop/no-such-group',
        '/shop/clothing/2/x',
      ]) {
        expect(await status(path), path).toBe(404);
      }

      const groups = page.getByRole('navigation', { name: text('shop.groups') });
      await groups.getByRole('link', { name: 'Clothing' }).click();
      await expect(page).toHaveURL(/\/shop\/clothing$/);
      await expect(groups.getByRole('link', { name: 'Clothing' })).toHaveAttribute('aria-current', 'page');
      await page
        .getByRole('navigation', { name: 'Clothing' })
        .getByRole('link', { name: 'Headwear' })
        .click();
      await expect(page).toHaveURL(/\/shop\/headwear$/);
      await expect(page).toHaveTitle(/Headwear/);
    },
  );

  test('a product shows its price, or Sold, its sizes and its images', { tag: '@full' }, async ({ page }) => {
    const all = await allProducts();
    const sold = all.find(({ in_stock, off_sale }) => !in_stock && off_sale === null);
    const special = all.find(({ in_stock, old_price, price }) => in_stock && (old_price ?? 0) > price);
    const pictured = all.find(({ images, in_stock }) => images.length > 1 && in_stock);
    expect(sold && special && pictured).toBeTruthy();

    await page.goto(`/product/${sold?.slug ?? ''}`);
    await expect(page.locator('.product-price')).toHaveText(text('shop.sold'));
    await page.goto(`/product/${special?.slug ?? ''}`);
    await expect(page.locator('.product-price')).toContainText(`$${special?.price.toFixed(2) ?? ''}`);
    await expect(page.locator('.product-price s')).toContainText(`$${special?.old_price?.toFixed(2) ?? ''}`);

    await page.goto(`/product/${pictured?.slug ?? ''}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pictured?.name ?? '');
    const sized = all.find(({ skus }) => skus.length > 2 && skus.some((sku) => sku.in_stock));
    const photos = page.url();
    await page.goto(`/product/${sized?.slug ?? ''}`);
    const form = page.locator('form.add-to-cart');
    const sizes = form.getByRole('group', { name: text('cart.size') });
    await expect(sizes.getByRole('radio')).toHaveCount(sized?.skus.length ?? 0);
    for (const { name, in_stock } of sized?.skus ?? []) {
      const tile = sizes.locator('label').filter({ has: page.getByText(name, { exact: true }) });
      if (in_stock) await expect(tile.getByRole('radio')).toBeEnabled();
      else await expect(tile).toContainText(text('shop.sold'));
    }
    // Without a size nothing is added to the cart, and the reason is beside the sizes.
    await form.getByRole('button', { name: text('cart.add'), exact: true }).click();
    await expect(form.locator('#add-sku-error')).toHaveText(text('cart.chooseSize'));
    await expectAccessible(page);
    await form.getByRole('alert').getByRole('link').click();
    await page.keyboard.press('Space');
    await expect(sizes.getByRole('radio', { checked: true })).toBeFocused();
    await expect(form.locator('#add-sku-error')).toBeEmpty();

    await page.goto(photos);
    await page.locator('.product-thumbs a').nth(1).click();
    await expect(page.locator('.product-photos > li').nth(1)).toBeInViewport({ ratio: 0.9 });
    await page.locator('.product-photos a').nth(1).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test(
    'a ticket of a postponed round says that its sale is paused, not that it’s sold, and offers an alert',
    { tag: '@full' },
    async ({ page }) => {
      const paused = (await allProducts()).find(({ off_sale }) => off_sale === 'postponed');
      await page.goto(`/product/${paused?.slug ?? ''}`);
      const price = page.locator('.product-price');
      await expect(price).toContainText(text('shop.roundPostponed'));
      await expect(price).toContainText(text('shop.salesPaused'));
      await expect(price).not.toContainText(text('shop.sold'));
      await expect(page.locator('form.add-to-cart')).toHaveCount(0);
      await expect(page.locator('.stock-alert summary')).toHaveText(text('alerts.titlePaused'));
      await expectAccessible(page);
      const data = { sku: paused?.skus[0]?.id, qty: 1 };
      const refusal = await open().request.post('/api/v1/sell/cart/cartAdd', { data });
      expect([refusal.status(), await refusal.json()]).toMatchObject([
        422,
        { fields: { sku: expect.stringContaining('postponed') } },
      ]);
    },
  );

  test('whoever wants what is sold out confirms an address, and takes it off the list again', async ({
    page,
  }) => {
    const sold = (await allProducts()).find(
      ({ in_stock, off_sale, skus }) => !in_stock && off_sale === null && skus.length > 1,
    );
    const email = freshEmail('waiting');
    await page.goto(`/product/${sold?.slug ?? ''}`);
    const alert = page.locator('.stock-alert');
    await alert.getByRole('combobox').selectOption({ label: sold?.skus[0]?.name ?? '' });
    await alert.getByLabel(text('alerts.email')).fill(email);
    await alert.getByRole('button', { name: text('alerts.send') }).click();
    await expect(alert.getByText(text('alerts.sent').replace('{{email}}', email))).toBeVisible();
    await expectAccessible(page);
    const [link = ''] = /\S+\/sell\/product\/alerts\?\S+/.exec(await open().cms.mailTo(email)) ?? [];
    await page.goto(link);
    await page.locator('button[value="confirm"]').click();
    await expect(page.getByRole('listitem')).toContainText(sold?.name ?? '');
    await page.locator('button[value="stop"]').click();
    await expect(page.getByRole('button')).toHaveCount(0);
    expect(await open().cms.find('stock-alerts', { 'where[email][equals]': email })).toEqual([]);
  });

  test(
    'shop and product pass every check that all pages must pass',
    { tag: '@full' },
    async ({ browser }) => {
      const slug = (await products()).data[0]?.slug ?? '';
      for (const path of ['/shop', '/shop/clothing', `/product/${slug}`]) {
        expect(await pageProblems(browser, path), path).toEqual([]);
      }
      const html = await (await open().request.get(`/product/${slug}`)).text();
      expect(structuredDataTypes(html)).toEqual(expect.arrayContaining(['Product', 'BreadcrumbList']));
    },
  );

  test(
    'the shop, a product, the cart and the checkout load no more script than other pages',
    { tag: '@full' },
    async () => {
      const slug = (await products()).data[0]?.slug ?? '';
      for (const path of [...SHOP_SCREENS, `/product/${slug}`]) {
        const { status, bytes } = await firstLoadOf(OWN_SHOP_URL, path);
        expect(status, path).toBe(200);
        expect(bytes, path).toBeGreaterThan(0);
        expect(bytes, path).toBeLessThanOrEqual(FIRST_LOAD_LIMIT);
      }
    },
  );

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('a product can be found and viewed', { tag: '@full' }, async ({ page }) => {
      await page.goto('/shop/clothing');
      const trail = page.getByRole('navigation', { name: text('nav.breadcrumb') });
      await expect(trail.getByRole('link')).toHaveAttribute('href', '/shop');
      await page.locator('main article a').first().click();
      await expect(page.locator('.product-price')).toBeVisible();
      const large = await page.locator('.product-photos a').first().getAttribute('href');
      expect(await status(large ?? '')).toBe(200);
    });
  });
}
