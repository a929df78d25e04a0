import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import {
  askForLink,
  codeIn,
  customerMenu,
  linkIn,
  mailTo,
  newCustomer,
  newGuardedPage,
  signIn,
  signInLink,
} from '../support/customers.ts';
import { openSettled, waitUntilSettled } from '../support/ready.ts';
import { text } from '../support/texts.ts';

const path = (page: Page) =>
  new URL(page.url()).pathname + new URL(page.url()).search + new URL(page.url()).hash;
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('session'));

test("signs in with a password, shows the customer's name on every page, and signs out (spec 1.12, 2.6, 2.29)", async ({
  page,
  request,
}) => {
  const customer = await newCustomer(request);
  await signIn(page, customer);
  await expect(customerMenu(page, customer.name)).toBeVisible();
  await expect.poll(() => path(page)).toBe('/');
  await page.goto('/news');
  await customerMenu(page, customer.name).click();
  await page.getByRole('link', { name: text('islands.account.signOut') }).click();
  await expect(signInLink(page)).toBeVisible();
  await expect.poll(() => path(page)).toBe('/');
  expect(JSON.parse((await stored(page))!).state).toMatchObject({ access_token: null, refresh_token: null });
});

test(
  'says that the password is incorrect and keeps the typed address',
  { tag: '@full' },
  async ({ page, request }) => {
    const customer = await newCustomer(request, { withPassword: false });
    await signIn(page, { ...customer, password: 'not this one' });
    await expect(page.getByRole('alert').filter({ hasText: text('account.wrongPassword') })).toBeFocused();
    await expect(page.getByLabel(text('account.email'))).toHaveValue(customer.email);
    await expectAccessible(page);
  },
);

