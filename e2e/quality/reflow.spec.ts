import { expect, test, type Page } from '@playwright/test';
import { cutTexts, sidewaysScroll, smallControls, textOverText } from '../support/layout-faults.ts';
import { everyKind } from '../support/page-kinds.ts';
import { axeProblems } from '../support/axe.ts';

/** A phone of 320 CSS pixels (WCAG 1.4.10), and a window of 1280 × 1024 at 200 % zoom (WCAG 1.4.4). */
const VIEWS = {
  '320 px': { width: 320, height: 640 },
  '200 %': { width: 640, height: 512 },
} as const;

/**
 * Text spacing that a reader may set (WCAG 1.4.12). Arabic letters are joined, so the criterion exempts their letter spacing.
 */
const spacing = (hasLetterSpacing: boolean) => `
  * { line-height: 1.5 !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
  ${hasLetterSpacing ? '* { letter-spacing: 0.12em !important; }' : ''}`;

/** The smallest possible image: images have their space reserved before they load. */
const STAND_IN = {
  contentType: 'image/gif',
  body: Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64'),
};

async function layoutFaults(page: Page): Promise<string[]> {
  const sideways = await page.evaluate(sidewaysScroll);
  return [
    ...(sideways === '' ? [] : [sideways]),
    ...(await page.evaluate(cutTexts)),
    ...(await page.evaluate(textOverText)),
  ];
}

/** WCAG 2.5.8 with its exceptions (links in a line of text, spacing around small targets); ours exceed the minimum. */
async function smallTargets(page: Page): Promise<string[]> {
  return [...(await axeProblems(page, { rules: ['target-size'] })), ...(await page.evaluate(smallControls))];
}

async function faultsOf(page: Page, path: string, lang: string): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  await page.setViewportSize(VIEWS['320 px']);
  await page.goto(path);
  found['320 px'] = await layoutFaults(page);
  // Targets have the same size in every language, and axe's rule is slow, so it runs in English only.
  found['targets'] = lang === 'en' ? await smallTargets(page) : await page.evaluate(smallControls);
  await page.setViewportSize(VIEWS['200 %']);
  found['200 %'] = await layoutFaults(page);
  await page.addStyleTag({ content: spacing(lang !== 'ar') });
  found['text spacing'] = await layoutFaults(page);
  return found;
}

for (const lang of ['en', 'de', 'ar'])
  test(
    `every kind of page reflows on a narrow screen, at 200 % zoom and with wider text spacing, with large enough targets: ${lang}`,
    { tag: '@full' },
    async ({ browser, request, baseURL }) => {
      test.slow();
      const context = await browser.newContext({
        deviceScaleFactor: 2,
        hasTouch: true,
        reducedMotion: 'reduce',
        // The page's policy blocks styles from elsewhere; a reader's own style sheet is exempt from it.
        bypassCSP: true,
      });
      await context.addCookies([{ name: 'lang', value: lang, url: baseURL! }]);
      const page = await context.newPage();
      await page.route('**/assets/i/**', (route) => route.fulfill(STAND_IN));
      const found: Record<string, string[]> = {};
      for (const path of await everyKind(request))
        for (const [name, faults] of Object.entries(await faultsOf(page, path, lang)))
          if (faults.length > 0) found[`${path} ${name}`] = faults;
      await context.close();
      expect(found).toEqual({});
    },
  );

test('the layout check finds clipped text and ignores deliberate truncation', async ({ page }) => {
  const words = 'Motorsport '.repeat(12);
  const box = (style: string) => `<p style="width:9rem;white-space:nowrap;${style}">${words}</p>`;
  await page.setViewportSize(VIEWS['320 px']);
  await page.setContent(box('overflow:hidden'));
  expect(await page.evaluate(cutTexts)).toHaveLength(1);
  await page.setContent(box('overflow:hidden;text-overflow:ellipsis'));
  expect(await page.evaluate(cutTexts)).toEqual([]);
  await page.setContent(box(''));
  expect(await page.evaluate(sidewaysScroll)).toContain('px too wide');
});
