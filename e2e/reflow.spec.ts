import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { cutTexts, sidewaysScroll, smallControls } from './layout-faults.ts';
import { everyKind } from './page-kinds.ts';
import { openViewer } from './standing-still.ts';

/** A phone of 320 CSS pixels (WCAG 1.4.10), and a window of 1280 × 1024 at 200 % (WCAG 1.4.4). */
const VIEWS = {
  '320 px': { width: 320, height: 640 },
  '200 %': { width: 640, height: 512 },
} as const;

/**
 * What a reader may set (WCAG 1.4.12). Between Arabic letters there is no space to widen, which the criterion leaves to the writing.
 */
const spacing = (hasLetterSpacing: boolean) => `
  * { line-height: 1.5 !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
  ${hasLetterSpacing ? '* { letter-spacing: 0.12em !important; }' : ''}`;

/** The smallest picture there is: pictures have their room before they come. */
const STAND_IN = {
  contentType: 'image/gif',
  body: Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64'),
};

async function layoutFaults(page: Page): Promise<string[]> {
  const sideways = await page.evaluate(sidewaysScroll);
  return [...(sideways === '' ? [] : [sideways]), ...(await page.evaluate(cutTexts))];
}

/** WCAG 2.5.8 with its exceptions (links in a line of text, room around what is small); ours are larger than these ask for. */
async function smallTargets(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withRules(['target-size'])
    .setLegacyMode(true)
    .analyze();
  return [
    ...violations.flatMap(({ nodes }) => nodes.map(({ target }) => `target-size ${target.join(' ')}`)),
    ...(await page.evaluate(smallControls)),
  ];
}

async function faultsOf(page: Page, path: string, lang: string): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  await page.setViewportSize(VIEWS['320 px']);
  await page.goto(path);
  found['320 px'] = await layoutFaults(page);
  // What is drawn in another language is as large as what is drawn in English; axe takes its time.
  found['targets'] = lang === 'en' ? await smallTargets(page) : await page.evaluate(smallControls);
  await page.setViewportSize(VIEWS['200 %']);
  found['200 %'] = await layoutFaults(page);
  await page.addStyleTag({ content: spacing(lang !== 'ar') });
  found['text spacing'] = await layoutFaults(page);
  return found;
}

for (const lang of ['en', 'de', 'ar'])
  test(`every kind of page fits a narrow screen, twice the zoom and wider spaced text, with targets to hit: ${lang}`, async ({
    browser,
    request,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const queue = await everyKind(request);
    const found: Record<string, string[]> = {};
    const work = async () => {
      const view = {
        deviceScaleFactor: 2,
        hasTouch: true,
        reducedMotion: 'reduce',
        // Its policy refuses styles that come from elsewhere; a reader's own are none of its business.
        bypassCSP: true,
      } as const;
      const viewer = openViewer(browser, view, async (page) => {
        await page.context().addCookies([{ name: 'lang', value: lang, url: baseURL! }]);
        await page.route('**/assets/i/**', (route) => route.fulfill(STAND_IN));
      });
      for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
        const wanted = path;
        const faultsByView = await viewer.look(wanted, (page) => faultsOf(page, wanted, lang));
        for (const [name, faults] of Object.entries(faultsByView))
          if (faults.length > 0) found[`${wanted} ${name}`] = faults;
      }
      await viewer.close();
    };
    await Promise.all([work(), work()]);
    expect(found).toEqual({});
  });

test('the look at a page finds text that is cut, and leaves alone what is shortened on purpose', async ({
  page,
}) => {
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
