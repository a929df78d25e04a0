import { expect, test, type Page } from '@playwright/test';
import { cmsUrl, headingBlock, openCms, openScreen, ownName, signInToCms } from '../support/cms-editor.ts';
import { text } from '../support/texts.ts';

/** Chooses one of the widths above the preview, by its name. */
async function choose(page: Page, current: string, wanted: string): Promise<void> {
  const controls = page.locator('.live-preview-toolbar-controls');
  await controls.getByRole('button', { name: current, exact: true }).click();
  await page.getByRole('button', { name: wanted, exact: true }).last().click();
}

test(
  'the preview has the width of a phone, a tablet and a desktop, and the page adapts to each',
  { tag: '@full' },
  async ({ page, request }) => {
    const cms = await signInToCms(request);
    const name = ownName('widths');
    const { id } = await cms.create('pages', {
      name,
      url: name,
      blocks: [headingBlock('Looked at in three widths')],
      _status: 'published',
    });
    await page.setViewportSize({ width: 1680, height: 1000 });
    await openCms(page);
    await openScreen(page, `${cmsUrl()}/admin/collections/pages/${String(id)}`);
    await page.locator('#live-preview-toggler').click();
    const site = page.frameLocator('#live-preview-iframe');
    await expect(site.getByRole('heading', { name: 'Looked at in three widths' })).toBeVisible();

    const width = () => site.locator('html').evaluate(() => window.innerWidth);
    const overflow = () =>
      site.locator('html').evaluate((html) => html.scrollWidth - document.documentElement.clientWidth);
    const footerColumns = () =>
      site
        .locator('footer div.container-site.grid')
        .evaluate((footer) => getComputedStyle(footer).gridTemplateColumns.split(' ').length);
    const menuButton = site.getByRole('button', { name: text('nav.menu') });
    const menu = site.getByRole('navigation', { name: text('nav.main') });

    let current = 'Responsive';
    for (const { label, pixels, hasButton, columns } of [
      { label: 'Phone', pixels: 390, hasButton: true, columns: 1 },
      { label: 'Tablet', pixels: 820, hasButton: true, columns: 3 },
      { label: 'Desktop', pixels: 1440, hasButton: false, columns: 3 },
    ]) {
      await choose(page, current, label);
      current = label;
      await expect.poll(width).toBe(pixels);
      await expect(menuButton).toBeVisible({ visible: hasButton });
      await expect(menu).toBeVisible({ visible: !hasButton });
      expect(await footerColumns()).toBe(columns);
      expect(await overflow()).toBe(0);
    }
    await cms.remove('pages', id);
  },
);
