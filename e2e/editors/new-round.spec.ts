import { expect, test } from '@playwright/test';
import { axeProblems } from '../support/axe.ts';
import { cmsUrl, openCms, openScreen, ownName, signInToCms } from '../support/cms-editor.ts';

test(
  'an editor plans a round with its timetable and tickets, by keyboard',
  { tag: '@full' },
  async ({ page, request }) => {
    const cms = await signInToCms(request);
    const own = ownName('round');
    const { id: category, name: categoryName } = await cms.create('categories', { name: `${own} GT` });
    await page.setViewportSize({ width: 1024, height: 900 });
    await openCms(page, 'editor');
    await openScreen(page, `${cmsUrl()}/admin`);
    await page
      .getByRole('region', { name: 'Jobs' })
      .getByRole('link', { name: 'Plan a new round' })
      .press('Enter');
    await expect(page.getByRole('heading', { name: 'Plan a new round' })).toBeVisible();
    const name = page.getByRole('textbox', { name: 'Name' }).first();
    const last = page.getByLabel('Last day', { exact: true });
    const timetable = page.getByLabel('Timetable', { exact: true });
    const show = page.getByRole('button', { name: 'Show what will be created' });
    await name.fill(own);
    await page.getByLabel('First day').fill('17/11/2035');
    await last.fill('18 Nov 3035');
    await page.getByRole('button', { name: 'Add a ticket' }).press('Enter');
    const ticket = page.getByRole('group', { name: 'Ticket 1' });
    await expect(ticket.getByLabel('Name')).toBeFocused();
    await ticket.getByLabel('Name').fill('Weekend pass');
    await ticket.getByLabel('Price (dollars)').fill('ten');
    await ticket.getByLabel('Admission').selectOption('Adult');

    // What is wrong is named at its field, and stays.
    await show.press('Enter');
    await expect(last).toBeFocused();
    await expect(last).toHaveAccessibleDescription(/31 days at most/);
    await expect(last).toHaveValue('18 Nov 3035');
    await expect(ticket.getByLabel('Price (dollars)')).toHaveAccessibleDescription(/a price in dollars/);
    await last.fill('18/11/2035');
    await ticket.getByLabel('Price (dollars)').fill('45');
    await ticket.getByLabel('Days').selectOption('Day 2: Sunday 18 November');
    await page.getByRole('button', { name: 'Add another price for Weekend pass' }).press('Enter');
    const child = page.getByRole('group', { name: 'Ticket 2' });
    await expect(child.getByLabel('Admission')).toBeFocused();
    await child.getByLabel('Admission').selectOption('Child');
    await child.getByLabel('Price (dollars)').fill('20');
    await child.getByLabel('Early price', { exact: true }).fill('15');
    await child.getByLabel('Last day of the early price').fill('31 Oct 2035');
    await timetable.fill(
      `Day,Start,End,Category,Session\nSat,9:00,9:20,${String(categoryName)},Race\nSat,25:00,,,Pits`,
    );
    await show.press('Enter');
    await expect(timetable).toBeFocused();
    await expect(timetable).toHaveAccessibleDescription(
      /Line 3: The start “25:00” isn’t a time such as 13:30/,
    );
    await timetable.fill(`Day,Start,End,Category,Session\nSat,9:00,9:20,${String(categoryName)},Race`);
    await show.press('Enter');

    const plan = page.getByRole('group', { name: 'What will be created' });
    await expect(plan).toBeFocused();
    await expect(plan.getByRole('row', { name: /^Starts/ })).toContainText('17 Nov 2035, 9:00am');
    await expect(plan.getByRole('row', { name: /Race/ })).toContainText('9:00am–9:20am');
    const prices = plan.getByRole('row', { name: /Weekend pass/ });
    await expect(prices.first()).toContainText('Sunday 18 NovemberAdult$45.00');
    await expect(prices.last()).toContainText('Child$20.00$15.00 up to 31 October 2035No limit');
    for (const scheme of ['light', 'dark'] as const) {
      await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), scheme);
      expect(await axeProblems(page, { within: '.office-home' })).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1024);
    }
    await plan.getByRole('button', { name: 'Create 1 round, 1 session and 1 ticket' }).press('Enter');
    await expect(
      page.getByRole('status').getByRole('heading', { name: 'The round has been created' }),
    ).toBeVisible();
    const round = await cms.first('rounds', `draft=true&where[url][equals]=${own.toLowerCase()}`);
    expect(round).toMatchObject({ name: own, _status: 'draft', start_date: '2035-11-16T20:00:00.000Z' });
    const session = await cms.first('results', `draft=true&where[round][equals]=${String(round.id)}`);
    const product = await cms.first('products', `draft=true&where[round][equals]=${String(round.id)}`);
    expect(product).toMatchObject({
      ...{ price: 45, is_ticket: true, round_day: 2, _status: 'draft' },
      skus: [
        { admission: 'adult', price: 45 },
        { admission: 'child', price: 20, early_price: 15 },
      ],
    });
    await page.getByRole('link', { name: 'The round' }).click();
    await expect(page.locator('#field-name')).toHaveValue(own);

    await cms.remove('products', product.id);
    await cms.remove('results', session.id);
    await cms.remove('rounds', round.id);
    await cms.remove('categories', category);
  },
);
