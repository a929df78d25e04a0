import { expect, test } from '@playwright/test';
import { codeOfApp } from '../support/authenticator.ts';
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
    await openScreen(page, `${cmsUrl()}/admin/collections/users?limit=100&search=${email}`);
    await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Invited');

    const mail = await cms.first('mails', `where[to][equals]=${email}&sort=-id`);
    const link = /http\S+\/admin\/reset\?token=\S+/.exec(String(mail['text']))?.[0] ?? '';
    const colleague = await browser.newPage();
    await openScreen(colleague, link);
    await expect(colleague.getByLabel('Email')).toHaveValue(email);
    const password = colleague.getByLabel('New password');
    await password.fill('short');
    await password.press('Enter');
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription(/Use \d+ characters or more/);
    await expect(password).toHaveValue('short');
    expect(await axeProblems(colleague, { within: '.sign-in' })).toEqual([]);
    await password.fill('a long enough password');
    await colleague.getByLabel('Show the password').check();
    await expect(password).toHaveAttribute('type', 'text');
    await colleague.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(colleague.getByRole('region', { name: 'Jobs' })).toBeVisible();

    // Opened again, in the form that earlier emails had: the link is used up, and a new one is a press away.
    await openScreen(colleague, link.replace('?token=', '/'));
    await expect(colleague.getByText('This link has expired or has already been used.')).toBeVisible();
    expect(await axeProblems(colleague, { within: '.sign-in' })).toEqual([]);
    await expect(colleague.getByRole('link', { name: 'Get a new link' })).toHaveAttribute(
      'href',
      '/admin/forgot',
    );
    await colleague.close();
    await page.reload();
    await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Active');
    const { id } = await cms.first('users', `where[email][equals]=${email}`);
    await cms.remove('users', id);
  },
);

test(
  'an account with an authenticator app signs in with its code or a recovery code, and sees its devices',
  { tag: '@full' },
  async ({ page, browser }) => {
    const account = await openCms(page, 'editor', 'Hana');
    await openScreen(page, `${cmsUrl()}/admin/account`);
    const app = page.getByRole('region', { name: 'Authenticator app' });
    await app.getByRole('button', { name: 'Set up an app' }).press('Enter');
    await expect(app.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    const key = await app.locator('code').innerText();
    const code = app.getByLabel('The six digits in the app');
    await expect(code).toBeFocused();
    await page.keyboard.insertText('000000');
    await page.keyboard.press('Enter');
    await expect(code).toHaveAccessibleDescription(/That code is incorrect/);
    expect(await axeProblems(page, { within: '.record-panel' })).toEqual([]);
    await code.fill(codeOfApp(key));
    await app.getByRole('button', { name: 'Turn on' }).click();
    const shown = app.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(shown).toHaveCount(10);
    const codes = await shown.allInnerTexts();
    await app.getByRole('button', { name: 'I’ve kept them' }).click();
    await expect(app.getByText('10 recovery codes are left.')).toBeVisible();

    const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    await openScreen(phone, `${cmsUrl()}/admin/login?redirect=/admin/account`);
    await phone.getByLabel('Email').fill(account.email);
    await phone.getByLabel('Password').fill(account.password);
    await phone.getByRole('button', { name: 'Sign in' }).click();
    const second = phone.getByLabel('Code from your authenticator app');
    await expect(second).toBeFocused();
    await phone.keyboard.insertText('wrong');
    await phone.keyboard.press('Enter');
    await expect(second).toHaveAccessibleDescription(/That code is incorrect or has already been used/);
    for (const theme of ['light', 'dark']) {
      await phone.evaluate((wanted) => document.documentElement.setAttribute('data-theme', wanted), theme);
      expect(await axeProblems(phone, { within: '.sign-in' }), theme).toEqual([]);
    }
    await second.fill(codes[0] ?? '');
    await second.press('Enter');
    // The sign-in's own address ends with that of the screen it leads to.
    await phone.waitForURL(({ pathname }) => pathname === '/admin/account');

    await page.reload();
    const devices = page.getByRole('region', { name: 'Signed in on' });
    await expect(devices.getByRole('listitem')).toHaveCount(2);
    expect(await axeProblems(page, { within: '.devices' })).toEqual([]);
    await devices.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(devices.getByText('Signed out on 1 other device.')).toBeVisible();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    await phone.reload();
    await expect(phone.getByLabel('Password')).toBeVisible();
    await phone.context().close();
  },
);
