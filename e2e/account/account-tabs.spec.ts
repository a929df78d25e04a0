import { expect, test, type Page } from '@playwright/test';
import { customerMenu, newCustomer, signIn, signInLink, withoutFavourites } from '../support/customers.ts';

const tabsOf = async (page: Page, count: number): Promise<Page[]> => [
  page,
  ...(await Promise.all(Array.from({ length: count - 1 }, () => page.context().newPage()))),
];

test(
  'signing in and out in one tab shows in the other at once (spec 3.4)',
  { tag: '@full' },
  async ({ page, request }) => {
    const customer = await newCustomer(request);
    const [here, there] = await tabsOf(page, 2);
    await there!.goto('/news');
    await expect(signInLink(there!)).toBeVisible();
    await signIn(here!, customer);
    await expect(customerMenu(there!, customer.name)).toBeVisible();
    await there!.goto('/logout');
    await expect(signInLink(here!)).toBeVisible();
  },
);

test('five tabs with an expiring token refresh it once', { tag: '@full' }, async ({ page, request }) => {
  await withoutFavourites(page);
  const customer = await newCustomer(request);
  await signIn(page, customer);
  await expect(customerMenu(page, customer.name)).toBeVisible();
  // The same token, marked as expiring in 20 seconds: each tab decides by this value when to renew. It is written where no page of the
  // site runs and before the tabs exist, because each tab is a process with its own view of the storage.
  await page.goto('/robots.txt');
  const expiring = await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('session')!) as { state: { access_token: string } };
    const [head, claims = '', seal] = session.state.access_token.split('.');
    const read = JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/'))) as Record<string, number>;
    read['exp'] = Math.floor(Date.now() / 1000) + 20;
    session.state.access_token = [head, btoa(JSON.stringify(read)), seal].join('.');
    localStorage.setItem('session', JSON.stringify(session));
    return session.state.access_token;
  });

  const refreshes: string[] = [];
  page.context().on('request', (sent) => {
    if (sent.url().includes('refreshToken')) refreshes.push(sent.url());
  });
  const tabs = await tabsOf(page, 5);
  await Promise.all(tabs.map((tab) => tab.goto('/news')));
  for (const tab of tabs) await expect(customerMenu(tab, customer.name)).toBeVisible();
  // A changed token has no valid seal: until there is a new one, a call with it would end the session.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('session'))).not.toContain(expiring);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: customer.name })).toBeVisible();
  expect(refreshes).toHaveLength(1);
});

test(
  'the header keeps its layout and never shows a signed-in visitor the wrong state',
  { tag: '@full' },
  async ({ page, request }) => {
    const customer = await newCustomer(request);
    await signIn(page, customer);
    await expect(customerMenu(page, customer.name)).toBeVisible();
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen, shifts: 0 });
      const look = () => {
        const control = document.querySelector(
          '.site-header [href="/login"], .site-header button[popovertarget][aria-label]:has(.avatar)',
        );
        const label = control?.getAttribute('aria-label');
        if (label && seen.at(-1) !== label) seen.push(label);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto('/rounds');
    await expect(customerMenu(page, customer.name)).toBeVisible();
    const seen = await page.evaluate(() => Reflect.get(window, 'seen') as string[]);
    // Before hydration it says "Account", which is right for everybody.
    expect(seen).toEqual(['Account', `${customer.name}’s account`]);
  },
);
