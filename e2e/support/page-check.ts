import { test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { SECOND_LOOK } from '../../scripts/check/second-look.ts';
import { axeProblemsInBothColours, axeProblemsInLight } from './axe.ts';
import { isComplaint } from './complaint.ts';
import { cutFocusRings } from './focus-rings.ts';
import { htmlProblems } from './html-rules.ts';
import {
  emptyArea,
  sidewaysScroll,
  skippedHeadings,
  stretchedPictures,
  textOverText,
} from './layout-faults.ts';
import { layoutShiftOf, watchLayoutShift } from './layout-shift.ts';
import { openSettled } from './ready.ts';
import { oversizedPictures } from './picture-sizes.ts';
import { standInForPictures } from './picture-stand-ins.ts';
import { structuredDataProblems } from './structured-data.ts';

/** What the browser reports while a page is shown: console errors, exceptions, failed requests. */
function listen(page: Page): string[] {
  const reported: string[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    // A missing page is meant to be missing.
    const isOwnStatus = message.text().includes('status of 404') && url === page.url();
    if (isComplaint(message) && !isOwnStatus) reported.push(`console: ${message.text()} ${url}`);
  });
  page.on('pageerror', (error) => reported.push(`error: ${String(error)}`));
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      reported.push(`${String(response.status())} ${response.url()}`);
  });
  return reported;
}

/** Scrolls to the end of the page and up again, a screen at a time, so that everything lazy loads. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 60));
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight * 0.8) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await pause();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await pause();
  });
}

/** How far the page moved while it was scrolled, and what did; nothing of a page that leads elsewhere by itself. */
async function shiftProblems(page: Page, path: string): Promise<string[]> {
  await scrollThrough(page);
  // A page for signed-in visitors shows the sign-in screen, which account.spec.ts checks.
  if (new URL(page.url()).pathname !== path) return [];
  const { shift, moved } = await layoutShiftOf(page);
  return shift === 0 ? [] : [`layout shift ${shift.toFixed(4)} of ${moved}`];
}

/** Focus indicators that are cut off. Browsers show them to whoever uses the keyboard. */
async function focusProblems(page: Page): Promise<string[]> {
  await page.keyboard.press('Tab');
  return page.evaluate(cutFocusRings);
}

const NOT_DRAWN = Symbol('not drawn');

/** Waits until a page that answers has drawn nothing for 45 seconds and more. What keeps a page's thread from drawing keeps its timers waiting, too. */
const untilNoFrames = () =>
  new Promise<void>((stopped) => {
    const watch = () => {
      let limit = window.setTimeout(() => {
        limit = window.setTimeout(stopped, 5_000);
      }, 45_000);
      requestAnimationFrame(() => {
        clearTimeout(limit);
        setTimeout(watch, 5_000);
      });
    };
    watch();
  });

/** Waits until the browser no longer draws the page: once in some thousand pages, Chromium stops for good. Never, for a page that is closed. */
async function untilNotDrawn(page: Page): Promise<typeof NOT_DRAWN> {
  for (;;) {
    try {
      await page.evaluate(untilNoFrames);
      return NOT_DRAWN;
    } catch (error) {
      // Another document replaces the one that was watched.
      if (page.isClosed()) throw error;
    }
  }
}

async function lookOnce<T>(
  browser: Browser,
  options: BrowserContextOptions,
  look: (page: Page) => Promise<T>,
): Promise<T | typeof NOT_DRAWN> {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    return await Promise.race([look(page), untilNotDrawn(page)]);
  } finally {
    await context.close();
  }
}

/**
 * Checks in a new browser context, so that nothing stored or fetched by another page hides a problem. A page that the browser stops drawing
 * is looked at once more, and the test is reported as flaky.
 * @throws if it stops drawing again
 */
export async function lookInOwnPage<T>(
  browser: Browser,
  options: BrowserContextOptions,
  look: (page: Page) => Promise<T>,
): Promise<T> {
  let address = '';
  const lookAndNote = async (page: Page) => {
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) address = frame.url();
    });
    return look(page);
  };
  const first = await lookOnce(browser, options, lookAndNote);
  if (first !== NOT_DRAWN) return first;
  test.info().annotations.push({ type: SECOND_LOOK, description: `the browser stopped drawing ${address}` });
  const second = await lookOnce(browser, options, look);
  if (second === NOT_DRAWN) throw new Error(`The browser stopped drawing ${address}, twice.`);
  return second;
}

/**
 * Checks one address in every way that applies to all pages: status, one h1, valid HTML, structured data, console errors, layout
 * shift, horizontal scrolling, empty areas, skipped headings, texts over texts, stretched images, axe in both colour schemes, images larger than
 * displayed, focus indicators that are cut off.
 * @param look.status the expected status
 * @param look.isBrief leaves the dark colour scheme out, and what pictures show: making them takes longer than the rest
 * @returns the problems, one per line
 */
export async function pageProblems(
  browser: Browser,
  path: string,
  { status = 200, isBrief = false }: { readonly status?: number; readonly isBrief?: boolean } = {},
): Promise<string[]> {
  return lookInOwnPage(browser, { reducedMotion: 'reduce' }, async (page) => {
    const reported = listen(page);
    await watchLayoutShift(page);
    if (isBrief) await standInForPictures(page, { isShapeNeeded: true });
    const response = await page.goto(path, { waitUntil: 'load' });
    if (response?.status() !== status) return [`status ${String(response?.status() ?? 0)}`];
    const html = await response.text();
    // As assistive technology counts: Next keeps the previous page hidden in the document.
    const headings = await page.getByRole('heading', { level: 1 }).count();
    const shifts = await shiftProblems(page, path);
    const wholePage = await Promise.all([page.evaluate(sidewaysScroll), page.evaluate(emptyArea)]);
    return [
      ...(headings === 1 ? [] : [`${String(headings)} h1`]),
      ...shifts,
      ...wholePage.filter((fault) => fault !== ''),
      ...(await page.evaluate(skippedHeadings)),
      ...(await page.evaluate(textOverText)),
      ...(await page.evaluate(stretchedPictures)),
      ...(await htmlProblems(html)),
      ...structuredDataProblems(html),
      ...(await (isBrief ? axeProblemsInLight(page) : axeProblemsInBothColours(page))),
      ...(await oversizedPictures(page, await page.evaluate(() => window.devicePixelRatio))),
      ...(await focusProblems(page)),
      ...reported,
    ];
  });
}

/**
 * Checks what a page looks like to somebody who scrolls to its end: layout shift, horizontal scrolling, empty areas, texts over texts,
 * stretched images, focus indicators that are cut off.
 * @param view the screen
 * @returns the problems, one per line
 */
export async function looksProblems(
  browser: Browser,
  view: BrowserContextOptions,
  path: string,
): Promise<string[]> {
  return lookInOwnPage(browser, { ...view, reducedMotion: 'reduce' }, async (page) => {
    await watchLayoutShift(page);
    await openSettled(page, path);
    const shifts = await shiftProblems(page, path);
    const wholePage = await Promise.all([page.evaluate(sidewaysScroll), page.evaluate(emptyArea)]);
    return [
      ...shifts,
      ...wholePage.filter((fault) => fault !== ''),
      ...(await page.evaluate(textOverText)),
      ...(await page.evaluate(stretchedPictures)),
      ...(await focusProblems(page)),
    ];
  });
}
