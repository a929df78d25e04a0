import { expect, test, type Page } from '@playwright/test';
import { startSiteOnly, type SiteOnly } from '../../scripts/run/site-only.ts';
import { TEST_BACKEND_PORT } from '../../scripts/run/test-site.ts';
import { expectAccessible } from '../support/axe.ts';
import { faultsOfWalk, walkTo } from '../support/keyboard-walk.ts';
import { openProxy, type Proxy } from '../support/proxy.ts';
import { openSettled, waitUntilSettled } from '../support/ready.ts';
import { text } from '../support/texts.ts';

const SERVICES = ['www.googletagmanager.com', 'connect.facebook.net', 'stats.example.org'];
const SETTINGS = {
  google_analytics_id: 'G-TEST123456',
  facebook_pixel: '1234567890',
  matomo_site_url: 'https://stats.example.org/',
  matomo_site_id: '7',
};

/** Responds in place of the third-party services and records which were requested. */
async function watchServices(page: Page): Promise<string[]> {
  const asked: string[] = [];
  for (const host of SERVICES)
    await page.route(`https://${host}/**`, (route) => {
      asked.push(host);
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    });
  return asked;
}

test('a site without services shows no banner, loads nothing and allows no host', async ({
  page,
  request,
}) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  for (const host of SERVICES) expect(policy).not.toContain(host);
  const foreign: string[] = [];
  page.on('request', (each) => {
    if (!each.url().startsWith('data:') && new URL(each.url()).hostname !== 'localhost')
      foreign.push(each.url());
  });
  await openSettled(page, '/');
  await expect(page.getByText(text('islands.consent.title'))).toBeHidden();
  await expect(page.getByRole('button', { name: text('footer.privacyChoices') })).toHaveCount(0);
  expect(foreign).toEqual([]);
});

test.describe('a site with analytics services', () => {
  // One worker takes them all: each one that takes some starts a site.
  test.describe.configure({ mode: 'default' });
  let content: Proxy;
  let site: SiteOnly;
  test.beforeAll(async () => {
    content = await openProxy(`http://127.0.0.1:${String(TEST_BACKEND_PORT)}`, (path, body) => {
      if (!path.endsWith('/initialData')) return null;
      const data = JSON.parse(body);
      return { body: JSON.stringify({ ...data, domain: { ...data.domain, ...SETTINGS } }) };
    });
    site = await startSiteOnly(content.url);
  });
  test.afterAll(async () => {
    await site.stop();
    await content.close();
  });

  test(
    'asks with equally prominent answers, and loads nothing before consent',
    { tag: '@full' },
    async ({ page }) => {
      const asked = await watchServices(page);
      await openSettled(page, site.url);
      const yes = page.getByRole('button', { name: text('islands.consent.yes') });
      const no = page.getByRole('button', { name: text('islands.consent.no'), exact: true });
      await expect(yes).toBeVisible();
      const [first, second] = [await yes.boundingBox(), await no.boundingBox()];
      expect(first?.width).toBe(second?.width);
      expect(first?.height).toBe(second?.height);
      expect(await yes.getAttribute('class')).toBe(await no.getAttribute('class'));
      await expectAccessible(page);
      expect(asked).toEqual([]);

      await no.click();
      await openSettled(page, `${site.url}/news`);
      await expect(yes).toBeHidden();
      expect(asked).toEqual([]);
    },
  );

  test(
    "can be answered by keyboard, doesn't trap focus, and covers nothing that has it",
    { tag: '@full' },
    async ({ page }) => {
      const asked = await watchServices(page);
      await page.setViewportSize({ width: 390, height: 700 });
      await openSettled(page, `${site.url}/search`);
      const no = page.getByRole('button', { name: text('islands.consent.no'), exact: true });
      await expect(no).toBeVisible();
      // A visitor who doesn't want to answer now can tab past the banner and back.
      expect(await faultsOfWalk(page, 24)).toEqual([]);
      await walkTo(page, page.getByRole('button', { name: text('footer.privacyChoices') }));
      await walkTo(page, no);
      await page.keyboard.press('Enter');
      await expect(no).toBeHidden();
      await walkTo(page, page.getByRole('button', { name: text('footer.privacyChoices') }));
      await page.keyboard.press('Enter');
      await walkTo(page, page.getByRole('button', { name: text('islands.consent.yes') }), { limit: 4 });
      await page.keyboard.press('Space');
      await expect.poll(() => new Set(asked).size).toBe(SERVICES.length);
      await expect(page.getByRole('button', { name: text('footer.privacyChoices') })).toBeFocused();
    },
  );

  test(
    'consent loads the services within the page’s policy, is remembered, and can be withdrawn',
    { tag: '@full' },
    async ({ page }) => {
      const asked = await watchServices(page);
      const refused: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') refused.push(message.text());
      });
      await page.goto(site.url);
      await page.getByRole('button', { name: text('islands.consent.yes') }).click();
      await expect.poll(() => new Set(asked).size).toBe(SERVICES.length);
      expect(refused).toEqual([]);

      await page.goto(`${site.url}/news`);
      await expect.poll(() => asked.length).toBe(2 * SERVICES.length);
      await page.context().addCookies([{ name: '_ga', value: 'x', url: site.url }]);
      await page.getByRole('button', { name: text('footer.privacyChoices') }).click();
      await page.getByRole('button', { name: text('islands.consent.no'), exact: true }).click();
      await expect
        .poll(async () => (await page.context().cookies()).map(({ name }) => name))
        .not.toContain('_ga');
      await waitUntilSettled(page);
      expect(asked.length).toBe(2 * SERVICES.length);
    },
  );

  test(
    "withdrawing consent in one tab stops the services in the others, and their cookies don't come back",
    { tag: '@full' },
    async ({ page, context }) => {
      await context.route(/googletagmanager|facebook|stats\.example/, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          // As the services do: they set a cookie at once, and again when the page unloads.
          body: `const count = () => { document.cookie = '_ga=1; Path=/; Max-Age=999'; }; count(); addEventListener('pagehide', count);`,
        }),
      );
      const cookies = async () => (await context.cookies()).map(({ name }) => name);
      await page.goto(`${site.url}/about`);
      await page.getByRole('button', { name: text('islands.consent.yes') }).click();
      await expect.poll(cookies).toContain('_ga');
      const other = await context.newPage();
      await other.goto(`${site.url}/news`);
      await expect.poll(() => other.locator('script[src*="stats.example.org"]').count()).toBe(1);

      await page.getByRole('button', { name: text('footer.privacyChoices') }).click();
      const reloaded = page.waitForEvent('load');
      await page.getByRole('button', { name: text('islands.consent.no'), exact: true }).click();
      await reloaded;
      await expect.poll(cookies).not.toContain('_ga');

      await other.bringToFront();
      await other.getByRole('contentinfo').getByRole('link', { name: 'Sponsors' }).click();
      await expect(other).toHaveURL(/\/sponsors$/);
      await expect(other.locator('script[src*="stats.example.org"]')).toHaveCount(0);
      await expect.poll(cookies).not.toContain('_ga');
    },
  );
});
