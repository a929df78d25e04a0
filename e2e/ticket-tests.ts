import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { expectAccessible } from './axe.ts';
import { signIn } from './customers.ts';
import { OWN_SHOP_URL, type OwnShop } from './own-shop.ts';
import { decide } from './sandbox.ts';
import { checkOutPass, LAST_ROUND, PASS, placeOrder, signedIn } from './shopping.ts';
import { text } from './texts.ts';

const venueSchema = z.object({ venue: z.object({ name: z.string() }) });

/** What holds for tickets, in a shop that is open (shop-journey.spec.ts). */
export function ticketTests(open: () => OwnShop): void {
  test('who buys passes prints a ticket each; nobody else does without the signed link', async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000);
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    const { cms } = open();
    const { venue } = venueSchema.parse((await cms.find('rounds', LAST_ROUND))[0]);
    await signedIn(page, cms);
    await checkOutPass(page, open(), 2);
    await placeOrder(page);
    await decide(page, 'approve');
    await page.getByRole('link', { name: text('payment.invoice') }).click();
    await page.getByRole('link', { name: text('documents.tickets') }).click();

    const tickets = page.locator('.ticket');
    await expect(tickets).toHaveCount(2);
    await expect(page.locator('html')).toHaveAttribute('data-printed', '');
    const codes = await page.locator('.ticket figcaption').allTextContents();
    expect(new Set(codes).size).toBe(2);
    for (const [index, code] of codes.entries()) {
      const ticket = tickets.nth(index);
      await expect(ticket).toContainText(PASS);
      await expect(ticket).toContainText(venue.name);
      await expect(ticket).toContainText('Mere Tawhai');
      const picture = ticket.getByRole('img', { name: text('documents.qr').replace('{{code}}', code) });
      expect(
        await picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth),
      ).toBeTruthy();
    }
    await expectAccessible(page);
    const signed = new URL(page.url());
    expect(signed.pathname).toMatch(/^\/print-tickets\/\d+$/);
    await page.goto(signed.pathname);
    await expect(tickets).toHaveCount(2);

    const stranger = await (await browser.newContext({ baseURL: OWN_SHOP_URL })).newPage();
    const notFound = stranger.getByRole('heading', { name: text('notFound.title') });
    await stranger.goto(signed.pathname + signed.search);
    await expect(stranger.locator('.ticket')).toHaveCount(2);
    await stranger.goto(`${signed.pathname}?key=forged`);
    await expect(notFound).toBeVisible();
    await stranger.goto(signed.pathname);
    await expect(stranger).toHaveURL(/\/login$/);
    await signIn(stranger, await cms.newCustomer());
    await expect(stranger).toHaveURL(new RegExp(`${signed.pathname}$`));
    await expect(notFound).toBeVisible();
    await stranger.context().close();
  });
}
