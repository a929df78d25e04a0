import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { newCustomer, signIn } from '../support/customers.ts';
import { layoutShiftOf, watchLayoutShift } from '../support/layout-shift.ts';
import { openSettled, waitUntilSettled } from '../support/ready.ts';
import { text } from '../support/texts.ts';

const GT = { name: 'GT Championship', path: '/category/gt-championship' };
const MINE = '/timetable/my-categories';

const starOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `${text('favourites.favourite')}: ${name}`, exact: true });
const shownLines = (page: Page) => page.locator('.timetable-line').filter({ visible: true });

test('a starred category leads the timetable in every tab, until its star is taken away', async ({
  page,
  context,
}) => {
  await openSettled(page, MINE);
  await expect(page.getByText(text('favourites.starCategories'))).toBeVisible();
  const all = await page.locator('.timetable-line').count();

  const other = await context.newPage();
  await openSettled(other, GT.path);
  await starOf(other, GT.name).click();
  await expect(starOf(other, GT.name)).toHaveAttribute('aria-pressed', 'true');

  // The first tab follows without being loaded again.
  await expect(shownLines(page).first()).toContainText(GT.name);
  const own = await page.locator('.timetable-line').filter({ hasText: GT.name }).count();
  expect(own).toBeLessThan(all);
  await expect.poll(() => shownLines(page).count()).toBe(own);
  await expect(page.getByText(text('favourites.starCategories'))).toBeHidden();

  await other
    .getByRole('status')
    .getByRole('link', { name: text('islands.account.favourites') })
    .click();
  await expect(other).toHaveURL(/\/my-championship$/);
  await expect(other.getByRole('link', { name: text('favourites.subscribe') })).toBeVisible();
  await starOf(other, GT.name).click();
  await expect(starOf(other, GT.name)).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => shownLines(page).count()).toBe(all);
});

test(
  'favourites lead from the first paint: nothing moves, and the keyboard finds them first',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/standings');
    const last = page.locator('.standings-tops').first().locator('> [data-subject]').last();
    const subject = (await last.getAttribute('data-subject')) ?? '';
    const name = (await last.getByRole('link').first().textContent()) ?? '';
    await openSettled(page, '/categories');
    await page.locator(`button[data-star="${subject}"]`).click();
    await expect(page.locator(`button[data-star="${subject}"]`)).toHaveAttribute('aria-pressed', 'true');

    await watchLayoutShift(page);
    for (const path of ['/standings', '/results', '/', MINE]) {
      await page.goto(path);
      await waitUntilSettled(page);
      await expect.poll(async () => (await layoutShiftOf(page)).shift, { message: path }).toBeLessThan(0.01);
    }
    await openSettled(page, '/standings');
    const first = page.locator('.standings-tops > section').first();
    await expect(first).toHaveAttribute('data-subject', subject);
    await expect(first.getByRole('link').first()).toHaveText(name);
  },
);

test(
  'a favourite’s winners lead those of the others although they are behind a press, and nothing moves',
  { tag: '@full' },
  async ({ page }) => {
    const path = '/round/round-3-levels';
    const day = page.locator('.podium-day').first();
    const rest = day.locator('.show-all > .podium-cards > section');
    await page.goto(path);
    const subject = (await rest.last().getAttribute('data-subject')) ?? '';
    await openSettled(page, '/categories');
    await page.locator(`button[data-star="${subject}"]`).click();
    await expect(page.locator(`button[data-star="${subject}"]`)).toHaveAttribute('aria-pressed', 'true');

    await watchLayoutShift(page);
    await openSettled(page, path);
    await expect.poll(async () => (await layoutShiftOf(page)).shift).toBeLessThan(0.01);
    const own = day.locator(`.podium-cards > [data-subject="${subject}"]`);
    await expect(own).toBeVisible();
    await expect(rest.filter({ visible: true })).toHaveCount(1);
    const topOf = async (card: Locator) => (await card.boundingBox())?.y ?? 0;
    const first = day.locator('> .podium-cards > section').first();
    expect(await topOf(own)).toBeLessThan(await topOf(first));
    await expectAccessible(page);
    await day.locator('.show-all > summary').click();
    await expect(rest.filter({ visible: true })).toHaveCount(await rest.count());
    expect(await topOf(own)).toBeGreaterThan(await topOf(first));
  },
);

