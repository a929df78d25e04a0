import { expect, test } from '@playwright/test';
import { cmsUrl, openCms, openScreen } from '../support/cms-editor.ts';

test(
  'an editor looks at an email in another language, in the dark and on a phone, and nothing is sent',
  { tag: '@full' },
  async ({ page }) => {
    await openCms(page, 'editor');
    await openScreen(page, `${cmsUrl()}/admin/everything`);
    await page.getByRole('link', { name: 'Emails that the site sends' }).click();
    const email = page.frameLocator('.mail-samples__frame');
    await expect(email.getByRole('cell', { name: '$174.50' })).toBeVisible();
    const ground = () => email.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    const light = await ground();

    await page.getByRole('combobox', { name: /^Email/ }).selectOption('Gift voucher to its recipient');
    await page.getByLabel('Language').selectOption('Arabic');
    await page.getByLabel('Colours').selectOption('Dark');
    await page.getByLabel('Read on').selectOption('Phone');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(email.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(email.getByText('ABCD-EFGH-JKMN-PQRS')).toBeVisible();
    expect(await ground()).not.toBe(light);
    const frame = await page.locator('.mail-samples__frame').boundingBox();
    expect(frame?.width).toBeLessThanOrEqual(390);
  },
);
