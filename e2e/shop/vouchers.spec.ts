import { expect, test, type Page } from '@playwright/test';
import german from '../../locales/de.json' with { type: 'json' };
import { expectAccessible } from '../support/axe.ts';
import { sharedCms } from '../support/cms.ts';
import { endSession, goBackBySigningIn, newCustomer, signIn } from '../support/customers.ts';
import { decide, freshEmail, leave } from '../support/sandbox.ts';
import { text } from '../support/texts.ts';

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
  const total = (await payButton(page).innerText()).match(/\$[\d.,]+/)?.[0] ?? '';
  await payButton(page).click();
  // The button and the payment page show the same amount.
  await expect(page.locator('.amount')).toHaveText(total);
}

/** The code in the voucher's email. */
const codeIn = (mail: string) => /([0-9A-Z]{4}(?:-[0-9A-Z]{4}){3})/.exec(mail)![1]!;

test(
  'offers the listed amounts and a custom one, and the pay button only with an amount',
  { tag: '@full' },
  async ({ page }) => {
    await openBlock(page);
    await expect(payButton(page)).toHaveText('Pay $25.78 Now');
    await expect(block(page).getByText(/Valid until .*2030/)).toBeVisible();
    await block(page).getByText('$100.00', { exact: true }).click();
    await expect(payButton(page)).toHaveText('Pay $102.20 Now');
    await block(page).getByText(text('voucher.custom'), { exact: true }).click();
    await expect(payButton(page)).toHaveCount(0);
    const typed = block(page).getByLabel(text('voucher.customLabel'));
    await typed.fill('37.5');
    await expect(payButton(page)).toHaveText('Pay $38.51 Now');
    await typed.fill('2');
    await block(page).getByLabel(text('voucher.email')).fill('gift@example.nz');
    await payButton(page).click();
    await expect(typed).toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
    await expectAccessible(page);
  },
);

test(
  'buys one voucher, however often the return address is opened, and emails its code (spec 1.10, 4.10)',
  { tag: '@full' },
  async ({ page, request }) => {
    const email = freshEmail('voucher');
    await buy(page, email);
    await decide(page, 'approve');
    await expect(page.getByText(text('payment.successful'), { exact: true })).toBeVisible();
    await expect(page.getByText(text('payment.receipt'))).toBeVisible();
    await expectAccessible(page);
    const address = page.url();
    for (let visit = 0; visit < 2; visit += 1) {
      await page.goto(address);
      await expect(page.getByText(text('payment.successful'), { exact: true })).toBeVisible();
    }
    const cms = sharedCms(request);
    expect(codeIn(await cms.mailTo(email))).toBeTruthy();
    expect(await cms.find('gift-vouchers', { 'where[buyer_email][equals]': email })).toHaveLength(1);
  },
);

test(
  'a gift asks for its recipient; buyer and recipient each get their own email, and the buyer can send it again',
  { tag: '@full' },
  async ({ page, request }) => {
    const [email, friend] = [freshEmail('giver'), freshEmail('friend')];
    await openBlock(page);
    await expect(page.getByText(text('payment.trial'))).toBeVisible();
    await block(page).getByText('$25.00', { exact: true }).first().click();
    await block(page).getByLabel(text('voucher.asGift')).check();
    await block(page).getByLabel(text('voucher.email')).fill(email);
    await payButton(page).click();
    const name = block(page).getByLabel(text('voucher.recipientName'));
    await expect(name).toHaveAccessibleDescription(text('forms.required'));
    await expectAccessible(page);
    await name.fill('Tama');
    await block(page).getByLabel(text('voucher.recipientEmail')).fill(friend);
    await block(page).getByLabel(text('voucher.giverName')).fill('Mere');
    await block(page).getByLabel(text('voucher.message')).fill('Kia ora');
    await payButton(page).click();
    await decide(page, 'approve');
    await expect(page.getByText(text('payment.successful'), { exact: true })).toBeVisible();
    const cms = sharedCms(request);
    const mail = await cms.mailTo(friend);
    expect(mail).toContain('Kia ora');
    expect(mail).toContain('Mere has given you a $25.00 gift voucher');
    expect(mail).not.toContain(email);
    const receipt = await cms.mailTo(email);
    expect(receipt).toContain('Tama');
    expect(receipt).toContain('Gift voucher $25.00');
    // Its buyer sends it once more from the page of the purchase.
    const voucher = { 'where[recipient_email][equals]': friend };
    await expect
      .poll(async () => (await cms.find('gift-vouchers', voucher))[0]?.['delivered_at'])
      .toBeTruthy();
    await page.getByRole('link', { name: text('payment.order') }).click();
    await expect(page.getByText(text('documents.voucherSent').replace('{{to}}', 'Tama'))).toBeVisible();
    await page.getByRole('button', { name: text('documents.voucherResend') }).click();
    await expect(page.getByText(text('documents.voucherResent'))).toBeVisible();
    await expectAccessible(page);
    const sent = { 'where[to][equals]': friend, 'where[template][equals]': 'gift' };
    expect(await cms.find('mails', sent)).toHaveLength(2);
    await page.goto(/http\S+#redeem=\S+/.exec(mail)![0]);
    await expect(block(page).getByLabel(text('voucher.code'))).toHaveValue(codeIn(mail));
  },
);

test(
  'a declined payment says so and can be tried again; who leaves before paying can go back and pay (spec 4.10, 8.9)',
  { tag: '@full' },
  async ({ page }) => {
    await buy(page, freshEmail('declined'));
    await decide(page, 'decline');
    await expect(page.getByText(text('payment.failed'), { exact: true })).toBeVisible();
    await page.getByRole('button', { name: text('forms.again') }).click();
    await expect(page).not.toHaveURL(/payum_token/);
    await buy(page, freshEmail('left'));
    await leave(page);
    await expect(page.getByText(text('payment.left'), { exact: true })).toBeVisible();
    await expect(page.getByText(text('voucher.left'))).toBeVisible();
    await expect(page.getByText(text('payment.failed'), { exact: true })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: text('payment.continue') }).click();
    await decide(page, 'approve');
    await expect(page.getByText(text('payment.successful'), { exact: true })).toBeVisible();
  },
);

