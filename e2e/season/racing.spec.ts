import { expect, test, type Page } from '@playwright/test';
import { DRIVER_PAGE_SIZE } from '../../lib/contract/limits.ts';
import { initialData, itemsOf } from '../support/content.ts';
import { waitUntilSettled } from '../support/ready.ts';
import { openFolds } from '../support/folds.ts';
import { text } from '../support/texts.ts';

/** The page's structured data, by type. */
async function structuredData(page: Page, type: string): Promise<Record<string, unknown> | undefined> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const things = texts.map((json): Record<string, unknown> => JSON.parse(json));
  return things.find((thing) => thing['@type'] === type);
}

/** A session with classes, found as a reader would. */
async function openSessionWithClasses(page: Page): Promise<void> {
  await page.goto('/all-results');
  await page
    .locator('.season-round')
    .nth(1)
    .getByRole('listitem')
    .filter({ hasText: 'GT Championship' })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('table')).toBeVisible();
}

test('a visitor goes from the calendar to a timing sheet and on to a driver (spec 1.5, 1.8, 2.22, 2.56)', async ({
  page,
}) => {
  await page.goto('/rounds');
  await page.locator('[data-past] a[href^="/results/"]').first().click();
  await expect(page).toHaveURL(/\/results\//);
  await page.getByRole('tab').nth(1).click();
  await expect(page).toHaveURL(/#day-\d{4}-\d{2}-\d{2}$/);
  await page.getByRole('tabpanel').locator('a[href^="/session/"]').first().click();
  await expect(page.getByRole('columnheader', { name: text('results.driver') })).toBeVisible();
  await page.getByRole('table').locator('a[href^="/drivers/"]').first().click();
  await expect(page).toHaveURL(/\/drivers\//);
  await expect(page.getByRole('heading', { name: text('driver.season') })).toBeVisible();
});

test(
  'a driver is shown beside a rival at an address of their own, whoever is named first, and beside nobody who never raced them',
  { tag: '@full' },
  async ({ page, request }) => {
    await page.goto('/standings');
    await page.locator('.timing-table a[href^="/drivers/"]').first().click();
    await expect(page).toHaveURL(/\/drivers\/[\w-]+$/);
    const rivals = page.getByRole('navigation', { name: text('driver.headToHead') });
    await rivals.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/drivers\/[\w-]+\/against\/[\w-]+$/);
    const table = page.getByRole('table', { name: text('driver.headToHead') });
    await expect(table.getByRole('rowheader', { name: text('driver.races'), exact: true })).toBeVisible();
    const shown = await table.innerText();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);

    const [, one = '', , other = ''] = new URL(page.url()).pathname.slice(1).split('/');
    await page.goto(`/drivers/${other}/against/${one}`);
    expect(await table.innerText()).toBe(shown);
    for (const stranger of ['nobody-of-this-name', one])
      expect((await request.get(`/drivers/${one}/against/${stranger}`)).status()).toBe(404);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('three drivers are compared at an address of their own, their lines with tables', async ({ page }) => {
    await page.goto('/standings');
    await page.locator('.timing-table a[href^="/drivers/"]').first().click();
    await page
      .getByRole('navigation', { name: text('driver.headToHead') })
      .getByRole('link')
      .first()
      .click();
    await page
      .getByRole('navigation', { name: text('driver.addDriver') })
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(/\/drivers\/[\w-]+\/against\/[\w-]+~[\w-]+$/);
    const table = page.getByRole('table', { name: text('driver.comparison') });
    await expect(table.getByRole('rowheader')).toHaveCount(3);
    const chart = page.getByRole('figure').filter({ hasText: text('driver.placesByRace') });
    await expect(chart.getByRole('img')).toBeVisible();
    await chart.getByText(text('results.asTable')).click();
    await expect(chart.getByRole('table').getByRole('rowheader')).toHaveCount(3);
  });
});

test(
  'past rounds are dimmed and exactly one round of a series is the next (spec 2.55)',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/rounds');
    const championship = page.locator('#championship .round-list');
    expect(await championship.locator('[data-past]').count()).toBeGreaterThan(0);
    await expect(championship.locator('[data-next]')).toHaveCount(1);
  },
);

test('a class has its own address, server-rendered, with its own positions', async ({ page, request }) => {
  await openSessionWithClasses(page);
  await page
    .getByRole('navigation', { name: text('results.classes') })
    .getByRole('link')
    .nth(2)
    .click();
  await expect(page).toHaveURL(/\/session\/\d+\/[\w-]+$/);
  await expect(page.locator('tbody').first().locator('.timing-place').first()).toHaveText('1');
  const html = await (await request.get(page.url())).text();
  expect(html).toContain('timing-table');
  expect((await request.get(`${page.url()}x`)).status()).toBe(404);
});

