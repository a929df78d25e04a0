import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { sharedCms } from './cms.ts';
import { newCustomer, signIn } from './customers.ts';
import { decide, freshEmail, leave } from './sandbox.ts';
import { text } from './texts.ts';

const SENT = text('formBlock.sent');
const PAID = text('payment.paidInvoice');

const formNamed = (page: Page, name: string) => page.getByRole('form', { name });
/** Waits until the script has taken the form over, which it does when the form is near: before, the browser's own messages speak. */
async function comeAlive(form: Locator) {
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveJSProperty('noValidate', true);
}
async function openForm(page: Page, path: string, name: string) {
  await page.goto(path);
  const form = formNamed(page, name);
  await comeAlive(form);
  return form;
}
/** Before a form is sent, the browser works for it; that takes its time where other tests work as well. */
const WORK = { timeout: 30_000 };
const expectSent = (page: Page) => expect(page.getByText(SENT).filter({ visible: true })).toBeVisible(WORK);

async function fillContact(page: Page, email: string) {
  const form = formNamed(page, 'Contact us');
  await form.getByLabel('Your name').fill('Mere Tawhai');
  await form.getByLabel('Mail address').fill(email);
  await form.getByLabel('What is it about?').selectOption({ label: 'Competing' });
  await form.getByLabel('Message').fill('May I race a tractor?');
}

async function fillLap(page: Page, email: string) {
  const form = formNamed(page, 'Passenger lap booking');
  await form.getByLabel('Passenger').fill('Mere Tawhai');
  await form.getByLabel('Mail address').fill(email);
  await form.getByLabel('Height in centimetres').fill('170');
  await form.getByLabel('Weight in kilograms').fill('70');
  await form.getByLabel('Date of birth').fill('05/03/1990');
  await form.getByLabel('Round').selectOption({ label: 'Highlands' });
  return form;
}

