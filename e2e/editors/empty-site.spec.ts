import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { TEST_BACKEND_PORT, TEST_PORT } from '../../scripts/run/test-site.ts';
import { axeProblems } from '../support/axe.ts';
import { openScreen } from '../support/cms-editor.ts';
import { startEmptySite, type EmptySite } from '../support/empty-site.ts';
import { text } from '../support/texts.ts';

let site: EmptySite;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await startEmptySite(TEST_PORT + 3, TEST_BACKEND_PORT + 3);
});
test.afterAll(() => site.stop());

/** Names of the demo that nothing may mention. */
const DEMO = /Southern Cross|Hampton Downs|Kea Radio|Box This Lap|southerncross/i;

const SCREENS = [
  '/',
  '/standings',
  '/timetable',
  '/wheretowatch',
  '/search',
  '/login',
  '/manifest.webmanifest',
];
const PAGES = [
  '/news',
  '/rounds',
  '/results',
  '/categories',
  '/drivers',
  '/contact-us',
  '/privacy',
  '/terms',
];

/** What addresses answer, and which of them name the demo. */
async function walk(request: APIRequestContext, paths: readonly string[]) {
  const answers = await Promise.all(
    paths.map(async (path) => [path, await request.get(site.url + path)] as const),
  );
  const found = await Promise.all(
    answers.map(async ([path, answer]) => [path, answer.status(), DEMO.test(await answer.text())] as const),
  );
  return found.filter(([, status, isDemo]) => status !== 200 || isDemo);
}

const SHEET = [
  'Pos;No.;Driver;Laps;Best Tm;Total Tm',
  '1;7;Aroha Tane;12;1:09,512;14:21,004',
  '2;12;Sam Lee;12;1:09,900;14:25,104',
].join('\n');

async function signIn(page: Page) {
  await openScreen(page, `${site.cmsUrl}/admin/login`);
  await expect(page.locator('.office-sign-in')).toContainText('localhost');
  await page.getByLabel('Email').fill(site.admin.email);
  await page.getByLabel('Password').fill(site.admin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/admin\/set-up$/);
}

