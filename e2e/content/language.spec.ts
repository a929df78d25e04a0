import { expect, test } from '@playwright/test';
import arabic from '../../locales/ar.json' with { type: 'json' };
import german from '../../locales/de.json' with { type: 'json' };
import japanese from '../../locales/ja.json' with { type: 'json' };
import { jumbledWords } from '../support/reading-order.ts';
import { openSettled } from '../support/ready.ts';
import { text } from '../support/texts.ts';

test(
  'the server honours the language cookie on every page, then the browser’s wish, and falls back to English (spec 1.24)',
  { tag: '@full' },
  async ({ request }) => {
    const read = async (path: string, lang: string, wish = '') => {
      const headers = { cookie: `lang=${lang}`, ...(wish === '' ? {} : { 'accept-language': wish }) };
      const answer = await request.get(path, { headers });
      expect(answer.status(), `${path} in ${lang}`).toBe(200);
      return (await answer.text()).match(/<html lang="([^"]+)" dir="([^"]+)"/)?.slice(1);
    };
    for (const path of ['/', '/news', '/news/race-reports/2']) {
      expect(await read(path, 'ar')).toEqual(['ar', 'rtl']);
      expect(await read(path, 'pt-BR')).toEqual(['pt-BR', 'ltr']);
      expect(await read(path, 'xx')).toEqual(['en', 'ltr']);
      expect(await read(path, 'xx', 'de-AT,en;q=0.5')).toEqual(['de', 'ltr']);
      expect(await read(path, 'ar', 'de-AT,en;q=0.5')).toEqual(['ar', 'rtl']);
    }
    expect((await request.get('/de/news')).status()).toBe(404);
  },
);

const ROUND_TRIPS = [
  { lang: 'ar', name: 'العربية', dir: 'rtl', texts: arabic },
  { lang: 'ja', name: '日本語', dir: 'ltr', texts: japanese },
  { lang: 'de', name: 'Deutsch', dir: 'ltr', texts: german },
] as const;

for (const { lang, name, dir, texts } of ROUND_TRIPS) {
  test(
    `${name}: chosen by its own name, remembered by the server, and left again, without a script (spec 9.2)`,
    { tag: lang === 'ar' ? [] : '@full' },
    async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      const choose = async (label: string, language: string) => {
        await page.getByRole('contentinfo').getByRole('button', { name: label }).click();
        await page.locator('#languages').getByRole('button', { name: language, exact: true }).click();
      };
      await page.goto('/rounds');
      await choose(text('language.label'), name);
      await expect(page).toHaveURL(/\/rounds$/);
      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', lang);
      await expect(html).toHaveAttribute('dir', dir);
      await expect(page.getByRole('link', { name: texts['common.skipToContent'] })).toBeAttached();

      await page.goto('/search');
      await expect(page.getByRole('heading', { level: 1, name: texts['search.title'] })).toBeVisible();
      await choose(texts['language.label'], 'English');
      await expect(html).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('heading', { level: 1, name: text('search.title') })).toBeVisible();
      await context.close();
    },
  );
}

test(
  'capitals of content follow the language that it is written in, and those of the interface the reader’s',
  { tag: '@full' },
  async ({ browser, baseURL }) => {
    /** What is set in capitals on a page, as it is shown. */
    const capitals = async (lang: string) => {
      const context = await browser.newContext();
      await context.addCookies([{ name: 'lang', value: lang, url: baseURL! }]);
      const page = await context.newPage();
      const shown: string[] = [];
      for (const path of ['/', '/categories', '/rounds', '/drivers', '/news', '/shop']) {
        await page.goto(path);
        const here = await page
          .locator('.display, .btn, .site-menu summary')
          .evaluateAll((elements) =>
            elements.map((element) => (element instanceof HTMLElement ? element.innerText.trim() : '')),
          );
        shown.push(...here);
      }
      await context.close();
      return shown;
    };
    const english = new Set(await capitals('en'));
    const turkish = await capitals('tr');
    expect(turkish.filter((words) => english.has(words) && words.includes('I')).length).toBeGreaterThan(5);
    expect(turkish.filter((words) => words.includes('İ') && english.has(words.replaceAll('İ', 'I')))).toEqual(
      [],
    );
    // Sonraki, Geri, …: the interface is Turkish.
    expect(turkish.some((words) => words.includes('İ'))).toBe(true);
  },
);

const REFUSALS = [
  { lang: 'ar', texts: arabic, sentence: 'أدخل عنوان بريد إلكتروني مثل name@example.nz.' },
  { lang: 'ja', texts: japanese, sentence: 'name@example.nz のようなメールアドレスを入力してください。' },
  { lang: 'de', texts: german, sentence: 'Gib eine E-Mail-Adresse wie name@example.nz ein.' },
] as const;

for (const { lang, texts, sentence } of REFUSALS) {
  test(
    `${lang}: server errors are in the language of the page`,
    { tag: '@full' },
    async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'lang', value: lang, url: baseURL! }]);
      await page.goto('/login');
      // Browsers accept this as an address; the server knows that it can't receive email.
      await page.getByLabel(texts['account.email']).fill('mere@pits');
      await page.getByRole('button', { name: texts['account.sendLink'] }).click();
      await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
      await expect(page.getByLabel(texts['account.email'])).toHaveValue('mere@pits');
    },
  );
}

test(
  'Arabic is mirrored: logo on the right, menu on the left',
  { tag: '@full' },
  async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'lang', value: 'ar', url: baseURL! }]);
    await page.goto('/');
    const logo = await page.locator('.site-header .site-logo').boundingBox();
    const search = await page.getByRole('link', { name: arabic['nav.search'] }).boundingBox();
    expect(logo!.x).toBeGreaterThan(search!.x);
  },
);

