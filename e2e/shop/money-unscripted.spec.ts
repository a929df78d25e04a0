import { expect, test, type Browser, type Page } from '@playwright/test';
import arabic from '../../locales/ar.json' with { type: 'json' };
import english from '../../locales/en.json' with { type: 'json' };
import { expectAccessible } from '../support/axe.ts';
import { layoutShiftOf, watchLayoutShift } from '../support/layout-shift.ts';
import { decide, freshEmail, leave } from '../support/sandbox.ts';

/* A visitor returning from a payment reads its result in the page that the server sends, with or without scripts. */

const TEXTS = { en: english, ar: arabic } as const;
type Tongue = keyof typeof TEXTS;

/** A reader of a language, without a script unless `javaScriptEnabled`. */
async function reader(browser: Browser, lang: Tongue, javaScriptEnabled = false): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled, serviceWorkers: 'block' });
  const origin = test.info().project.use.baseURL ?? '';
  await context.addCookies([{ name: 'lang', value: lang, url: origin }]);
  return context.newPage();
}

/** Begins to pay for a voucher. @returns the address of the payment page */
async function orderVoucher(page: Page): Promise<string> {
  const { request } = page.context();
  const url = `${test.info().project.use.baseURL ?? ''}/gift-vouchers`;
  const data = { theme_id: 1, amount: 50, url, email: freshEmail('unscripted') };
  const answer = await request.post('/api/v1/cognito/giftVoucher/payNow', { data });
  const { payment } = (await answer.json()) as { payment: string };
  return payment;
}

/** Fills in and sends the passenger ride form. */
async function bookLap(page: Page): Promise<void> {
  await page.goto('/passenger-laps');
  const form = page.getByRole('form', { name: 'Passenger lap booking' });
  await form.getByLabel('Passenger').fill('Mere Tawhai');
  await form.getByLabel('Email address').fill(freshEmail('lap'));
  await form.getByLabel('Height in centimetres').fill('170');
  await form.getByLabel('Weight in kilograms').fill('70');
  await form.getByLabel('Date of birth').fill('05/03/1990');
  await form.getByLabel('Round').selectOption({ label: 'Highlands' });
  await form.getByRole('button').last().click();
}

const shown = (page: Page, sentence: string) =>
  page.getByText(sentence, { exact: true }).filter({ visible: true });

for (const lang of ['en', 'ar'] as const) {
  const texts = TEXTS[lang];

  test(
    `${lang}: a paid voucher, a declined one, and an invalid token, without a script`,
    { tag: '@full' },
    async ({ browser }) => {
      const page = await reader(browser, lang);
      await page.goto(await orderVoucher(page));
      await decide(page, 'approve');
      await expect(shown(page, texts['payment.successful'])).toBeInViewport();
      await expect(shown(page, texts['payment.failed'])).toHaveCount(0);
      await expect(page.locator('.voucher form').filter({ visible: true })).toHaveCount(0);
      await expect(shown(page, texts['voucher.print'])).toHaveAttribute('href', /\/giftVoucher\/pdf\//);
      await shown(page, texts['payment.invoice']).click();
      await expect(page).toHaveURL(/\/invoice\/\d+\?key=/);

      await page.goto(await orderVoucher(page));
      await decide(page, 'decline');
      await expect(shown(page, texts['payment.failed'])).toBeInViewport();
      await expect(shown(page, texts['payment.successful'])).toHaveCount(0);
      const declined = page.url();

      for (const address of [declined.replace(/payum_token=[\w-]+/, 'payum_token=made-up'), `${declined}x`]) {
        await page.goto(address);
        await expect(shown(page, texts['payment.failed'])).toBeVisible();
        await expect(shown(page, texts['payment.successful'])).toHaveCount(0);
      }
      await page.context().close();
    },
  );

  test(
    `${lang}: a paid form, and one whose payment was abandoned, without a script`,
    { tag: '@full' },
    async ({ browser }) => {
      const page = await reader(browser, lang);
      await bookLap(page);
      await decide(page, 'approve');
      await expect(shown(page, texts['payment.paidInvoice'])).toBeInViewport();
      await expect(page.getByRole('form', { name: 'Passenger lap booking' })).toBeHidden();
      await expect(shown(page, texts['payment.tickets'])).toHaveAttribute(
        'href',
        /^\/print-tickets\/\d+\?key=/,
      );
      const pdf = await shown(page, texts['payment.ticketsPdf']).getAttribute('href');
      const sheet = await page.context().request.get(new URL(pdf ?? '', page.url()).href);
      expect(sheet.headers()['content-type']).toBe('application/pdf');

      await bookLap(page);
      await leave(page);
      await expect(shown(page, texts['payment.left'])).toBeInViewport();
      await expect(shown(page, texts['payment.failed'])).toHaveCount(0);
      await expect(page.getByRole('form', { name: 'Passenger lap booking' })).toBeVisible();
      await shown(page, texts['payment.continue']).click();
      await decide(page, 'approve');
      await expect(shown(page, texts['payment.paidInvoice'])).toBeInViewport();
      await page.context().close();
    },
  );
}

test("a payment's return page is private to the visitor, and its token leaks nowhere", async ({
  browser,
}) => {
  const page = await reader(browser, 'en');
  await page.goto(await orderVoucher(page));
  await decide(page, 'approve');
  const token = new URL(page.url()).searchParams.get('payum_token') ?? '';
  const answer = await page.context().request.get(page.url());
  expect(answer.headers()['cache-control']).toBe('private, no-store');
  expect(answer.headers()['referrer-policy']).toBe('same-origin');
  expect(await answer.text()).not.toContain(token);
  await page.goto('/gift-vouchers');
  await expect(shown(page, english['payment.successful'])).toHaveCount(0);
  await page.context().close();
});

test(
  'with scripts the result appears once in the same place: no second request, no layout shift',
  { tag: '@full' },
  async ({ browser }) => {
    const page = await reader(browser, 'en', true);
    const asked: string[] = [];
    page.on('request', (call) => {
      if (call.url().includes('checkPaid')) asked.push(call.url());
    });
    await watchLayoutShift(page);
    await page.goto(await orderVoucher(page));
    await decide(page, 'approve');
    const another = page.getByRole('button', { name: english['voucher.another'] });
    await expect(another).toBeEnabled();
    await expect(shown(page, english['payment.successful'])).toBeInViewport();
    await expect(shown(page, english['voucher.print'])).toHaveAttribute('href', /\/giftVoucher\/pdf\//);
    await expectAccessible(page);
    expect(asked).toEqual([]);
    const { shift, moved } = await layoutShiftOf(page);
    expect(shift, moved).toBeLessThan(0.01);
    await another.click();
    await expect(page).not.toHaveURL(/payum_token/);
    await expect(page.getByLabel(english['voucher.email'])).toBeVisible();
    await page.context().close();
  },
);
