import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { sharedCms } from '../support/cms.ts';
import { decide, freshEmail, leave } from '../support/sandbox.ts';
import { text } from '../support/texts.ts';
import { fillLap, openForm, PAID } from '../support/forms.ts';

test.describe('a form with a cost', () => {
  test(
    'shows the cost, goes to the payment, and says so when it is paid, however often the return is opened (spec 1.11, 4.13, 4.14)',
    { tag: '@full' },
    async ({ page, request }) => {
      const email = freshEmail('lap');
      await openForm(page, '/passenger-laps', 'Passenger lap booking');
      const form = await fillLap(page, email);
      await expect(form).toContainText('$85.00');
      await form.getByRole('button', { name: 'Pay $86.92 Now' }).click();
      await decide(page, 'approve');
      await expect(page.getByText(PAID)).toBeVisible();
      await expect(form).toBeHidden();
      const address = page.url();
      for (let visit = 0; visit < 2; visit += 1) {
        await page.goto(address);
        await expect(page.getByText(PAID)).toBeVisible();
      }
      const cms = sharedCms(request);
      expect(await cms.find('form-submissions', { 'where[text][contains]': email })).toHaveLength(1);
      expect(await cms.find('mails', { 'where[to][equals]': email })).toHaveLength(1);
      await page.getByRole('link', { name: text('payment.invoice') }).click();
      await expect(page.getByRole('heading', { name: text('documents.taxInvoice') })).toBeVisible();
    },
  );

  test(
    'a declined payment says so, keeps what was typed, and can be tried again (spec 4.14, 8.9)',
    { tag: '@full' },
    async ({ page }) => {
      await openForm(page, '/passenger-laps', 'Passenger lap booking');
      const form = await fillLap(page, freshEmail('declined'));
      await form.getByRole('button', { name: 'Pay $86.92 Now' }).click();
      await decide(page, 'decline');
      await expect(page.getByText(text('payment.failed'), { exact: true })).toBeVisible();
      await expect(form.getByLabel('Passenger')).toHaveValue('Mere Tawhai');
      await expectAccessible(page);
      await form.getByRole('button', { name: 'Pay $86.92 Now' }).click();
      await decide(page, 'approve');
      await expect(page.getByText(PAID)).toBeVisible();
    },
  );

  test(
    'who leaves the payment midway, or goes Back from it, can go on',
    { tag: '@full' },
    async ({ page }) => {
      await openForm(page, '/passenger-laps', 'Passenger lap booking');
      const form = await fillLap(page, freshEmail('midway'));
      await form.getByRole('button', { name: 'Pay $86.92 Now' }).click();
      await leave(page);
      await expect(page.getByText(text('payment.left'), { exact: true })).toBeVisible();
      await expect(page.getByText(text('payment.leftForm'))).toBeVisible();
      await expect(page.getByRole('link', { name: text('payment.continue') })).toHaveAttribute(
        'href',
        /\/api\/v1\/pay\//,
      );
      // The script fills in again what was typed; before, the browser itself refuses an empty form.
      await expect(form.getByLabel('Passenger')).toHaveValue('Mere Tawhai');
      await form.getByRole('button', { name: 'Pay $86.92 Now' }).click();
      await expect(page).toHaveURL(/\/api\/v1\/pay\//);
      await page.goBack();
      await expect(form.getByLabel('Passenger')).toHaveValue('Mere Tawhai');
      await form.getByRole('button', { name: 'Pay $86.92 Now' }).click();
      await decide(page, 'approve');
      await expect(page.getByText(PAID)).toBeVisible();
    },
  );
});
