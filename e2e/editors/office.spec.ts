import { expect, test } from '@playwright/test';
import { axeProblems } from '../support/axe.ts';
import { cmsUrl, headingBlock, openCms, openScreen, ownName, signInToCms } from '../support/cms-editor.ts';

const MOST_ENTRIES = 15;

test('the home screen names what needs doing, what is next, and the jobs', async ({ page, request }) => {
  const cms = await signInToCms(request);
  const name = ownName('orphan');
  const { id } = await cms.create('pages', {
    name,
    url: name,
    blocks: [headingBlock('Linked from nowhere')],
    _status: 'published',
  });
  await openCms(page, 'editor');
  await openScreen(page, `${cmsUrl()}/admin`);
  await expect(page).toHaveTitle(/^Home +· CMS · .*[a-z]/);
  const todo = page.getByRole('region', { name: 'Needs doing' });
  await todo.getByText(/no links to/).click();
  await expect(todo.getByRole('link', { name: new RegExp(name) })).toHaveAttribute(
    'href',
    `/admin/collections/pages/${String(id)}`,
  );
  await expect(
    page
      .getByRole('region', { name: /^(Next|On now)$/ })
      .getByRole('link')
      .first(),
  ).toBeVisible();
  await page.getByRole('region', { name: 'Jobs' }).getByRole('link', { name: 'Write news' }).click();
  await expect(page).toHaveURL(/\/admin\/collections\/articles\/create$/);
  await cms.remove('pages', id);
});

test(
  'the home screen names statuses that time has overtaken, and leads to them',
  { tag: '@full' },
  async ({ page, request }) => {
    const cms = await signInToCms(request);
    const name = ownName('overtaken');
    const { id: round } = await cms.create('rounds', {
      name,
      url: name,
      start_date: '2020-01-10T20:00:00.000Z',
      end_date: '2020-01-12T04:00:00.000Z',
      round_status: 'postponed',
      _status: 'published',
    });
    const session = (session_name: string, more: object) =>
      cms.create('results', {
        round,
        session_name,
        kind: 'activity',
        date: '2020-01-10T21:00:00.000Z',
        _status: 'published',
        ...more,
      });
    const running = `${name}-running`;
    const delayed = `${name}-delayed`;
    const sessions = [
      await session(running, { session_status: 'running', ends_at: '2020-01-10T22:00:00.000Z' }),
      await session(delayed, { session_status: 'delayed' }),
      await session(`${name}-held`, { session_status: 'finished' }),
    ];
    await openCms(page, 'results');
    const home = `${cmsUrl()}/admin`;
    await page.goto(home);
    await page.getByRole('link', { name: /postponed rounds? ha(s|ve) no new date/ }).click();
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    await page.goto(home);
    await page
      .getByRole('link', { name: /should be over but (is|are) still running, suspended or delayed/ })
      .click();
    await expect(page.getByRole('link', { name: running })).toBeVisible();
    await expect(page.getByRole('link', { name: delayed })).toBeVisible();
    await expect(page.getByRole('link', { name: `${name}-held` })).toHaveCount(0);
    for (const { id } of sessions) await cms.remove('results', id);
    await cms.remove('rounds', round);
  },
);

for (const { role, group, sees, misses } of [
  { role: 'admin', group: 'Visitors and shop', sees: ['Customers', 'Navigation', 'Takings'], misses: [] },
  { role: 'editor', group: 'Content', sees: ['Pages', 'Scan tickets'], misses: ['Takings'] },
  {
    role: 'results',
    group: 'Racing',
    sees: ['Sessions and results', 'Entries'],
    misses: ['Pages', 'Customers'],
  },
  {
    role: 'shop',
    group: 'Visitors and shop',
    sees: ['Orders', 'Gift vouchers', 'Takings'],
    misses: ['Pages', 'Rounds'],
  },
] as const)
  test(
    `the menu of the role ${role} is short, and everything else is one step away`,
    { tag: role === 'editor' ? [] : '@full' },
    async ({ page }) => {
      await openCms(page, role);
      await openScreen(page, `${cmsUrl()}/admin`);
      await page.getByRole('button', { name: 'Open Menu' }).click();
      const links = page.getByRole('navigation', { name: 'CMS' }).getByRole('listitem').getByRole('link');
      await expect(links.filter({ hasText: 'Home' })).toBeVisible();
      const names = await links.allTextContents();
      expect(names.length).toBeLessThanOrEqual(MOST_ENTRIES);
      await expect(
        page
          .getByRole('navigation', { name: 'CMS' })
          .getByRole('list', { name: group })
          .getByRole('link', { name: sees[0] }),
      ).toBeVisible();
      expect(names).toEqual(expect.arrayContaining([...sees]));
      expect(names.filter((name) => misses.some((missed) => missed === name))).toEqual([]);
      await links.filter({ hasText: 'Everything else' }).click();
      const main = page.getByRole('heading', { name: 'Everything else' });
      await expect(main).toBeVisible();
      const all = await page.locator('.office-everything a').allTextContents();
      expect(all.includes('Cart lines')).toBe(role === 'admin');
      expect(all.includes('Redirects')).toBe(role === 'admin' || role === 'editor');
      expect(all.includes('Scan tickets')).toBe(role === 'admin');
    },
  );

