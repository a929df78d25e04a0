import { expect, test, type Page } from '@playwright/test';
import german from '../locales/de.json' with { type: 'json' };
import { expectAccessible } from './axe.ts';
import { sharedCms } from './cms.ts';
import { newCustomer, signIn } from './customers.ts';
import { decide, freshEmail, leave } from './sandbox.ts';
import { text } from './texts.ts';

const PAGE = '/gift-vouchers';
const block = (page: Page) => page.locator('.voucher');
const payButton = (page: Page) => block(page).getByRole('button', { name: /^Pay \$/ });

async function openBlock(page: Page) {
  await page.goto(PAGE);
  await block(page).scrollIntoViewIfNeeded();
  await expect(block(page).getByRole('button', { name: text('voucher.toRedeem') })).toBeVisible();
}

async function buy(page: Page, email: string, amount = '$50.00') {
  await openBlock(page);
  await block(page).getByText(amount, { exact: true }).click();
  await block(page).getByLabel(text('voucher.email')).fill(email);
  await payButton(page).click();
}

/** The code of the voucher that was mailed. */
const codeIn = (mail: string) => /([0-9A-Z]{4}(?:-[0-9A-Z]{4}){3})/.exec(mail)![1]!;

test('offers the listed amounts and a typed one, and the pay button only with something to pay', async ({
  page,
}) => {
  await openBlock(page);
  await expect(payButton(page)).toHaveCount(0);
  await expect(block(page).getByText(/Valid until .*2030/)).toBeVisible();
  await block(page).getByText('$100.00', { exact: true }).click();
  await expect(payButton(page)).toHaveText('Pay $100.00 Now');
  await block(page).getByText(text('voucher.custom'), { exact: true }).click();
  await expect(payButton(page)).toHaveCount(0);
  const typed = block(page).getByLabel(text('voucher.customLabel'));
  await typed.fill('37.5');
  await expect(payButton(page)).toHaveText('Pay $37.50 Now');
  await typed.fill('2');
  await block(page).getByLabel(text('voucher.email')).fill('gift@example.nz');
  await payButton(page).click();
  await expect(typed).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  await expectAccessible(page);
});

test('buys one voucher, however often the return is opened, and mails its code', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const email = freshEmail('voucher');
  await buy(page, email);
  await decide(page, 'approve');
  await expect(page.getByText(text('payment.successful'), { exact: true })).toBeVisible();
  await expect(page.getByText(text('payment.receipt'))).toBeVisible();
  await expectAccessible(page);
  const address = page.url();
  for (let visit = 0; visit < 20; visit += 1) {
    await page.goto(address);
    await expect(page.getByText(text('payment.successful'), { exact: true })).toBeVisible();
  }
  const cms = sharedCms(request);
  expect(codeIn(await cms.mailTo(email))).toBeTruthy();
  expect(await cms.find('gift-vouchers', { 'where[buyer_email][equals]': email })).toHaveLength(1);
});

test('a declined payment and one left midway say so and can be tried again', async ({ page }) => {
  await buy(page, freshEmail('declined'));
  await decide(page, 'decline');
  await expect(page.getByText(text('payment.failed'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: text('payment.again') }).click();
  await expect(page).not.toHaveURL(/payum_token/);
  await buy(page, freshEmail('left'));
  await leave(page);
  await expect(page.getByText(text('payment.failed'), { exact: true })).toBeVisible();
});

test('two presses make one payment, and Back from the payment lets the visitor press again', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (call) => {
    if (call.url().endsWith('/payNow')) sent.push(call.url());
  });
  await openBlock(page);
  await block(page).getByText('$25.00', { exact: true }).click();
  await block(page).getByLabel(text('voucher.email')).fill(freshEmail('double'));
  await payButton(page).dblclick();
  await expect(page).toHaveURL(/\/api\/v1\/pay\//);
  expect(sent).toHaveLength(1);
  await page.goBack();
  await block(page).scrollIntoViewIfNeeded();
  await expect(block(page).getByLabel(text('voucher.email'))).toBeEditable();
});

test('an unknown code is refused in a banner', async ({ page }) => {
  await openBlock(page);
  await block(page)
    .getByRole('button', { name: text('voucher.toRedeem') })
    .click();
  await block(page).getByLabel(text('voucher.code')).fill('AAAA-BBBB-CCCC-DDDD');
  await block(page)
    .getByRole('button', { name: text('voucher.check') })
    .click();
  await expect(block(page).getByRole('alert')).toContainText(/\p{L}/u);
  await expectAccessible(page);
});