test('says when to try again after too many wrong passwords', { tag: '@full' }, async ({ page, request }) => {
  const customer = await newCustomer(request, { withPassword: false });
  await signIn(page, { ...customer, password: 'wrong' });
  const submit = page.getByRole('button', { name: text('account.signIn'), exact: true });
  const [before] = text('forms.tryAgainAt').split('{{time}}');
  await expect(async () => {
    await submit.click();
    await expect(page.getByRole('alert').filter({ hasText: before! })).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('signs in with the emailed code, even after a reload', { tag: '@full' }, async ({ page, request }) => {
  const customer = await newCustomer(request, { withPassword: false });
  await askForLink(page, customer.email);
  await page.reload();
  await page.getByLabel(text('account.code')).fill(codeIn(await mailTo(request, customer.email)));
  await page.getByRole('button', { name: text('account.signIn'), exact: true }).click();
  await expect(customerMenu(page, customer.name)).toBeVisible();
});

test('signs in with the emailed link: no later request, address or history contains its tokens (spec 1.12, 2.26)', async ({
  page,
  request,
}) => {
  const customer = await newCustomer(request, { withPassword: false });
  await askForLink(page, customer.email);
  const link = new URL(linkIn(await mailTo(request, customer.email)));
  const token = link.searchParams.get('r')!;
  // A mail scanner opens the address and uses nothing up.
  for (let reads = 0; reads < 5; reads += 1) await request.get(`/${link.search}`);

  const leaks: string[] = [];
  let isOpened = false;
  page.on('request', (sent) => {
    // The page that is left may still ask for something before the link is opened.
    const isLink = !isOpened && sent.isNavigationRequest();
    if (isLink) isOpened = true;
    const seen = `${sent.url()} ${sent.headers()['referer'] ?? ''} ${page.url()}`;
    if (!isLink && seen.includes(token)) leaks.push(sent.url());
  });
  await page.goto(`/news${link.search}&page=2#top`);
  await expect(customerMenu(page, customer.name)).toBeVisible();
  expect(path(page)).toBe('/news?page=2#top');
  expect(leaks).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.goto('/rounds');
  await page.goBack();
  await expect.poll(() => path(page)).toBe('/news?page=2#top');

  await page.goto(`/${link.search}`);
  await expect(page.getByText(text('islands.session.usedLink'))).toBeVisible();
});

test(
  'a link opened in another browser offers a code for that browser',
  { tag: '@full' },
  async ({ page, request, browser }) => {
    const customer = await newCustomer(request, { withPassword: false });
    await askForLink(page, customer.email);
    const link = new URL(linkIn(await mailTo(request, customer.email)));
    const other = await (await browser.newContext()).newPage();
    await other.goto(new URL(`/${link.search}`, page.url()).href);
    await expect(other.getByText(text('islands.session.otherBrowser'))).toBeVisible();
    await other.getByRole('link', { name: text('islands.session.getCode') }).click();
    await expect(other.getByLabel(text('account.email'))).toBeVisible();
    await other.context().close();
  },
);

test(
  'a link that names a foreign API base shows a message and does nothing else',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/news');
    await expect(signInLink(page)).toBeVisible();
    const before = await stored(page);
    const foreign: string[] = [];
    page.on('request', (sent) => {
      if (sent.url().startsWith('https://evil.test') || sent.url().includes('refreshToken'))
        foreign.push(sent.url());
    });
    await page.goto('/news?a=x&r=y&b=https://evil.test');
    await expect(page.getByText(text('islands.session.foreignLink'))).toBeVisible();
    expect(path(page)).toBe('/news');
    expect(foreign).toEqual([]);
    expect(await stored(page)).toBe(before);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  },
);

test(
  'a page for signed-in visitors redirects others to sign in, and back with query and hash (spec 2.2, 6.3)',
  { tag: '@full' },
  async ({ page, request }) => {
    const customer = await newCustomer(request);
    const guarded = await newGuardedPage(request, 'Paddock passes');
    await page.goto('/news');
    await page.goto(`${guarded}?from=mail#passes`);
    await expect.poll(() => path(page)).toBe('/login');
    await signIn(page, customer);
    await expect(page.getByRole('heading', { name: 'Paddock passes' })).toBeVisible();
    await expect.poll(() => path(page)).toBe(`${guarded}?from=mail#passes`);
    await page.goBack();
    await expect.poll(() => path(page)).toBe('/news');
  },
);

test(
  '/profile redirects anonymous and signed-out visitors to sign in (spec 2.7, 4.4, 6.2)',
  { tag: '@full' },
  async ({ page, request }) => {
    const customer = await newCustomer(request);
    await page.goto('/profile');
    await expect.poll(() => path(page)).toBe('/login');
    await signIn(page, customer);
    await expect(page.getByRole('heading', { name: customer.name })).toBeVisible();
    await expect.poll(() => path(page)).toBe('/profile');

    const other = await page.context().newPage();
    await other.goto('/logout');
    await expect.poll(() => path(page)).toBe('/login');
  },
);

test('registers, and the email completes it (spec 1.13, 2.4)', async ({ page, request }) => {
  const email = `new-${String(Date.now())}@example.nz`;
  await page.goto('/signup');
  await page.getByRole('button', { name: text('account.signUp') }).click();
  await expect(page.getByRole('alert').filter({ hasText: text('forms.problems') })).toBeFocused();
  await page.getByLabel(text('account.firstName')).fill('Aroha');
  await page.getByLabel(text('account.lastName')).fill('Ngata');
  await page.getByLabel(text('account.email')).fill(email);
  await page.getByRole('button', { name: text('account.signUp') }).click();
  await expect(page.getByText(text('account.registrationSent').replace('{{email}}', email))).toBeVisible();
  await page.goto(linkIn(await mailTo(request, email)).replace(/^https?:\/\/[^/]+/, ''));
  await expect(customerMenu(page, 'Aroha Ngata')).toBeVisible();
});

test('sets a new password with an emailed code, accepts a suggested one, and signs in (spec 1.13, 2.5)', async ({
  page,
  request,
}) => {
  const customer = await newCustomer(request);
  const { id } = await mailTo(request, customer.email);
  await page.goto('/forgotpassword');
  await page.getByLabel(text('account.email')).fill(customer.email);
  await page.getByRole('button', { name: text('account.sendCode') }).click();
  await page.getByLabel(text('account.code')).fill(codeIn(await mailTo(request, customer.email, id)));
  await page.getByRole('button', { name: text('forms.suggestPassword') }).click();
  const field = page.getByRole('textbox', { name: text('account.newPassword') });
  await expect(field).toHaveValue(/^[A-Za-z0-9]{8}$/);
  const password = await field.inputValue();
  await page.getByRole('button', { name: text('account.changePassword') }).click();
  await expect(customerMenu(page, customer.name)).toBeVisible();

  await page.goto('/logout');
  await expect(signInLink(page)).toBeVisible();
  await signIn(page, { ...customer, password });
  await expect(customerMenu(page, customer.name)).toBeVisible();
});

test('signs in by keyboard alone', { tag: '@full' }, async ({ page, request }) => {
  const customer = await newCustomer(request);
  await page.goto('/login');
  const toggle = page.getByRole('button', { name: text('account.usePassword') });
  await expect(toggle).toBeEnabled();
  await toggle.focus();
  await page.keyboard.press('Enter');
  await page.getByLabel(text('account.email')).focus();
  await page.keyboard.type(customer.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(customer.password);
  await page.keyboard.press('Enter');
  // Going back moves the focus to the page that opens.
  await expect.poll(() => path(page)).toBe('/');
  await waitUntilSettled(page);
  await expect(customerMenu(page, customer.name)).toBeVisible();
  await customerMenu(page, customer.name).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: text('islands.account.profile') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: text('islands.account.profile') })).toBeHidden();
});

test(
  'a lost connection is reported, what was typed stays, and trying again works',
  { tag: '@full' },
  async ({ page, context }) => {
    await openSettled(page, '/login');
    await page.getByLabel(text('account.email')).fill('mere@example.nz');
    await context.setOffline(true);
    await page.getByRole('button', { name: text('account.sendLink') }).click();
    await expect(page.getByRole('alert').filter({ hasText: text('forms.offline') })).toBeVisible();
    await expect(page.getByText(text('islands.session.offline'))).toBeVisible();
    await expect(page.getByLabel(text('account.email'))).toHaveValue('mere@example.nz');
    await context.setOffline(false);
    await expect(page.getByText(text('islands.session.offline'))).toBeHidden();
  },
);

test('shows Arabic from right to left', { tag: '@full' }, async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'lang', value: 'ar', url: baseURL! }]);
  await page.goto('/signup');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('إنشاء حساب');
  await page.getByRole('button', { name: 'إنشاء حساب' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'يرجى التحقق' })).toBeVisible();
  await expectAccessible(page);
});

test('account screens are neither cached nor indexed', { tag: '@full' }, async ({ request }) => {
  for (const screen of [
    '/login',
    '/auth',
    '/signup',
    '/forgotpassword',
    '/find-order',
    '/logout',
    '/profile',
  ]) {
    const answer = await request.get(screen);
    expect(answer.status(), screen).toBe(200);
    expect(answer.headers()['cache-control'], screen).toBe('private, no-store');
    expect(await answer.text(), screen).toContain('<meta name="robots" content="noindex"');
  }
  // Only event sites have the entry page.
  for (const none of ['/login/x', '/enter']) expect((await request.get(none)).status(), none).toBe(404);
});
