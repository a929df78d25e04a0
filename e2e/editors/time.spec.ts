import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { axeProblems } from '../support/axe.ts';
import { cmsUrl, openCms, openScreen, ownName, signInToCms } from '../support/cms-editor.ts';

// An editor abroad: the browser's own clock must not matter.
test.use({ timezoneId: 'America/New_York' });

/** Opens the form of a session of 20 minutes, with a round and a venue of its own in the given zone. */
async function openSession(page: Page, request: APIRequestContext, timezone: string) {
  const cms = await signInToCms(request);
  const url = ownName('time');
  const category = await cms.first('categories', 'sort=id');
  const venue = await cms.create('venues', { name: url, url, timezone, _status: 'published' });
  const round = await cms.create('rounds', {
    name: url,
    url,
    venue: venue.id,
    start_date: '2027-11-20T11:00:00.000Z',
    end_date: '2027-11-22T10:00:00.000Z',
    _status: 'published',
  });
  const { id } = await cms.create('results', {
    session_name: url,
    round: round.id,
    category: category.id,
    kind: 'race',
    date: '2027-11-20T22:00:00.000Z',
    ends_at: '2027-11-20T22:20:00.000Z',
    _status: 'published',
  });
  const account = await openCms(page, 'editor');
  await openScreen(page, `${cmsUrl()}/admin/collections/results/${String(id)}`);
  return {
    times: async () => {
      const { date, ends_at } = await cms.first('results', `where[id][equals]=${String(id)}`);
      return [date, ends_at];
    },
    remove: async () => {
      // Whoever typed in the form holds the record, also after leaving it.
      await page.goto('about:blank');
      await (await signInToCms(request, account)).remove('results', id);
      await cms.remove('rounds', round.id);
      await cms.remove('venues', venue.id);
    },
  };
}

test('a session is moved by typing its start by the venue’s clock, and its end follows', async ({
  page,
  request,
}) => {
  const { times, remove } = await openSession(page, request, 'Australia/Melbourne');
  const starts = page.getByRole('textbox', { name: 'Starts', exact: true });
  const ends = page.getByRole('textbox', { name: 'Ends', exact: true });
  await expect(starts).toHaveValue('21 Nov 2027 9:00am');
  await expect(starts).toHaveAccessibleDescription(/^Australian Eastern Time/);
  await expect(ends).toHaveValue('21 Nov 2027 9:20am');

  // By keyboard alone: what is typed replaces what was selected by tabbing in.
  await starts.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('21/11/2027 9:25 AM');
  await page.keyboard.press('Tab');
  await expect(starts).toHaveValue('21 Nov 2027 9:25am');
  await expect(ends).toHaveValue('21 Nov 2027 9:45am');
  await page.getByRole('button', { name: 'Publish changes' }).press('Enter');
  await expect.poll(times).toEqual(['2027-11-20T22:25:00.000Z', '2027-11-20T22:45:00.000Z']);
  await remove();
});

test(
  'a time alone is on the day of the field, or of the start if the end is empty, and never on a day that was removed',
  { tag: '@full' },
  async ({ page, request }) => {
    const { remove } = await openSession(page, request, 'Pacific/Auckland');
    const starts = page.getByRole('textbox', { name: 'Starts', exact: true });
    const ends = page.getByRole('textbox', { name: 'Ends', exact: true });
    await ends.fill('');
    await ends.blur();
    await starts.fill('22/11/2027 9:00');
    await starts.blur();
    await ends.fill('9:40');
    await ends.blur();
    await expect(ends).toHaveValue('22 Nov 2027 9:40am');

    await ends.fill('');
    await starts.fill('');
    await starts.blur();
    await starts.fill('10:00');
    await starts.blur();
    await expect(starts).toHaveValue('10:00');
    await expect(starts).toHaveAccessibleDescription(/Enter a day and a time/);
    await remove();
  },
);

