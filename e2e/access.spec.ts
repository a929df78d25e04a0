import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';
import { AXE_RULES } from './axe.ts';
import { initialData, itemsOf } from './content.ts';

/** Screens that the sitemap does not list. */
const UNLISTED = 'screens beside the sitemap';

/** One address of every kind of screen that anyone may open, in groups; a family stands for its first page. */
const KINDS = {
  [UNLISTED]: [
    ...['/search', '/search/championship', '/login', '/signup'],
    ...['/forgotpassword', '/offline', '/no-such-page'],
  ],
  'home and news': ['/', '/news', 'article', 'news', '/feed', '/podcast', 'listen', '/gallery'],
  'the season': ['/rounds', 'round', '/results', 'results', '/all-results', 'session'],
  'who takes part': ['/categories', 'category', '/drivers', 'drivers', '/sponsors'],
  'what visitors ask': ['/faq', '/wheretowatch', '/contact-us', '/gift-vouchers'],
} as const;
type Group = keyof typeof KINDS;
const GROUPS = Object.keys(KINDS) as Group[];

async function pathsOf(group: Group, request: APIRequestContext): Promise<string[]> {
  const data = await initialData(request);
  return KINDS[group]
    .map((kind) => (kind.startsWith('/') ? kind : (itemsOf(data, kind)[0] ?? '')))
    .filter((path) => path !== '');
}

async function everyKind(request: APIRequestContext): Promise<string[]> {
  return (await Promise.all(GROUPS.map((group) => pathsOf(group, request)))).flat();
}

async function axeFaults(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  // What fades in would be measured half way.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map((each) => each.finished.catch(() => null)),
    ),
  );
  const { violations } = await new AxeBuilder({ page }).withTags(AXE_RULES).analyze();
  return violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.target.join(' ') ?? ''}`);
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const lang of ['en', 'ar'])
    // The listed pages in English are every-route.spec's.
    for (const group of lang === 'en' ? ([UNLISTED] as const) : GROUPS) {
      test(`axe finds no barrier on ${group}, ${colorScheme}, ${lang}`, async ({ browser, request }) => {
        test.setTimeout(120_000);
        const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
        await context.addCookies([{ name: 'lang', value: lang, url: test.info().project.use.baseURL! }]);
        const page = await context.newPage();
        const faults: string[] = [];
        for (const path of await pathsOf(group, request)) faults.push(...(await axeFaults(page, path)));
        expect(faults).toEqual([]);
        await context.close();
      });
    }

const overflow = (page: Page) =>
  page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const tooWide = document.documentElement.scrollWidth - room;
    if (tooWide <= 0) return '';
    const culprit = [...document.querySelectorAll('body *')].find((each) => {
      const { left, right } = each.getBoundingClientRect();
      return (right > room + 1 || left < -1) && !each.closest('[class*="overflow"], .carousel-track');
    });
    return `${String(tooWide)} px by ${culprit?.tagName ?? ''}.${String(culprit?.className ?? '')}`;
  });

test('no kind of page needs sideways scrolling 320 pixels wide, or at twice the zoom', async ({
  browser,
  request,
}) => {
  test.setTimeout(240_000);
  const paths = await everyKind(request);
  const found: Record<string, string> = {};
  const look = async (name: string, page: Page) => {
    for (const path of paths) {
      await page.goto(path);
      const tooWide = await overflow(page);
      if (tooWide !== '') found[`${name} ${path}`] = tooWide;
    }
  };
  const narrow = await browser.newPage({ viewport: { width: 320, height: 640 } });
  await look('320', narrow);
  // What a window of 1280 pixels has room for at 200 %.
  const large = await browser.newPage({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
  await look('200 %', large);
  expect(found).toEqual({});
  await narrow.close();
  await large.close();
});

for (const group of GROUPS) {
  test(`320 pixels are enough in Arabic and German, too: ${group}`, async ({ browser, request, baseURL }) => {
    test.setTimeout(240_000);
    const found: Record<string, string> = {};
    for (const lang of ['ar', 'de']) {
      const context = await browser.newContext({ viewport: { width: 320, height: 640 } });
      await context.addCookies([{ name: 'lang', value: lang, url: baseURL! }]);
      const page = await context.newPage();
      for (const path of await pathsOf(group, request)) {
        await page.goto(path);
        const tooWide = await overflow(page);
        if (tooWide !== '') found[`${lang} ${path}`] = tooWide;
      }
      await context.close();
    }
    expect(found).toEqual({});
  });

  test(`every control is large enough to hit on a phone: ${group}`, async ({ browser, request }) => {
    test.setTimeout(240_000);
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const small: string[] = [];
    for (const path of await pathsOf(group, request)) {
      await page.goto(path);
      // WCAG 2.5.8 with its exceptions: links in a line of text, and room around what is small.
      const { violations } = await new AxeBuilder({ page }).withRules(['target-size']).analyze();
      small.push(
        ...violations.flatMap(({ nodes }) => nodes.map(({ target }) => `${path} ${target.join(' ')}`)),
      );
      // Ours are larger than the exceptions ask for.
      small.push(...(await page.evaluate(smallControls)).map((each) => `${path} ${each}`));
    }
    expect(small).toEqual([]);
    await context.close();
  });
}

/** Buttons and the like under 24 pixels, each by tag and class; runs in the page. */
function smallControls(): string[] {
  const LEAST = 24;
  const inText = (element: Element) => {
    const around = element.closest('p, li, dd, td, address, figcaption, blockquote');
    return around !== null && (around.textContent ?? '').trim() !== (element.textContent ?? '').trim();
  };
  return [...document.querySelectorAll<HTMLElement>('button, summary, select, [role="button"], [role="tab"]')]
    .filter((each) => each.checkVisibility() && !inText(each) && !each.closest('.sr-only'))
    .filter((each) => {
      const { width, height } = each.getBoundingClientRect();
      return width > 0 && (width < LEAST || height < LEAST);
    })
    .map((each) => `${each.tagName} ${each.className}`);
}
