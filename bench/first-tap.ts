import type { Browser } from '@playwright/test';

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const SLOWDOWN = 4;
const MARK = 'first-tap';

/** What is tapped: its first one on the page. */
export const TAPS = {
  link: 'a[href^="/"]:visible',
  menu: 'header .menu-button:visible',
  carousel: '[data-carousel="next"]:visible',
  tab: '[role="tab"][aria-selected="false"]:visible',
} as const;
export type Tap = keyof typeof TAPS;

/** What of this a page has. */
export async function tapsOn(browser: Browser, url: string): Promise<Tap[]> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    const taps: readonly Tap[] = ['link', 'menu', 'carousel', 'tab'];
    const counts = await Promise.all(taps.map((tap) => page.locator(TAPS[tap]).count()));
    return taps.filter((_, at) => (counts[at] ?? 0) > 0);
  } finally {
    await context.close();
  }
}

/**
 * How long a phone takes to show something after the first tap on a page, right after it has loaded: Chromium's Event Timing, in
 * milliseconds, rounded by the browser to 8.
 * @throws if the page has nothing of that kind to tap, or the tap was not noticed
 */
export async function firstTapMs(browser: Browser, url: string, tap: Tap): Promise<number> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript((mark) => {
      const tell = (ms: number) => performance.mark(mark, { detail: ms });
      // Not in TypeScript's types yet.
      const options: PerformanceObserverInit & { durationThreshold: number } = {
        type: 'event',
        durationThreshold: 16,
        buffered: true,
      };
      new PerformanceObserver((list) => {
        const taps = list.getEntries().filter(({ name }) => name === 'pointerup' || name === 'click');
        if (taps.length > 0) tell(Math.max(...taps.map(({ duration }) => duration)));
      }).observe(options);
      // A tap that is answered within a frame makes no entry.
      addEventListener('click', () => setTimeout(() => tell(0), 1_000));
    }, MARK);
    await page.goto(url, { waitUntil: 'load' });
    // Before the page's script works, a link leads the browser away: it stays on the page that is measured.
    await page.route('**/*', (route) =>
      route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.continue(),
    );
    await page.locator(TAPS[tap]).first().tap();
    const marks = await page.waitForFunction((mark) => {
      const times = performance
        .getEntriesByName(mark)
        .map((entry) => Number('detail' in entry ? entry.detail : 0));
      return times.length === 0 ? null : times;
    }, MARK);
    return Math.max(...((await marks.jsonValue()) ?? []));
  } catch (error) {
    throw new Error(`No tap on a ${tap} of ${url} was measured.`, { cause: error });
  } finally {
    await context.close();
  }
}
