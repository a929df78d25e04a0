import { expect, test, type Page } from '@playwright/test';
import { PROFILE_FLAGS } from '../../lib/contract/entities/site-configuration.ts';
import {
  expectAccessible,
  expectAccessibleInBothColours,
  expectAccessibleInEveryLook,
} from '../support/axe.ts';
import {
  beSignedIn,
  codeIn,
  configure,
  customerMenu,
  mailTo,
  newCustomer,
  profilePart,
  signIn,
  type Customer,
} from '../support/customers.ts';
import { freshEmail } from '../support/sandbox.ts';
import { text } from '../support/texts.ts';

const every = (isOn: boolean) => Object.fromEntries(PROFILE_FLAGS.map((flag) => [flag, isOn]));

/** Opens a customer's profile, once the site shows the flags that were switched on. */
async function openProfile(page: Page, customer: Customer, isOpen: boolean) {
  await beSignedIn(page, customer);
  await expect(async () => {
    await page.goto('/profile');
    const heading = page.getByRole('heading', { name: text('account.licence') });
    await expect(page.getByRole('heading', { name: customer.name })).toBeVisible();
    await expect(heading).toHaveCount(isOpen ? 1 : 0, { timeout: 1000 });
  }).toPass();
}

async function addAddress(page: Page): Promise<void> {
  const addresses = profilePart(page, 'account.addresses');
  await addresses.getByRole('button', { name: text('account.addAddress') }).click();
  await addresses.getByLabel(text('account.addressName')).fill('Workshop');
  await addresses.getByLabel(text('account.street')).fill('1 Pit Lane');
  await addresses.getByLabel(text('account.city')).fill('Taupō');
  await addresses.getByLabel(text('account.postcode')).fill('3330');
  await addresses.getByRole('button', { name: text('account.save') }).click();
  await expect(addresses.getByText('1 Pit Lane')).toBeVisible();
}