test('redeems a voucher after a sign-in that keeps the code, and shows the credit; a second time is refused, in the language of the page', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const email = freshEmail('redeem');
  await buy(page, email);
  await decide(page, 'approve');
  await expect(page.getByText(text('payment.successful'), { exact: true })).toBeVisible();
  const cms = sharedCms(request);
  const code = codeIn(await cms.mailTo(email));
  const customer = await newCustomer(request);

  await page.goto(`${PAGE}#redeem=${code}`);
  await expect(block(page).getByLabel(text('voucher.code'))).toHaveValue(code);
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  await block(page)
    .getByRole('button', { name: text('voucher.check') })
    .click();
  await expect(
    block(page)
      .getByRole('status')
      .filter({ hasText: /\$50\.00.*2030/ }),
  ).toBeVisible();
  await block(page).getByRole('button', { name: 'Redeem $50.00 now' }).click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, customer);
  await expect(page).toHaveURL(new RegExp(PAGE));
  await expect(block(page).getByLabel(text('voucher.code'))).toHaveValue(code);
  // In this tab the voucher was looked at already; after a mailed link, in another one, it was not.
  const redeem = block(page).getByRole('button', { name: 'Redeem $50.00 now' });
  await expect(redeem.or(block(page).getByRole('button', { name: text('voucher.check') }))).toBeVisible();
  if (!(await redeem.isVisible()))
    await block(page)
      .getByRole('button', { name: text('voucher.check') })
      .click();
  await redeem.click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText('$50.00').first()).toBeVisible();

  await page.goto(`${PAGE}#redeem=${code}`);
  await block(page)
    .getByRole('button', { name: text('voucher.check') })
    .click();
  await expect(block(page).getByRole('alert')).toContainText(
    'This voucher code is not valid or was used already.',
  );
  await expect(block(page).getByText('$50.00', { exact: true }).first()).toBeAttached();

  await page.context().addCookies([{ name: 'lang', value: 'de', url: page.url() }]);
  await page.goto('/news');
  await page.goto(`${PAGE}#redeem=${code}`);
  await block(page).getByRole('button', { name: german['voucher.check'] }).click();
  await expect(block(page).getByRole('alert')).toContainText(
    'Dieser Gutscheincode ist ungültig oder wurde schon eingelöst.',
  );
});

test('of two tabs that redeem the same voucher one gets the credit, the other is told why not', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(120_000);
  const cms = sharedCms(request);
  const email = freshEmail('tabs');
  await buy(page, email);
  await decide(page, 'approve');
  await expect(page.getByText(text('payment.successful'), { exact: true })).toBeVisible();
  const code = codeIn(await cms.mailTo(email));
  const customer = await newCustomer(request);
  await signIn(page, customer);
  await expect(page).not.toHaveURL(/\/login/);

  const tabs = [page, await context.newPage()];
  const redeem = (tab: Page) => block(tab).getByRole('button', { name: 'Redeem $50.00 now' });
  for (const tab of tabs) {
    await tab.goto(`${PAGE}#redeem=${code}`);
    await block(tab)
      .getByRole('button', { name: text('voucher.check') })
      .click();
    await expect(redeem(tab)).toBeVisible();
  }
  const answers = tabs.map(async (tab) => {
    const answer = await tab.waitForResponse((response) => response.url().endsWith('/giftVoucher/redeem'));
    return ((await answer.json()) as { success: boolean }).success;
  });
  await Promise.all(tabs.map((tab) => redeem(tab).click()));
  const isDone = await Promise.all(answers);
  expect(isDone.toSorted()).toEqual([false, true]);
  const winner = tabs[isDone.indexOf(true)]!;
  const loser = tabs[isDone.indexOf(false)]!;
  await expect(winner).toHaveURL(/\/profile$/);
  await expect(winner.getByText('$50.00').first()).toBeVisible();
  await expect(block(loser).getByRole('alert').filter({ hasText: 'was used already' })).toBeVisible();
  const [owner] = await cms.find('customers', { 'where[email][equals]': customer.email });
  const entries = await cms.find('credit-entries', { 'where[customer][equals]': String(owner?.id) });
  expect(entries.map(({ cents }) => cents)).toEqual([5000]);
});
