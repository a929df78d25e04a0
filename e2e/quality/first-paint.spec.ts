import { expect, test, type Page } from '@playwright/test';
import { SCREENS } from '../../scripts/check/first-load-js.ts';
import { collect, dealt } from '../support/each-page.ts';
import { layoutShiftOf, watchLayoutShift } from '../support/layout-shift.ts';
import { everyKind } from '../support/page-kinds.ts';
import { standInForPictures } from '../support/picture-stand-ins.ts';

/** The addresses are split over this many tests of each language. */
const PARTS = [1, 2, 3, 4, 5, 6] as const;
const LANGUAGES = ['en', 'ar'] as const;
const VIEWS = [
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;
const HEIGHT = 844;
const SHOWN_DIFFERENCES = 5;
/** Addresses of the style sheets that a page gets after it has been painted, and how it refers to them. */
const SHEET_FILES = '**/_next/static/css/**';
const SHEETS = 'head > link[rel="stylesheet"][data-precedence="next"]';

/** What shows of an element besides its place and size. */
const SHOWN = [
  ...['display', 'visibility', 'opacity', 'transform', 'z-index', 'overflow', 'clip-path', 'content'],
  ...['color', 'background-color', 'background-image', 'box-shadow', 'fill', 'stroke', 'color-scheme'],
  ...['border-top', 'border-right', 'border-bottom', 'border-left', 'border-radius', 'outline'],
  ...['font', 'letter-spacing', 'text-align', 'text-transform', 'text-decoration', 'white-space', 'cursor'],
];

/** Every element of the page, with what is before and behind its content: one line each, equal if nothing of it looks different. */
const looksOf = (page: Page) =>
  page.evaluate(async (properties) => {
    await document.fonts.ready;
    const styleOf = (element: Element, part?: string) => {
      const style = getComputedStyle(element, part);
      return properties.map((name) => style.getPropertyValue(name)).join(' ');
    };
    return [...document.querySelectorAll('html, body, body *:not(script, style, link)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [
        `${element.localName}.${element.getAttribute('class') ?? ''}#${element.id}`,
        ...[x, y, width, height].map(String),
        styleOf(element),
        styleOf(element, '::before'),
        styleOf(element, '::after'),
      ].join(' | ');
    });
  }, SHOWN);

async function show(page: Page, { width, colorScheme }: (typeof VIEWS)[number]): Promise<string[]> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  return looksOf(page);
}

/** What looks different when the page's sheet arrives. */
async function differences(page: Page, path: string): Promise<string[]> {
  const released = Promise.withResolvers<null>();
  await page.route(SHEET_FILES, async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  // It is asked for once the page is there and painted.
  await page.locator(SHEETS).first().waitFor({ state: 'attached' });
  // A font that came too late for the first paint is used once the page is laid out again, which has nothing to do with the sheet.
  await show(page, VIEWS[2]);
  const before: string[][] = [];
  for (const view of VIEWS) before.push(await show(page, view));
  const earlier = await layoutShiftOf(page);
  released.resolve(null);
  await page.waitForFunction(
    (sheets) => [...document.querySelectorAll<HTMLLinkElement>(sheets)].every(({ sheet }) => sheet !== null),
    SHEETS,
  );
  const found: string[] = [];
  for (const [at, view] of [...VIEWS.entries()].toReversed()) {
    const after = await show(page, view);
    if (at === VIEWS.length - 1) {
      const later = await layoutShiftOf(page);
      if (later.shift !== earlier.shift) found.push(`layout shift: ${later.moved}`);
    }
    const name = `${String(view.width)} ${view.colorScheme}`;
    if (after.length !== before[at]?.length) found.push(`${name}: other elements`);
    after.forEach((look, element) => {
      const first = before[at]?.[element];
      if (first !== look) found.push(`${name}: ${String(first)} → ${look}`);
    });
  }
  await page.unroute(SHEET_FILES);
  return found.slice(0, SHOWN_DIFFERENCES);
}

/** Polyfills for old browsers, which stay where they are, run in none that knows modules. */
const SCRIPTS = 'head > script[src*="/_next/static/chunks/"]:not([nomodule])';

test('no script runs before the page’s style sheet is there', async ({ page }) => {
  const released = Promise.withResolvers<null>();
  await page.route(SHEET_FILES, async (route) => {
    await released.promise;
    await route.continue();
  });
  const isAsked = page.waitForRequest(SHEET_FILES);
  const isScriptThere = page.waitForResponse('**/_next/static/chunks/**');
  await page.goto('/news', { waitUntil: 'commit' });
  await Promise.all([isAsked, isScriptThere]);
  await expect(page.locator(SCRIPTS)).toHaveCount(0);
  released.resolve(null);
  await expect(page.locator(SCRIPTS).first()).toBeAttached();
});

test('a page whose style sheet can’t be had gets its scripts all the same', async ({ page }) => {
  await page.route(SHEET_FILES, (route) => route.abort());
  await page.goto('/news');
  await expect(page.locator(SCRIPTS).first()).toBeAttached();
});

test('a browser without scripts has the style sheet too', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const sheet = page.waitForResponse(SHEET_FILES);
  await page.goto('/news');
  expect((await sheet).status()).toBe(200);
  await context.close();
});

for (const language of LANGUAGES)
  for (const part of PARTS)
    test(
      `every kind of page looks the same before its style sheet is there, and nothing moves when it comes, in ${language}: part ${String(part)} of ${String(PARTS.length)}`,
      { tag: '@full' },
      async ({ page, request, baseURL }) => {
        await page.context().addCookies([{ name: 'lang', value: language, url: baseURL! }]);
        await standInForPictures(page);
        await watchLayoutShift(page);
        // They change the page as soon as the sheet is there.
        await page.route('**/_next/static/chunks/**', (route) => route.abort());
        const paths = dealt([...new Set([...(await everyKind(request)), ...SCREENS])], part, PARTS.length);
        expect(await collect(paths, (path) => differences(page, path))).toEqual({});
      },
    );
