import { expect, test, type Page } from '@playwright/test';
import type { SiteOnly } from '../../scripts/run/site-only.ts';
import { TEST_BACKEND_PORT, TEST_SITE_URL } from '../../scripts/run/test-site.ts';
import { initialData, itemsOf } from '../support/content.ts';
import { expectKept } from '../support/kept-pages.ts';
import { faultsOfWalk } from '../support/keyboard-walk.ts';
import { openProxy, type Proxy } from '../support/proxy.ts';
import { SECOND_SCRIPTS, startSecondBuild } from '../support/second-build.ts';
import { text } from '../support/texts.ts';

test.use({ serviceWorkers: 'allow' });

test(
  'visited pages can be read offline, calendar and rounds first, with the time of the copy',
  { tag: '@full' },
  async ({ page, context, request }) => {
    const data = await initialData(request);
    const article = itemsOf(data, 'article')[0]!;
    const round = itemsOf(data, 'round')[0]!;
    await page.goto('/about');
    await expectKept(page, '/rounds');
    await page.goto(article);
    await page.goto(round);
    await expectKept(page, round);

    await context.setOffline(true);
    await page.goto(article);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(text('islands.offline.title'))).toBeVisible();
    await expect(page.locator('.offline-bar')).toContainText(String(new Date().getFullYear()));

    await page.goto('/sponsors');
    await expect(page.getByRole('heading', { level: 1, name: text('offline.title') })).toBeVisible();
    const kept = page.locator('main li a');
    await expect(kept.first()).toBeVisible();
    const paths = await kept.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const isFirst = (path: string) => path === '/rounds' || path.startsWith('/round/');
    expect(paths.slice(0, 2).every(isFirst)).toBe(true);
    expect(paths).toEqual(expect.arrayContaining([article, '/about', '/']));
    await kept.first().click();
    await expect(page.locator('.offline-bar')).toBeVisible();

    // When the connection returns, the current page is shown.
    const renewed = page.waitForResponse((answer) => answer.url().includes('_rsc=') && answer.ok());
    await context.setOffline(false);
    await renewed;
    await expect(page.locator('.offline-bar')).toBeHidden();
  },
);

test(
  'after a change of language the pages that were kept are there in the new one, and the old one comes back',
  { tag: '@full' },
  async ({ page, context }) => {
    await page.goto('/about');
    await expectKept(page, '/about');
    await page.goto('/sponsors');
    await expectKept(page, '/sponsors');
    const html = page.locator('html');
    const screenLanguage = () =>
      page.evaluate(async () => {
        const screen = await (await caches.open('offline-screen')).match('/offline');
        return screen?.headers.get('content-language');
      });
    const offlineIn = async (language: string) => {
      await expect.poll(screenLanguage).toBe(language);
      await context.setOffline(true);
      await page.goto('/about');
      await expect(html).toHaveAttribute('lang', language);
      await expect(page.locator('.offline-bar')).toBeVisible();
    };

    // The link that sets a language; the page is then kept in it, and so is everything kept before.
    await page.goto('/rounds?lang=de');
    await expect(html).toHaveAttribute('lang', 'de');
    for (const path of ['/about', '/sponsors', '/']) await expectKept(page, path, 'de');
    await offlineIn('de');
    await page.goto('/shop');
    await expect(page.locator('main li a[href="/sponsors"]')).toHaveCount(1);

    await context.setOffline(false);
    await page.goto('/rounds?lang=en');
    await expect(html).toHaveAttribute('lang', 'en');
    await offlineIn('en');

    // A screen that couldn't be fetched when the language changed is fetched by the next page.
    await context.setOffline(false);
    await page.goto('/sponsors');
    await page.evaluate(async () => {
      const headers = { 'content-language': 'de', 'content-type': 'text/html' };
      await (await caches.open('offline-screen')).put('/offline', new Response('<p>Alt</p>', { headers }));
    });
    await page.goto('/rounds');
    await expect.poll(screenLanguage).toBe('en');
  },
);

test(
  'nothing private is ever cached, and signing out deletes visited pages but not the offline screen',
  { tag: '@full' },
  async ({ page, context }) => {
    await page.goto('/');
    await expectKept(page, '/rounds');
    for (const path of ['/login', '/search/gt', '/api/health', '/?a=token&r=token']) await page.goto(path);
    await page.goto('/about');
    await expectKept(page, '/about');
    const entries = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => url);
    });
    // Texts of the interface are public.
    expect(entries.filter((url) => /\/api\/(?!texts\/)|graphql|login|search|token/.test(url))).toEqual([]);

    await page.goto('/logout');
    await expect
      .poll(() =>
        page.evaluate(async () => (await (await caches.open('pages')).keys()).map(({ url }) => url)),
      )
      .not.toContainEqual(expect.stringContaining('/about'));
    await expect(page).toHaveURL(/\/$/);

    await context.setOffline(true);
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1, name: text('offline.title') })).toBeVisible();
    await expect(page.locator('main li a[href="/rounds"]')).toBeVisible();
  },
);