test('the table header stays visible while scrolling a sheet', { tag: '@full' }, async ({ page }) => {
  await openSessionWithClasses(page);
  const sheet = page.getByRole('table').first();
  await sheet.locator('tbody tr').last().scrollIntoViewIfNeeded();
  await expect(sheet.getByRole('columnheader', { name: text('results.driver') })).toBeInViewport();
});

test(
  "a round's structured data has its dates, its circuit and its sessions",
  { tag: '@full' },
  async ({ page, request }) => {
    const [round] = itemsOf(await initialData(request), 'results').map((url) =>
      url.replace('/results/', '/round/'),
    );
    await page.goto(round ?? '');
    const event = await structuredData(page, 'SportsEvent');
    expect(event).toMatchObject({
      location: { address: { '@type': 'PostalAddress' }, geo: { '@type': 'GeoCoordinates' } },
      eventStatus: 'https://schema.org/EventScheduled',
    });
    expect(event?.['subEvent']).toBeInstanceOf(Array);
    expect(await structuredData(page, 'BreadcrumbList')).toBeDefined();
  },
);

test('a map loads on click only', { tag: '@full' }, async ({ page }) => {
  const foreign: string[] = [];
  await page.route(/google\.com/, (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>map</p>' });
  });
  // A round that is over has no way there.
  await page.goto('/round/round-5-teretonga');
  await waitUntilSettled(page);
  expect(foreign).toEqual([]);
  await openFolds(page);
  await page.getByRole('button', { name: text('map.show') }).click();
  await expect.poll(() => foreign.length).toBe(1);
});

test(
  'one question is open at a time, and pressing it closes it (spec 2.57, 4.27)',
  { tag: '@full' },
  async ({ page, request }) => {
    await page.goto(itemsOf(await initialData(request), 'round')[0] ?? '');
    await openFolds(page);
    const questions = page.locator('details.accordion-item');
    await questions.nth(0).locator('summary').click();
    await questions.nth(2).locator('summary').click();
    await expect(page.locator('details.accordion-item[open]')).toHaveCount(1);
    await expect(questions.nth(2)).toBeInViewport();
    await questions.nth(2).locator('summary').click();
    await expect(page.locator('details.accordion-item[open]')).toHaveCount(0);
  },
);

test('drivers can be filtered by series and by category through the address', async ({ page, request }) => {
  await page.goto('/drivers');
  const shown = () => page.locator('.driver-card:visible').allInnerTexts();
  const all = await shown();
  await page
    .getByRole('navigation', { name: text('driver.bySeries') })
    .getByRole('link')
    .nth(2)
    .click();
  await expect(page).toHaveURL(/\/drivers\/[\w-]+$/);
  // A page of both is full, but with other people.
  await expect.poll(async () => (await shown()).filter((name) => !all.includes(name))).not.toEqual([]);
  const ofSeries = await page.locator('.driver-card:visible').count();
  const category = page
    .getByRole('navigation', { name: text('driver.byCategory') })
    .getByRole('link')
    .first();
  const name = await category.innerText();
  await category.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name, { ignoreCase: true });
  await expect.poll(() => page.locator('.driver-card:visible').count()).toBeLessThan(ofSeries);
  expect((await request.get('/drivers/nobody-of-that-name')).status()).toBe(404);
});

test(
  'drivers come page by page, by plain links, with titles of their own',
  { tag: '@full' },
  async ({ page, request }) => {
    await page.goto('/drivers');
    const first = await page.locator('.driver-card:visible').count();
    expect(first).toBeLessThanOrEqual(DRIVER_PAGE_SIZE);
    const title = await page.title();
    const next = page
      .getByRole('navigation', { name: text('pagination.label') })
      .getByRole('link', { name: text('pagination.next') });
    await expect(next).toHaveAttribute('href', '/drivers/page/2');
    const shown = () => page.locator('.driver-card:visible').allInnerTexts();
    const names = await shown();
    await next.click();
    await expect(page).toHaveURL(/\/drivers\/page\/2$/);
    await expect(page).not.toHaveTitle(title);
    // None of the first page; while it's still shown, all are.
    await expect.poll(async () => (await shown()).filter((name) => names.includes(name))).toEqual([]);
    expect(await shown()).not.toEqual([]);
    const listed = itemsOf(await initialData(request), 'drivers').length;
    const pages = Math.ceil(listed / DRIVER_PAGE_SIZE);
    await page.goto(`/drivers/page/${String(pages)}`);
    await expect(page.locator('.driver-card:visible')).toHaveCount(listed - (pages - 1) * DRIVER_PAGE_SIZE);
    for (const missing of [`/drivers/page/${String(pages + 1)}`, '/drivers/page/0', '/drivers/nobody/2'])
      expect([missing, (await request.get(missing)).status()]).toEqual([missing, 404]);
  },
);

