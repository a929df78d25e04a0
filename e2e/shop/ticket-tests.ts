import { expect, test, type Browser, type Page } from '@playwright/test';
import { z } from 'zod';
import { expectAccessible } from '../support/axe.ts';
import { signIn } from '../support/customers.ts';
import { OWN_SHOP_URL, type OwnShop } from '../support/own-shop.ts';
import { expectOneSheet } from '../support/print.ts';
import { decide } from '../support/sandbox.ts';
import { checkOutPass, LAST_ROUND, PASS, placeOrder, signedIn } from '../support/shopping.ts';
import { text } from '../support/texts.ts';

const venueSchema = z.object({ venue: z.object({ name: z.string() }) });

const notFound = (page: Page) => page.getByRole('heading', { name: text('notFound.title') });
const badLink = (page: Page) => page.getByRole('heading', { name: text('orders.badLink') });
const newStranger = async (browser: Browser) =>
  (await browser.newContext({ baseURL: OWN_SHOP_URL })).newPage();

/** Buys two passes as a customer and opens their tickets. @returns the codes, and the signed address */
async function buyTwoPasses(page: Page, shop: OwnShop): Promise<{ codes: string[]; signed: URL }> {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await signedIn(page, shop.cms);
  await checkOutPass(page, shop, 2);
  await placeOrder(page);
  await decide(page, 'approve');
  await expect(page.getByRole('link', { name: text('payment.ticketsPdf') })).toHaveAttribute(
    'href',
    /\/sell\/invoice\/tickets\/pdf\/\d+\?key=/,
  );
  await page.getByRole('link', { name: text('payment.tickets') }).click();
  await expect(page.locator('.ticket')).toHaveCount(2);
  const codes = await page.locator('.ticket figcaption').allTextContents();
  return { codes, signed: new URL(page.url()) };
}

/** Tests of tickets, in an open shop (shop-journey.spec.ts). */
export function ticketTests(open: () => OwnShop): void {
  test(
    'a buyer of passes prints one ticket each; nobody else can without the signed link (spec 2.14)',
    { tag: '@full' },
    async ({ page, browser }) => {
      const { cms } = open();
      const { venue } = venueSchema.parse((await cms.find('rounds', LAST_ROUND))[0]);
      const { codes, signed } = await buyTwoPasses(page, open());
      const tickets = page.locator('.ticket');
      await expect(page.locator('html')).toHaveAttribute('data-printed', '');
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
      await expectOneSheet(page);
      expect(signed.pathname).toMatch(/^\/print-tickets\/\d+$/);
      await page.goto(signed.pathname);
      await expect(tickets).toHaveCount(2);

      const stranger = await newStranger(browser);
      await stranger.goto(signed.pathname + signed.search);
      await expect(stranger.locator('.ticket')).toHaveCount(2);
      // A ticket that is passed on doesn't reveal who bought it or the price.
      await stranger.goto(signed.pathname.replace('print-tickets', 'invoice') + signed.search);
      await expect(badLink(stranger)).toBeVisible();
      await stranger.goto(`${signed.pathname}?key=forged`);
      await expect(badLink(stranger)).toBeVisible();
      await stranger.goto(signed.pathname);
      await expect(stranger).toHaveURL(/\/login$/);
      await signIn(stranger, await cms.newCustomer());
      await expect(stranger).toHaveURL(new RegExp(`${signed.pathname}$`));
      await expect(notFound(stranger)).toBeVisible();
      await stranger.context().close();
    },
  );

  test.describe('on a device that stores them', () => {
    test.use({ serviceWorkers: 'allow' });

    test(
      'opened tickets open offline, and leave the device on sign-out or on request',
      { tag: '@full' },
      async ({ page, context, browser }) => {
        const { cms } = open();
        await signedIn(page, cms);
        await checkOutPass(page, open());
        await placeOrder(page);
        await decide(page, 'approve');
        await page.getByRole('link', { name: text('payment.tickets') }).click();
        await expect(page.getByText(text('documents.ticketsSaved'))).toBeVisible();
        const code = await page.locator('.ticket figcaption').textContent();
        const address = page.url();

        await context.setOffline(true);
        await page.goto(address);
        await expect(page.locator('.ticket figcaption')).toHaveText(code ?? '');
        await expect(page.getByText(text('islands.offline.title'))).toBeVisible();
        // The device shows them only with the link or the sign-in.
        await page.goto(`${address}x`);
        await expect(page.locator('.ticket')).toHaveCount(0);
        // Without the link they are in the list of pages on this device.
        await page.goto('/sponsors');
        await expect(page.locator('main li a').first()).toHaveAttribute('href', /^\/print-tickets\//);

        await context.setOffline(false);
        // The page that the list replaced loads by itself.
        await expect(page.locator('main a[href^="/print-tickets/"]')).toHaveCount(0);
        await page.goto('/logout');
        // It goes home by itself: going elsewhere before that would be called off.
        await page.waitForURL((url) => url.pathname === '/');
        await expect.poll(() => page.evaluate(async () => caches.has('tickets'))).toBe(false);
        await context.setOffline(true);
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1, name: text('offline.title') })).toBeVisible();

        // Somebody who only has the link can't sign out.
        const guests = await browser.newContext({ baseURL: OWN_SHOP_URL, serviceWorkers: 'allow' });
        const guest = await guests.newPage();
        const saved = guest.getByText(text('documents.ticketsSaved'));
        const removed = guest.getByText(text('documents.ticketsRemoved'));
        const remove = guest.getByRole('button', { name: text('documents.removeTickets') });
        await guest.goto(address);
        await expect(saved).toBeVisible();
        await remove.click();
        await expect(removed).toBeVisible();
        await guest.getByRole('button', { name: text('documents.saveTickets') }).click();
        await expect(saved).toBeVisible();
        await guests.setOffline(true);
        await guest.goto('/sponsors');
        await remove.click();
        await expect(removed).toBeFocused();
        await expect(guest.locator('main li a[href^="/print-tickets/"]')).toHaveCount(0);
        await guest.goto(address);
        await expect(guest.locator('.ticket')).toHaveCount(0);
        await guests.close();
      },
    );
  });
}
