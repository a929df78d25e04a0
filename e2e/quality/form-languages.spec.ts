import { expect, test, type Browser, type Page } from '@playwright/test';
import { comeAlive } from '../support/forms.ts';

/** What a form says when something is wrong. */
const SAID = 'main :is([role="alert"], [role="status"], .field-error, .field-hint, .notice, .form-outcome)';
const HAS_WORD = /[a-z]{3}/i;

/** A sign-in code, an address and a voucher that nobody has. */
const NOBODY = { code: '1234 5678', email: 'a@b', voucher: 'ABCD-EFGH-JKLM' };
/** How a server refuses without a message; null breaks the connection. */
const REFUSALS = [409, 413, 422, 429, 500, 502, null] as const;

type Say = (what: string) => Promise<void>;

const submit = (page: Page, nth = 0) =>
  page.locator('main form:visible').nth(nth).locator('button[type="submit"]:visible').click();
const summary = (page: Page) => page.locator('main .form-summary:not(:empty)').first();

/** Lets every call that the form sends end with a status, and reports what the form says then. */
async function refused(page: Page, calls: string, say: Say) {
  for (const status of REFUSALS) {
    await page.route(calls, (route) =>
      status === null
        ? route.abort()
        : route.fulfill({
            status,
            contentType: 'application/json',
            body: '{}',
            headers: { 'Retry-After': '90' },
          }),
    );
    await submit(page);
    await expect(page.locator('main form[aria-busy="true"]')).toHaveCount(0);
    await expect(summary(page)).toBeVisible();
    await say(`refused ${String(status)}`);
    await page.unroute(calls);
  }
}

/** The forms that anybody can reach, with what goes wrong in each; the names of fields are the same in every language. */
const FORMS: Readonly<Record<string, (page: Page, say: Say) => Promise<void>>> = {
  '/contact-us': async (page, say) => {
    const form = page.locator('main form').first();
    await comeAlive(form);
    await form.locator('input[type="email"]').fill('nonsense');
    await submit(page);
    await expect(summary(page)).toBeFocused();
    await say('bad input');
    await expect(form.locator('input[type="email"]')).toHaveValue('nonsense');
    await form.locator('[name="name"]').fill('Mere Tawhai');
    await form.locator('[name="email"]').fill('mere@example.nz');
    await form.locator('select').selectOption({ index: 1 });
    await form.locator('textarea').fill('May I race a tractor?');
    await refused(page, '**/form/submit/**', say);
    await expect(form.locator('textarea')).toHaveValue('May I race a tractor?');
  },
  '/media-application': async (page, say) => {
    const form = page.locator('main form').first();
    await comeAlive(form);
    await form.locator('[data-date]').first().fill('31/02/2027');
    await form.locator('input[type="number"]').first().fill('99');
    await form.locator('input[type="file"]').setInputFiles({
      name: 'large.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.alloc(8 * 1024 * 1024 + 1),
    });
    await submit(page);
    await expect(summary(page)).toBeFocused();
    await say('bad input');
  },
  '/login': async (page, say) => {
    await submit(page);
    await expect(summary(page)).toBeFocused();
    await say('empty');
    await page.locator('main input[type="email"]').fill('mere@example.nz');
    await refused(page, '**/cognito/**', say);
    await page.locator('main .account-other .text-link').click();
    await page.locator('main input[name="password"]').fill('not the password');
    await submit(page);
    await expect(summary(page)).toBeVisible();
    await say('wrong password');
    await expect(page.locator('main input[name="password"]')).toHaveValue('not the password');
  },
  '/signup': async (page, say) => {
    await submit(page);
    await expect(summary(page)).toBeFocused();
    await say('empty');
    await page.locator('[name="first_name"]').fill('Mere');
    await page.locator('[name="last_name"]').fill('Tawhai');
    await page.locator('main input[type="email"]').fill(NOBODY.email);
    await submit(page);
    await expect(page.locator('main .field-error')).toHaveCount(1);
    await say('what the server finds wrong');
    await expect(page.locator('[name="first_name"]')).toHaveValue('Mere');
  },
  '/forgotpassword': async (page, say) => {
    await page.locator('main input[type="email"]').fill('nobody@example.nz');
    await submit(page);
    await page.locator('[name="code"]').fill('12');
    await page.locator('[name="newpassword"]').fill('short');
    await submit(page);
    await expect(summary(page)).toBeFocused();
    await say('too short');
    await page.locator('[name="code"]').fill(NOBODY.code);
    await page.locator('[name="newpassword"]').fill('a long enough one');
    await expect(summary(page)).toHaveCount(0);
    await submit(page);
    await expect(summary(page)).toBeVisible();
    await say('wrong code');
  },
  '/gift-vouchers': async (page, say) => {
    const form = page.locator('form[data-voucher-buy]');
    await comeAlive(form);
    await form.locator('input[name="amount"]').first().check({ force: true });
    await form.locator('input[name="gift"]').last().check({ force: true });
    await form.locator('[name="deliver_on"]').fill('31/02/2027');
    await form.locator('.voucher-pay button').click();
    await expect(summary(page)).toBeFocused();
    await say('a gift to nobody');
  },
  '/gift-vouchers#redeem': async (page, say) => {
    const form = page.locator('form[data-voucher-redeem]');
    await comeAlive(form);
    await submit(page);
    await expect(summary(page)).toBeFocused();
    await say('no code');
    await form.locator('[name="code"]').fill(NOBODY.voucher);
    await expect(summary(page)).toHaveCount(0);
    await submit(page);
    await expect(summary(page)).toBeVisible();
    await say('unknown code');
    await expect(form.locator('[name="code"]')).toHaveValue(NOBODY.voucher);
  },
  '/invoice/1?key=forged': async (page, say) => {
    for (const status of [429, 503]) {
      await page.route('**/api/v1/**/invoice/**', (route) =>
        route.fulfill({ status, contentType: 'application/json', body: '{}' }),
      );
      await page.reload();
      await expect(page.locator('main .notice')).toBeVisible();
      await say(`the server answers ${String(status)}`);
      await page.unroute('**/api/v1/**/invoice/**');
    }
  },
};