test('names what is wrong beside each field and in a summary, keeps what was typed, and sends it then', async ({
  page,
  request,
}) => {
  const email = freshEmail('contact');
  const form = await openForm(page, '/contact-us', 'Contact us');
  await form.getByLabel('Message').fill('May I race a tractor?');
  await form.getByLabel('Mail address').fill('nonsense');
  await form.getByRole('button', { name: 'Send' }).click();

  const summary = form.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(3);
  await expect(form.getByLabel('Your name')).toHaveAccessibleDescription(text('forms.required'));
  await expect(form.getByLabel('Mail address')).toHaveAccessibleDescription(text('forms.email'));
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

test('sends once when the button is pressed twice', async ({ page, request }) => {
  const email = freshEmail('twice');
  const form = await openForm(page, '/contact-us', 'Contact us');
  await fillContact(page, email);
  await form.getByRole('button', { name: 'Send' }).dblclick();
  await expectSent(page);
  const cms = sharedCms(request);
  expect(await cms.find('form-submissions', { 'where[text][contains]': email })).toHaveLength(1);
});

test('keeps what was typed when the server cannot be reached, and sends it at the next press', async ({
  page,
}) => {
  const form = await openForm(page, '/contact-us', 'Contact us');
  await fillContact(page, freshEmail('offline'));
  await page.route('**/form/submit/**', (route) => route.abort());
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByRole('alert').getByText(text('forms.offline'))).toBeVisible(WORK);
  await expect(form.getByLabel('Your name')).toHaveValue('Mere Tawhai');
  await page.reload();
  await comeAlive(form);
  await expect(form.getByLabel('Message')).toHaveValue('May I race a tractor?');
  await page.unroute('**/form/submit/**');
  await form.getByRole('button', { name: 'Send' }).click();
  await expectSent(page);
});

test('types dates as dd/mm/yyyy, refuses digits that cannot stand there and days that do not exist', async ({
  page,
}) => {
  const form = await openForm(page, '/contact-us', 'Lost property');
  const day = form.getByLabel('On which day?');
  await expect(async () => {
    await day.fill('');
    await day.pressSequentially('31022026');
    await expect(day).toHaveValue('31/02/2026', { timeout: 500 });
  }).toPass();
  await form.getByRole('button').last().click();
  await expect(day).toHaveAccessibleDescription(text('forms.date'));
  await day.fill('');
  await day.pressSequentially('9');
  await expect(day).toHaveValue('');
});

test('carries files and a drawn signature', async ({ page, request }) => {
  const email = freshEmail('media');
  const form = await openForm(page, '/media-application', 'Media application');
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Mere Tawhai');
  await form.getByLabel('Outlet or publication').fill('Tractor Weekly');
  await form.getByLabel('Mail address').fill(email);
  await form.getByLabel('Role').selectOption({ label: 'Writer' });
  await form.getByLabel('First day on site').fill('28/01/2027');
  await form.getByLabel('What will you make?').fill('A poem');
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

test('takes a typed name in place of a drawn signature', async ({ page }) => {
  const form = await openForm(page, '/media-application', 'Media application');
  await form.getByRole('button', { name: 'Apply' }).click();
  const signature = form.getByLabel('Signature', { exact: false }).last();
  await expect(signature).toHaveAccessibleDescription(new RegExp(text('forms.required')));
  await signature.fill('Mere Tawhai');
  await expect(signature).not.toHaveAttribute('aria-invalid', 'true');
});

test('a form for customers leads to the sign-in and back', async ({ page, request }) => {
  const customer = await newCustomer(request);
  await page.goto('/competitor-enquiry');
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, customer);
  await expect(page).toHaveURL(/\/competitor-enquiry$/);
  const form = formNamed(page, 'Competitor enquiry');
  await form.getByLabel('Driver').fill('Mere Tawhai');
  await form.getByLabel('Mail address').fill(customer.email);
  await form.getByLabel('Car and year').fill('Tractor, 1961');
  await form.getByLabel('How finished is the car?').fill('140');
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(form.getByLabel('How finished is the car?')).toHaveAccessibleDescription(
    text('forms.max').replace('{{max}}', '100'),
  );
  await form.getByLabel('How finished is the car?').fill('40');
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expectSent(page);
});

test.describe('a form with a cost', () => {
  test('shows the cost, goes to the payment, and says so when it is paid, however often the return is opened', async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000);
    const email = freshEmail('lap');
    await openForm(page, '/passenger-laps', 'Passenger lap booking');
    const form = await fillLap(page, email);
    await expect(form).toContainText('$85.00');
    await form.getByRole('button', { name: 'Book and pay' }).click();
    await decide(page, 'approve');
    await expect(page.getByText(PAID)).toBeVisible();
    await expect(form).toBeHidden();
    const address = page.url();
    for (let visit = 0; visit < 20; visit += 1) {
      await page.goto(address);
      await expect(page.getByText(PAID)).toBeVisible();
    }
    const cms = sharedCms(request);
    expect(await cms.find('form-submissions', { 'where[text][contains]': email })).toHaveLength(1);
    expect(await cms.find('mails', { 'where[to][equals]': email })).toHaveLength(1);
    await page.getByRole('link', { name: text('payment.invoice') }).click();
    await expect(page.getByRole('heading', { name: text('documents.taxInvoice') })).toBeVisible();
  });

  test('a declined payment says so, keeps what was typed, and can be tried again', async ({ page }) => {
    await openForm(page, '/passenger-laps', 'Passenger lap booking');
    const form = await fillLap(page, freshEmail('declined'));
    await form.getByRole('button', { name: 'Book and pay' }).click();
    await decide(page, 'decline');
    await expect(page.getByText(text('payment.failed'), { exact: true })).toBeVisible();
    await expect(form.getByLabel('Passenger')).toHaveValue('Mere Tawhai');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Book and pay' }).click();
    await decide(page, 'approve');
    await expect(page.getByText(PAID)).toBeVisible();
  });

  test('who leaves the payment midway, or goes Back from it, can go on', async ({ page }) => {
    await openForm(page, '/passenger-laps', 'Passenger lap booking');
    const form = await fillLap(page, freshEmail('midway'));
    await form.getByRole('button', { name: 'Book and pay' }).click();
    await leave(page);
    await expect(page.getByText(text('payment.failed'), { exact: true })).toBeVisible();
    await form.getByRole('button', { name: 'Book and pay' }).click();
    await expect(page).toHaveURL(/\/api\/v1\/pay\//);
    await page.goBack();
    await expect(form.getByLabel('Passenger')).toHaveValue('Mere Tawhai');
    await form.getByRole('button', { name: 'Book and pay' }).click();
    await decide(page, 'approve');
    await expect(page.getByText(PAID)).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a plain form is sent by the browser itself', async ({ page, request }) => {
    const email = freshEmail('plain');
    await page.goto('/contact-us');
    const form = formNamed(page, 'Lost property');
    await form.getByLabel('What did you lose?').fill('One glove');
    await form.getByLabel('On which day?').fill('24/01/2027');
    await form.getByLabel('Mail address').fill(email);
    await form.getByRole('button').last().click();
    await expect(page).toHaveURL(/[?&]sent=1/);
    await expectSent(page);
    await expect(form).toBeHidden();
    const cms = sharedCms(request);
    expect(await cms.find('form-submissions', { 'where[text][contains]': email })).toHaveLength(1);
  });

  test('a day that does not exist comes back with a message', async ({ page }) => {
    await page.goto('/contact-us');
    const form = formNamed(page, 'Lost property');
    await form.getByLabel('What did you lose?').fill('One glove');
    await form.getByLabel('On which day?').fill('31/02/2026');
    await form.getByLabel('Mail address').fill('plain@example.nz');
    await form.getByRole('button').last().click();
    await expect(page).toHaveURL(/form_error=fields/);
    await expect(page.getByText(text('formBlock.notSent')).filter({ visible: true })).toBeVisible();
    await expect(form).toBeVisible();
  });

  test('a form that needs a script says so', async ({ page }) => {
    await page.goto('/contact-us');
    await expect(formNamed(page, 'Contact us').getByText(text('formBlock.needsScript'))).toBeVisible();
  });
});
