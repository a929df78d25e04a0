import { expect, test, type Page } from '@playwright/test';
import { PAGE_SPEED_CALL } from '../../lib/contract/page-speed.ts';
import { PAGE_SPEED_PATH } from '../../lib/contract/site-hook.ts';
import { openContentTap, type ContentTap } from '../../scripts/run/content-tap.ts';
import { startSiteOnly, type SiteOnly } from '../../scripts/run/site-only.ts';
import { TEST_BACKEND_PORT } from '../../scripts/run/test-site.ts';
import { expectAccessible } from '../support/axe.ts';
import { openSettled } from '../support/ready.ts';
import { text } from '../support/texts.ts';

/** A site of its own, which measures every page view. */
test.describe.configure({ mode: 'default' });
let tap: ContentTap;
let site: SiteOnly;
test.beforeAll(async () => {
  tap = await openContentTap(`http://127.0.0.1:${String(TEST_BACKEND_PORT)}`);
  site = await startSiteOnly(tap.url, undefined, {
    PAGE_SPEED_SHARE: '1',
    MISSING_PAGES_SECONDS: '1',
    REVALIDATE_SECRET: 'the secret of a site that measures its speed',
  });
});
test.afterAll(async () => {
  await site.stop();
  await tap.close();
});

/** As when the visitor looks at another tab. */
const lookElsewhere = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

test(
  'a page is measured for a visitor who agreed, and the site passes on what it counted',
  { tag: '@full' },
  async ({ page }) => {
    await openSettled(page, `${site.url}/about`);
    const banner = page.getByRole('region', { name: text('islands.consent.speedTitle') });
    await expect(banner).toBeVisible();
    await expectAccessible(page);
    await banner.getByRole('button', { name: text('islands.consent.yes') }).click();
    await expect(banner).toBeHidden();
    await expect(page.getByRole('button', { name: text('footer.privacyChoices') })).toBeEnabled();

    // The measuring script may still be on its way: nothing is reported before it has measured something.
    await expect(async () => {
      const answered = page.waitForResponse((each) => each.url().endsWith(PAGE_SPEED_CALL), {
        timeout: 2000,
      });
      await lookElsewhere(page);
      expect((await answered).status()).toBe(204);
    }).toPass();
    await expect.poll(() => tap.calls).toContain(PAGE_SPEED_PATH);
  },
);

test(
  'nothing is measured for a visitor who refused, or was not asked yet',
  { tag: '@full' },
  async ({ page }) => {
    const reports: string[] = [];
    page.on('request', (each) => {
      if (each.url().endsWith(PAGE_SPEED_CALL)) reports.push(each.url());
    });
    await openSettled(page, `${site.url}/about`);
    await lookElsewhere(page);
    await page.getByRole('button', { name: text('islands.consent.no'), exact: true }).click();
    await openSettled(page, `${site.url}/news`);
    await expect(page.getByRole('region', { name: text('islands.consent.speedTitle') })).toHaveCount(0);
    await lookElsewhere(page);
    await openSettled(page, `${site.url}/about`);
    expect(reports).toEqual([]);
  },
);
