import { expect, test, type APIRequestContext } from '@playwright/test';
import { axeProblems } from '../support/axe.ts';
import { cmsUrl, openCms, openScreen, ownName, signInToCms } from '../support/cms-editor.ts';

/** A season of its own: two rounds in 2035, the first with a session, and a championship over both. */
async function newSeason(request: APIRequestContext) {
  const cms = await signInToCms(request);
  const category = await cms.first('categories', 'sort=id');
  const scoring = await cms.first('scorings', 'sort=id');
  const own = ownName('season');
  const season = `${own} 2035/36`;
  const round = async (name: string, start: string, end: string) => {
    const { id } = await cms.create('rounds', {
      name: `${own} ${name}`,
      url: `${own}-${name}`.toLowerCase(),
      start_date: start,
      end_date: end,
      _status: 'draft',
    });
    return id;
  };
  const first = await round('One', '2035-11-16T20:00:00.000Z', '2035-11-18T04:00:00.000Z');
  const second = await round('Two', '2036-01-18T20:00:00.000Z', '2036-01-20T04:00:00.000Z');
  const { id: session } = await cms.create('results', {
    round: first,
    category: category.id,
    session_name: 'Race',
    kind: 'race',
    date: '2035-11-16T22:00:00.000Z',
    _status: 'draft',
  });
  const { id: championship } = await cms.create('championships', {
    name: `${own} GT`,
    url: `${own}-gt`,
    season,
    of: 'drivers',
    category: category.id,
    scoring: scoring.id,
    rounds: [first, second],
  });
  const remove = async () => {
    await cms.remove('championships', championship);
    await cms.remove('results', session);
    await cms.remove('rounds', first);
    await cms.remove('rounds', second);
  };
  return { cms, own, season, next: `${own} 2036/37`, first, remove };
}

test(
  'an editor starts a new season from the last one, by keyboard',
  { tag: '@full' },
  async ({ page, request }) => {
    const { cms, own, season, next, remove } = await newSeason(request);
    await page.setViewportSize({ width: 1024, height: 900 });
    await openCms(page, 'editor');
    await openScreen(page, `${cmsUrl()}/admin`);
    await page
      .getByRole('region', { name: 'Jobs' })
      .getByRole('link', { name: 'Start a new season' })
      .press('Enter');
    await expect(page.getByRole('heading', { name: 'Start a new season' })).toBeVisible();
    await page.getByLabel('Season to copy').selectOption(season);
    const name = page.getByLabel('Name of the new season');
    await expect(name).toHaveValue(next);
    const weeks = page.getByLabel('Weeks later');
    await expect(weeks).toHaveValue('52');
    const show = page.getByRole('button', { name: 'Show what will be created' });

    await weeks.fill('0');
    await name.fill(season);
    await show.press('Enter');
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(/There are already championships for /);
    await expect(weeks).toHaveAccessibleDescription(/Enter a whole number of weeks other than 0/);
    await expect(weeks).toHaveValue('0');
    await name.fill(next);
    await weeks.fill('52');
    await page.getByRole('button', { name: 'One week more' }).press('Enter');
    await expect(weeks).toHaveValue('53');
    await page.getByRole('button', { name: 'One week less' }).press('Enter');
    await weeks.press('Enter');

    const plan = page.getByRole('group', { name: 'What will be created' });
    await expect(plan).toBeFocused();
    const row = plan.getByRole('row').filter({ hasText: `${own}-one-2036` });
    await expect(row).toContainText('17–18 Nov 2035');
    await expect(row).toContainText('15–16 Nov 2036');
    for (const scheme of ['light', 'dark'] as const) {
      await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), scheme);
      expect(await axeProblems(page, { within: '.office-home' })).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1024);
    }
    await plan.getByRole('checkbox', { name: `Copy ${own} Two` }).press('Space');
    await plan.getByRole('button', { name: 'Create 1 round, 1 session and 1 championship' }).press('Enter');

    await expect(
      page.getByRole('status').getByRole('heading', { name: 'The season has been created' }),
    ).toBeVisible();
    const made = await cms.first('rounds', `draft=true&where[url][equals]=${own}-one-2036`);
    expect(made).toMatchObject({ _status: 'draft', start_date: '2036-11-14T20:00:00.000Z' });
    await page.getByRole('link', { name: '1 session' }).click();
    const listed = page.getByRole('row').filter({ hasText: 'Race' });
    await expect(listed).toHaveCount(1);
    await expect(listed).toContainText(`${own} One`);

    // Pressed again without championships, the round that is there is named and can't be ticked.
    await openScreen(page, `${cmsUrl()}/admin/everything`);
    await page.getByRole('link', { name: 'Start a new season' }).click();
    await page.getByLabel('Season to copy').selectOption(season);
    await page.getByRole('checkbox', { name: 'Championships' }).uncheck();
    await show.click();
    await expect(plan.getByRole('row').filter({ hasText: `${own}-one-2036` })).toContainText(
      'This address is taken.',
    );
    await expect(plan.getByRole('checkbox', { name: `Copy ${own} One` })).toBeDisabled();
    await plan.getByRole('checkbox', { name: `Copy ${own} Two` }).uncheck();
    await plan.getByRole('button', { name: 'Create the season' }).click();
    await expect(plan.getByText('Tick at least one row.')).toBeVisible();

    const copy = await cms.first('championships', `where[season][equals]=${encodeURIComponent(next)}`);
    const session = await cms.first('results', `draft=true&where[round][equals]=${String(made.id)}`);
    await cms.remove('championships', copy.id);
    await cms.remove('results', session.id);
    await cms.remove('rounds', made.id);
    await remove();
  },
);

