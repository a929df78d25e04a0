import { expect, test } from '@playwright/test';
import {
  ALL_ISLANDS_LIMIT,
  FIRST_LOAD_LIMIT,
  firstLoadOf,
  NO_PAGE,
  SAMPLES_SCREEN,
  SCREENS,
} from '../../scripts/check/first-load-js.ts';
import { TEST_SITE_URL } from '../../scripts/run/test-site.ts';
import { initialData } from '../support/content.ts';
import { withoutPasskeySuggestions } from '../support/passkeys.ts';
import { openSettled } from '../support/ready.ts';
import { text } from '../support/texts.ts';

const pathOf = (url: string) => `/${url.replace(/^\//, '')}`;
/** Each test has its own: the site limits emails to one address. */
const newMailAddress = () => `${crypto.randomUUID()}@example.nz`;
/** The key of a kind of page: the first part of the address, and whether there is a second. */
const kindOf = (path: string) =>
  path
    .split('/')
    .slice(1, 3)
    .map((part, at) => (at === 0 ? part : '…'))
    .join('/');

test(
  'no screen and no kind of page loads more than 175 KB of script',
  { tag: '@full' },
  async ({ request }) => {
    const { sitemap } = await initialData(request);
    const listed = sitemap.map(({ url }) => pathOf(url)).filter((path) => path !== '/home');
    // Every kind once: thousands of items share the scripts of one page.
    const kinds = [...Map.groupBy(listed, kindOf).values()].flatMap(([first]) => first ?? []);
    const paths = ['/', ...kinds, ...SCREENS, NO_PAGE];
    expect(paths.length).toBeGreaterThan(40);
    const tooHeavy: Record<string, number> = {};
    for (const path of paths) {
      const { status, bytes } = await firstLoadOf(TEST_SITE_URL, path);
      expect(status, path).toBe(path === NO_PAGE ? 404 : 200);
      expect(bytes, path).toBeGreaterThan(100 * 1024);
      if (bytes > (path === SAMPLES_SCREEN ? ALL_ISLANDS_LIMIT : FIRST_LOAD_LIMIT)) tooHeavy[path] = bytes;
    }
    expect(tooHeavy).toEqual({});
  },
);

test(
  'a form sent before its calls have loaded keeps what was typed and is sent when they have',
  { tag: '@full' },
  async ({ page }) => {
    await withoutPasskeySuggestions(page);
    await openSettled(page, '/login');
    const released = Promise.withResolvers<null>();
    let asked = 0;
    await page.route('**/_next/static/chunks/**', async (route) => {
      asked += 1;
      await released.promise;
      await route.continue();
    });
    const address = newMailAddress();
    const email = page.getByLabel(new RegExp(`^${text('account.email')}`));
    await email.fill(address);
    await page.getByRole('button', { name: text('account.sendLink') }).click();
    await expect(page.locator('form[aria-busy="true"]')).toBeVisible();
    await expect.poll(() => asked).toBeGreaterThan(0);
    await expect(email).toHaveValue(address);
    released.resolve(null);
    await expect(page.getByLabel(new RegExp(`^${text('account.code')}`))).toBeVisible();
  },
);

test(
  'a form whose calls fail to load says so, keeps what was typed, and works once back online',
  { tag: '@full' },
  async ({ page }) => {
    await withoutPasskeySuggestions(page);
    await openSettled(page, '/login');
    const lose = '**/_next/static/chunks/**';
    await page.route(lose, (route) => route.abort());
    const address = newMailAddress();
    const email = page.getByLabel(new RegExp(`^${text('account.email')}`));
    await email.fill(address);
    const send = page.getByRole('button', { name: text('account.sendLink') });
    await send.click();
    await expect(page.getByRole('alert').filter({ hasText: text('islands.loadFailed') })).toBeVisible();
    await expect(email).toHaveValue(address);
    await page.unroute(lose);
    await send.click();
    await expect(page.getByLabel(new RegExp(`^${text('account.code')}`))).toBeVisible();
  },
);