test(
  'pressing twice makes one payment, and after going back the button works again',
  { tag: '@full' },
  async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (call) => {
      if (call.url().endsWith('/payNow')) sent.push(call.url());
    });
    await openBlock(page);
    await block(page).getByText('$25.00', { exact: true }).first().click();
    await block(page).getByLabel(text('voucher.email')).fill(freshEmail('double'));
    await payButton(page).dblclick();
    await expect(page).toHaveURL(/\/api\/v1\/pay\//);
    expect(sent).toHaveLength(1);
    await page.goBack();
    await block(page).scrollIntoViewIfNeeded();
    await expect(block(page).getByLabel(text('voucher.email'))).toBeEditable();
  },
);

test(
  'a voucher that is paid while nobody comes back is emailed all the same',
  { tag: '@full' },
  async ({ page, request }) => {
    const email = freshEmail('closed');
    await buy(page, email);
    const paying = page.url();
    await page.close();
    // The bank says yes after the tab was closed.
    const answer = await request.post(paying, { form: { decision: 'approve' }, maxRedirects: 0 });
    expect(answer.status()).toBe(303);
    expect(codeIn(await sharedCms(request).mailTo(email))).toBeTruthy();
  },
);

test(
  'whose session has ended comes back to the voucher after signing in, and redeems it',
  { tag: '@full' },
  async ({ page, request }) => {
    const email = freshEmail('ended');
    await buy(page, email);
    await decide(page, 'approve');
    await expect(page.getByText(text('payment.successful'), { exact: true })).toBeVisible();
    const code = codeIn(await sharedCms(request).mailTo(email));
    const customer = await newCustomer(request);
    await signIn(page, customer);
    await expect(page).not.toHaveURL(/\/login/);
    await page.goto(`${PAGE}#redeem=${code}`);
    const check = block(page).getByRole('button', { name: text('voucher.check') });
    const redeem = block(page).getByRole('button', { name: 'Redeem $50.00 now' });
    await check.click();
    await expect(redeem).toBeVisible();
    await endSession(page, request);
    await redeem.click();
    await goBackBySigningIn(page, customer);
    await expect(page).toHaveURL(new RegExp(PAGE));
    await expect(block(page).getByLabel(text('voucher.code'))).toHaveValue(code);
    await check.click();
    await redeem.click();
    await expect(page.getByText('$50.00 has been added to your credit.')).toBeVisible();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('says that scripts are needed, and shows no button for paying', { tag: '@full' }, async ({ page }) => {
    await page.goto(PAGE);
    await expect(block(page).getByText(text('formBlock.needsScript'))).toBeVisible();
    await expect(payButton(page)).toHaveCount(0);
  });
});

test('an unknown code is rejected in a banner', { tag: '@full' }, async ({ page }) => {
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

test('redeems a voucher after a sign-in that keeps the code, and shows the credit; a second time is rejected, in the language of the page (spec 1.10, 2.25)', async ({
  page,
  request,
}) => {
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
  // This tab has already checked the voucher; another tab, opened from an emailed link, has not.
  const redeem = block(page).getByRole('button', { name: 'Redeem $50.00 now' });
  await expect(redeem.or(block(page).getByRole('button', { name: text('voucher.check') }))).toBeVisible();
  if (!(await redeem.isVisible()))
    await block(page)
      .getByRole('button', { name: text('voucher.check') })
      .click();
  await redeem.click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText('$50.00 has been added to your credit.')).toBeInViewport();
  await expect(page.getByText(text('account.newBalance').replace('{{amount}}', '$50.00'))).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('$50.00').first()).toBeVisible();
  await expect(page.getByText('has been added to your credit')).toHaveCount(0);
  await page.getByRole('link', { name: text('account.redeemVoucher') }).click();
  await expect(block(page).getByLabel(text('voucher.code'))).toBeFocused();

  await page.goto(`${PAGE}#redeem=${code}`);
  await block(page)
    .getByRole('button', { name: text('voucher.check') })
    .click();
  await expect(block(page).getByRole('alert')).toContainText(
    'This voucher code isn’t valid or has already been used.',
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

test(
  'if two tabs redeem the same voucher, one gets the credit and the other is told why not (spec 8.8)',
  { tag: '@full' },
  async ({ page, context, request }) => {
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
    await expect(block(loser).getByRole('alert').filter({ hasText: 'already been used' })).toBeVisible();
    const [owner] = await cms.find('customers', { 'where[email][equals]': customer.email });
    const entries = await cms.find('credit-entries', { 'where[customer][equals]': String(owner?.id) });
    expect(entries.map(({ cents }) => cents)).toEqual([5000]);
  },
);
