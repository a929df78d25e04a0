import { expect, test } from '@playwright/test';
import { buyPasses } from '../support/buy-passes.ts';
import { endSession, goBackBySigningIn, signIn } from '../support/customers.ts';
import { OWN_SHOP_URL, type OwnShop } from '../support/own-shop.ts';
import { freshEmail } from '../support/sandbox.ts';
import { text } from '../support/texts.ts';
import { ASKED, fillInRequest, fillInTransfer, orderTickets } from './order-page-tests.ts';

/** Tests of double presses, other tabs, Back and ended sessions on the page of an order, in an open shop (shop-journey.spec.ts). */
export function orderEdgeTests(open: () => OwnShop): void {
  const full = { tag: '@full' };
  const mailsOf = (email: string) => open().cms.find('mails', { 'where[to][equals]': email });
  const requestsOf = (reason: string) =>
    open().cms.find('refund-requests', { 'where[message][equals]': reason });

  test(
    'pressed twice, a ticket is transferred once, the documents are emailed once and one refund is asked for; Back shows what came of it',
    full,
    async ({ page }) => {
      const [email, friend] = [freshEmail('double'), freshEmail('friend')];
      await page.goto(await buyPasses(open(), email, 2));
      const transfer = await fillInTransfer(page, 1, friend);
      await transfer.getByRole('button', { name: text('orders.transferNow') }).dblclick();
      await expect(page.getByText(text('orders.transferred'))).toBeFocused();
      await page.getByRole('button', { name: text('orders.resend') }).dblclick();
      await expect(page.getByText(text('orders.resent'))).toBeVisible();
      const reason = `We’re all ill (${email}).`;
      const request = await fillInRequest(page, reason);
      await request.getByRole('button', { name: text('orders.askSend') }).dblclick();
      await expect(page.getByText(ASKED)).toBeFocused();
      expect(await requestsOf(reason)).toHaveLength(1);
      expect((await mailsOf(friend)).map(({ template }) => template)).toEqual(['ticket_received']);
      expect((await mailsOf(email)).map(({ template }) => String(template)).toSorted()).toEqual([
        'order',
        'receipt',
        'ticket_given',
      ]);

      await page.getByRole('link', { name: text('orders.viewTickets') }).click();
      await expect(page.locator('.ticket')).toHaveCount(1);
      await page.goBack();
      await expect(orderTickets(page).first()).toContainText(friend);
      await expect(page.getByText(ASKED).filter({ visible: true })).toBeVisible();
    },
  );

  test(
    'what was done in another tab is refused with a reason, what was typed stays, and nothing happens twice',
    full,
    async ({ page, context }) => {
      const order = await buyPasses(open(), freshEmail('tabs'), 2);
      const other = await context.newPage();
      for (const tab of [page, other]) await tab.goto(order);
      const [friend, late] = [freshEmail('friend'), freshEmail('late')];
      const second = await fillInTransfer(other, 1, late);
      const first = await fillInTransfer(page, 1, friend);
      await first.getByRole('button', { name: text('orders.transferNow') }).click();
      await expect(page.getByText(text('orders.transferred'))).toBeVisible();
      await second.getByRole('button', { name: text('orders.transferNow') }).click();
      await expect(second.getByRole('alert')).toContainText('This ticket has already been transferred.');
      await expect(second.getByLabel(text('orders.transferEmail'))).toHaveValue(late);
      expect(await mailsOf(late)).toEqual([]);
      await other.reload();
      await expect(orderTickets(other).first()).toContainText(friend);

      const reason = `We can’t come (${friend}).`;
      const requests = [await fillInRequest(page, reason), await fillInRequest(other, reason)];
      for (const request of requests)
        await request.getByRole('button', { name: text('orders.askSend') }).click();
      for (const tab of [page, other]) await expect(tab.getByText(ASKED)).toBeVisible();
      expect(await requestsOf(reason)).toHaveLength(1);
    },
  );

  test(
    'a member whose session has ended is told so, and asks for the refund after signing in again',
    full,
    async ({ page }) => {
      const email = freshEmail('ended');
      const { pathname } = new URL(await buyPasses(open(), email), OWN_SHOP_URL);
      const customer = await open().cms.newCustomer(email);
      await signIn(page, customer);
      await expect(page).not.toHaveURL(/\/login/);
      await page.goto(pathname);
      const reason = `I’m ill (${email}).`;
      const send = async () => {
        const request = await fillInRequest(page, reason);
        return request.getByRole('button', { name: text('orders.askSend') });
      };
      const late = await send();
      await endSession(page, open().request);
      await late.click();
      await goBackBySigningIn(page, customer);
      await expect(page).toHaveURL(new RegExp(`${pathname}$`));
      expect(await requestsOf(reason)).toEqual([]);
      await (await send()).click();
      await expect(page.getByText(ASKED)).toBeVisible();
      expect(await requestsOf(reason)).toHaveLength(1);
    },
  );
}
