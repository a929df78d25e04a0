import { randomBytes } from 'node:crypto';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { axeProblems } from '../support/axe.ts';
import { OWN_SHOP_CMS_URL, type OwnShop } from '../support/own-shop.ts';
import { soldTicket } from './gate-tests.ts';

const REASON = 'The session was rained off';
/** How the office's screens are looked at: every colour and every width, in two looks. */
const LOOKS = [
  ['light', 1440],
  ['dark', 1024],
] as const;

/** Fails if a part of a screen of the CMS is inaccessible, or the screen scrolls sideways. */
export async function expectAccessiblePart(desk: Page, within: string): Promise<void> {
  for (const [scheme, width] of LOOKS) {
    await desk.setViewportSize({ width, height: 900 });
    await desk.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), scheme);
    expect(await axeProblems(desk, { within }), scheme).toEqual([]);
    expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
}

/** Signs somebody of this role in to the CMS. */
export async function atTheDesk(browser: Browser, { cms }: OwnShop, role: 'shop' | 'editor'): Promise<Page> {
  const email = `${role}-${randomBytes(6).toString('hex')}@example.nz`;
  const password = randomBytes(12).toString('base64url');
  await cms.create('users', { email, password, role });
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const login = await page.request.post(`${OWN_SHOP_CMS_URL}/api/users/login`, { data: { email, password } });
  expect(login.status()).toBe(200);
  return page;
}

/** Tests of refunds and takings in the CMS (shop-journey.spec.ts). */
export function refundTests(open: () => OwnShop): void {
  test('the shop refunds a booking in two steps by keyboard alone, and sees it in the takings', async ({
    browser,
  }) => {
    await soldTicket(open());
    const [submission] = await open().cms.find('form-submissions', { sort: '-id', limit: '1' });
    const desk = await atTheDesk(browser, open(), 'shop');
    const record = `${OWN_SHOP_CMS_URL}/admin/collections/form-submissions/${String(submission?.id)}`;
    await desk.goto(record);
    const panel = desk.getByRole('region', { name: 'Refund and cancel' });
    await expect(panel).toContainText(/\$(\d+\.\d\d) paid, \$\1 left to refund\./);
    // The price and the demo's card surcharge.
    const [, paid = ''] = /\$(\d+\.\d\d) paid/.exec(await panel.innerText()) ?? [];
    await panel.getByRole('button', { name: 'Refund…', exact: true }).press('Enter');
    const amount = panel.getByRole('textbox', { name: 'Amount (dollars)' });
    await expect(amount).toBeFocused();
    await expect(amount).toHaveValue(paid);
    await amount.fill('99');
    await panel.getByRole('button', { name: 'Continue' }).press('Enter');
    await expect(panel).toContainText(`Enter an amount from $0.01 to $${paid}`);
    await expect(amount).toBeFocused();
    await amount.fill('6');
    await panel.getByRole('button', { name: 'Continue' }).press('Enter');
    await expect(panel.getByRole('textbox', { name: 'Reason' })).toBeFocused();
    await desk.keyboard.type(REASON);
    await expect(amount).toHaveValue('6');
    await panel.getByRole('checkbox', { name: /^Ticket 1/ }).press('Space');
    await expectAccessiblePart(desk, '.record-panel');
    await panel.getByRole('button', { name: 'Continue' }).press('Enter');
    await expect(panel.getByRole('group')).toBeFocused();
    await expect(panel).toContainText('$6.00 goes back to the card. Cancelled: Ticket 1: Pit walk.');
    await panel.getByRole('button', { name: 'Refund $6.00' }).press('Enter');
    await expect(panel.getByRole('status')).toHaveText('Refunded $6.00.');
    await expect(panel.getByRole('list', { name: 'Refunds so far' })).toContainText(REASON);
    await expect(panel).toContainText(`$${paid} paid, $${(Number(paid) - 6).toFixed(2)} left to refund.`);

    await desk.goto(`${OWN_SHOP_CMS_URL}/admin/takings`);
    const sold = desk.getByRole('table', { name: 'Sold and refunded' });
    await expect(sold.getByRole('row', { name: /^Refunds of bookings -\$/ })).toBeVisible();
    await expectAccessiblePart(desk, '.takings');
    await desk.getByLabel('First day').fill('2026-03-02');
    await desk.getByLabel('Last day').fill('2026-03-01');
    await desk.getByRole('button', { name: 'Show' }).press('Enter');
    await expect(desk.locator('.takings').getByRole('alert')).toHaveText(
      'The first day is after the last day.',
    );
    await expect(desk.getByLabel('First day')).toHaveValue('2 Mar 2026');
    await desk.context().close();
  });

  test('an editor sees no way to give money back', { tag: '@full' }, async ({ browser }) => {
    await soldTicket(open());
    const [submission] = await open().cms.find('form-submissions', { sort: '-id', limit: '1' });
    const desk = await atTheDesk(browser, open(), 'editor');
    await desk.goto(`${OWN_SHOP_CMS_URL}/admin/collections/form-submissions/${String(submission?.id)}`);
    await expect(desk.getByText('Answers', { exact: true })).toBeVisible();
    await expect(desk.getByRole('region', { name: 'Refund and cancel' })).toHaveCount(0);
    await desk.goto(`${OWN_SHOP_CMS_URL}/admin/takings`);
    await expect(desk).toHaveURL(`${OWN_SHOP_CMS_URL}/admin`);
    await desk.context().close();
  });
}