test(
  'in the feed the posts about starred categories can be read alone, and nothing moves for that choice',
  { tag: '@full' },
  async ({ page }) => {
    await openSettled(page, GT.path);
    await starOf(page, GT.name).click();
    await expect(starOf(page, GT.name)).toHaveAttribute('aria-pressed', 'true');
    await watchLayoutShift(page);
    await openSettled(page, '/feed');
    const choice = page.getByRole('button', { name: text('islands.favourites.categories') });
    await expect(choice).toBeVisible();
    await expect.poll(async () => (await layoutShiftOf(page)).shift).toBeLessThan(0.01);
    const posts = page.getByRole('article').filter({ visible: true });
    const own = await posts.filter({ has: page.locator('a.post-tag[href="/feed/gt-championship"]') }).count();
    const all = await posts.count();
    await choice.press('Enter');
    await expect.poll(() => posts.count()).toBe(own);
    await expect(page.getByText(text('islands.favourites.noPosts'))).toBeVisible({ visible: own === 0 });
    await expectAccessible(page);
    await choice.press('Enter');
    await expect.poll(() => posts.count()).toBe(all);
  },
);

test(
  'the visitor’s day stands on the home page, and My championship is accessible with and without favourites',
  { tag: '@full' },
  async ({ page }) => {
    await openSettled(page, '/my-championship');
    await expect(page.getByText(text('favourites.empty'))).toBeVisible();
    await expectAccessible(page);
    await openSettled(page, GT.path);
    await starOf(page, GT.name).click();
    await expect(starOf(page, GT.name)).toHaveAttribute('aria-pressed', 'true');
    await openSettled(page, '/');
    await expect(page.locator('[data-my-day] li').first()).toContainText(GT.name);
    await expectAccessible(page);
    await openSettled(page, '/my-championship');
    await expect(page.getByRole('heading', { name: text('favourites.next') })).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'the calendar of some categories has their sessions alone, and is kept for nobody else',
  { tag: '@full' },
  async ({ page, request }) => {
    await openSettled(page, GT.path);
    const key = await starOf(page, GT.name).getAttribute('data-star');
    const id = key?.split('-').at(-1) ?? '';
    const answer = await request.get(`/feeds/my/${id}.ics`);
    expect(answer.headers()['cache-control']).toContain('private');
    const titles = (await answer.text()).match(/^SUMMARY:.*/gm) ?? [];
    expect(titles.length).toBeGreaterThan(3);
    expect(titles.filter((title) => !title.includes(GT.name))).toEqual([]);
    for (const missing of ['/feeds/my/999999.ics', '/feeds/my/gt.ics'])
      expect((await request.get(missing)).status(), missing).toBe(404);
  },
);

test(
  'a customer has the same favourites on another device, and closes the former address of the calendar',
  { tag: '@full' },
  async ({ page, browser, request }) => {
    const customer = await newCustomer(request);
    await openSettled(page, GT.path);
    await starOf(page, GT.name).click();
    await expect(starOf(page, GT.name)).toHaveAttribute('aria-pressed', 'true');
    await signIn(page, customer);
    await expect(page).not.toHaveURL(/\/login/);
    await openSettled(page, '/my-championship');
    await expect(page.getByText(text('favourites.inAccount'))).toBeVisible();
    const download = page.getByRole('link', { name: text('timetable.download') });
    const former = (await download.getAttribute('href')) ?? '';
    expect((await request.get(former)).status()).toBe(200);
    await page.getByRole('button', { name: text('favourites.renew') }).click();
    await expect(page.getByText(text('favourites.renewed'))).toBeVisible();
    expect((await request.get(former)).status()).toBe(404);
    expect((await request.get((await download.getAttribute('href')) ?? '')).status()).toBe(200);

    const other = await (await browser.newContext()).newPage();
    await signIn(other, customer);
    await expect(other).not.toHaveURL(/\/login/);
    await openSettled(other, '/my-championship');
    await expect(starOf(other, GT.name)).toHaveAttribute('aria-pressed', 'true');
    await other.goto('/logout');
    await expect(other).toHaveURL(/\/$/);
    await openSettled(other, '/my-championship');
    await expect(other.getByText(text('favourites.empty'))).toBeVisible();
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'no star is there to be pressed, and the timetable has every session',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto(GT.path);
      await expect(page.locator('button[data-star]').first()).toBeHidden();
      await page.goto(MINE);
      await expect(shownLines(page).first()).toBeVisible();
      await page.goto('/my-championship');
      await expect(page.getByText(text('favourites.needsScript'))).toBeVisible();
    },
  );
});