test(
  'text that can’t be read stays with its message, and is never saved as something else',
  { tag: '@full' },
  async ({ page, request, context }) => {
    const { times, remove } = await openSession(page, request, 'Pacific/Auckland');
    const before = await times();
    const starts = page.getByRole('textbox', { name: 'Starts', exact: true });
    await expect(starts).toHaveAccessibleDescription(/^New Zealand Time/);
    for (const [text, message] of [
      ['next Saturday', /Enter a day and a time/],
      ['31/11/2027 9:00', /no such day/],
      ['2027-09-26T02:30', /clocks go forward/],
    ] as const) {
      await starts.fill(text);
      await starts.blur();
      await expect(starts).toHaveValue(text);
      await expect(starts).toHaveAccessibleDescription(message);
      await expect(starts).toHaveAttribute('aria-invalid', 'true');
      const refusal = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
      await page.getByRole('button', { name: 'Publish changes' }).click();
      expect((await refusal).status()).toBe(400);
      await expect(starts).toHaveValue(text);
      expect(await times()).toEqual(before);
    }
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => navigator.clipboard.writeText('2027-11-21 14:00'));
    await starts.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+v');
    await starts.blur();
    await expect(starts).toHaveValue('21 Nov 2027 2:00pm');
    await expect(starts).toHaveAttribute('aria-invalid', 'false');
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await expect.poll(times).toEqual(['2027-11-21T01:00:00.000Z', '2027-11-21T01:20:00.000Z']);
    await remove();
  },
);

test(
  'the calendar starts its weeks on Monday and shows the venue’s clock',
  { tag: '@full' },
  async ({ page, request }) => {
    const { remove } = await openSession(page, request, 'Pacific/Auckland');
    const starts = page.getByRole('textbox', { name: 'Starts', exact: true });
    await expect(starts).toHaveValue('21 Nov 2027 11:00am');
    await page.getByRole('button', { name: 'Choose from the calendar: Starts' }).press('Enter');
    const calendar = page.locator('.react-datepicker');
    await expect(calendar.locator('.react-datepicker__day-name').first()).toHaveText(/^Mo/);
    await expect(calendar.locator('.react-datepicker__day--selected')).toHaveText('21');
    await calendar.getByText('22', { exact: true }).click();
    await expect(starts).toHaveValue('22 Nov 2027 11:00am');
    await page.keyboard.press('Escape');
    await expect(calendar).toHaveCount(0);
    await remove();
  },
);

test(
  'a date field has no barriers, with and without a message',
  { tag: '@full' },
  async ({ page, request }) => {
    const { remove } = await openSession(page, request, 'Pacific/Auckland');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.reload();
      const starts = page.getByRole('textbox', { name: 'Starts', exact: true });
      await expect(starts).not.toHaveValue('');
      expect(await axeProblems(page, { within: '.moment-field' }), colorScheme).toEqual([]);
      await starts.fill('nonsense');
      await starts.blur();
      await expect(starts).toHaveAttribute('aria-invalid', 'true');
      expect(await axeProblems(page, { within: '.moment-field' }), colorScheme).toEqual([]);
    }
    await remove();
  },
);

test(
  'a list shows each date by the clock of its own venue, with the zone',
  { tag: '@full' },
  async ({ page, request }) => {
    const { remove } = await openSession(page, request, 'Australia/Melbourne');
    const name = await page.locator('#field-session_name').inputValue();
    await openScreen(page, `${cmsUrl()}/admin/collections/results?where[session_name][equals]=${name}`);
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText('21 Nov 2027 9:00am Australian Eastern Time');
    // When the record was changed is by the same clock as everything else, and not by the browser's.
    await openScreen(page, `${cmsUrl()}/admin/collections/media?sort=-updatedAt`);
    await expect(page.locator('tbody tr').first()).toContainText(
      /\d{1,2} \w{3} 20\d\d \d{1,2}:\d\d(?::\d\d)?[ap]m New Zealand Time/,
    );
    await remove();
  },
);

