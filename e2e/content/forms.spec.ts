import { writeFile } from 'node:fs/promises';
import { expect, test, type Locator } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { sharedCms } from '../support/cms.ts';
import { newCustomer, signIn } from '../support/customers.ts';
import { freshEmail } from '../support/sandbox.ts';
import { text } from '../support/texts.ts';
import { comeAlive, expectSent, fillContact, formNamed, openForm } from '../support/forms.ts';

const EIGHT_MB = 8 * 1024 * 1024;

test('shows what is wrong beside each field and in a summary, keeps what was typed, and then sends it (spec 1.11, 4.12)', async ({
  page,
  request,
}) => {
  const email = freshEmail('contact');
  const form = await openForm(page, '/contact-us', 'Contact us');
  await form.getByLabel('Message').fill('May I race a tractor?');
  await form.getByLabel('Email address').fill('nonsense');
  await form.getByRole('button', { name: 'Send' }).click();

  const summary = form.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(3);
  await expect(form.getByLabel('Your name')).toHaveAccessibleDescription(text('forms.required'));
  await expect(form.getByLabel('Email address')).toHaveAccessibleDescription(text('forms.email'));
  await expectAccessible(page);
  await summary.getByRole('link', { name: /Your name/ }).click();
  await expect(form.getByLabel('Your name')).toBeFocused();
  await expect(form.getByLabel('Message')).toHaveValue('May I race a tractor?');

  await fillContact(page, email);
  await expect(summary.getByRole('link')).toHaveCount(0);
  await form.getByRole('button', { name: 'Send' }).click();
  await expectSent(page);
  await expect(form).toBeHidden();
  const cms = sharedCms(request);
  const stored = await cms.find('form-submissions', { 'where[text][contains]': email });
  expect(stored).toHaveLength(1);
});

test('what a form may say later takes no room before: it begins with its first line and ends with its button', async ({
  page,
}) => {
  const form = await openForm(page, '/contact-us', 'Contact us');
  const boxOf = async (element: Locator) => {
    const box = await element.boundingBox();
    if (!box) throw new Error('It is not shown.');
    return { top: box.y, bottom: box.y + box.height };
  };
  const whole = await boxOf(form);
  const first = await boxOf(form.getByText(text('formBlock.requiredHint')));
  const button = await boxOf(form.getByRole('button', { name: 'Send' }));
  expect(first.top - whole.top).toBeCloseTo(0);
  expect(whole.bottom - button.bottom).toBeCloseTo(0);
});

test('sends once when the button is pressed twice', { tag: '@full' }, async ({ page, request }) => {
  const email = freshEmail('twice');
  const form = await openForm(page, '/contact-us', 'Contact us');
  await fillContact(page, email);
  await form.getByRole('button', { name: 'Send' }).dblclick();
  await expectSent(page);
  const cms = sharedCms(request);
  expect(await cms.find('form-submissions', { 'where[text][contains]': email })).toHaveLength(1);
});

test(
  "keeps what was typed when the server can't be reached, and sends it on the next attempt",
  { tag: '@full' },
  async ({ page }) => {
    const form = await openForm(page, '/contact-us', 'Contact us');
    await fillContact(page, freshEmail('offline'));
    await page.route('**/form/submit/**', (route) => route.abort());
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form.getByRole('alert').getByText(text('forms.offline'))).toBeVisible();
    await expect(form.getByLabel('Your name')).toHaveValue('Mere Tawhai');
    await page.reload();
    await comeAlive(form);
    await expect(form.getByLabel('Message')).toHaveValue('May I race a tractor?');
    await page.unroute('**/form/submit/**');
    await form.getByRole('button', { name: 'Send' }).click();
    await expectSent(page);
  },
);

test('uploads two 8 MB phone photos one by one', { tag: '@full' }, async ({ page, request }, info) => {
  const email = freshEmail('photos');
  const form = await openForm(page, '/media-application', 'Media application');
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Mere Tawhai');
  await form.getByLabel('Outlet or publication').fill('Tractor Weekly');
  await form.getByLabel('Email address').fill(email);
  await form.getByLabel('Role').selectOption({ label: 'Writer' });
  await form.getByLabel('First day on site').fill('28/01/2027');
  await form.getByLabel('What are you planning?').fill('A poem');
  await form.getByLabel('Signature', { exact: false }).last().fill('Mere Tawhai');
  // As files on disk, which the browser reads itself: bytes would pass through the test's connection to it.
  const photo = async (name: string, size: number) => {
    const bytes = Buffer.alloc(size);
    bytes.set([0xff, 0xd8, 0xff]);
    const path = info.outputPath(name);
    await writeFile(path, bytes);
    return path;
  };
  const samples = form.getByLabel('Samples of your work');
  const one = await photo('one.jpg', EIGHT_MB);
  await samples.setInputFiles([one, await photo('large.jpg', EIGHT_MB + 1)]);
  await form.getByRole('button', { name: 'Apply' }).click();
  await expect(samples).toHaveAccessibleDescription(new RegExp(text('formBlock.fileTooLarge')));
  await samples.setInputFiles([one, await photo('two.jpg', EIGHT_MB)]);
  await form.getByRole('button', { name: 'Apply' }).click();
  const [before = ''] = text('formBlock.uploading').split('{{');
  await expect(form.getByRole('status').filter({ hasText: before })).toBeVisible();
  await expectSent(page);
  const cms = sharedCms(request);
  const [stored] = await cms.find('form-submissions', { 'where[text][contains]': email });
  expect(String(stored?.['text'])).toContain('one.jpg, two.jpg');
});

