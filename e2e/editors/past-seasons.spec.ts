import { expect, test } from '@playwright/test';
import { axeProblems } from '../support/axe.ts';
import { cmsUrl, openCms, openScreen, ownName, signInToCms } from '../support/cms-editor.ts';

test(
  'an editor imports a past season by keyboard, and again without changing anything',
  { tag: '@full' },
  async ({ page, request }) => {
    const cms = await signInToCms(request);
    const own = ownName('past');
    const file = [
      'Season,Championship,Round,Date,Circuit,Session,Pos,No,Driver,Laps,Time/gap,Points',
      `1998/99,${own} GT,1,7/11/1998,${own} Park,Race 1,1,7,Ana ${own},12,14:20.500,75`,
      `1998/99,${own} GT,1,7/11/1998,${own} Park,Race 1,2,8,Bo ${own},12,3.250,60`,
    ].join('\n');
    await page.setViewportSize({ width: 1024, height: 900 });
    await openCms(page, 'editor');
    await openScreen(page, `${cmsUrl()}/admin/past-seasons`);
    const show = page.getByRole('button', { name: 'Show what will be created' });
    const table = page.getByLabel('Or paste a table');

    await table.fill(file.replace('14:20.500', 'soon'));
    await show.press('Enter');
    const plan = page.getByRole('group', { name: 'What will be created' });
    await expect(plan).toBeFocused();
    await expect(
      plan.getByText('Line 2: The total time “soon” isn’t a time such as 1:23.456.'),
    ).toBeVisible();
    await expect(table).toHaveValue(/soon/);

    await table.fill(file);
    await show.press('Enter');
    await expect(plan.getByText('2 lines read.')).toBeVisible();
    await plan.getByRole('checkbox', { name: 'Add 2 drivers' }).press('Space');
    const start = plan.getByRole('button', {
      name: 'Import 1 category, 1 circuit, 2 drivers, 1 round, 1 session and 1 championship',
    });
    await expect(start).toBeEnabled();
    for (const scheme of ['light', 'dark'] as const) {
      await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), scheme);
      expect(await axeProblems(page, { within: '.office-home' })).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1024);
    }
    await start.press('Enter');
    const outcome = page.getByRole('status');
    await expect(outcome.getByRole('heading', { name: 'The past seasons have been imported' })).toBeVisible();
    await outcome.getByRole('link', { name: '2 drivers' }).click();
    await expect(page.getByRole('row').filter({ hasText: `Ana ${own}` })).toHaveCount(1);

    await openScreen(page, `${cmsUrl()}/admin/past-seasons`);
    await table.fill(file);
    await show.click();
    await expect(plan.getByText('Everything in this file is already on the site')).toBeVisible();
    await expect(plan.getByRole('button')).toHaveCount(0);

    const named = async (collection: string, field: string, value: string) =>
      (await cms.first(collection, `where[${field}][equals]=${encodeURIComponent(value)}`)).id;
    await cms.remove('championships', await named('championships', 'name', `${own} GT`));
    const round = await named('rounds', 'name', `${own} Park`);
    await cms.remove('results', await named('results', 'round', String(round)));
    await cms.remove('rounds', round);
    for (const first of ['Ana', 'Bo'])
      await cms.remove('drivers', await named('drivers', 'full_name', `${first} ${own}`));
    await cms.remove('categories', await named('categories', 'name', `${own} GT`));
    await cms.remove('venues', await named('venues', 'name', `${own} Park`));
  },
);

test('a results officer imports no past seasons', { tag: '@full' }, async ({ page, request }) => {
  const account = await openCms(page, 'results');
  await openScreen(page, `${cmsUrl()}/admin/past-seasons`);
  await expect(page).toHaveURL(/\/admin$/);
  const officer = await signInToCms(request, account);
  const answer = await officer.send('POST', 'past-seasons', { csv: 'Season,Driver', apply: true });
  expect([answer.status, answer.body['message']]).toEqual([
    403,
    'Only administrators and editors can import past seasons.',
  ]);
});
