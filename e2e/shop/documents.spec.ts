import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { newCustomer, signIn, type Customer } from '../support/customers.ts';
import { expectOneSheet } from '../support/print.ts';
import { decide, freshEmail } from '../support/sandbox.ts';
import { text } from '../support/texts.ts';

/** Vouchers are sold without GST, so the invoice is not a tax invoice. */
const invoiceHeading = (page: Page) =>
  page.getByRole('heading', { name: text('documents.invoice'), exact: true });
const notFound = (page: Page) => page.getByRole('heading', { name: text('notFound.title') });
const badLink = (page: Page) => page.getByRole('heading', { name: text('orders.badLink') });

/** Buys a voucher as a customer. @returns the signed address of its invoice */
async function buyAs(page: Page, customer: Customer): Promise<string> {
  await signIn(page, customer);
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto('/gift-vouchers');
  const block = page.locator('.voucher');
  await block.scrollIntoViewIfNeeded();
  await block.getByText('$100.00', { exact: true }).click();
  await block.getByLabel(text('voucher.email')).fill(freshEmail('invoice'));
  await block.getByRole('button', { name: /^Pay \$102\.20/ }).click();
  await decide(page, 'approve');
  return (await page.getByRole('link', { name: text('payment.invoice') }).getAttribute('href')) ?? '';
}

async function owner(page: Page, request: APIRequestContext) {
  const customer = await newCustomer(request);
  const signed = await buyAs(page, customer);
  return { customer, signed, plain: signed.split('?')[0] ?? '' };
}

test(
  'an invoice opens for its owner and for holders of the signed link, and for nobody else (spec 2.13)',
  { tag: '@full' },
  async ({ page, browser, request }) => {
    const { signed, plain } = await owner(page, request);
    expect(signed).toMatch(/^\/invoice\/\d+\?key=/);

    await page.goto(plain);
    await expect(invoiceHeading(page)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(text('documents.invoice')));
    await expect(page.getByText('$100.00').first()).toBeVisible();
    await expectAccessible(page);

    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(signed);
    await expect(invoiceHeading(stranger)).toBeVisible();
    await stranger.goto(`${plain}?key=forged`);
    await expect(badLink(stranger)).toBeVisible();
    await stranger.goto(plain);
    await expect(stranger).toHaveURL(/\/login$/);
    await signIn(stranger, await newCustomer(request));
    await expect(stranger).toHaveURL(new RegExp(`${plain}$`));
    await expect(notFound(stranger)).toBeVisible();
    await stranger.context().close();
  },
);

test(
  'an invoice prints on one sheet without the page around it, and can be downloaded as a PDF (spec 2.13)',
  { tag: '@full' },
  async ({ page, request }) => {
    const { signed, plain } = await owner(page, request);
    await page.goto(signed);
    const pdf = await page.getByRole('link', { name: text('documents.pdf') }).getAttribute('href');
    const response = await request.get(pdf ?? '');
    expect(response.headers()['content-type']).toContain('application/pdf');
    expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');

    await expect(invoiceHeading(page)).toBeVisible();
    await expectOneSheet(page);

    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    for (const path of [
      plain.replace('/invoice/', '/invoice/print/'),
      plain.replace('/invoice/', '/show-invoice/print/'),
    ]) {
      await page.goto(path);
      await expect(invoiceHeading(page)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-printed', '');
      await expect(page.getByRole('banner')).toBeHidden();
      await expectOneSheet(page);
    }
  },
);

test(
  'the sheet of a document is there before its words: from the server, and until the call is answered',
  { tag: '@full' },
  async ({ page }) => {
    const waiting = page.getByRole('status', { name: text('common.loading') });
    const [asked, answered] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()];
    await page.route('**/api/v1/**/invoice/**', async (route) => {
      asked.resolve(null);
      await answered.promise;
      await route.continue();
    });
    await page.goto('/invoice/1?key=forged');
    await asked.promise;
    await expect(waiting).toBeVisible();
    answered.resolve(null);
    await expect(badLink(page)).toBeVisible();
    await expect(waiting).toHaveCount(0);
  },
);

test('documents say without scripts that they need one', { tag: '@full' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL ?? ''}/print-tickets/1`);
  await expect(page.getByText(text('formBlock.needsScript'))).toBeVisible();
  await expect(page.getByRole('status', { name: text('common.loading') })).toBeHidden();
  await context.close();
});

test(
  'a PDF or a pass whose link no longer works is a page that says what to do next',
  { tag: '@full' },
  async ({ page }) => {
    for (const [file, wayBack] of [
      ['/sell/invoice/pdf/1', '/invoice/1'],
      ['/sell/invoice/tickets/pass/1/1', '/print-tickets/1'],
    ] as const) {
      const response = await page.goto(`/api/v1${file}?key=forged`);
      expect(response?.status(), file).toBe(404);
      await expect(badLink(page)).toBeVisible();
      await expect(page.getByRole('link', { name: text('orders.signIn'), exact: true })).toHaveAttribute(
        'href',
        wayBack,
      );
      await expect(page.getByRole('link', { name: text('documents.findOrder') })).toHaveAttribute(
        'href',
        '/find-order',
      );
      await expectAccessible(page);
    }
  },
);

test('documents are neither indexed nor cached', async ({ request }) => {
  for (const path of ['/invoice/1', '/show-invoice/1', '/invoice/print/1', '/print-tickets/1', '/order/1']) {
    const response = await request.get(`${path}?key=x`);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['cache-control'], path).toContain('no-store');
    expect(await response.text(), path).toMatch(/<meta name="robots" content="noindex/);
  }
  for (const path of ['/invoice', '/invoice/print', '/invoice/1/2', '/print-tickets', '/print-tickets/1/2']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
