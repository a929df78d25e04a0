import { expect, test } from '@playwright/test';
import { axeProblems } from '../support/axe.ts';
import { cmsUrl, openCms, openScreen, ownName, signInToCms } from '../support/cms-editor.ts';

test(
  'a colleague is invited by email, chooses a password with the link, and works in the CMS',
  { tag: '@full' },
  async ({ page, browser, request }) => {
    const cms = await signInToCms(request);
    const email = `${ownName('invited')}@example.org`;
    await openCms(page);
    await openScreen(page, `${cmsUrl()}/admin/collections/users/create`);
    await page.getByLabel('Name').fill('Mere Tāwhai');
    await page.getByLabel('Email').fill('mere');
    await page.getByLabel('Role').selectOption('Results officer');
    await page.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/valid email/);
    expect(await axeProblems(page, { within: '.invite' })).toEqual([]);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Email').press('Enter');

    const panel = page.getByRole('region', { name: 'Invitation' });
    await expect(panel.getByText(/^Invited\. The link in the email works until /)).toBeVisible();
    expect(await axeProblems(page, { within: '.record-panel' })).toEqual([]);
    await panel.getByRole('button', { name: 'Send again' }).click();
    await expect(
      panel.getByText(new RegExp(`The link for ${email} is in|is on its way to ${email}`, 'i')),
    ).toBeVisible();
    await page.goto(`${cmsUrl()}/admin/collections/users?limit=100&search=${email}`);
    await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Invited');

    const mail = await cms.first('mails', `where[to][equals]=${email}&sort=-id`);
    const link = /http\S+\/admin\/reset\/\S+/.exec(String(mail['text']))?.[0] ?? '';
    const colleague = await browser.newPage();
    await openScreen(colleague, link);
    await colleague.getByLabel('New Password').fill('a long enough password');
    await colleague.getByLabel('Confirm Password').fill('a long enough password');
    await colleague.getByRole('button', { name: 'Reset Password' }).click();
    await expect(colleague.getByRole('region', { name: 'Jobs' })).toBeVisible();
    await colleague.close();
    await page.reload();
    await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Active');
    const { id } = await cms.first('users', `where[email][equals]=${email}`);
    await cms.remove('users', id);
  },
);