// Every kind of page is looked at in every-kind.spec.ts.
test(
  'the check of numbers, times, codes and addresses in Arabic text finds a telephone number that is out of order',
  { tag: '@full' },
  async ({ page }) => {
    await page.setContent(`<div dir="rtl">هاتف <i>+64 7 555 4101</i> <bdi>+64 7 555 4102</bdi></div>`);
    expect(await jumbledWords(page)).toEqual([expect.stringContaining('+64 7 555 4101')]);
  },
);

test(
  'a number is typed from left to right in Arabic and aligned like the other fields',
  { tag: '@full' },
  async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'lang', value: 'ar', url: baseURL! }]);
    for (const path of ['/login', '/media-application']) {
      await page.goto(path);
      const field = page.locator('input.field-control:is([type="email"], [type="tel"])').first();
      await expect(field).toHaveCSS('direction', 'ltr');
      await expect(field).toHaveCSS('text-align', 'right');
    }
  },
);

test(
  'a password in Arabic is on the right, clear of the button on the left',
  { tag: '@full' },
  async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'lang', value: 'ar', url: baseURL! }]);
    await page.goto('/login');
    await page.getByRole('button', { name: arabic['account.usePassword'] }).click();
    const field = page.locator('.field-with-action > input');
    const action = await page.locator('.field-action').boundingBox();
    const room = await field.evaluate((input) => Number.parseFloat(getComputedStyle(input).paddingLeft));
    expect(action!.x).toBeLessThan((await field.boundingBox())!.x + 2);
    expect(room).toBeGreaterThanOrEqual(action!.width);
    await expect(field).toHaveCSS('padding-right', '12px');
  },
);

test(
  'the language menu loads its font when opened, not before',
  { tag: '@full' },
  async ({ page, baseURL }) => {
    // As on a device whose own fonts have none of these scripts.
    await page.addInitScript(() => {
      const style = document.createElement('style');
      style.textContent = "html, html * { --font-text: 'Text Latin' !important; }";
      document.addEventListener('DOMContentLoaded', () => document.head.append(style));
    });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') asked.push(request.url());
    });
    await openSettled(page, '/about');
    const face = () =>
      page.evaluate(() =>
        [...document.fonts]
          .filter(({ family }) => family.replace(/["']/g, '') === 'Language Names')
          .map(({ status, unicodeRange }) => ({ status, unicodeRange })),
      );
    const [before] = await face();
    expect(before?.status).toBe('unloaded');
    const early = asked.splice(0).length;

    await page
      .getByRole('banner')
      .getByRole('button', { name: text('language.label') })
      .click();
    await expect.poll(async () => (await face())[0]?.status).toBe('loaded');
    expect(asked).toHaveLength(1);
    expect(new URL(asked[0]!).origin).toBe(baseURL);
    expect((await (await page.request.get(asked[0]!)).body()).length).toBeLessThan(8_000);
    expect(early).toBeLessThanOrEqual(4);

    // Every character of every name is in this font or in one that all pages have.
    const names = await page.locator('#languages li').allTextContents();
    const ranges = await page.evaluate(() => [...document.fonts].map(({ unicodeRange }) => unicodeRange));
    const covered = (letter: string) =>
      ranges
        .flatMap((range) => [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)])
        .some(([, from = '', to = from]) => {
          const code = letter.codePointAt(0)!;
          return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
        });
    expect([...names.join('').replace(/\s/g, '')].filter((letter) => !covered(letter))).toEqual([]);
    // A font may lack characters that its range claims: then the character is as wide as in the next font of the list.
    const widths = await page.evaluate(async () => {
      // A canvas doesn't wait for a font.
      await document.fonts.load("40px 'Text Latin'", 'ʻ');
      const canvas = document.createElement('canvas').getContext('2d')!;
      return ['monospace', 'serif'].map((fallback) => {
        canvas.font = `40px 'Text Latin', ${fallback}`;
        return canvas.measureText('ʻ').width;
      });
    });
    expect(widths[0]).toBe(widths[1]);
  },
);

test('a language loads the fonts it needs, and English no others', { tag: '@full' }, async ({ request }) => {
  const sheetOf = async (lang: string) => {
    const html = await (await request.get('/', { headers: { cookie: `lang=${lang}` } })).text();
    return /<link[^>]+href="(\/fonts\/[^"]+\.css)"/.exec(html)?.[1] ?? null;
  };
  expect(await sheetOf('en')).toBeNull();
  expect(await sheetOf('de')).toBeNull();
  for (const [lang, letter] of [
    ['ko', '한'],
    ['ka', 'ქ'],
    ['ja', '検'],
    ['zh-CN', '搜'],
    ['ar', 'ب'],
    ['uk', 'ї'],
  ] as const) {
    const sheet = await sheetOf(lang);
    expect(sheet, lang).not.toBeNull();
    const css = await (await request.get(sheet!)).text();
    const code = letter.codePointAt(0)!;
    const covers = [...css.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].some(
      ([, from = '', to = from]) => code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16),
    );
    expect(covers, lang).toBe(true);
    const [, file = ''] = /url\(\.?\/?(files\/[^)]+\.woff2)\)/.exec(css) ?? [];
    expect((await request.get(new URL(file, `http://x${sheet!}`).pathname)).status(), lang).toBe(200);
  }
});

test("a form on another site can't change the language", async ({ request }) => {
  const answer = await request.post('/api/language', {
    form: { lang: 'de' },
    headers: { 'sec-fetch-site': 'cross-site' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(403);
  const unknown = await request.post('/api/language', { form: { lang: 'xx' }, maxRedirects: 0 });
  expect(unknown.status()).toBe(422);
});
