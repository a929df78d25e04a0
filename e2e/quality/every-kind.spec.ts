import { expect, test, type Page } from '@playwright/test';
import { axeProblemsInBothColours, expectAccessibleInEveryLook } from '../support/axe.ts';
import { collect, dealt } from '../support/each-page.ts';
import { textOverText } from '../support/layout-faults.ts';
import { lookInOwnPage, pageProblems } from '../support/page-check.ts';
import { endsOfEveryKind, everyBlock, everyKind, UNLISTED } from '../support/page-kinds.ts';
import { oversizedPictures } from '../support/picture-sizes.ts';
import { standInForPictures } from '../support/picture-stand-ins.ts';
import { jumbledWords } from '../support/reading-order.ts';

/** The addresses are split over this many tests; those of the gate, which are fewer, over half of them. */
const PARTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const GATE_PARTS = [1, 2, 3, 4, 5, 6] as const;
const PHONE_PIXEL_RATIO = 2;
const DESKTOP = { width: 1440, height: 900 } as const;
/** Widths at which lines break in different places. */
const READING_WIDTHS = [390, 1280] as const;

const statusOf = (path: string) => (path === '/no-such-page' ? 404 : 200);

for (const part of GATE_PARTS)
  test(`one page with every block, and of every other kind, is valid, silent, stable, accessible and has no oversized image: part ${String(part)} of ${String(GATE_PARTS.length)}`, async ({
    browser,
    request,
  }) => {
    const paths = dealt(await everyBlock(request), part, GATE_PARTS.length);
    const look = (path: string) => pageProblems(browser, path, { status: statusOf(path), isBrief: true });
    expect(await collect(paths, look)).toEqual({});
  });

for (const part of PARTS)
  test(
    `every kind of page is valid, silent, stable, accessible in both colour schemes and has no oversized image: part ${String(part)} of ${String(PARTS.length)}`,
    { tag: '@full' },
    async ({ browser, request }) => {
      const paths = dealt([...(await endsOfEveryKind(request)), ...UNLISTED], part, PARTS.length);
      expect(await collect(paths, (path) => pageProblems(browser, path, { status: statusOf(path) }))).toEqual(
        {},
      );
    },
  );

/** Numbers, times, codes and addresses that aren't in order, each with the width of the page. */
async function jumbledAtEachWidth(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of READING_WIDTHS) {
    await page.setViewportSize({ ...DESKTOP, width });
    found.push(...(await jumbledWords(page)).map((words) => `${String(width)} px: ${words}`));
  }
  await page.setViewportSize(DESKTOP);
  return found;
}

for (const part of PARTS)
  test(
    `every kind of page is accessible in both colour schemes in Arabic, without texts over texts, and numbers, times, codes and addresses read from left to right: part ${String(part)} of ${String(PARTS.length)}`,
    { tag: '@full' },
    async ({ page, request, baseURL }) => {
      await page.context().addCookies([{ name: 'lang', value: 'ar', url: baseURL! }]);
      const paths = dealt(await everyKind(request), part, PARTS.length);
      await standInForPictures(page);
      const found = await collect(paths, async (path) => {
        await page.goto(path);
        return [
          ...(await page.evaluate(textOverText)),
          ...(await axeProblemsInBothColours(page)),
          ...(await jumbledAtEachWidth(page)),
        ];
      });
      expect(found).toEqual({});
    },
  );

test(
  'no image is larger than displayed, on one of each kind of page on a phone of double density',
  { tag: '@full' },
  async ({ browser, request }) => {
    // A new page for each: a browser reuses a larger image that it already has.
    const view = {
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: PHONE_PIXEL_RATIO,
      reducedMotion: 'reduce',
    } as const;
    const found = await collect(await everyKind(request), (path) =>
      lookInOwnPage(browser, view, async (page) => {
        await standInForPictures(page, { isShapeNeeded: true });
        await page.goto(path);
        return oversizedPictures(page, PHONE_PIXEL_RATIO);
      }),
    );
    expect(found).toEqual({});
  },
);

test(
  'screens that redirect by themselves are accessible while they are shown',
  { tag: '@full' },
  async ({ page }) => {
    // Their scripts would redirect before the check is done.
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await expectAccessibleInEveryLook(page, { '/logout': 'h1', '/auth': 'h1' });
  },
);
