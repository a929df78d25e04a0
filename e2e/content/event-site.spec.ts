import { expect, test, type Page } from '@playwright/test';
import { ENTRY_SCREEN, FIRST_LOAD_LIMIT, firstLoadOf } from '../../scripts/check/first-load-js.ts';
import { freePort } from '../../scripts/run/ports.ts';
import { startSiteOnly, type SiteOnly } from '../../scripts/run/site-only.ts';
import { TEST_DAY } from '../../scripts/run/seeded-data.ts';
import {
  askForLink,
  cms,
  configure,
  customerMenu,
  expectPage,
  linkIn,
  mailTo,
  newCustomer,
  newGuardedPage,
  signIn,
} from '../support/customers.ts';

/** A second site of the same championship, where people enter an event. */
let eventSite: SiteOnly;
let origin: string;

test.beforeAll(async ({ request }) => {
  const port = String(await freePort());
  origin = `http://localhost:${port}`;
  // Before the start, because the content server notifies only the main site of changes.
  await configure(request, { event_hosts: [`localhost:${port}`] });
  eventSite = await startSiteOnly(cms(), undefined, {
    PORT: port,
    SITE_URL: origin,
    DEMO_DATE: TEST_DAY,
  });
});
test.afterAll(async ({ request }) => {
  await eventSite.stop();
  await configure(request, { event_hosts: [] });
});
// Together, since each group of them starts the site.
test.describe.configure({ mode: 'default' });

/** The addresses that the page visits from now on. */
function followPath(page: Page): string[] {
  const passed: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) passed.push(frame.url());
  });
  return passed;
}

const entriesAmong = (passed: readonly string[]) =>
  passed.filter((url) => new URL(url).pathname.startsWith('/enter')).map((url) => new URL(url).hash);

test(
  'signing in on an event site goes through the entry page, with the remembered path as its fragment (spec 1.18, 2.16)',
  { tag: '@full' },
  async ({ page, request }) => {
    const customer = await newCustomer(request);
    const guarded = await newGuardedPage(request, 'Entry list');
    await expectPage(request, `${origin}${guarded}`);
    const passed = followPath(page);
    await page.goto(`${origin}${guarded}?class=gt#list`);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
    await signIn(page, customer);
    await expect(page.getByRole('heading', { name: 'Entry list' })).toBeVisible();
    expect(page.url()).toBe(`${origin}${guarded}?class=gt#list`);
    expect(entriesAmong(passed)).toContain(`#${guarded}?class=gt#list`);
    expect(passed.every((url) => url.startsWith(origin))).toBe(true);
    await expect(customerMenu(page, customer.name)).toBeVisible();
  },
);

/** Path, query and fragment in the address bar. */
const addressOf = (page: Page): string => page.url().slice(new URL(page.url()).origin.length);

test(
  'the entry page redirects to the path in its fragment, and to the home page for a foreign one (spec 2.16)',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(`${origin}/enter/#/news?x=1#top`);
    await expect.poll(() => addressOf(page)).toBe('/news?x=1#top');
    await page.goto(`${origin}/enter/#//evil.test`);
    await expect.poll(() => addressOf(page)).toBe('/');
  },
);

test('the entry page loads no more script than other pages', { tag: '@full' }, async () => {
  const { status, bytes } = await firstLoadOf(origin, ENTRY_SCREEN);
  expect(status).toBe(200);
  expect(bytes).toBeGreaterThan(100 * 1024);
  expect(bytes).toBeLessThanOrEqual(FIRST_LOAD_LIMIT);
});

test(
  'a link requested on an event site leads back to it and signs in there',
  { tag: '@full' },
  async ({ page, request }) => {
    const customer = await newCustomer(request, { withPassword: false });
    await askForLink(page, customer.email, origin);
    const link = linkIn(await mailTo(request, customer.email));
    expect(new URL(link).origin).toBe(origin);
    await page.goto(link);
    await expect(customerMenu(page, customer.name)).toBeVisible();
  },
);

test(
  'the authorize form returns to the event site where it was opened',
  { tag: '@full' },
  async ({ page, request }) => {
    const customer = await newCustomer(request);
    await page.goto(`${origin}/login`);
    const address = await page.evaluate(async () => {
      const encode = (bytes: ArrayBuffer) =>
        btoa(String.fromCharCode(...new Uint8Array(bytes)))
          .replace(/\+/g, '-')
          .replace(/\//g, '_')
          .replace(/=/g, '');
      const verifier = 'v'.repeat(43);
      sessionStorage.setItem('authorization-verifier', verifier);
      const state = 'state-of-this-test-123';
      const held = { oauth2_state: state, redirect_after_login: '/rounds?x=1' };
      localStorage.setItem('session', JSON.stringify({ version: 1, state: held }));
      const query = new URLSearchParams({
        response_type: 'code',
        client_id: 'site',
        redirect_uri: `${location.origin}/auth`,
        scope: 'all',
        state,
        code_challenge: encode(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))),
        code_challenge_method: 'S256',
      });
      return `/api/v1/authorize?${query}`;
    });
    const passed = followPath(page);
    await page.goto(`${origin}${address}`);
    await page.locator('#email').fill(customer.email);
    await page.locator('#password').fill(customer.password);
    await page.locator('button[type=submit]').click();
    await expect(customerMenu(page, customer.name)).toBeVisible();
    await expect.poll(() => page.url()).toBe(`${origin}/rounds?x=1`);
    expect(entriesAmong(passed)).toContain('#/rounds?x=1');
  },
);

test(
  'an unconfigured host is not an event site: it has no entry page, and nothing returns to it',
  { tag: '@full' },
  async ({ page, request, baseURL }) => {
    const customer = await newCustomer(request);
    const guarded = await newGuardedPage(request, 'Entry list');
    const passed = followPath(page);
    await page.goto(`${guarded}?class=gt`);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
    await signIn(page, customer);
    await expect(page.getByRole('heading', { name: 'Entry list' })).toBeVisible();
    expect(page.url()).toBe(`${baseURL!}${guarded}?class=gt`);
    expect(entriesAmong(passed)).toEqual([]);

    const unlisted = new URL(origin);
    unlisted.hostname = '127.0.0.1';
    const query = new URLSearchParams({
      client_id: 'site',
      redirect_uri: `${unlisted.origin}/auth`,
      response_type: 'code',
    });
    const refused = await request.get(`${unlisted.origin}/api/v1/authorize?${query}`, { maxRedirects: 0 });
    expect([refused.status(), refused.headers()['location']]).toEqual([400, undefined]);
  },
);