const workerOf = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return {
      // Until it has taken over altogether.
      isWaiting: Boolean(registration?.waiting) || registration?.active?.state === 'activating',
      isControlled: Boolean(navigator.serviceWorker.controller),
    };
  });

test.describe('a new build', () => {
  let site: Proxy;
  test.beforeAll(async () => {
    site = await openProxy(TEST_SITE_URL);
  });
  test.afterAll(() => site.close());

  /** The next build's worker differs in what it precaches; here a comment is difference enough. */
  const nextBuild = (name: string) =>
    site.edit((path, body) => (path === '/sw.js' ? { body: `${body}\n// ${name}` } : null));

  test(
    'is offered after ten minutes, not while the worker script fails, and a navigation applies it (spec 2.37, 9.9)',
    { tag: '@full' },
    async ({ page }) => {
      await page.clock.install();
      await page.goto(`${site.url}/about`);
      await expect.poll(async () => (await workerOf(page)).isControlled).toBe(true);

      site.edit((path) => (path === '/sw.js' ? { status: 503, body: '' } : null));
      const refused = page.waitForResponse(
        (answer) => answer.url().endsWith('/sw.js') && answer.status() === 503,
      );
      await page.clock.fastForward('10:00');
      await refused;
      expect((await workerOf(page)).isWaiting).toBe(false);

      nextBuild('B');
      await page.clock.fastForward('10:00');
      const notice = page.getByText(text('islands.update.message'));
      await expect(notice).toBeVisible();
      await page.clock.fastForward(6000);
      await expect(notice).toBeHidden();
      expect((await workerOf(page)).isWaiting).toBe(true);

      await page.getByRole('contentinfo').getByRole('link', { name: 'Sponsors' }).click();
      await expect(page).toHaveURL(/\/sponsors$/);
      // The page reloads, maybe during this check, and the worker follows once it has everything it needs.
      await expect(async () => expect((await workerOf(page)).isWaiting).toBe(false)).toPass();
    },
  );

  test(
    'is loaded by a navigation even if the old worker stays active',
    { tag: '@full' },
    async ({ page }) => {
      await page.clock.install();
      await page.goto(`${site.url}/about`);
      await expect.poll(async () => (await workerOf(page)).isControlled).toBe(true);
      site.edit((path, body) =>
        path === '/sw.js' ? { body: `self.skipWaiting = () => new Promise(() => {});\n${body}` } : null,
      );
      await page.clock.fastForward('10:00');
      await expect(page.getByText(text('islands.update.message'))).toBeVisible();
      const loadedAgain = page.waitForEvent('load');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Sponsors' }).click();
      await loadedAgain;
      await expect(page).toHaveURL(/\/sponsors$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );

  test('is applied at once by the notice’s button', { tag: '@full' }, async ({ page }) => {
    await page.clock.install();
    await page.goto(`${site.url}/about`);
    await expect.poll(async () => (await workerOf(page)).isControlled).toBe(true);
    nextBuild('C');
    await page.clock.fastForward('10:00');
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: text('islands.update.action') }).click();
    await reloaded;
    // The worker follows once the page has everything it needs.
    await expect.poll(async () => (await workerOf(page)).isWaiting).toBe(false);
  });
});