test(
  'scheduled publishing names its zone, which is the championship’s, and its weeks start on Monday',
  { tag: '@full' },
  async ({ page, request }) => {
    const cms = await signInToCms(request);
    const name = ownName('scheduled');
    const { id } = await cms.create(
      'pages',
      { name, url: name, blocks: [], _status: 'draft' },
      '?draft=true',
    );
    await openCms(page, 'editor');
    await openScreen(page, `${cmsUrl()}/admin/collections/pages/${String(id)}`);
    await expect(page.getByRole('heading', { name: 'Checks before publishing' })).toBeVisible();
    await page.locator('#action-save-popup button').first().click();
    await page.locator('#schedule-publish').click();
    const drawer = page.locator('.schedule-publish');
    await expect(drawer.locator('.timezone-picker')).toContainText('New Zealand Time');
    // A page without changes is to be taken down, unless one says otherwise.
    await drawer.getByText('Publish', { exact: true }).click();
    await drawer.locator('#time input').click();
    await expect(page.locator('.react-datepicker__day-name').first()).toHaveText(/^Mo/);
    await page.getByRole('button', { name: 'Next Month' }).click();
    await page
      .locator('.react-datepicker__day:not(.react-datepicker__day--outside-month)', { hasText: /^15$/ })
      .click();
    await page.locator('.react-datepicker__time-list-item', { hasText: /^9:30 AM$/ }).click();
    await drawer.locator('#scheduled-publish-save').click();
    await expect(drawer.getByRole('row').filter({ hasText: 'New Zealand Time' })).toContainText(
      /15 \w{3} 20\d\d, 09:30/,
    );
    // The home screen says the same.
    await openScreen(page, `${cmsUrl()}/admin`);
    const todo = page.getByRole('region', { name: 'Needs doing' });
    await todo.getByText(/changes? (?:is|are) scheduled/).click();
    await expect(
      todo.getByRole('link', { name: new RegExp(`^${name}: published 15 \\w{3} 20\\d\\d 9:30am$`) }),
    ).toHaveAttribute('href', `/admin/collections/pages/${String(id)}`);
    await cms.remove('pages', id);
  },
);

test(
  'a day without a time is typed as people write it: with a customer, in the takings, for a season',
  { tag: '@full' },
  async ({ page, request }) => {
    const cms = await signInToCms(request);
    const email = `${ownName('born')}@example.org`;
    const { id } = await cms.create('customers', {
      email,
      first_name: 'Mere',
      last_name: 'Tawhai',
      is_verified: true,
    });
    await openCms(page, 'admin');
    await openScreen(page, `${cmsUrl()}/admin/collections/customers/${String(id)}`);
    const born = page.getByRole('textbox', { name: 'Date of birth' });
    await born.fill('31/2/1990');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.locator('.field-type.text.error')).toContainText('Enter a day such as 31/12/1990.');
    await expect(born).toHaveValue('31/2/1990');
    await born.fill('31/12/1990');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect
      .poll(async () => (await cms.first('customers', `where[email][equals]=${email}`))['date_of_birth'])
      .toBe('1990-12-31');

    await openScreen(page, `${cmsUrl()}/admin/takings`);
    const [first, last] = [page.getByLabel('First day'), page.getByLabel('Last day')];
    await first.fill('23/11/2026');
    await last.fill('24.11.2026');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(first).toHaveValue('23 Nov 2026');
    await expect(last).toHaveValue('24 Nov 2026');
    await first.fill('the first of May');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.locator('.takings').getByRole('alert')).toHaveText(
      'Enter the first and last day, such as 23/11/2026.',
    );
    await expect(first).toHaveValue('the first of May');

    await openScreen(page, `${cmsUrl()}/admin/new-season`);
    await page.getByRole('radio', { name: 'Rounds of a series' }).check();
    await first.fill('31/2/2026');
    await last.fill('24/12/2030');
    await page.getByRole('button', { name: 'Show what will be created' }).click();
    await expect(first).toHaveAccessibleDescription(/Enter the first day, such as 23\/11\/2026/);
    await expect(first).toHaveValue('31/2/2026');
    await first.fill('1/7/2026');
    await page.getByRole('button', { name: 'Show what will be created' }).click();
    await expect(page.getByRole('group', { name: 'What will be created' })).toBeVisible();
    await cms.remove('customers', id);
  },
);
