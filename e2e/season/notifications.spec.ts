import { expect, test, type Page } from '@playwright/test';
import { endNotifications } from '../../lib/contract/endpoints/notifications.ts';
import type { PushMessage } from '../../lib/contract/notifications.ts';
import { expectAccessible } from '../support/axe.ts';
import { expectKept } from '../support/kept-pages.ts';
import { deliverPush, noteNotifications, subscribeOffline } from '../support/push.ts';
import { openSettled } from '../support/ready.ts';
import { text } from '../support/texts.ts';

test.use({ serviceWorkers: 'allow' });

const bell = (page: Page) => page.getByRole('button', { name: text('sessionPage.notify') });

/** Opens the last session of the round, once the worker is at work. @returns its address */
async function openSession(page: Page): Promise<string> {
  await page.goto('/timetable');
  await expectKept(page, '/timetable');
  const address = await page.locator('.timetable-line a[href^="/session/"]').last().getAttribute('href');
  await openSettled(page, address ?? '');
  return address ?? '';
}

/** What the server would send about a session's result. */
const resultOf = (address: string): PushMessage => ({
  title: 'GT Championship Race 2',
  body: 'Official result · 1 Hana Ratana',
  covered: { title: 'GT Championship Race 2', body: 'Official result' },
  tag: 'result',
  address,
  lang: 'en',
});

test.describe('allowed', () => {
  test('a session’s button asks for notifications, the worker shows them without what is hidden, and one press ends them', async ({
    page,
  }) => {
    await subscribeOffline(page);
    const address = await openSession(page);
    await bell(page).click();
    await expect(page.getByText(text('islands.notifications.sessionOn'))).toBeVisible();
    await expect(bell(page)).toHaveAttribute('aria-pressed', 'true');
    const shown = await noteNotifications(page);
    await deliverPush(page, resultOf(address));
    const open = 'GT Championship Race 2: Official result · 1 Hana Ratana';
    await expect.poll(shown).toEqual([open]);

    await openSettled(page, '/my-championship');
    await page.getByRole('button', { name: text('spoilers.hide'), exact: true }).click();
    await expect(page.getByText(text('islands.spoilers.on'))).toBeVisible();
    await deliverPush(page, resultOf(address));
    await expect.poll(shown).toEqual([open, 'GT Championship Race 2: Official result']);

    const ended = page.waitForResponse((response) => response.url().endsWith(endNotifications.path));
    await page.getByRole('button', { name: text('islands.notifications.turnOff') }).click();
    expect((await ended).status()).toBe(200);
    await expect(page.getByText(text('islands.notifications.off'))).toBeVisible();
  });

  test(
    'the first starred category offers them, and the choices are accessible',
    { tag: '@full' },
    async ({ page }) => {
      await subscribeOffline(page);
      await page.goto('/timetable');
      await expectKept(page, '/timetable');
      await openSettled(page, '/category/gt-championship');
      await page.locator('button.star[data-place="head"]').click();
      const notice = page.locator('.update-notice');
      await notice.getByRole('button', { name: text('islands.favourites.notify') }).click();
      await expect(notice.getByText(text('islands.notifications.on'))).toBeVisible();
      await openSettled(page, '/my-championship');
      await page
        .getByRole('group', { name: text('islands.notifications.quiet') })
        .getByRole('checkbox')
        .check();
      await expect(page.getByLabel(text('islands.notifications.from'))).toHaveValue('22:00');
      await expectAccessible(page);
      await page.getByRole('button', { name: text('islands.notifications.turnOff') }).click();
      await expect(page.getByText(text('islands.notifications.off'))).toBeVisible();
    },
  );
});

test('a browser that refuses says so, and what to do', { tag: '@full' }, async ({ page }) => {
  await openSession(page);
  await bell(page).click();
  await expect(page.getByText(text('islands.notifications.refused'))).toBeVisible();
  await expect(bell(page)).toHaveAttribute('aria-pressed', 'false');
});

test('without scripts there is no button', { tag: '@full' }, async ({ browser, baseURL, page }) => {
  const address = await openSession(page);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const plain = await context.newPage();
  await plain.goto(address);
  await expect(plain.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bell(plain)).toHaveCount(0);
  await context.close();
});
