import { expect, test, type Locator, type Page } from '@playwright/test';
import { tabTo } from '../../scripts/handbook/input-method.ts';
import { axeProblems } from '../support/axe.ts';
import { cmsUrl, openCms, openScreen, ownName, signInToCms, type CmsSession } from '../support/cms-editor.ts';
import { comeAlive, expectSent, formNamed } from '../support/forms.ts';
import { text } from '../support/texts.ts';

const NAME = { type: 'text', label: 'Your name', required: true };
const EMAIL = { type: 'text', subtype: 'email', label: 'Email address', required: true };

/** Puts a form on a page of its own. @returns the page's path */
async function pageWith(cms: CmsSession, form: number): Promise<string> {
  const name = ownName('with-form');
  await cms.create('pages', {
    name,
    url: name,
    blocks: [{ blockType: 'core-form', form, display: {} }],
    _status: 'published',
  });
  return `/${name}`;
}

/** Opens a form's page, which the site knows a moment after it was published. */
async function visit(page: Page, path: string, form: string): Promise<Locator> {
  await expect.poll(async () => (await page.request.get(path)).text()).toContain(form);
  await page.goto(path);
  const shown = formNamed(page, form);
  await comeAlive(shown);
  return shown;
}

const newForm = (page: Page) => openScreen(page, `${cmsUrl()}/admin/collections/forms/create`);
const nameField = (page: Page) => page.getByRole('textbox', { name: /^Name/ }).first();
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test(
  'a press on a template waits until the screen can hear it',
  { tag: '@full' },
  async ({ page, browser }) => {
    await openCms(page, 'editor');
    const early = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    const unscripted = await early.newPage();
    const booking = (of: Page) => of.locator('.page-templates button').filter({ hasText: 'Booking' });
    await newForm(unscripted);
    await expect(booking(unscripted)).toBeDisabled();
    await early.close();
    await newForm(page);
    await expect(booking(page)).toBeEnabled();
  },
);