test.describe('profile', () => {
  // The flags apply to the whole site, so these tests run one after the other.
  test.describe.configure({ mode: 'default' });
  test.afterAll(async ({ request }) => configure(request, { profile: every(false) }));

  test(
    "shows the customer's details and offers no changes while every flag is off",
    { tag: '@full' },
    async ({ page, request }) => {
      await configure(request, { profile: every(false) });
      const customer = await newCustomer(request);
      await openProfile(page, customer, false);
      const person = profilePart(page, 'account.person');
      await expect(page.locator('main').getByText(customer.email)).toBeVisible();
      await person.getByRole('button', { name: text('account.edit') }).click();
      await expect(person.getByRole('textbox')).toHaveCount(1);
      await expect(profilePart(page, 'account.addresses')).toHaveCount(0);
      await expectAccessibleInBothColours(page);
    },
  );

  test('saves a name and an address, and the next visit shows them', async ({ page, request }) => {
    await configure(request, { profile: every(true) });
    await openProfile(page, await newCustomer(request), true);
    const person = profilePart(page, 'account.person');
    await person.getByRole('button', { name: text('account.edit') }).click();
    await person.getByLabel(text('account.lastName')).fill('Parata');
    await person.getByRole('button', { name: text('account.save') }).click();
    await expect(customerMenu(page, 'Mere Parata')).toBeVisible();
    await addAddress(page);

    await page.reload();
    await expect(person.getByText('Parata')).toBeVisible();
    await expect(profilePart(page, 'account.addresses').getByText('1 Pit Lane')).toBeVisible();
    await expectAccessible(page);
  });

  test(
    'saves every open section, and the next visit shows the changes (spec 1.14, 3.5)',
    { tag: '@full' },
    async ({ page, request }) => {
      await configure(request, { profile: every(true) });
      const customer = await newCustomer(request);
      await openProfile(page, customer, true);

      const person = profilePart(page, 'account.person');
      await person.getByRole('button', { name: text('account.edit') }).click();
      await person.getByLabel(text('account.lastName')).fill('Parata');
      await person.getByLabel(text('account.dateOfBirth')).pressSequentially('31021998');
      await person.getByRole('button', { name: text('account.save') }).click();
      await expect(person.getByText(text('forms.date')).first()).toBeVisible();
      await person.getByLabel(text('account.dateOfBirth')).fill('');
      await person.getByLabel(text('account.dateOfBirth')).pressSequentially('05031998');
      await expectAccessible(page);
      await person.getByRole('button', { name: text('account.save') }).click();
      await expect(person.getByText('5 March 1998')).toBeVisible();
      await expect(customerMenu(page, 'Mere Parata')).toBeVisible();

      const licence = profilePart(page, 'account.licence');
      await licence.getByRole('button', { name: text('account.edit') }).click();
      await licence.getByLabel(text('account.licenceState')).selectOption({ label: 'Victoria' });
      await licence.getByRole('button', { name: text('account.save') }).click();
      await expect(licence.getByText('Victoria')).toBeVisible();

      const addresses = profilePart(page, 'account.addresses');
      await addAddress(page);
      await addresses.getByRole('button', { name: `${text('account.makeDefault')}: Workshop` }).click();
      await expect(addresses.getByText(text('account.default'), { exact: true })).toBeVisible();
      await addresses.getByRole('button', { name: `${text('account.disable')}: Workshop` }).click();
      await addresses.getByRole('button', { name: `${text('account.enable')}: Workshop` }).click();
      await expect(
        addresses.getByRole('button', { name: `${text('account.disable')}: Workshop` }),
      ).toBeVisible();

      await page.reload();
      await expect(person.getByText('Parata')).toBeVisible();
      await expect(addresses.getByText('1 Pit Lane')).toBeVisible();
      await expectAccessible(page);
      const remove = `${text('account.remove')}: Workshop`;
      await addresses.getByRole('button', { name: remove }).click();
      await addresses
        .getByRole('form', { name: remove })
        .getByRole('button', { name: text('account.remove'), exact: true })
        .click();
      await expect(addresses.getByText(text('account.addressRemoved'))).toBeVisible();
      await expect(addresses.getByText('1 Pit Lane')).toHaveCount(0);
    },
  );

  test('changes the email address with a code from each mailbox, and the new one signs in', async ({
    page,
    request,
  }) => {
    const customer = await newCustomer(request);
    await beSignedIn(page, customer);
    await page.goto('/profile');
    const section = profilePart(page, 'account.email');
    const to = freshEmail('changed');
    const before = await mailTo(request, customer.email);
    await section.getByRole('button', { name: text('account.changeEmail') }).click();
    await section.getByLabel(text('account.newEmail')).fill(to);
    await section.getByRole('button', { name: text('account.sendCodes') }).click();
    const codeFor = (email: string) =>
      section.getByLabel(text('account.codeSentTo').replace('{{email}}', email));
    await codeFor(customer.email).fill(codeIn(await mailTo(request, customer.email, before.id)));
    await codeFor(to).fill(codeIn(await mailTo(request, to)));
    await expectAccessible(page);
    await section.getByRole('button', { name: text('account.changeEmail') }).click();
    await expect(section.getByText(text('account.emailChanged'))).toBeVisible();
    await expect(section.getByText(to, { exact: true })).toBeVisible();
    await page.goto('/logout');
    await page.waitForURL((url) => url.pathname === '/');
    await signIn(page, { ...customer, email: to });
    await expect(customerMenu(page, customer.name)).toBeVisible();
  });

  test(
    'every open section is accessible in both colour schemes, in English and Arabic',
    { tag: '@full' },
    async ({ page, request }) => {
      await configure(request, { profile: every(true) });
      await openProfile(page, await newCustomer(request), true);
      await addAddress(page);
      await expectAccessibleInEveryLook(page, { '/profile': '.profile-cards li' });
    },
  );

  test(
    'crops a photo to a square by keyboard, the header shows it, and it can be removed (spec 1.14)',
    { tag: '@full' },
    async ({ page, request }) => {
      await configure(request, { profile: every(true) });
      const customer = await newCustomer(request);
      await openProfile(page, customer, true);
      const photo = await page.evaluate(() => {
        const canvas = document.createElement('canvas');
        canvas.width = 600;
        canvas.height = 400;
        canvas.getContext('2d')!.fillRect(0, 0, 300, 400);
        return canvas.toDataURL('image/png').split(',')[1]!;
      });
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(photo, 'base64') });
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(text('account.cropPhoto')).last().focus();
      await page.keyboard.press('ArrowLeft');
      await dialog.getByLabel(text('account.zoom')).press('ArrowRight');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: text('account.usePhoto') }).click();
      await expect(page.getByText(text('account.photoSaved'))).toBeVisible();
      await expect(customerMenu(page, customer.name).locator('img')).toBeVisible();
      await expect
        .poll(() =>
          customerMenu(page, customer.name)
            .locator('img')
            .evaluate((image: HTMLImageElement) => image.naturalWidth),
        )
        .toBeGreaterThan(0);
      await page.getByRole('button', { name: text('account.removePhoto') }).click();
      await page
        .getByRole('form', { name: text('account.removePhoto') })
        .getByRole('button', { name: text('account.remove'), exact: true })
        .click();
      await expect(page.getByText(text('account.photoRemoved'))).toBeVisible();
      await expect(customerMenu(page, customer.name).locator('img')).toHaveCount(0);
    },
  );

  test('changes the password, and only the new one signs in', { tag: '@full' }, async ({ page, request }) => {
    await configure(request, { profile: every(true) });
    const customer = await newCustomer(request);
    await openProfile(page, customer, true);
    const section = profilePart(page, 'account.password');
    await section.getByRole('button', { name: text('account.changePassword') }).click();
    await section.getByRole('textbox', { name: text('account.currentPassword') }).fill('wrong one');
    await section.getByRole('textbox', { name: text('account.newPassword') }).fill('brand-new-9');
    await section.getByRole('button', { name: text('account.changePassword') }).click();
    await expect(section.getByRole('textbox', { name: text('account.currentPassword') })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await section.getByRole('textbox', { name: text('account.currentPassword') }).fill(customer.password);
    await section.getByRole('button', { name: text('account.changePassword') }).click();
    await expect(section.getByText(text('account.passwordChanged'))).toBeVisible();
    await page.goto('/logout');
    await page.waitForURL((url) => url.pathname === '/');
    await signIn(page, { ...customer, password: 'brand-new-9' });
    await expect(customerMenu(page, customer.name)).toBeVisible();
  });
});