test(
  'a session is postponed with one press from the list of the next ones, and reinstated with another',
  { tag: '@full' },
  async ({ page }) => {
    await openCms(page, 'results');
    await openScreen(page, `${cmsUrl()}/admin`);
    await page.getByRole('link', { name: 'Postpone a session' }).click();
    await expect(page.getByRole('heading', { name: 'Postpone a session' })).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: 'scheduled' }).last();
    const name = await row.getByRole('rowheader').innerText();
    const id = /\d+$/.exec((await row.getByRole('link').getAttribute('href')) ?? '')?.[0] ?? '';
    const stored = async () => (await signInToCms(page.request)).first('results', `where[id][equals]=${id}`);
    await page.getByLabel('Reason').fill('Flooded track');
    await page.getByLabel('Delay in minutes').fill('soon');
    await row.getByRole('button', { name: `Delay: ${name}` }).click();
    await expect(page.getByLabel('Delay in minutes')).toBeFocused();
    await expect(page.getByLabel('Delay in minutes')).toHaveAccessibleDescription(/Enter whole minutes/);
    await row.getByRole('button', { name: `Postpone: ${name}` }).press('Enter');
    const told = page.getByRole('status').filter({ hasText: `${name} is postponed.` });
    await expect(told).toBeFocused();
    expect(await stored()).toMatchObject({ session_status: 'postponed', status_note: 'Flooded track' });
    expect(await axeProblems(page, { within: '.session-changes' })).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: `${name} is scheduled.` })).toBeVisible();
    expect(await stored()).toMatchObject({ session_status: 'scheduled' });
  },
);

test('gate staff have the gate and nothing else', { tag: '@full' }, async ({ page }) => {
  await openCms(page, 'gate');
  await openScreen(page, `${cmsUrl()}/admin`);
  await page.getByRole('button', { name: 'Open Menu' }).click();
  const links = page.getByRole('navigation', { name: 'CMS' }).getByRole('listitem').getByRole('link');
  await expect(links).toHaveText(['Home', 'Scan tickets']);
  await expect(page.getByRole('region', { name: 'Jobs' }).getByRole('link')).toHaveText(['Scan tickets']);
  await expect(page.getByRole('region', { name: 'Needs doing' })).toHaveCount(0);
  for (const path of [
    'everything',
    'takings',
    'page-speed',
    'new-season',
    'new-round',
    'past-seasons',
    'session-changes',
    'race-control',
  ]) {
    await openScreen(page, `${cmsUrl()}/admin/${path}`);
    await expect(page).toHaveURL(`${cmsUrl()}/admin`);
  }
});

test('Ctrl K finds jobs and records by keyboard alone', { tag: '@full' }, async ({ page, request }) => {
  const cms = await signInToCms(request);
  const name = ownName('found');
  const { id } = await cms.create('pages', { name, url: name, _status: 'published' });
  await openCms(page, 'editor');
  await openScreen(page, `${cmsUrl()}/admin/collections/media`);
  await expect(page.getByRole('button', { name: /^Search Ctrl K/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Search for jobs, screens and records' });
  await expect(search).toBeFocused();
  await search.fill('nothing has this name');
  await expect(page.getByRole('dialog', { name: 'Search the CMS' }).getByRole('status')).toHaveText(
    'Nothing found.',
  );
  await search.fill(name);
  const found = page.getByRole('option', { name: new RegExp(name) });
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/collections/pages/${String(id)}$`));
  await page.keyboard.press('Control+k');
  await search.fill('timetable');
  await expect(page.getByRole('option', { name: /Change the timetable/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Search the CMS' })).toBeHidden();
  await cms.remove('pages', id);
});

test('the search asks before it leaves a form with unsaved changes', { tag: '@full' }, async ({ page }) => {
  await openCms(page, 'editor');
  await openScreen(page, `${cmsUrl()}/admin/collections/redirects/create`);
  await page.locator('#field-from').fill('/typed-but-not-saved');
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Search for jobs, screens and records' });
  await search.fill('redirects');
  await expect(page.getByRole('option', { name: 'Redirects Screen' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page.getByText('Leave without saving')).toBeVisible();
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(page.locator('#field-from')).toHaveValue('/typed-but-not-saved');
});

for (const width of [1440, 1024])
  test(
    `the home screen, the search and the list of everything are accessible at ${String(width)} px, light and dark`,
    { tag: '@full' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openCms(page, 'editor');
      for (const scheme of ['light', 'dark'] as const) {
        await page.context().addCookies([{ name: 'payload-theme', value: scheme, url: cmsUrl() }]);
        await openScreen(page, `${cmsUrl()}/admin`);
        await expect(page.locator('html')).toHaveAttribute('data-theme', scheme);
        expect(await axeProblems(page, { within: '.office-home' })).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await page.keyboard.press('Control+k');
        await expect(page.getByRole('option').first()).toBeVisible();
        expect(await axeProblems(page, { within: '.office-search' })).toEqual([]);
        await page.keyboard.press('Escape');
        await openScreen(page, `${cmsUrl()}/admin/everything`);
        await expect(page.getByRole('heading', { name: 'Everything else' })).toBeVisible();
        expect(await axeProblems(page, { within: '.office-home' })).toEqual([]);
      }
    },
  );
