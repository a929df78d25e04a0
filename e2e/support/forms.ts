import { expect, type Locator, type Page } from '@playwright/test';
import { text } from './texts.ts';

/* The demo's forms, as a visitor fills them in. */

export const SENT = text('formBlock.sent');
export const PAID = text('payment.paidInvoice');

export const formNamed = (page: Page, name: string) => page.getByRole('form', { name });
/** Waits until the script has taken the form over, which it does when the form is near: before, the browser's own messages speak. */
export async function comeAlive(form: Locator) {
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveJSProperty('noValidate', true);
}
export async function openForm(page: Page, path: string, name: string) {
  await page.goto(path);
  const form = formNamed(page, name);
  await comeAlive(form);
  return form;
}
export const expectSent = (page: Page) =>
  expect(page.getByText(SENT).filter({ visible: true })).toBeVisible();

export async function fillContact(page: Page, email: string) {
  const form = formNamed(page, 'Contact us');
  await form.getByLabel('Your name').fill('Mere Tawhai');
  await form.getByLabel('Email address').fill(email);
  await form.getByLabel('Topic').selectOption({ label: 'Competing' });
  await form.getByLabel('Message').fill('May I race a tractor?');
}

export async function fillLap(page: Page, email: string) {
  const form = formNamed(page, 'Passenger lap booking');
  await form.getByLabel('Passenger').fill('Mere Tawhai');
  await form.getByLabel('Email address').fill(email);
  await form.getByLabel('Height in centimetres').fill('170');
  await form.getByLabel('Weight in kilograms').fill('70');
  await form.getByLabel('Date of birth').fill('05/03/1990');
  await form.getByLabel('Round').selectOption({ label: 'Highlands' });
  return form;
}
