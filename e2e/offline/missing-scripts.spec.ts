import { expect, test, type Page } from '@playwright/test';
import { loseScript, loseScripts } from '../support/lose-scripts.ts';
import { openSettled } from '../support/ready.ts';
import { text } from '../support/texts.ts';

/*
 * A script that a page loads on demand may be gone: there is no connection, or a newer build has replaced the one that an open tab
 * belongs to. The page must stay, and say or do something useful.
 */
const FAILED = text('islands.loadFailed');

/** Opens a page and waits until it has loaded everything that it loads by itself. */
const open = openSettled;

// Scripts that are still loading when a test ends don't matter.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const errorScreen = (page: Page) => page.getByRole('heading', { name: text('error.title') });

test('an image opens on its own if the viewer fails to load', { tag: '@full' }, async ({ page }) => {
  await open(page, '/season-in-pictures');
  const link = page.locator('a[data-lightbox]').first();
  const href = (await link.getAttribute('href'))!;
  await loseScripts(page);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
});

test('a gallery’s own page opens if the dialog fails to load', { tag: '@full' }, async ({ page }) => {
  await open(page, '/gallery');
  const link = page.locator('a[data-gallery]').nth(1);
  const href = (await link.getAttribute('href'))!;
  await loseScripts(page);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.locator('main a[data-lightbox]').first()).toBeVisible();
});

test(
  "a gallery without a page of its own says that it can't be opened",
  { tag: '@full' },
  async ({ page }) => {
    await open(page, '/gallery');
    await loseScripts(page);
    const link = page.locator('a[data-gallery]').nth(1);
    // As on the home page, where nothing is below the address.
    await link.evaluate((each) => each.setAttribute('href', '#gallery'));
    await link.click();
    await expect(page.getByRole('alert').filter({ hasText: text('gallery.failed') })).toBeVisible();
    await expect(errorScreen(page)).toHaveCount(0);
  },
);

test(
  'audio plays if the player bar fails to load; the page says so, can stop it, and loads the bar when back online',
  { tag: '@full' },
  async ({ page }) => {
    await open(page, '/podcast');
    const bringBack = await loseScript(page, 'player-bar-art');
    const episode = page.locator('main article:visible').nth(1);
    await episode.getByRole('button', { name: new RegExp(`^${text('podcast.listen')}`) }).click();
    await page.locator('main article h3 a:visible').nth(3).click();
    await expect(page).toHaveURL(/\/listen\//);
    const bar = page.locator('.player-bar');
    await expect(bar.getByRole('alert')).toHaveText(FAILED);

    await bringBack();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(bar.getByRole('button', { name: text('islands.player.pause'), exact: true })).toBeVisible();
    await expect(bar.getByRole('alert')).toHaveCount(0);
    await bar.getByRole('button', { name: text('islands.player.close') }).click();
    await expect(bar).toHaveCount(0);
  },
);

test("a visitor who can't draw a signature is asked for their name", { tag: '@full' }, async ({ page }) => {
  await loseScript(page, 'endStroke');
  await page.goto('/media-application');
  const form = page.getByRole('form', { name: 'Media application' });
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByText(text('formBlock.noSheet'))).toBeVisible();
  await form.getByLabel('Signature', { exact: false }).last().fill('Mere Tawhai');
  await expect(errorScreen(page)).toHaveCount(0);
});

test("a form that can't be sent says so and keeps what was typed", { tag: '@full' }, async ({ page }) => {
  await loseScript(page, '[data-form-');
  await open(page, '/contact-us');
  const form = page.getByRole('form', { name: 'Contact us' });
  await form.getByLabel('Your name').fill('Mere Tawhai');
  await form.getByLabel('Email address').fill('mere@example.nz');
  await form.getByLabel('Topic').selectOption({ label: 'Competing' });
  await form.getByLabel('Message').fill('May I race a tractor?');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
  await expect(form.getByLabel('Message')).toHaveValue('May I race a tractor?');
});

test(
  'a message replaces the list of offline pages, not the screen around it',
  { tag: '@full' },
  async ({ page }) => {
    await loseScript(page, 'removedText');
    await page.goto('/offline');
    await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: text('offline.title') })).toBeVisible();
  },
);

test(
  'the offline screen, opened by its own address, is not loaded again',
  { tag: '@full' },
  async ({ page }) => {
    await page.clock.install();
    await page.goto('/offline');
    await expect(page.getByText(text('offline.none')).filter({ visible: true })).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'HEAD' || request.isNavigationRequest()) asked.push(request.url());
    });
    await page.clock.runFor('01:00');
    await page.evaluate(() => fetch('/api/health'));
    expect(asked).toEqual([]);
  },
);

test(
  'an old tab moves to the new build: the next page is loaded in full',
  { tag: '@full' },
  async ({ page }) => {
    await open(page, '/about');
    await loseScripts(page);
    const loaded = page.waitForEvent('load');
    await page.getByRole('link', { name: text('islands.account.signIn') }).click();
    await loaded;
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.locator('main form').first()).toBeVisible();
    await expect(errorScreen(page)).toHaveCount(0);
  },
);

test(
  'a script that stays missing leads to the error screen, not to endless reloads (spec 2.35)',
  { tag: '@full' },
  async ({ page }) => {
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await open(page, '/about');
    await loseScript(page, 'account.forgotPassword');
    await page.getByRole('link', { name: text('islands.account.signIn') }).click();
    await expect(errorScreen(page)).toBeVisible();
    expect(documents).toBe(2);
  },
);
