import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import { axeProblems } from '../support/axe.ts';
import { cmsUrl, openCms, openScreen, ownName, signInToCms } from '../support/cms-editor.ts';
import { formNamed } from '../support/forms.ts';
import { text } from '../support/texts.ts';

// Two programs, each with pages that nobody has opened yet.

const DINNER = {
  cost: 45,
  places: 2,
  use_captcha: true,
  must_be_logged_on: true,
  confirm_by_email: true,
  confirmation: 'See you at seven.',
  data: [
    { type: 'text', label: 'Your name', required: true },
    { type: 'text', subtype: 'email', label: 'Email address', required: true },
    {
      type: 'select',
      name: 'meal',
      label: 'Meal',
      values: [
        { label: 'Fish', value: 'fish', price: 7.5 },
        { label: 'Vegetables', value: 'vegetables' },
      ],
    },
    { type: 'text', label: 'Sauce', only_if: 'meal', only_if_value: 'fish' },
    { type: 'number', label: 'People', value: '1', min: 1, max: 9, multiplies: true, counts_places: true },
  ],
};

/** A form's builder with the form beside it. */
async function openBeside(page: Page, id: number): Promise<FrameLocator> {
  await page.setViewportSize({ width: 1680, height: 1000 });
  await openScreen(page, `${cmsUrl()}/admin/collections/forms/${String(id)}`);
  await page.locator('#live-preview-toggler').click();
  return page.frameLocator('#live-preview-iframe');
}

test(
  'a form is tried out beside its builder, with what isn’t saved yet',
  { tag: '@full' },
  async ({ page, request }) => {
    const cms = await signInToCms(request);
    const name = ownName('dinner');
    const { id } = await cms.create('forms', { ...DINNER, name });
    const { email } = await openCms(page, 'editor');
    const beside = await openBeside(page, id);
    const form = beside.getByRole('form', { name });
    await expect(form).toBeVisible();
    await expect(beside.getByText('Visitors must sign in to see it.')).toBeVisible();
    await expect(form.getByText(text('formBlock.placesLeft').replace('{{count}}', '2'))).toBeVisible();

    await form.getByLabel('Your name').fill('Mere');
    await expect(form.getByLabel('Sauce')).toBeHidden();
    await form.getByLabel('Meal').selectOption({ label: 'Fish ($7.50)' });
    await expect(form.getByLabel('Sauce')).toBeVisible();
    await form.getByLabel('People').fill('3');
    await expect(form.getByText('$157.50')).toBeVisible();

    await page.getByRole('spinbutton', { name: 'Cost (dollars)' }).fill('50');
    await page.getByRole('button', { name: 'Show All' }).first().click();
    await page.getByRole('textbox', { name: 'Label', exact: true }).first().fill('Full name');
    await expect(form.getByLabel('Full name')).toBeVisible();
    // What was filled in stays.
    await expect(form.getByText('$172.50')).toBeVisible();

    await form.getByRole('button').last().click();
    await expect(form.getByRole('alert')).toContainText('Email address');
    await form.getByLabel('Email address').fill('visitor@example.org');
    await form.getByRole('button').last().click();
    await expect(beside.getByText('See you at seven.').filter({ visible: true })).toBeVisible();
    const outcome = beside.getByRole('status').filter({ hasText: 'This was a test' });
    await expect(outcome).toContainText('$176.08 would have been charged');
    await expect(outcome).toContainText(`emailed to you, at ${email}`);
    expect(await axeProblems(page, { within: '#live-preview-iframe' })).toEqual([]);

    const where = `where[form][equals]=${String(id)}`;
    const kept = await cms.first('form-submissions', where);
    expect(kept).toMatchObject({ status: 'test', handling: 'done', sender: email });
    const mail = await cms.first('mails', `where[to][equals]=${email}&sort=-id`);
    expect(mail).toMatchObject({
      template: 'confirmation',
      text: expect.stringContaining('See you at seven.'),
    });
    expect(mail['text']).not.toContain('visitor@example.org\nvisitor');
    const list = `${cmsUrl()}/api/form-submissions/export?${where}`;
    expect(await (await page.request.get(list)).text()).not.toContain('Full name');
    const tests = `&where[or][0][and][0][status][in]=test`;
    expect(await (await page.request.get(list + tests)).text()).toContain('Full name');

    await outcome.getByRole('button', { name: 'Fill in the form again' }).click();
    await expect(form.getByText(text('formBlock.placesLeft').replace('{{count}}', '2'))).toBeVisible();
    await openScreen(page, `${cmsUrl()}/admin/collections/form-submissions/${String(kept.id)}`);
    await expect(
      page.getByText('A test from the form’s preview. $176.08 would have been charged'),
    ).toBeVisible();
  },
);

test('nobody but an editor sees a form’s preview', { tag: '@full' }, async ({ page, request }) => {
  await page.goto('/form-preview');
  await expect(page.getByRole('heading', { name: text('preview.endedTitle') })).toBeVisible();
  const refused = await request.post(`${cmsUrl()}/api/preview/form/test`, {
    data: { values: {}, answers: {}, language: 'en' },
  });
  expect(refused.status()).toBe(401);
  await expect(formNamed(page, '')).toHaveCount(0);
});