test(
  'from an empty folder to a published first article, round and result',
  { tag: '@full' },
  async ({ page, request }) => {
    test.setTimeout(300_000);
    // Before the set-up visitors see an honest page, and a missing address leads to it.
    expect(await walk(request, SCREENS)).toEqual([]);
    const missing = await page.goto(`${site.url}/nothing-here`);
    expect(missing?.status()).toBe(404);
    await page.getByRole('link', { name: text('notFound.action') }).click();
    await expect(page.getByRole('heading', { name: text('preparing.title') })).toBeVisible();
    await expect(page).toHaveTitle('localhost');
    expect(await axeProblems(page)).toEqual([]);

    await signIn(page);
    const create = page.getByRole('button', { name: 'Create the site' });
    const name = page.getByLabel('Name of the championship');
    const rounds = page.getByLabel('Rounds');
    const accent = page.getByLabel('Accent colour', { exact: true });
    await page.getByLabel('Classes').fill('GT\nFormula Ford');
    await rounds.fill('Round\tStart\tEnd\tVenue\nOpener\t21/11/2026\t20/11/2026\tLevels\n');
    await expect(page.getByText('Line 2: It ends before it starts.')).toBeVisible();
    await create.press('Enter');
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(/Enter the championship’s name/);
    await expect(page.getByLabel('Classes')).toHaveValue('GT\nFormula Ford');
    await name.fill('Alpine Cup');
    const dark = page.getByLabel('Pick: Accent colour in dark mode');
    await expect(dark).toHaveAccessibleDescription('Same as in light mode');
    await page.getByRole('textbox', { name: 'Accent colour in dark mode', exact: true }).fill('#94d2bd');
    await expect(dark).not.toHaveAccessibleDescription(/Same/);
    await page.getByRole('textbox', { name: 'Accent colour in dark mode', exact: true }).fill('');
    await accent.fill('#005f73');
    await expect(page.getByRole('list', { name: 'Contrast: Accent colour', exact: true })).toContainText(
      'Light mode: 5.9 to 1, clear enough for text',
    );
    await rounds.fill(
      'Round\tStart\tEnd\tVenue\nOpener\t21/11/2026\t22/11/2026\tLevels\nFinal\t6/3/2027\t\tLevels\n',
    );
    const read = page.getByRole('table');
    await expect(read).toContainText('21–22 Nov 2026');
    await page.getByLabel('Logo').setInputFiles({
      name: 'logo.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60"><rect width="200" height="60" fill="#005f73"/></svg>',
      ),
    });
    for (const scheme of ['light', 'dark'] as const) {
      await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), scheme);
      expect(await axeProblems(page, { within: '.office-home' })).toEqual([]);
    }
    await create.press('Enter');
    await expect(page.getByRole('heading', { name: 'The site is ready' })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('status').filter({ hasText: 'The site is ready' })).toContainText(
      '13 pages, 2 classes, 2 rounds, 1 circuit, 2 championships and the menus',
    );

    // The site is presentable: its menus lead to pages, each right while it is empty.
    await expect.poll(async () => (await request.get(site.url)).text()).toContain('Alpine Cup');
    await expect
      .poll(() => walk(request, [...SCREENS, ...PAGES, '/round/opener', '/category/gt']))
      .toEqual([]);
    await page.goto(site.url);
    await expect(page.getByRole('heading', { level: 1, name: 'Alpine Cup' })).toBeVisible();
    for (const path of ['/', '/news', '/login']) {
      await page.goto(site.url + path);
      const foot = page.getByRole('contentinfo');
      // However little is on the page, nothing but it is at the bottom of the window.
      await expect
        .poll(() => foot.evaluate((each) => window.innerHeight - each.getBoundingClientRect().bottom))
        .toBeLessThan(1);
    }
    await page.goto(site.url);
    for (const label of ['Calendar', 'Results', 'Standings', 'Classes and drivers'])
      await expect(page.getByRole('contentinfo').getByRole('link', { name: label }).first()).toBeVisible();

    // The first article.
    await openScreen(page, `${site.cmsUrl}/admin`);
    const started = page.getByRole('region', { name: 'Getting started' });
    await started.getByRole('button', { name: 'Dismiss: Add pictures' }).click();
    await expect(started.getByRole('link', { name: 'Add pictures' })).toHaveCount(0);
    await started.getByRole('link', { name: 'Write the first news article' }).click();
    await page.getByRole('textbox', { name: /^Headline/ }).fill('The season begins at Levels');
    await page.locator('[contenteditable="true"]').first().fill('Gates open at 7:30 on Saturday.');
    await page.getByRole('button', { name: /^Publish/ }).click();
    await expect(page.getByText(/successfully/i).first()).toBeVisible();
    await expect
      .poll(async () => (await request.get(`${site.url}/news`)).text())
      .toContain('The season begins at Levels');

    // The first result: a timetable, then a sheet.
    await openScreen(page, `${site.cmsUrl}/admin/collections/rounds`);
    await page.getByRole('link', { name: 'Opener' }).click();
    await page.getByRole('button', { name: 'Timetable and entries' }).click();
    const timetable = page.getByRole('group', { name: 'Timetable from a table' });
    await timetable
      .getByLabel('Or paste a table')
      .fill('Day\tStart\tEnd\tCategory\tSession\nSaturday\t9:00\t9:20\tGT\tRace 1\n');
    await timetable.getByRole('button', { name: 'Show the changes' }).click();
    await timetable.getByRole('button', { name: 'Import 1 row' }).click();
    await expect(timetable.getByText('1 row imported.')).toBeVisible();
    await openScreen(page, `${site.cmsUrl}/admin`);
    await started.getByRole('link', { name: 'Enter the first result' }).click();
    await page.waitForURL(/[?&]limit=/);
    await page.getByRole('row').filter({ hasText: 'GT' }).getByRole('link', { name: 'Race 1' }).click();
    await page
      .getByLabel('Import rows from a CSV file')
      .setInputFiles({ name: 'race.csv', mimeType: 'text/csv', buffer: Buffer.from(SHEET) });
    await page.getByRole('button', { name: 'Import 2 rows' }).click();
    await expect(page.getByText('2 rows imported.')).toBeVisible();
    await expect
      .poll(async () => (await request.get(`${site.url}/results/opener`)).text())
      .toContain('Aroha Tane');
    await expect
      .poll(async () => (await request.get(`${site.url}/standings`)).text())
      .toContain('Aroha Tane');

    await openScreen(page, `${site.cmsUrl}/admin`);
    await expect(started.getByRole('listitem').filter({ hasText: /^(?:Replace|Add)/ })).toHaveCount(2);
    await expect(started.getByText(/first/)).toHaveCount(0);
  },
);
