import { expect, test, type Page } from '@playwright/test';
import { customerMenu, newCustomer, signIn, signInLink } from './customers.ts';

const tabsOf = async (page: Page, count: number): Promise<Page[]> => [
  page,
  ...(await Promise.all(Array.from({ length: count - 1 }, () => page.context().newPage()))),
];

test('a sign-in and a sign-out in one tab show in the other at once', async ({ page, request }) => {
  const customer = await newCustomer(request);
  const [here, there] = await tabsOf(page, 2);
  await there!.goto('/news');
  await expect(signInLink(there!)).toBeVisible();
  await signIn(here!, customer);
  await expect(customerMenu(there!, customer.name)).toBeVisible();
  await there!.goto('/logout');
  await expect(signInLink(here!)).toBeVisible();
});

test('five tabs with an ending token ask for a new one once', async ({ page, request }) => {
  const customer = await newCustomer(request);
  await signIn(page, customer);
  await expect(customerMenu(page, customer.name)).toBeVisible();
  // The same token, said to end in 20 seconds: what each tab reads of it decides when it renews. Written where no page of the site
  // runs, and before the tabs are there: each has a process and so a view of the storage of its own.
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('session')!) as { state: { access_token: string } };
    const [head, claims = '', seal] = session.state.access_token.split('.');
    const read = JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/'))) as Record<string, number>;
    read['exp'] = Math.floor(Date.now() / 1000) + 20;
    session.state.access_token = [head, btoa(JSON.stringify(read)), seal].join('.');
    localStorage.setItem('session', JSON.stringify(session));
  });

  const refreshes: string[] = [];
  page.context().on('request', (sent) => {
    if (sent.url().includes('refreshToken')) refreshes.push(sent.url());
  });
  const tabs = await tabsOf(page, 5);
  await Promise.all(tabs.map((tab) => tab.goto('/news')));
  for (const tab of tabs) await expect(customerMenu(tab, customer.name)).toBeVisible();
  await expect.poll(() => refreshes.length).toBeGreaterThan(0);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: customer.name })).toBeVisible();
  expect(refreshes).toHaveLength(1);
});

test('the header keeps its place and never shows the wrong state to a signed-in visitor', async ({
  page,
  request,
}) => {
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
  // Before the page has taken over it is "Account", which is true of everybody.
  expect(seen).toEqual(['Account', `Account of ${customer.name}`]);
});

test('a session that the server ends leads home', async ({ page, request }) => {
  const customer = await newCustomer(request);
  await signIn(page, customer);
  await expect(customerMenu(page, customer.name)).toBeVisible();
  await page.goto('/news', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('session')!) as { state: { access_token: string } };
    session.state.access_token = `${session.state.access_token.slice(0, -6)}aaaaaa`;
    localStorage.setItem('session', JSON.stringify(session));
  });
  await page.goto('/profile');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await expect(signInLink(page)).toBeVisible();
});