/** What every form says in a language, by form and by what went wrong. */
async function messagesIn(browser: Browser, baseURL: string, lang: string) {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  await context.addCookies([{ name: 'lang', value: lang, url: baseURL }]);
  const said = new Map<string, ReadonlySet<string>>();
  for (const [path, go] of Object.entries(FORMS)) {
    const page = await context.newPage();
    await page.goto(path);
    await go(page, async (what) => {
      const texts = await page.evaluate((selector) => {
        // Labels and hints that an editor wrote are content.
        const labels = new Set(
          [...document.querySelectorAll('[data-label]')].map((e) => e.getAttribute('data-label')),
        );
        return [...document.querySelectorAll(selector)].flatMap((element) => {
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          const found: string[] = [];
          while (walker.nextNode()) found.push(walker.currentNode.textContent?.trim() ?? '');
          return found.filter((each) => !labels.has(each.replace(/:$/, '')));
        });
      }, SAID);
      said.set(`${path}, ${what}`, new Set(texts.filter((each) => HAS_WORD.test(each))));
    });
    await page.close();
  }
  await context.close();
  return said;
}

// One worker takes them all, and makes the mistakes in English once.
test.describe.configure({ mode: 'default' });
let english: Awaited<ReturnType<typeof messagesIn>> | null = null;

for (const lang of ['de', 'ar'])
  test(
    `whatever goes wrong in a form is explained in the reader's language: ${lang}`,
    { tag: '@full' },
    async ({ browser, baseURL }) => {
      test.slow();
      const inEnglish = (english ??= await messagesIn(browser, baseURL!, 'en'));
      const found: Record<string, string[]> = {};
      for (const [where, said] of await messagesIn(browser, baseURL!, lang)) {
        const same = [...said].filter((each) => inEnglish.get(where)?.has(each));
        if (same.length > 0) found[where] = same;
      }
      expect([...inEnglish.values()].every((said) => said.size > 0)).toBe(true);
      expect(found).toEqual({});
    },
  );
