import { expect, test, type Frame, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** The axe rule sets: WCAG 2.2 AA and axe's best practices. */
const AXE_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that a change of colours can affect. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Waits for animations: halfway through, axe would measure colours and positions that nobody sees. */
const waitForAnimations = (page: Page | Frame) =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(
          ({ effect, timeline, playState }) =>
            // Scroll-driven and infinite animations never end.
            timeline instanceof DocumentTimeline &&
            effect?.getComputedTiming().endTime !== Infinity &&
            // What nobody sees, such as the inside of closed details, doesn't move.
            effect instanceof KeyframeEffect &&
            effect.target?.checkVisibility() === true &&
            playState === 'running',
        )
        .map((each) => each.finished.catch(() => null)),
    ),
  );

/** Scrolls to the top, and waits until it's shown: halfway down, the sticky header covers parts of links, which axe then calls too small. */
const toTop = (page: Page | Frame) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const look = () => {
          if (window.scrollY === 0) requestAnimationFrame(() => done());
          else {
            window.scrollTo({ top: 0, behavior: 'instant' });
            requestAnimationFrame(look);
          }
        };
        look();
      }),
  );

/**
 * Runs axe in the page itself and reports violations only: through @axe-core/playwright the same check takes five times as long,
 * because it transfers everything that passes out of the browser, too. A page's frames are checked separately.
 * @param look.rules the only rules to run; by default all of AXE_RULES
 * @param look.within the part to check; by default the whole page with its outline
 * @returns the violations on the page as it is now, one per line
 */
export async function axeProblems(
  page: Page | Frame,
  { rules, within }: { readonly rules?: readonly string[]; readonly within?: string } = {},
): Promise<string[]> {
  if (within === undefined) await toTop(page);
  await waitForAnimations(page);
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  const runOnly =
    rules === undefined
      ? { type: 'tag' as const, values: [...AXE_RULES] }
      : { type: 'rule' as const, values: [...rules] };
  return page.evaluate(
    async ({ only, part }) => {
      if (window.axe === undefined)
        throw new Error('axe did not load: the script was added to the page but window.axe is missing.');
      const { violations } = await window.axe.run(part ?? document, {
        runOnly: only,
        iframes: false,
        resultTypes: ['violations'],
      });
      return violations.map(
        ({ id, nodes }) =>
          `axe ${id}: ${nodes.map(({ target, any }) => `${target.join(' ')} (${any[0]?.message ?? ''})`).join(' | ')}`,
      );
    },
    { only: runOnly, part: within },
  );
}

/** The violations in the light colour scheme. */
export async function axeProblemsInLight(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return axeProblems(page);
}

/** The violations in both colour schemes; only the first run is a complete one. */
export async function axeProblemsInBothColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await axeProblems(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await axeProblems(page, { rules: COLOUR_RULES });
  return [...light.map((problem) => `light: ${problem}`), ...dark.map((problem) => `dark: ${problem}`)];
}

/** Fails with the list of violations on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeProblems(page)).toEqual([]);
}

/** The same, in the light and the dark colour scheme. */
export async function expectAccessibleInBothColours(page: Page): Promise<void> {
  expect(await axeProblemsInBothColours(page)).toEqual([]);
}

const WRITINGS = ['en', 'ar'] as const;

/**
 * Checks screens in both colour schemes, in English and in Arabic.
 * @param screens path to the element that shows that the screen is ready
 */
export async function expectAccessibleInEveryLook(
  page: Page,
  screens: Readonly<Record<string, string>>,
): Promise<void> {
  for (const lang of WRITINGS) {
    for (const [path, there] of Object.entries(screens)) {
      await page.context().addCookies([{ name: 'lang', value: lang, url: test.info().project.use.baseURL! }]);
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator(there).filter({ visible: true }).first()).toBeVisible();
      await test.step(`${path} ${lang}`, () => expectAccessibleInBothColours(page));
    }
  }
}