test('sends files and a drawn signature', async ({ page, request }) => {
  const email = freshEmail('media');
  const form = await openForm(page, '/media-application', 'Media application');
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Mere Tawhai');
  await form.getByLabel('Outlet or publication').fill('Tractor Weekly');
  await form.getByLabel('Email address').fill(email);
  await form.getByLabel('Role').selectOption({ label: 'Writer' });
  await form.getByLabel('First day on site').fill('28/01/2027');
  await form.getByLabel('What are you planning?').fill('A poem');
  await form.getByLabel('Samples of your work').setInputFiles({
    name: 'poem.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Roses are red, flags are, too.'),
  });
  const sheet = form.locator('.signature-sheet');
  await sheet.scrollIntoViewIfNeeded();
  const box = (await sheet.boundingBox())!;
  await page.mouse.move(box.x + 40, box.y + 60);
  await page.mouse.down();
  for (const step of [1, 2, 3, 4, 5])
    await page.mouse.move(box.x + 40 + step * 40, box.y + 60 + (step % 2) * 30);
  await page.mouse.up();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Apply' }).click();
  await expectSent(page);
  const cms = sharedCms(request);
  const [stored] = await cms.find('form-submissions', { 'where[text][contains]': email });
  expect(String(stored?.['text'])).toContain('poem.txt');
});

test('accepts a typed name instead of a drawn signature', { tag: '@full' }, async ({ page }) => {
  const form = await openForm(page, '/media-application', 'Media application');
  await form.getByRole('button', { name: 'Apply' }).click();
  const signature = form.getByLabel('Signature', { exact: false }).last();
  await expect(signature).toHaveAccessibleDescription(new RegExp(text('forms.required')));
  await signature.fill('Mere Tawhai');
  await expect(signature).not.toHaveAttribute('aria-invalid', 'true');
});

test(
  'a form for customers says so, leads to the sign-in and returns to the form (spec 5.10)',
  { tag: '@full' },
  async ({ page, request }) => {
    const customer = await newCustomer(request);
    await page.goto('/competitor-enquiry');
    const form = formNamed(page, 'Competitor enquiry');
    await expect(page.getByText(text('formBlock.signInToUse'))).toBeVisible();
    await expect(form).toBeHidden();
    await expectAccessible(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: text('islands.account.signIn') })
      .click();
    await expect(page).toHaveURL(/\/login$/);
    await signIn(page, customer);
    await expect(page).toHaveURL(/\/competitor-enquiry#form-\d+$/);
    await expect(page.getByText(text('formBlock.signInToUse'))).toBeHidden();
    await form.getByLabel('Driver').fill('Mere Tawhai');
    await form.getByLabel('Email address').fill(customer.email);
    await form.getByLabel('Car and year').fill('Tractor, 1961');
    await form.getByLabel('How far along is the car?').fill('140');
    await form.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(form.getByLabel('How far along is the car?')).toHaveAccessibleDescription(
      text('forms.max').replace('{{max}}', '100'),
    );
    await form.getByLabel('How far along is the car?').fill('40');
    await form.getByRole('button', { name: 'Send enquiry' }).click();
    await expectSent(page);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser itself can send a plain form', async ({ page, request }) => {
    const email = freshEmail('plain');
    await page.goto('/contact-us');
    const form = formNamed(page, 'Lost property');
    await form.getByLabel('What did you lose?').fill('One glove');
    await form.getByLabel('Which day?').fill('24/01/2027');
    await form.getByLabel('Email address').fill(email);
    await form.getByRole('button').last().click();
    await expect(page).toHaveURL(/[?&]sent=1/);
    await expectSent(page);
    await expect(form).toBeHidden();
    const cms = sharedCms(request);
    expect(await cms.find('form-submissions', { 'where[text][contains]': email })).toHaveLength(1);
  });

  test('an impossible date comes back with a message', { tag: '@full' }, async ({ page }) => {
    await page.goto('/contact-us');
    const form = formNamed(page, 'Lost property');
    await form.getByLabel('What did you lose?').fill('One glove');
    await form.getByLabel('Which day?').fill('31/02/2026');
    await form.getByLabel('Email address').fill('plain@example.nz');
    await form.getByRole('button').last().click();
    await expect(page).toHaveURL(/form_error=fields/);
    await expect(page.getByText(text('formBlock.notSent')).filter({ visible: true })).toBeVisible();
    await expect(form).toBeVisible();
  });

  test('a form that needs scripts says so', { tag: '@full' }, async ({ page }) => {
    await page.goto('/contact-us');
    await expect(formNamed(page, 'Contact us').getByText(text('formBlock.needsScript'))).toBeVisible();
  });
});
