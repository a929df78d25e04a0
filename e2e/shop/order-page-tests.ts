import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { buyPasses } from '../support/buy-passes.ts';
import { beSignedIn, profilePart, signIn } from '../support/customers.ts';
import { OWN_SHOP_URL, type OwnShop } from '../support/own-shop.ts';
import { freshEmail } from '../support/sandbox.ts';
import { text } from '../support/texts.ts';

/** The tickets on the page of an order. */
export const orderTickets = (page: Page) => page.locator('.order-tickets > li').filter({ visible: true });

/** Opens the form for a ticket's new holder and fills it in. @returns the form */
export async function fillInTransfer(page: Page, number: number, email: string) {
  await orderTickets(page)
    .nth(number - 1)
    .getByRole('button', { name: text('orders.transfer') })
    .click();
  const form = page.getByRole('form', { name: text('orders.transfer') });
  await form.getByLabel(text('orders.transferName')).fill('Tama Ngata');
  await form.getByLabel(text('orders.transferEmail')).fill(email);
  return form;
}

/** Opens the form that asks for a refund and fills it in. @returns the form */
export async function fillInRequest(page: Page, reason: string) {
  await page.getByRole('button', { name: text('orders.ask') }).click();
  const form = page.getByRole('form', { name: text('orders.ask') });
  await form.getByLabel(text('orders.askReason')).fill(reason);
  return form;
}

/** What the page says once a refund was asked for, up to the day. */
export const ASKED = text('orders.asked').split('{{day}}')[0]!.trim();