test('a category’s rounds have the numbers that they have in the calendar', async ({ page }) => {
  const roundsOn = async (path: string) => {
    await page.goto(path);
    const names = await page.locator('.round-row :is(h2, h3, h4)').allTextContents();
    const facts = await page.locator('.round-row p.text-muted').allTextContents();
    return names.map((name, index) => [name, facts[index]] as const);
  };
  const all = new Map(await roundsOn('/rounds'));
  // Of its series’ rounds it misses the second and the fourth.
  const own = await roundsOn('/category/formula-ford-championship');
  expect(own.length).toBeGreaterThan(2);
  expect(own.length).toBeLessThan(all.size);
  for (const [name, facts] of own) expect(facts, name).toBe(all.get(name));
});

test('the circuit of a round has a page, with the round, its winners and the way there', async ({
  page,
  request,
}) => {
  const [path = ''] = itemsOf(await initialData(request), 'results');
  await page.goto(path);
  const circuit = page.locator('main a[href^="/circuit/"]').first();
  const name = (await circuit.textContent()) ?? '';
  await circuit.click();
  await expect(page).toHaveURL(/\/circuit\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.locator(`main a[href="${path.replace('/results/', '/round/')}"]`).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: text('round.pastWinners') })).toBeVisible();
  await expect(page.getByRole('complementary', { name: text('round.gettingThere') })).toBeVisible();
  expect(await structuredData(page, 'BreadcrumbList')).toBeDefined();
  expect((await request.get('/circuit/nowhere')).status()).toBe(404);
});

test(
  'a team on a sheet leads to its page, with its drivers and results',
  { tag: '@full' },
  async ({ page, request }) => {
    await page.goto('/session');
    const team = page.locator('main .team-link').first();
    const name = (await team.textContent()) ?? '';
    await team.click();
    await expect(page).toHaveURL(/\/team\/[\w-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('heading', { name: text('team.cars') })).toBeVisible();
    await expect(page.locator('main a[href^="/drivers/"]').first()).toBeVisible();
    await expect(page.locator('main a.session-chip[href^="/session/"]').first()).toBeVisible();
    expect(await structuredData(page, 'SportsTeam')).toMatchObject({ name, sport: 'Motorsport' });
    expect(await structuredData(page, 'BreadcrumbList')).toBeDefined();
    for (const path of ['/team/nowhere', '/team']) expect((await request.get(path)).status(), path).toBe(404);
  },
);

test('calendar programs get all rounds, or those of a category', async ({ request }) => {
  const all = await request.get('/feeds/rounds.ics');
  expect(all.headers()['content-type']).toContain('text/calendar');
  const count = (calendar: string) => calendar.split('BEGIN:VEVENT').length - 1;
  const [category] = itemsOf(await initialData(request), 'category');
  const some = await request.get(`/feeds/rounds/${category?.replace('/category/', '') ?? ''}.ics`);
  expect(some.status()).toBe(200);
  expect(count(await some.text())).toBeLessThan(count(await all.text()));
  expect((await request.get('/feeds/rounds/no-such-category.ics')).status()).toBe(404);
});

test('what does not exist is a true 404', async ({ request }) => {
  const paths = ['/round/x', '/results/x', '/session/x', '/session/0', '/session/999999', '/category/x'];
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the results of all days and the answers can be read', async ({ page, request }) => {
    const data = await initialData(request);
    await page.goto(itemsOf(data, 'results')[0] ?? '');
    const days = page.getByRole('tabpanel');
    expect(await days.count()).toBeGreaterThan(1);
    for (const day of await days.all()) await expect(day).toBeVisible();
    await page.goto(itemsOf(data, 'round')[0] ?? '');
    await page
      .locator('summary')
      .filter({ hasText: text('round.faqs') })
      .click();
    await page.locator('summary').filter({ hasText: '?' }).first().click();
    await expect(page.locator('details.accordion-item[open] .prose')).toBeVisible();
  });
});