test(
  'tickets are sold again at the prices that an editor types in the table',
  { tag: '@full' },
  async ({ page, request }) => {
    const { cms, own, season, first, remove } = await newSeason(request);
    const { id: ticket } = await cms.create('products', {
      ...{ name: `${own} Pass`, slug: `${own}-pass`.toLowerCase(), price: 45, is_ticket: true, round: first },
      skus: [{ code: own, price: 45 }],
      _status: 'draft',
    });
    await openCms(page, 'editor');
    await openScreen(page, `${cmsUrl()}/admin/new-season`);
    await page.getByLabel('Season to copy').selectOption(season);
    await page.getByRole('button', { name: 'Show what will be created' }).click();
    const tickets = page.getByRole('region', { name: 'Tickets' });
    const price = tickets.getByRole('textbox', { name: /^Price, / });
    await expect(price).toHaveValue('45');
    await expect(price).toBeDisabled();
    await tickets.getByRole('checkbox', { name: `Copy ${own} Pass` }).check();
    await price.fill('fifty');
    const create = page.getByRole('button', { name: /^Create 2 rounds, .* and 1 ticket$/ });
    await create.click();
    await expect(price).toBeFocused();
    await expect(price).toHaveAccessibleDescription(/a price in dollars/);
    await expect(price).toHaveValue('fifty');
    for (const scheme of ['light', 'dark'] as const) {
      await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), scheme);
      expect(await axeProblems(page, { within: '.office-home' })).toEqual([]);
    }
    await price.fill('50');
    await create.click();
    await expect(page.getByRole('status').getByRole('link', { name: '1 ticket' })).toBeVisible();
    const copy = await cms.first('products', `draft=true&where[slug][like]=${own.toLowerCase()}-pass-2036`);
    expect(copy).toMatchObject({ price: 50, _status: 'draft' });

    await cms.remove('products', copy.id);
    await cms.remove('products', ticket);
    const next = encodeURIComponent(`${own} 2036/37`);
    const championship = await cms.first('championships', `where[season][equals]=${next}`);
    await cms.remove('championships', championship.id);
    const url = own.toLowerCase();
    const one = await cms.first('rounds', `draft=true&where[url][equals]=${url}-one-2036`);
    const two = await cms.first('rounds', `draft=true&where[url][equals]=${url}-two-2037`);
    const session = await cms.first('results', `draft=true&where[round][equals]=${String(one.id)}`);
    await cms.remove('results', session.id);
    await cms.remove('rounds', one.id);
    await cms.remove('rounds', two.id);
    await remove();
  },
);

test(
  'a results officer neither sees the job nor starts a season',
  { tag: '@full' },
  async ({ page, request }) => {
    const { season, next, first, remove } = await newSeason(request);
    const account = await openCms(page, 'results');
    await openScreen(page, `${cmsUrl()}/admin/new-season`);
    await expect(page).toHaveURL(/\/admin$/);
    await expect(page.getByRole('link', { name: 'Enter results' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start a new season' })).toHaveCount(0);
    await openScreen(page, `${cmsUrl()}/admin/everything`);
    await expect(page.getByRole('heading', { name: 'Everything else' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start a new season' })).toHaveCount(0);
    const officer = await signInToCms(request, account);
    const answer = await officer.send('POST', 'new-season', {
      source: { by: 'season', season },
      name: next,
      weeks: 52,
      chosen: { rounds: [first], championships: [], pages: [] },
      apply: true,
    });
    expect([answer.status, answer.body['message']]).toEqual([
      403,
      'Only administrators and editors can start a season.',
    ]);
    await remove();
  },
);