/** Tests of the page of an order, and of an account with one, in an open shop (shop-journey.spec.ts). */
export function orderPageTests(open: () => OwnShop): void {
  const mailsOf = (email: string, template: string) =>
    open().cms.find('mails', { 'where[to][equals]': email, 'where[template][equals]': template });

  test('a ticket gets another name, and goes into a phone’s wallet', async ({ page }) => {
    await page.goto(await buyPasses(open(), freshEmail('name'), 2));
    const [first, second] = [orderTickets(page).first(), orderTickets(page).nth(1)];
    await first.getByRole('button', { name: text('orders.changeName') }).click();
    const form = page.getByRole('form', { name: text('orders.changeName') });
    await expectAccessible(page);
    await form.getByLabel(text('orders.ticketName')).fill('Ana Tawhai');
    await form.getByRole('button', { name: text('orders.saveName') }).click();
    await expect(page.getByText(text('orders.nameChanged'))).toBeFocused();
    await expect(first).toContainText('Ana Tawhai');
    await expect(second).toContainText('Mere Ngata');
    const pass = first.getByRole('link', { name: text('wallet.apple') });
    const bundle = await open().request.get((await pass.getAttribute('href')) ?? '');
    expect(bundle.headers()['content-type']).toBe('application/vnd.apple.pkpass');
  });

  test(
    'a transferred ticket leaves the buyer’s page, and opens with the new holder’s link alone',
    { tag: '@full' },
    async ({ page, browser }) => {
      const order = await buyPasses(open(), freshEmail('giver'), 2);
      await page.goto(order);
      await page.getByRole('link', { name: text('orders.viewTickets') }).click();
      await expect(page.locator('.ticket')).toHaveCount(2);
      const codes = await page.locator('.ticket figcaption').allTextContents();
      const signed = page.url();
      await page.goto(order);
      const friend = freshEmail('friend');
      const form = await fillInTransfer(page, 1, friend);
      await expectAccessible(page);
      await form.getByRole('button', { name: text('orders.transferNow') }).click();
      await expect(page.getByText(text('orders.transferred'))).toBeFocused();
      await expect(orderTickets(page).first()).toContainText(friend);
      const received = /\S+\/print-tickets\/\S+/.exec(await open().cms.mailTo(friend))?.[0] ?? '';
      const stranger = await (await browser.newContext({ baseURL: OWN_SHOP_URL })).newPage();
      await stranger.goto(received);
      await expect(stranger.locator('.ticket')).toHaveCount(1);
      await expect(stranger.locator('.ticket')).toContainText('Tama Ngata');
      await expect(stranger.locator('.ticket figcaption')).not.toHaveText(codes[0]!);
      await stranger.goto(signed);
      await expect(stranger.locator('.ticket figcaption')).toHaveText(codes.slice(1));
      await stranger.context().close();
    },
  );

  test('a buyer has the documents emailed again, and asks for a refund', async ({ page }) => {
    const email = freshEmail('again');
    await page.goto(await buyPasses(open(), email));
    await page.getByRole('button', { name: text('orders.resend') }).click();
    await expect(page.getByText(text('orders.resent'))).toBeVisible();
    await expect.poll(async () => (await mailsOf(email, 'receipt')).length).toBe(1);
    const form = await fillInRequest(page, `I’m ill (${email}).`);
    await expectAccessible(page);
    await form.getByRole('button', { name: text('orders.askSend') }).click();
    await expect(page.getByText(ASKED)).toBeFocused();
    const query = { 'where[message][equals]': `I’m ill (${email}).` };
    expect(await open().cms.find('refund-requests', query)).toHaveLength(1);
    await page.reload();
    await expect(page.getByText(ASKED)).toBeVisible();
    await expect(page.getByRole('button', { name: text('orders.ask') })).toHaveCount(0);
  });

  test(
    'a buyer cancels while the rule allows it, in two presses that say what comes back',
    { tag: '@full' },
    async ({ page }) => {
      const { cms } = open();
      const email = freshEmail('cancel');
      await cms.setGlobal('domain-settings', { cancel_days_before: 3 });
      await page.goto(await buyPasses(open(), email));
      await page.getByRole('button', { name: text('orders.cancel'), exact: true }).click();
      const [cancelNow = ''] = text('orders.cancelNow').split('{{amount}}');
      await page.getByRole('button', { name: new RegExp(`^${cancelNow}\\$\\d`) }).click();
      await expect(page.getByText(text('orders.cancelDone'))).toBeFocused();
      await expect(page.getByRole('region', { name: text('orders.progress') })).toContainText(
        text('orders.refunded'),
      );
      await expect(orderTickets(page)).toContainText(text('orders.ticketCancelled'));
      await expect.poll(async () => (await mailsOf(email, 'order_refunded')).length).toBe(1);
      await cms.setGlobal('domain-settings', { cancel_days_before: null });
    },
  );

  test('whoever has lost the emails finds what they bought by their address', async ({ page }) => {
    const email = freshEmail('lost');
    await buyPasses(open(), email);
    await page.goto('/find-order');
    await page.getByLabel(text('account.email')).fill(email);
    await page.getByRole('button', { name: text('account.findOrderSend') }).click();
    await expect(page.getByText(text('account.findOrderSent').replace('{{email}}', email))).toBeVisible();
    await expectAccessible(page);
    await expect.poll(async () => (await mailsOf(email, 'order_links')).length).toBe(1);
    const [mail] = await mailsOf(email, 'order_links');
    await page.goto(/\S+\/order\/\d+\?key=\S+/.exec(String(mail?.['text']))?.[0] ?? '');
    await expect(orderTickets(page)).toHaveCount(1);
  });

  test('an account has what was bought with its address, is downloaded and deleted, and the ticket stays valid', async ({
    page,
  }) => {
    const { cms } = open();
    const email = freshEmail('leaving');
    const signed = await buyPasses(open(), email);
    const number = /\/order\/(\d+)/.exec(signed)?.[1] ?? '';
    const customer = await cms.newCustomer(email);
    await beSignedIn(page, customer);
    await page.goto('/profile');
    await page.locator('.profile-history a[href^="/order/"]').click();
    await expect(page).toHaveURL(new RegExp(`/order/${number}$`));
    await expect(orderTickets(page)).toHaveCount(1);

    await page.goto('/profile');
    const data = profilePart(page, 'account.yourData');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      data.getByRole('button', { name: text('account.export') }).click(),
    ]);
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
      profile: { email },
      orders: [{ number: Number(number) }],
    });

    await data.getByRole('button', { name: text('account.delete') }).click();
    await expect(data.getByText(text('account.deleteTickets'))).toBeVisible();
    await expectAccessible(page);
    await data.getByRole('button', { name: text('account.sendCode') }).click();
    await data.getByLabel(text('account.code')).fill(await cms.codeTo(email));
    await data.getByRole('button', { name: text('account.deleteNow') }).click();
    await expect(page.getByText(text('account.deleted'))).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
    await signIn(page, customer);
    await expect(page.getByRole('alert').filter({ hasText: text('account.wrongPassword') })).toBeVisible();

    await page.goto(signed);
    await expect(orderTickets(page)).toContainText('Mere');
    await expect(orderTickets(page)).toContainText(text('orders.ticketValid'));
  });
}
