import { expect, test, type Page } from '@playwright/test';
import { sharedCms } from '../support/cms.ts';
import {
  codeIn,
  customerMenu,
  endSession,
  goBackBySigningIn,
  linkIn,
  mailTo,
  newCustomer,
  profilePart,
  signIn,
  type Customer,
} from '../support/customers.ts';
import { freshEmail } from '../support/sandbox.ts';
import { text } from '../support/texts.ts';

/* Double presses, closed tabs, other tabs and ended sessions on the way into an account and out of it. */

const full = { tag: '@full' };

async function openProfile(page: Page, customer: Customer): Promise<void> {
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: customer.name })).toBeVisible();
}

/** Signs in and opens the profile. */
async function enter(page: Page, customer: Customer): Promise<void> {
  await signIn(page, customer);
  await expect(customerMenu(page, customer.name)).toBeVisible();
  await openProfile(page, customer);
}

test(
  'registering with two presses sends one email, whose link works in a new tab once the first is closed',
  full,
  async ({ page, context, request }) => {
    const email = freshEmail('double');
    await page.goto('/signup');
    await page.getByLabel(text('account.firstName')).fill('Aroha');
    await page.getByLabel(text('account.lastName')).fill('Ngata');
    await page.getByLabel(text('account.email')).fill(email);
    await page.getByRole('button', { name: text('account.signUp') }).dblclick();
    await expect(page.getByText(text('account.registrationSent').replace('{{email}}', email))).toBeVisible();
    const origin = new URL(page.url());
    const link = new URL(linkIn(await mailTo(request, email)));
    expect(await sharedCms(request).find('mails', { 'where[to][equals]': email })).toHaveLength(1);
    const later = await context.newPage();
    await page.close();
    await later.goto(new URL(`/${link.search}`, origin).href);
    await expect(customerMenu(later, 'Aroha Ngata')).toBeVisible();
  },
);

test(
  'a forgotten password: two presses send one email, a reload still asks for its code, and the new password signs out elsewhere',
  full,
  async ({ page, browser, request }) => {
    const customer = await newCustomer(request);
    const elsewhere = await (await browser.newContext()).newPage();
    await enter(elsewhere, customer);
    const { id } = await mailTo(request, customer.email);
    await page.goto('/forgotpassword');
    await page.getByLabel(text('account.email')).fill(customer.email);
    await page.getByRole('button', { name: text('account.sendCode') }).dblclick();
    await expect(page.getByLabel(text('account.code'))).toBeVisible();
    const sent = { 'where[to][equals]': customer.email, 'where[id][greater_than]': String(id) };
    expect(await sharedCms(request).find('mails', sent)).toHaveLength(1);
    await page.reload();
    await page.getByLabel(text('account.code')).fill(codeIn(await mailTo(request, customer.email, id)));
    await page.getByRole('textbox', { name: text('account.newPassword') }).fill('brand-new-9');
    await page.getByRole('button', { name: text('account.changePassword') }).click();
    await expect(customerMenu(page, customer.name)).toBeVisible();

    await elsewhere.goto('/profile');
    await goBackBySigningIn(elsewhere, { ...customer, password: 'brand-new-9' });
    await expect(elsewhere).toHaveURL(/\/profile$/);
    await elsewhere.context().close();
  },
);

test(
  'a wrong code for a new email address is named at its field, and what was typed stays; the right ones sign out elsewhere',
  full,
  async ({ page, browser, request }) => {
    const customer = await newCustomer(request);
    const elsewhere = await (await browser.newContext()).newPage();
    await enter(elsewhere, customer);
    await enter(page, customer);
    const section = profilePart(page, 'account.email');
    const to = freshEmail('changed');
    const { id } = await mailTo(request, customer.email);
    await section.getByRole('button', { name: text('account.changeEmail') }).click();
    await section.getByLabel(text('account.newEmail')).fill(to);
    await section.getByRole('button', { name: text('account.sendCodes') }).dblclick();
    const codeFor = (email: string) =>
      section.getByLabel(text('account.codeSentTo').replace('{{email}}', email));
    const own = codeIn(await mailTo(request, customer.email, id));
    await codeFor(customer.email).fill(own);
    await codeFor(to).fill('0000 0000');
    const change = section.getByRole('button', { name: text('account.changeEmail') });
    await change.click();
    await expect(codeFor(to)).toHaveAttribute('aria-invalid', 'true');
    await expect(codeFor(customer.email)).toHaveValue(own);
    await codeFor(to).fill(codeIn(await mailTo(request, to)));
    await change.click();
    await expect(section.getByText(text('account.emailChanged'))).toBeVisible();
    await elsewhere.goto('/profile');
    await goBackBySigningIn(elsewhere, { ...customer, email: to });
    await expect(elsewhere).toHaveURL(/\/profile$/);
    await elsewhere.context().close();
  },
);

test(
  'an account is deleted once, however often that is pressed, and its other tabs are signed out',
  full,
  async ({ page, context, request }) => {
    const customer = await newCustomer(request);
    await enter(page, customer);
    const other = await context.newPage();
    await openProfile(other, customer);
    const { id } = await mailTo(request, customer.email);
    const mails = async (template: string) =>
      sharedCms(request).find('mails', {
        'where[to][equals]': customer.email,
        'where[template][equals]': template,
      });
    const data = profilePart(page, 'account.yourData');
    await data.getByRole('button', { name: text('account.delete') }).click();
    await data.getByRole('button', { name: text('account.sendCode') }).dblclick();
    await data.getByLabel(text('account.code')).fill(codeIn(await mailTo(request, customer.email, id)));
    expect(await mails('account_deletion')).toHaveLength(1);
    await data.getByRole('button', { name: text('account.deleteNow') }).dblclick();
    await expect(page.getByText(text('account.deleted'))).toBeVisible();
    await expect(other).toHaveURL(/\/login$/);
    await expect.poll(async () => (await mails('account_deleted')).length).toBe(1);
    await page.goBack();
    await expect(page).toHaveURL(/\/login$/);
  },
);

test(
  'a customer whose session has ended deletes nothing before signing in again',
  full,
  async ({ page, request }) => {
    const customer = await newCustomer(request);
    await enter(page, customer);
    const { id } = await mailTo(request, customer.email);
    const data = profilePart(page, 'account.yourData');
    await data.getByRole('button', { name: text('account.delete') }).click();
    // Any call would notice the end, also one that is under way; this is about a press.
    await expect(page.getByText(text('account.noHistory'))).toBeVisible();
    await expect(profilePart(page, 'account.credit')).toContainText('$');
    await expect(profilePart(page, 'account.devices').getByRole('listitem').first()).toBeVisible();
    await endSession(page, request);
    await data.getByRole('button', { name: text('account.sendCode') }).click();
    await goBackBySigningIn(page, customer);
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.getByRole('heading', { name: customer.name })).toBeVisible();
    expect((await mailTo(request, customer.email)).id).toBe(id);
  },
);
