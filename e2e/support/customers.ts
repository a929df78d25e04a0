import { randomBytes } from 'node:crypto';
import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { login } from '../../lib/contract/endpoints/account.ts';
import { API_BASE_PATH } from '../../lib/contract/paths.ts';
import { text } from './texts.ts';

const ofEditors = () => test.info().project.name === 'settings';

/** Address of the CMS of the site that a test looks at (playwright.config.ts), from global-setup.ts. */
export const cms = (): string => process.env[ofEditors() ? 'E2E_EDITORS_CMS_URL' : 'E2E_BACKEND_URL'] ?? '';

/** What an admin of the CMS sees and does, through its REST interface. */
const headers = (): Record<string, string> => ({
  Authorization: `JWT ${process.env[ofEditors() ? 'E2E_EDITORS_CMS_TOKEN' : 'E2E_CMS_TOKEN'] ?? ''}`,
});

type Mail = { readonly id: number; readonly text: string };

/** The newest email to an address that is newer than `after`, once there is one. */
export async function mailTo(request: APIRequestContext, email: string, after = 0): Promise<Mail> {
  const address = `${cms()}/api/mails?where[to][equals]=${encodeURIComponent(email)}&sort=-id&limit=1`;
  let newest: Mail | undefined;
  await expect
    .poll(async () => {
      const response = await request.get(address, { headers: headers() });
      [newest] = ((await response.json()) as { docs: Mail[] }).docs;
      return newest?.id ?? 0;
    })
    .toBeGreaterThan(after);
  return newest!;
}

/** The code in an email, as formatted there. */
export const codeIn = ({ text: body }: Mail): string => /^ *(\d{4} \d{4})$/m.exec(body)![1]!;
/** The login link in an email. */
export const linkIn = ({ text: body }: Mail): string => /^https?:\S+[?&]r=\S+$/m.exec(body)![0];

export type Customer = { readonly email: string; readonly password: string; readonly name: string };

/** A new customer, created in the CMS; the password is set through the site's own recovery. */
export async function newCustomer(
  request: APIRequestContext,
  { withPassword = true, lastName = 'Tawhai' } = {},
): Promise<Customer> {
  const email = `${randomBytes(6).toString('hex')}@example.nz`;
  const data = { email, first_name: 'Mere', last_name: lastName, is_verified: true };
  const made = await request.post(`${cms()}/api/customers`, { data, headers: headers() });
  expect(made.status()).toBe(201);
  const password = randomBytes(9).toString('base64url');
  if (withPassword) {
    await request.get('/api/v1/cognito/user/recoverPassword', {
      params: { email },
      // A visitor of their own: one address may ask for a hundred emails an hour, which all tests together do.
      headers: { 'X-Forwarded-For': `10.${[...randomBytes(3)].join('.')}` },
    });
    const code = codeIn(await mailTo(request, email));
    const set = await request.get('/api/v1/cognito/user/recoverPasswordCheck', {
      params: { email, code, newpassword: password },
    });
    expect(set.status()).toBe(200);
  }
  return { email, password, name: `Mere ${lastName}` };
}

/** Sets the site's feature flags. */
export async function configure(request: APIRequestContext, configuration: Record<string, unknown>) {
  const response = await request.post(`${cms()}/api/globals/domain-settings`, {
    data: { configuration },
    headers: headers(),
  });
  expect(response.status()).toBe(200);
}

/** Creates a page that only signed-in visitors may see. @returns its path */
export async function newGuardedPage(request: APIRequestContext, words: string): Promise<string> {
  const url = `members-${randomBytes(4).toString('hex')}`;
  const response = await request.post(`${cms()}/api/pages`, {
    data: {
      name: 'Members',
      url,
      requires_login: true,
      _status: 'published',
      blocks: [{ blockType: 'core-heading', heading: words, heading_type: 'h1' }],
    },
    headers: headers(),
  });
  expect(response.status(), await response.text()).toBe(201);
  await expectPage(request, `/${url}`);
  return `/${url}`;
}

/** Waits until a site knows a new page: it is notified, or asks, a moment later. */
export const expectPage = (request: APIRequestContext, address: string): Promise<void> =>
  expect.poll(async () => (await request.get(address)).status()).toBe(200);

/** Signs in on the sign-in screen with a password. */
export async function signIn(page: Page, { email, password }: Customer): Promise<void> {
  if (new URL(page.url(), 'http://x').pathname !== '/login') await page.goto('/login');
  await page.getByRole('button', { name: text('account.usePassword') }).click();
  await page.getByRole('textbox', { name: text('account.email'), exact: true }).fill(email);
  await page.getByLabel(text('account.password'), { exact: false }).first().fill(password);
  await page.getByRole('button', { name: text('account.signIn'), exact: true }).click();
}

/**
 * Signs a browser in by the call of the sign-in screen, for tests of what comes after. The next page that it opens is a customer's.
 * @param page of the site under test
 */
export async function beSignedIn(page: Page, { email, password }: Customer): Promise<void> {
  const fingerprint = randomBytes(16).toString('base64url').slice(0, 21);
  const answer = await page.request.post(`${API_BASE_PATH}${login.path}`, {
    data: { username: email, password, fingerprint },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const tokens = login.output.parse(await answer.json());
  const session = { version: 1, state: { ...tokens, auth_fingerprint: fingerprint } };
  // Any address of the site has its storage; this one has no script that uses it.
  await page.goto('/robots.txt');
  await page.evaluate((stored) => localStorage.setItem('session', stored), JSON.stringify(session));
}

/**
 * Ends the session of a page's customer at the server, as from another device: the browser learns of it with its next call. That is the
 * test's own: favourites, which pages send by themselves, are held back.
 * @param request sends calls to the page's site
 */
export async function endSession(page: Page, request: APIRequestContext): Promise<void> {
  await withoutFavourites(page);
  const token = await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('session')!) as { state: { access_token: string } };
    return session.state.access_token;
  });
  const ended = await request.get('/api/v1/cognito/user/logout', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(ended.ok()).toBe(true);
}

/** On the start page, where a customer reads that the session has ended: signs in, which leads back to where that was. */
export async function goBackBySigningIn(page: Page, customer: Customer): Promise<void> {
  await expect(page.getByText(text('islands.session.ended'))).toBeVisible();
  await page
    .locator('.session-notice')
    .getByRole('link', { name: text('islands.account.signIn') })
    .click();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, customer);
}

/**
 * Keeps favourites from being sent to the account, for tests that change a token: the server doesn't know the changed one, and whatever is
 * sent with it ends the session.
 */
export const withoutFavourites = (page: Page) =>
  page.context().route('**/cognito/user/favourites', (route) =>
    // As sent, since a request that fails has the page look for its connection.
    route.fulfill({ json: route.request().postDataJSON() }),
  );

/** The button of the signed-in customer's menu. */
export const customerMenu = (page: Page, name: string) =>
  page.getByRole('button', { name: text('islands.account.menuOf').replace('{{name}}', name) });

/** The sign-in link in the header. */
export const signInLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: text('islands.account.signIn') });

/** Requests a sign-in link on a site's own screen; the default is the site under test. */
export async function askForLink(page: Page, email: string, origin = ''): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel(text('account.email')).fill(email);
  await page.getByRole('button', { name: text('account.sendLink') }).click();
  await expect(page.getByText(text('account.linkSent').replace('{{email}}', email))).toBeVisible();
}

/** A part of the profile, by the key of its heading. */
export const profilePart = (page: Page, key: Parameters<typeof text>[0]): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: text(key), exact: true }) });
