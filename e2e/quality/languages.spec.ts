import { expect, test, type APIRequestContext, type Browser } from '@playwright/test';
import { mayMatchEnglish } from '../../scripts/check/identical-texts.ts';
import { initialData } from '../support/content.ts';
import { everyKind } from '../support/page-kinds.ts';

const HAS_WORD = /[a-z]{3}/i;
/** The parts of a page that no editor writes. An editor's own forms and texts are exempt. */
const FRAME = [
  '.site-header a',
  '.site-header summary',
  '.site-footer :is(a, h2)',
  '.site-footer .colour-choice span',
  '.breadcrumb li:first-child a',
  'main button',
  'main label',
  'main legend',
  'main caption',
  'main dt',
  'main thead th',
  'main .field-hint',
  'main .fold-head',
];
const NAMED = ['aria-label', 'placeholder', 'aria-roledescription'];
/** What editors write, and what repeats it: tabs, lists named by their heading, the podcast's name. The form of a date is the specification's. */
const EDITORS =
  '.podcast .breadcrumb, .prose, .form-block, #languages, address, [role="tablist"], main :is(h1, h2, h3), [placeholder="dd/mm/yyyy"]';

/** A page of the older model, whose editor named the ways to its other pages. */
const OLDER_PAGE = '/heritage';

/** What the frame of each page says in a language, without scripts. */
async function framesIn(browser: Browser, baseURL: string, lang: string, paths: readonly string[]) {
  const context = await browser.newContext({ javaScriptEnabled: false, serviceWorkers: 'block' });
  await context.addCookies([{ name: 'lang', value: lang, url: baseURL }]);
  const page = await context.newPage();
  await page.route(/\.(?:js|css|woff2)$|\/assets\//, (route) => route.abort());
  const frames = new Map<string, ReadonlySet<string>>();
  for (const path of paths) {
    await page.goto(new URL(path, baseURL).href, { waitUntil: 'domcontentloaded' });
    const said = await page.evaluate(
      ({ frame, named, editors }) => {
        const elements = [...document.querySelectorAll(frame.join(', '))];
        const words = elements.flatMap((element) =>
          [...element.childNodes].map((node) => (node instanceof Text ? node.data.trim() : '')),
        );
        const controls = document.querySelectorAll('a, button, input, textarea, select, nav, form, dialog');
        const names = [...elements, ...controls].flatMap((element) =>
          named.map((name) => element.getAttribute(name) ?? ''),
        );
        const own = new Set(
          [...document.querySelectorAll(editors)].flatMap((part) =>
            [part, ...part.querySelectorAll('*')].flatMap((element) => [
              ...[...element.childNodes].map((node) => (node instanceof Text ? node.data.trim() : '')),
              ...named.map((name) => element.getAttribute(name) ?? ''),
            ]),
          ),
        );
        return [...words, ...names].filter((each) => !own.has(each));
      },
      { frame: FRAME, named: NAMED, editors: EDITORS },
    );
    frames.set(path, new Set(said.filter((each) => HAS_WORD.test(each))));
  }
  await context.close();
  return frames;
}

/** Names that the office gave: its pages, groups, menus and records are content, which stays English. */
async function contentNames(request: APIRequestContext): Promise<ReadonlySet<string>> {
  const { domain, groups, navigation } = await initialData(request);
  const { header = [], footer = [] } = navigation ?? {};
  const entries = [...header, ...header.flatMap(({ children }) => children), ...footer];
  return new Set([
    ...entries.map(({ label }) => label),
    ...footer.flatMap(({ links }) => links.map(({ label }) => label)),
    ...groups.map(({ name }) => name),
    ...[domain.name, domain.organisation_name],
  ]);
}

test.describe('the frame', () => {
  // One worker takes them all, and reads the pages in English once.
  test.describe.configure({ mode: 'default' });
  let english: Awaited<ReturnType<typeof framesIn>> | null = null;

  for (const lang of ['de', 'ja', 'ar'])
    test(
      `the frame of every kind of page is in the reader's language: ${lang}`,
      { tag: '@full' },
      async ({ browser, request, baseURL }) => {
        test.slow();
        const content = await contentNames(request);
        const kinds = (await everyKind(request)).filter((path) => path !== OLDER_PAGE);
        const inEnglish = (english ??= await framesIn(browser, baseURL!, 'en', kinds));
        const found: Record<string, string[]> = {};
        for (const [path, said] of await framesIn(browser, baseURL!, lang, [...inEnglish.keys()])) {
          const same = [...said].filter(
            (each) => inEnglish.get(path)?.has(each) && !content.has(each) && !mayMatchEnglish(lang, each),
          );
          if (same.length > 0) found[path] = same;
        }
        expect(found).toEqual({});
      },
    );
});

test('an address with a language sets it, without scripts too, and the query goes', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/news?lang=de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveURL(/\/news$/);
  await page.goto('/rounds?lang=ar&from=poster');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveURL(/\/rounds\?from=poster$/);
  await page.goto('/about?lang=xx');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await context.close();
});

test(
  'a page in English asks for no font of another script, and one in Japanese only for the parts it shows',
  { tag: '@full' },
  async ({ browser }) => {
    const fontsOf = async (lang: string) => {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      const page = await context.newPage();
      // As on a device whose own fonts have none of these scripts.
      await page.addInitScript(() => {
        const style = document.createElement('style');
        style.textContent = `html, html * { --font-text: 'Text Latin', 'Noto Sans JP Variable', 'Noto Sans KR Variable', 'Noto Sans SC Variable', 'Noto Sans Arabic Variable', 'Noto Sans Georgian Variable' !important; }`;
        document.addEventListener('DOMContentLoaded', () => document.head.append(style));
      });
      const asked: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).pathname.startsWith('/fonts/')) asked.push(request.url());
      });
      await page.goto(`/about?lang=${lang}`);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await page.evaluate(() => document.fonts.ready);
      await context.close();
      return asked.filter((url) => url.endsWith('.woff2'));
    };
    expect(await fontsOf('en')).toEqual([]);
    expect(await fontsOf('de')).toEqual([]);
    for (const lang of ['ja', 'ko', 'zh-CN', 'ka', 'ar']) {
      const asked = await fontsOf(lang);
      expect(asked.length, lang).toBeGreaterThan(0);
      expect(asked.length, lang).toBeLessThan(60);
    }
  },
);
