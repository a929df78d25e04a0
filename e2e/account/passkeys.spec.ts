import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { beSignedIn, customerMenu, newCustomer, profilePart, signInLink } from '../support/customers.ts';
import { giveDevice, withoutPasskeySuggestions } from '../support/passkeys.ts';
import { openSettled } from '../support/ready.ts';
import { text } from '../support/texts.ts';

test('a customer adds a passkey, signs in with it, and removes it', async ({ page, request }) => {
  const customer = await newCustomer(request);
  await withoutPasskeySuggestions(page);
  await giveDevice(page);
  await beSignedIn(page, customer);

  await page.goto('/profile');
  const section = profilePart(page, 'account.passkeys');
  await section.getByRole('button', { name: text('account.addPasskey') }).click();
  await expect(section.getByText(text('account.passkeyAdded'))).toBeVisible();
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);

  await page.goto('/logout');
  await expect(signInLink(page)).toBeVisible();
  await openSettled(page, '/login');
  await expectAccessible(page);
  await page.getByRole('button', { name: text('account.usePasskey') }).click();
  await expect(customerMenu(page, customer.name)).toBeVisible();

  await page.goto('/profile');
  const remove = text('account.remove');
  await section.getByRole('button', { name: `${remove}:` }).click();
  await section.getByRole('button', { name: remove, exact: true }).click();
  await expect(section.getByText(text('account.passkeyRemoved'))).toBeVisible();
  await expect(section.getByRole('listitem')).toHaveCount(0);
});
