import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { initialData, itemsOf } from '../support/content.ts';
import { structuredDataProblems } from '../support/structured-data.ts';
import { openFolds } from '../support/folds.ts';
import { text } from '../support/texts.ts';

const lines = (page: Page) => page.locator('.timetable-line');

/** The line of the session whose start moved, which the demo's next round has. */
const movedLine = (page: Page) => lines(page).filter({ hasText: text('session.delayed') });

async function eventOf(page: Page): Promise<Record<string, unknown> | undefined> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts
    .map((json): Record<string, unknown> => JSON.parse(json))
    .find((thing) => thing['@type'] === 'SportsEvent');
}

/** Opens the session of a line as its own page: the router would keep the timetable, hidden, beside it. */
async function openSession(page: Page, line: Locator): Promise<void> {
  await page.goto((await line.getByRole('link').getAttribute('href')) ?? '');
}

const htmlOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the timetable has every day from the gates to the ceremony, and names its zone', async ({ page }) => {
    await page.goto('/timetable');
    await expect(page.locator('.timetable-day')).toHaveCount(3);
    for (const name of [
      'Gates open',
      'Practice',
      'Pit walk',
      'Qualifying',
      'Race 3',
      'Prize-giving ceremony',
    ])
      await expect(lines(page).filter({ hasText: name }).first()).toBeVisible();
    await expect(page.getByText('New Zealand Time')).toBeVisible();
  });

  test('one category has its own address, on the screen and on the page of its round', async ({ page }) => {
    const nav = page.getByRole('navigation', { name: text('timetable.filter') });
    for (const path of ['/timetable', await nextRound(page)]) {
      await page.goto(path);
      const chip = nav.getByRole('link').nth(2);
      const name = (await chip.textContent()) ?? '';
      await chip.click();
      await expect(page).toHaveURL(/\/(?:timetable|round\/[\w-]+)\/[\w-]+(?:#timetable)?$/);
      await expect(nav.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
      await expect(lines(page)).toHaveCount(5);
      await expect(lines(page).filter({ hasText: name })).toHaveCount(5);
    }
  });
});

async function nextRound(page: Page): Promise<string> {
  await page.goto('/timetable');
  const href = await page.getByRole('link', { name: text('round.details') }).getAttribute('href');
  return href ?? '';
}

test('an unknown category has no timetable', async ({ request }) => {
  expect((await request.get('/timetable/no-such-cup')).status()).toBe(404);
  expect((await request.get('/timetable/gt-championship/x')).status()).toBe(404);
});

test('search engines find the timetable', async ({ request }) => {
  expect(await htmlOf(request, '/sitemap.xml')).toContain('/timetable</loc>');
  const html = await htmlOf(request, '/timetable');
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/timetable"/);
  expect(html).not.toContain('noindex');
});

test('the timetable, the round and the session say the same of a session that moved, and the round has a PDF of it', async ({
  page,
  request,
}) => {
  await page.goto('/timetable');
  const line = await movedLine(page).innerText();
  const [start = '', was = ''] = [/\d+:\d\d[ap]m/.exec(line)?.[0], /was (\d+:\d\d[ap]m)/.exec(line)?.[1]];
  expect(start > was).toBe(true);

  await page.goto(await nextRound(page));
  await openFolds(page);
  // The lines are narrower here, beside the plan of the visit.
  await expect(movedLine(page)).toContainText(start);
  await expect(movedLine(page)).toContainText(was);
  await page.getByRole('button', { name: text('round.addToCalendar') }).click();
  const pdf = await page.getByRole('link', { name: 'PDF' }).first().getAttribute('href');
  await page.keyboard.press('Escape');
  const answer = await request.get(pdf ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');

  await openSession(page, movedLine(page));
  const main = page.getByRole('main');
  await expect(main.getByText(text('session.delayed'), { exact: true }).first()).toBeVisible();
  await expect(
    main
      .getByText(`, ${start}–`)
      .or(main.getByText(` ${start}–`))
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: text('session.history') })).toContainText(was);
  const event = await eventOf(page);
  expect(event?.['eventStatus']).toBe('https://schema.org/EventRescheduled');
  expect(Date.parse(String(event?.['previousStartDate']))).toBeLessThan(
    Date.parse(String(event?.['startDate'])),
  );
  expect(structuredDataProblems(await page.content())).toEqual([]);
});