test('a form with a cost is made from a template, and a visitor books with it', async ({ page, request }) => {
  const cms = await signInToCms(request);
  const name = ownName('dinner');
  await openCms(page, 'editor');
  await openScreen(page, `${cmsUrl()}/admin`);
  await page.getByRole('region', { name: 'Jobs' }).getByRole('link', { name: 'Create a form' }).click();
  await page.getByRole('button', { name: /^Booking/ }).click();
  await nameField(page).fill(name);
  await page.getByRole('spinbutton', { name: 'Cost (dollars)' }).fill('45');
  await page.getByRole('spinbutton', { name: 'Places' }).fill('12');
  await save(page);
  await expect(page.getByText('Form successfully created.')).toBeVisible();
  const form = await cms.first('forms', `where[name][equals]=${name}`);
  expect(form['data']).toMatchObject([
    { name: 'your_name' },
    { name: 'email_address' },
    { name: 'number_of_people', multiplies: true, counts_places: true },
    { name: 'anything_we_should_know' },
  ]);

  const shown = await visit(page, await pageWith(cms, form.id), name);
  await expect(shown.getByText(text('formBlock.placesLeft').replace('{{count}}', '12'))).toBeVisible();
  await shown.getByLabel('Your name').fill('Mere Tawhai');
  await shown.getByLabel('Email address').fill('mere@example.nz');
  await shown.getByLabel('Number of people').fill('3');
  await expect(shown.getByText('$135.00')).toBeVisible();
  await expect(shown.getByRole('button').last()).toContainText('$137.87');
  await shown.getByRole('button').last().click();
  await expect(page).toHaveURL(/\/api\/v1\/pay\//);
});

test(
  'choices come from lines with their prices, a field from another’s answer, and a mistake is named at its field',
  { tag: '@full' },
  async ({ page, request }) => {
    const cms = await signInToCms(request);
    const name = ownName('menu');
    await openCms(page, 'editor');
    await newForm(page);
    await nameField(page).fill(name);
    await page.getByRole('button', { name: 'Add Field' }).click();
    await page.getByRole('radio', { name: 'Choice' }).check();
    await page.getByRole('textbox', { name: 'Label' }).fill('Meal');
    await save(page);
    await expect(page.getByText('Add at least one choice.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Label' })).toHaveValue('Meal');

    await page.getByRole('textbox', { name: /^One per line/ }).fill('Fish $7.50\nVegetables');
    await page.getByRole('button', { name: 'Add 2 choices' }).click();
    await expect(page.getByText('Fish · 7.5')).toBeVisible();
    await page.getByRole('button', { name: 'Add Field' }).click();
    const second = page.locator('#data-row-1');
    await second.getByRole('textbox', { name: 'Label' }).fill('Sauce');
    await second.getByRole('button', { name: 'Toggle block' }).last().click();
    await second.getByLabel('Show only if').selectOption({ label: 'Meal' });
    await second.getByLabel('is', { exact: true }).selectOption({ label: 'Fish' });
    await save(page);
    await expect(page.getByText('Form successfully created.')).toBeVisible();
    const form = await cms.first('forms', `where[name][equals]=${name}`);
    expect(form['data']).toMatchObject([
      { name: 'meal', values: [{ label: 'Fish', value: 'fish', price: 7.5 }, { value: 'vegetables' }] },
      { name: 'sauce', only_if: 'meal', only_if_value: 'fish' },
    ]);

    const shown = await visit(page, await pageWith(cms, form.id), name);
    await expect(shown.getByLabel('Sauce')).toBeHidden();
    await shown.getByLabel('Meal').selectOption({ label: 'Fish ($7.50)' });
    await expect(shown.getByLabel('Sauce')).toBeVisible();
    await shown.getByLabel('Meal').selectOption({ label: 'Vegetables' });
    await expect(shown.getByLabel('Sauce')).toBeHidden();
    await shown.getByRole('button').last().click();
    await expectSent(page);
  },
);

test(
  'a form says that its last place is taken, as soon as it is',
  { tag: '@full' },
  async ({ page, request }) => {
    const cms = await signInToCms(request);
    const name = ownName('last-place');
    const { id } = await cms.create('forms', {
      name,
      places: 1,
      confirmation: 'See you at the gate.',
      data: [NAME],
    });
    const path = await pageWith(cms, id);
    const form = await visit(page, path, name);
    await form.getByLabel('Your name').fill('Mere');
    await form.getByRole('button').last().click();
    await expect(page.getByText('See you at the gate.').filter({ visible: true })).toBeVisible();
    // The page's script has the words for both, so the page is new once the former ones are gone.
    await expect.poll(async () => (await page.request.get(path)).text()).not.toContain('Places left: 1');
    await page.goto(path);
    await expect(page.getByText(text('formBlock.full'))).toBeVisible();
    await expect(form).toBeHidden();
  },
);