test.describe('a new deployment', () => {
  // One worker takes them all: each one that takes some makes the second build and starts it.
  test.describe.configure({ mode: 'default' });
  let next: SiteOnly;
  let site: Proxy;
  test.beforeAll(async () => {
    next = await startSecondBuild(`http://127.0.0.1:${String(TEST_BACKEND_PORT)}`);
  });
  test.afterAll(() => next.stop());
  // Each test has its own origin, with the worker of the first build.
  test.beforeEach(async () => {
    site = await openProxy(TEST_SITE_URL);
  });
  test.afterEach(() => site.close());

  const notice = (tab: Page) => tab.getByText(text('islands.update.message'));
  const scriptsOf = (tab: Page) =>
    tab.evaluate(() => [...document.scripts].map(({ src }) => src).filter((src) => src.includes('/_next/')));
  const isNext = async (tab: Page) => {
    const scripts = await scriptsOf(tab);
    return scripts.length > 0 && scripts.every((src) => src.includes(SECOND_SCRIPTS));
  };
  /** A script that is on its way while the clock jumps would seem to take ten minutes, and be given up. */
  const scriptsOnTheirWay = (tab: Page) =>
    tab.evaluate(
      () =>
        // The page's clock stands in for `performance`, not for its observer.
        new Promise<string[]>((resolve) => {
          new PerformanceObserver((list, observer) => {
            observer.disconnect();
            const loaded = new Set(list.getEntries().map(({ name }) => name));
            const wanted = [...document.scripts].filter(({ src, noModule }) => src !== '' && !noModule);
            resolve(wanted.map(({ src }) => src).filter((src) => !loaded.has(src)));
          }).observe({ type: 'resource', buffered: true });
        }),
    );
  const sponsors = (tab: Page) => tab.getByRole('contentinfo').getByRole('link', { name: 'Sponsors' });

  /** Two tabs of a visitor on the first build, ten minutes later, when the second build is out; with the errors in them. */
  async function openTabs(first: Page): Promise<{ tabs: [Page, Page]; errors: string[] }> {
    const context = first.context();
    await context.clock.install();
    const tabs: [Page, Page] = [first, await context.newPage()];
    const errors: string[] = [];
    for (const [at, tab] of tabs.entries()) {
      tab.on('pageerror', (error) => errors.push(String(error)));
      await tab.goto(`${site.url}${at === 0 ? '/about' : '/news'}`);
      // The marks of ready.ts don't work with a fake clock. Once its bars are there, the page checks for updates.
      await expect(tab.locator('.bottom-bars')).toBeAttached();
      await expect.poll(() => tab.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
      await tab.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      expect(await isNext(tab)).toBe(false);
    }
    const [old = ''] = await scriptsOf(first);
    site.turnTo(next.url);
    // The server no longer has the files of the first build.
    expect((await first.request.get(old)).status()).toBe(404);
    for (const tab of tabs) await expect.poll(() => scriptsOnTheirWay(tab)).toEqual([]);
    await context.clock.fastForward('10:00');
    // At the same time, because the notice disappears by itself after six seconds.
    await Promise.all(tabs.map((tab) => expect(notice(tab)).toBeVisible()));
    return { tabs, errors };
  }

  test(
    'is offered in both tabs; Update loads it in one, and a navigation in the other',
    { tag: '@full' },
    async ({ page }) => {
      const { tabs, errors } = await openTabs(page);
      const [one, other] = tabs;
      const loaded = one.waitForEvent('load');
      await one.getByRole('button', { name: text('islands.update.action') }).click();
      await loaded;
      expect(await isNext(one)).toBe(true);
      await expect(one).toHaveURL(/\/about$/);
      // While one worker takes over from the other, Chromium holds navigations back, for up to a minute where requests are under way.
      await expect.poll(async () => (await workerOf(one)).isWaiting).toBe(false);
      // The other tab keeps working as it is until its reader navigates.
      expect(await isNext(other)).toBe(false);
      await sponsors(other).click();
      await expect(other).toHaveURL(/\/sponsors$/);
      await expect.poll(() => isNext(other).catch(() => false)).toBe(true);
      await expect(other.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(1);
      await expect(notice(other)).toBeHidden();
      expect(errors).toEqual([]);
    },
  );

  test(
    'stays unobtrusive: the notice disappears after six seconds, and the next page is the new one',
    { tag: '@full' },
    async ({ page }) => {
      const { tabs, errors } = await openTabs(page);
      await page.context().clock.fastForward(6000);
      for (const tab of tabs) {
        await expect(notice(tab)).toBeHidden();
        expect(await isNext(tab)).toBe(false);
      }
      for (const tab of tabs) {
        await sponsors(tab).click();
        await expect(tab).toHaveURL(/\/sponsors$/);
        await expect.poll(() => isNext(tab).catch(() => false)).toBe(true);
        await expect(tab.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(1);
      }
      expect(errors).toEqual([]);
    },
  );

  test(
    'its notice is above the offline bar, and neither covers the other or the focused element',
    { tag: '@full' },
    async ({ page, context }) => {
      await page.setViewportSize({ width: 390, height: 700 });
      const { tabs } = await openTabs(page);
      await tabs[1].close();
      await context.setOffline(true);
      await expect(page.locator('.offline-bar')).toBeVisible();
      const above = (await page.locator('.update-notice').boundingBox())!;
      const below = (await page.locator('.offline-bar').boundingBox())!;
      expect(above.y + above.height).toBeLessThanOrEqual(below.y);
      expect(below.y + below.height).toBeLessThanOrEqual(700);
      expect(await faultsOfWalk(page, 24)).toEqual([]);
    },
  );
});

test(
  'can be installed: manifest, all icon sizes, and an offline screen',
  { tag: '@full' },
  async ({ page, request }) => {
    const manifest: unknown = await (await request.get('/manifest.webmanifest')).json();
    expect(manifest).toMatchObject({ display: 'standalone', start_url: '/', id: '/' });
    const icons = Reflect.get(Object(manifest), 'icons') as { src: string; sizes: string; purpose: string }[];
    expect(icons.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['any', 'maskable']));
    await page.goto('/');
    for (const { src, sizes } of icons) {
      const size = await page.evaluate(async (address) => {
        const picture = await createImageBitmap(await (await fetch(address)).blob());
        return `${String(picture.width)}x${String(picture.height)}`;
      }, src);
      expect(size).toBe(sizes);
    }
  },
);