test(
  'a cancelled session says why, and its page has no empty timing sheet',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/timetable');
    const line = lines(page).filter({ hasText: text('session.cancelled') });
    await expect(line).toContainText('ferry');
    await openSession(page, line);
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText('ferry');
    expect(await eventOf(page)).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
  },
);

test(
  'planned sessions are in timetables and in the sitemap, and in no list of results',
  { tag: '@full' },
  async ({ page, request }) => {
    await page.goto('/timetable');
    const planned = await lines(page).getByRole('link').first().getAttribute('href');
    expect(itemsOf(await initialData(request), 'session')).toContain(planned);
    expect(await htmlOf(request, '/all-results')).not.toContain(`"${planned ?? ''}"`);
    expect((await request.get(planned ?? '')).status()).toBe(200);
  },
);

test(
  'a planned race names who is entered in its structured data, a sheet who took part',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/timetable');
    await openSession(page, lines(page).filter({ hasText: 'Race 1' }).first());
    const planned = (await eventOf(page))?.['competitor'];
    expect(Array.isArray(planned) && planned.length).toBeGreaterThan(5);
    expect(structuredDataProblems(await page.content())).toEqual([]);
    await page.goto('/round/round-3-levels/gt-championship');
    await openSession(page, lines(page).filter({ hasText: 'Race 1' }));
    const rows = await page.locator('.timing-driver').count();
    expect((await eventOf(page))?.['competitor']).toHaveLength(rows);
    expect(structuredDataProblems(await page.content())).toEqual([]);
  },
);

test(
  'an amended result keeps its reason, and a sheet says why a car is not classified',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/round/round-3-levels/gt-championship');
    await lines(page).filter({ hasText: 'Race 1' }).getByRole('link').click();
    await expect(page.getByText(text('results.amended'), { exact: false }).first()).toBeVisible();
    await expect(page.getByRole('region', { name: text('session.history') })).toContainText('decision 14');
    await expect(page.getByRole('columnheader', { name: text('results.grid') })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: text('results.points') })).toBeVisible();
  },
);

test('a postponed round says so wherever it is listed', { tag: '@full' }, async ({ page }) => {
  await page.goto('/rounds');
  await page
    .locator('.round-row', { hasText: text('round.postponed') })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('banner').or(page.locator('.page-hero')).last()).toContainText(
    text('round.postponed'),
  );
  await expect(page.locator('.page-hero')).toContainText('tickets stay valid');
  expect(await eventOf(page)).toMatchObject({ eventStatus: 'https://schema.org/EventPostponed' });
});

test.describe('far from the track', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('a visitor switches to their own time, which is remembered', async ({ page }) => {
    await page.goto('/timetable');
    const first = lines(page).first().locator('time').first();
    await expect(first).toHaveText('7:30am');
    const mine = page.getByRole('radio', { name: text('timetable.mine') });
    // The choice is a script's.
    await expect(mine).toBeEnabled();
    await mine.check({ force: true });
    // Half past seven in New Zealand is the evening before in Berlin, and has that day's head.
    await expect(first).toHaveText(/^[78]:30pm$/);
    const heads = page.locator('.timetable-days').getByRole('heading');
    await expect(heads.first()).toHaveText(/^Thu/i);
    // Days at the circuit are side by side: each has the heads of its own lines.
    const firstDay = page.locator('.timetable-days [data-day]').first();
    await expect(firstDay.getByRole('heading').filter({ hasText: /^Fri/i })).toHaveCount(1);
    await expect(page.locator('[data-zone]')).toHaveText('Central European Time');
    await page.goto(await nextRound(page));
    await expect(first).toHaveText(/[78]:30pm$/);
    const track = page.getByRole('radio', { name: text('timetable.track') });
    await expect(track).toBeEnabled();
    await track.check({ force: true });
    await expect(first).toHaveText('7:30am');
  });
});

test('it prints on one page', { tag: '@full' }, async ({ page }) => {
  await page.goto('/timetable');
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