test('a submission is found, noted and answered', { tag: '@full' }, async ({ page, request }) => {
  const cms = await signInToCms(request);
  const name = ownName('message');
  const { id } = await cms.create('forms', { name, data: [NAME, EMAIL] });
  const form = await visit(page, await pageWith(cms, id), name);
  await form.getByLabel('Your name').fill('Mere');
  await form.getByLabel('Email address').fill(`${name}@example.org`);
  await form.getByRole('button').last().click();
  await expectSent(page);

  await openCms(page, 'shop');
  await openScreen(page, `${cmsUrl()}/admin/collections/form-submissions`);
  const filters = page.getByRole('region', { name: 'Filters and export' });
  await filters.getByLabel('Form').selectOption({ label: name });
  await expect(page.getByRole('link', { name })).toHaveCount(1);
  await filters.getByLabel('Progress').selectOption({ label: 'Dealt with' });
  await expect(page.getByRole('link', { name })).toHaveCount(0);
  await filters.getByLabel('Progress').selectOption({ label: 'Not dealt with' });
  await filters.getByLabel('From').fill('30/2/2026');
  await filters.getByLabel('From').press('Enter');
  await expect(filters.getByRole('alert')).toHaveText('Enter a day such as 23/11/2026.');
  const download = page.waitForEvent('download');
  await filters.getByRole('link', { name: 'Save as Excel' }).click();
  expect((await download).suggestedFilename()).toBe('form-submissions.xlsx');

  await page.getByRole('link', { name }).click();
  await page.getByRole('textbox', { name: `To ${name}@example.org` }).fill('Of course.');
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    for (const theme of ['dark', 'light']) {
      await page.evaluate((wanted) => document.documentElement.setAttribute('data-theme', wanted), theme);
      expect(await axeProblems(page, { within: '.record-panel' })).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText(`Sent to ${name}@example.org.`)).toBeVisible();
  await page.getByRole('textbox', { name: 'Notes' }).fill('A friend of the club');
  await save(page);
  await expect(page.getByText('Updated successfully.')).toBeVisible();
  expect(await cms.first('form-submissions', `where[form][equals]=${String(id)}`)).toMatchObject({
    handling: 'done',
    notes: 'A friend of the club',
  });
});

test('a form is built by keyboard alone', { tag: '@full' }, async ({ page, request }) => {
  const cms = await signInToCms(request);
  const name = ownName('by-keys');
  await openCms(page, 'editor');
  await newForm(page);
  const template = page.getByRole('button', { name: /^Message/ });
  await expect(template).toBeVisible();
  await tabTo(nameField(page));
  await page.keyboard.type(name);
  await tabTo(template);
  await page.keyboard.press('Enter');
  await expect(page.locator('#data-row-3')).toBeVisible();
  await tabTo(page.getByRole('button', { name: 'Add Field' }));
  await page.keyboard.press('Enter');
  const added = page.locator('#data-row-4');
  const kind = added.getByRole('radio', { name: 'Short text' });
  await expect(kind).toBeVisible();
  await tabTo(added.getByRole('textbox', { name: /^Label/ }));
  await page.keyboard.type('Why');
  await tabTo(kind);
  await page.keyboard.press('ArrowRight');
  await expect(added.getByRole('radio', { name: 'Long text' })).toBeChecked();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Form successfully created.')).toBeVisible();
  const form = await cms.first('forms', `where[name][equals]=${name}`);
  expect(form['data']).toHaveLength(5);
  expect(form['data']).toMatchObject({ 4: { type: 'textarea', name: 'why' } });
});

for (const width of [1440, 1024])
  test(
    `the builder and the submissions are accessible at ${String(width)} px, light and dark`,
    { tag: '@full' },
    async ({ page, request }) => {
      const cms = await signInToCms(request);
      const { id } = await cms.create('forms', {
        name: ownName('looks'),
        data: [{ type: 'select', label: 'Seat', values: [{ label: 'Front', price: 5 }] }, EMAIL],
      });
      await page.setViewportSize({ width, height: 900 });
      await openCms(page, 'editor');
      for (const scheme of ['light', 'dark'] as const) {
        await page.context().addCookies([{ name: 'payload-theme', value: scheme, url: cmsUrl() }]);
        await openScreen(page, `${cmsUrl()}/admin/collections/forms/${String(id)}`);
        await expect(page.locator('html')).toHaveAttribute('data-theme', scheme);
        await page.getByRole('button', { name: 'Show All' }).first().click();
        await expect(page.getByRole('radio', { name: 'Choice' }).first()).toBeVisible();
        for (const within of ['.form-kinds', '.form-choices', '.form-field-label'])
          expect(await axeProblems(page, { within })).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await openScreen(page, `${cmsUrl()}/admin/collections/form-submissions`);
        await expect(page.getByRole('region', { name: 'Filters and export' })).toBeVisible();
        expect(await axeProblems(page, { within: '.submission-filters' })).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    },
  );
