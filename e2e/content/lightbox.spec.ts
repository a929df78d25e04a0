import { expect, test, type Page } from '@playwright/test';
import { standInForPictures } from '../support/picture-stand-ins.ts';
import { openSettled } from '../support/ready.ts';
import { text } from '../support/texts.ts';

const GALLERY = '/season-in-pictures';
const viewerOf = (page: Page) => page.getByRole('dialog', { name: text('islands.lightbox.label') });
const linksOf = (page: Page) => page.locator('main a[data-lightbox]');
const thumbnailsOf = (page: Page) =>
  viewerOf(page)
    .getByRole('list', { name: text('islands.lightbox.all') })
    .getByRole('button');

test(
  'thumbnails lead to every picture, and the row follows the shown one',
  { tag: '@full' },
  async ({ page }) => {
    await openSettled(page, GALLERY);
    await linksOf(page).nth(1).click();
    await expect(viewerOf(page)).toContainText('2 of 100');
    await expect(thumbnailsOf(page)).toHaveCount(100);
    await thumbnailsOf(page).nth(4).click();
    await expect(viewerOf(page)).toContainText('5 of 100');
    await page.keyboard.press('End');
    await expect(viewerOf(page)).toContainText('100 of 100');
    await expect(thumbnailsOf(page).last()).toBeInViewport();
    await expect(thumbnailsOf(page).last()).toHaveAttribute('aria-current', 'true');
  },
);

test(
  'focus returns to the picture, however the viewer is closed; the page behind is out of reach',
  { tag: '@full' },
  async ({ page }) => {
    await standInForPictures(page);
    await openSettled(page, GALLERY);
    // Back first: after the other ways the browser removes the viewer's history entry a moment later, and the next viewer adds its own only
    // then. Nobody presses Back as soon as a test would.
    const closings = [
      () => page.goBack(),
      () => page.keyboard.press('Escape'),
      () =>
        viewerOf(page)
          .getByRole('button', { name: text('islands.lightbox.close') })
          .click(),
    ];
    for (const close of closings) {
      await linksOf(page).nth(2).focus();
      await page.keyboard.press('Enter');
      await expect(viewerOf(page)).toBeVisible();
      // What is behind a modal dialog is inert.
      await linksOf(page)
        .first()
        .evaluate((link) => link.focus());
      await expect(linksOf(page).first()).not.toBeFocused();
      await close();
      await expect(viewerOf(page)).toHaveCount(0);
      await expect(linksOf(page).nth(2)).toBeFocused();
    }
  },
);

test('says who made a picture, and downloads it in full size', { tag: '@full' }, async ({ page }) => {
  await openSettled(page, GALLERY);
  await expect(page.locator('main .picture-words')).toHaveText('Illustration: drawn for this demo');
  await linksOf(page).first().click();
  await expect(viewerOf(page).locator('figcaption')).toContainText('Illustration: drawn for this demo');
  const started = page.waitForEvent('download');
  await viewerOf(page)
    .getByRole('link', { name: text('islands.lightbox.download') })
    .click();
  expect((await started).suggestedFilename()).toBe('photo-1.jpg');
  await expect(viewerOf(page)).toBeVisible();
});

test('an article says who made its picture', { tag: '@full' }, async ({ page }) => {
  await page.goto('/article/visitor-guide-round-5-teretonga');
  await expect(page.locator('article figcaption')).toHaveText('Illustration: drawn for this demo');
});
