import { expect, test, type Page } from '@playwright/test';
import { freePort } from '../../scripts/run/ports.ts';
import { startSiteOnly, type SiteOnly } from '../../scripts/run/site-only.ts';
import { people, shop, sitemap } from '../../tests/spec-server/data.ts';
import { startSpecServer, type SpecServer } from '../../tests/spec-server/server.ts';
import type { Variations } from '../../tests/spec-server/variations.ts';
import { buy } from '../support/buy.ts';
import { customerMenu, signIn } from '../support/customers.ts';
import { text } from '../support/texts.ts';

/* The site in front of a content server that was written from the specification, without the contract that both programs share. */

/** The addresses of the route table and the site's own files, without those of event sites. */
const ROUTES = [
  'login',
  'auth',
  'signup',
  'forgotpassword',
  'logout',
  'profile',
  'checkout',
  'cart',
  'search',
  'search/soup',
  'readme',
  'demo_asdf',
  'pdf/61',
  'invoice/1',
  'invoice/print/1',
  'show-invoice/1',
  'show-invoice/print/1',
  'print-tickets/1',
  'session',
  'results',
  'news/page/2',
  'feeds/news.xml',
  'feeds/posts.xml',
  'feeds/podcast.xml',
  'feeds/rounds.ics',
  'sitemap.xml',
  'robots.txt',
  'manifest.webmanifest',
];

/** What is to be read on the pages: something of each block. */
const SHOWN: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  '/': [
    'Up the hill, in the cold',
    'The gate went up at seven',
    'Centenary climb',
    'Heron Saddle',
    'My toes were cold and I would go again.',
    'Single seaters',
    'Live times from seven on Saturday.',
  ],
  '/about': [
    'A club of the cold months.',
    'Built from the old bridge.',
    'Bring a rug',
    'Is the road gritted?',
    'Weather on the hill',
    'The schedule',
    'Our drivers',
  ],
  '/article/soup-for-four-hundred': ['Soup for four hundred, and everybody saw it.'],
  '/news': ['The gate went up at seven'],
  '/news/road-closures': ['Larch Flat bridge closed'],
  '/rounds': ['Mount Larch opening climb', 'Heron Saddle', 'Centenary climb'],
  '/round/mount-larch': [
    'Seventeen corners, most of them in the shade until noon.',
    /Mount Larch Road/,
    'Is the road gritted?',
    'Larch Firewood',
    'Timed climb',
  ],
  '/results/mount-larch': ['Practice climb'],
  '/all-results': ['Timed climb'],
  '/session/2': ['Timed climb'],
  '/categories': ['Saloons', 'Single seaters'],
  '/category/saloons': ['Cars with a roof and a heater.', 'Heron Saddle'],
  '/drivers': ['Isla Frostwell', 'Bram Icehurst'],
  '/sponsors': ['Larch Firewood', 'Saddle Soup Kitchen'],
  '/contact-us': ['Juniper Snowdale', 'Full name'],
  '/competitor-information': ['For competitors'],
  '/media-application': ['Media passes'],
  '/wheretowatch': ['From the rope, or from bed.'],
  '/galleries': ['Mount Larch in June', 'Heron Saddle in July'],
  '/galleries/mount-larch-in-june': ['Mount Larch in June'],
  '/feed/hill': ['First car on the line.', 'The road, a minute after dawn.'],
  '/podcast': ['Chains or no chains'],
  '/listen/first-frost': ['A beginning.'],
  '/shop': ["Marshal's beanie", '$35.00', 'Summit flask'],
  '/shop/hats': ["Marshal's beanie"],
  '/product/summit-flask': ['Half a litre.'],
  '/history': ['Eleven cars and a horse.'],
  '/search/soup': ['Soup for four hundred'],
};

/** Blocks that are hidden, or whose time is over (point 4). */
const HIDDEN = ['Not to be seen.', 'Over before it began.'];

/** A server and a site in front of it, for the tests of one `describe`. */
function onSpecServer(variations: Variations) {
  let content: SpecServer;
  let site: SiteOnly;
  let origin = '';
  test.beforeAll(async () => {
    const port = String(await freePort());
    origin = `http://localhost:${port}`;
    content = await startSpecServer(variations);
    site = await startSiteOnly(content.url, undefined, { PORT: port, SITE_URL: origin });
  });
  test.afterAll(async () => {
    await site.stop();
    await content.close();
  });
  // Whatever a screen showed, it asked for nothing that the specification has no name for.
  test.afterEach(() => expect(content.beyond).toEqual([]));
  return {
    address: (path: string) => `${origin}${path}`,
    received: () => content.received,
  };
}

const main = (page: Page) => page.getByRole('main');

function visitEverything(address: (path: string) => string): void {
  test('every route and every address of the sitemap answers 200', async ({ request }) => {
    const listed = sitemap.map(({ url }) => String(url));
    const paths = [...listed, ...ROUTES].map((path) => `/${path.replace(/^\//, '')}`);
    const statuses: Record<string, number> = {};
    for (const path of paths) statuses[path] = (await request.get(address(path))).status();
    expect(statuses).toEqual(Object.fromEntries(paths.map((path) => [path, 200])));
    expect((await request.get(address('/no-such-page'))).status()).toBe(404);
    expect((await request.get(address('/article/no-such-article'))).status()).toBe(404);
  });

  test('every block shows its content (spec 2.1, 2.46)', async ({ page }) => {
    for (const [path, words] of Object.entries(SHOWN)) {
      await page.goto(address(path));
      for (const word of words) {
        const shown = main(page).getByText(word).or(main(page).getByAltText(word));
        await expect(shown.first(), path).toBeAttached();
      }
      for (const word of HIDDEN) await expect(page.getByText(word), path).toHaveCount(0);
    }
  });
}

test.describe('a server made from the specification alone', { tag: '@full' }, () => {
  // One worker takes them all: each one that takes some starts a site.
  test.describe.configure({ mode: 'default' });
  const { address, received } = onSpecServer({});

  async function signInHere(page: Page): Promise<void> {
    const { customer, password } = people;
    await page.goto(address('/login'));
    await signIn(page, { email: customer.email, password, name: '' });
    await expect(page).toHaveURL(address('/'));
    await expect(customerMenu(page, `${customer.first_name} ${customer.last_name}`)).toBeVisible();
  }

  visitEverything(address);

  test('a form is sent', async ({ page }) => {
    await page.goto(address('/contact-us'));
    await main(page).getByLabel('Full name').fill('Aroha');
    await main(page).getByLabel('Day').selectOption({ label: 'Sunday' });
    await main(page).getByLabel('Question').fill('Is there parking?');
    await main(page)
      .getByRole('button', { name: text('formBlock.send') })
      .click();
    await expect(main(page).getByText(text('formBlock.sent')).filter({ visible: true })).toBeVisible();
    expect(received().forms).toEqual([
      expect.objectContaining({ full_name: 'Aroha', day: 'sun', question: 'Is there parking?' }),
    ]);
  });

  test('a voucher is bought with exactly the fields of the specification', async ({ page }) => {
    await page.goto(address('/gift-vouchers'));
    const block = page.locator('.voucher');
    await block.scrollIntoViewIfNeeded();
    await block.getByText('$40.00', { exact: true }).click();
    await block.getByRole('button', { name: /^Pay \$/ }).click();
    await expect(page).toHaveURL(/payum_token=/);
    await expect(page.getByText(text('payment.successful'), { exact: true })).toBeVisible();
    expect(received().vouchers).toEqual([
      { theme_id: 81, amount: 40, url: expect.stringContaining(address('')) },
    ]);
  });

  test('a customer signs in, redeems a voucher and sees the credit', async ({ page }) => {
    await signInHere(page);
    await page.goto(address('/gift-vouchers'));
    const block = page.locator('.voucher');
    await block.scrollIntoViewIfNeeded();
    await block.getByRole('button', { name: text('voucher.toRedeem') }).click();
    const code = block.getByLabel(text('voucher.code'));
    const redeem = block.getByRole('button', { name: text('voucher.redeem'), exact: true });
    await code.fill('NOT-A-CODE');
    await redeem.click();
    await expect(code).toHaveAccessibleDescription('This voucher is not valid.');
    await code.fill(shop.voucher.code);
    await redeem.click();
    await expect(page).toHaveURL(address('/profile'));
    const credit = `$${(people.balance + shop.voucher.amount).toFixed(2)}`;
    await expect(main(page).getByRole('status').filter({ hasText: credit })).toBeVisible();
  });

  test('the cart fills, and what is in it is ordered and paid', async ({ page }) => {
    await signInHere(page);
    await buy(page, {
      productAddress: address('/product/marshals-beanie'),
      cartAddress: address('/cart'),
      product: "Marshal's beanie",
      firstName: 'Rowan',
      lastName: 'Winterbourne',
      street: '3 Larch Road',
      postcode: '9799',
      city: 'Larch Flat',
      delivery: 'Mail coach',
    });
    expect(received().orders).toMatchObject([{ shipping_option_id: 71, paymentGateway: 'card', lines: 1 }]);
  });
});

test.describe('the same server with what is left open in other forms', { tag: '@full' }, () => {
  test.describe.configure({ mode: 'default' });
  const { address } = onSpecServer({
    instants: 'local',
    lists: 'bare',
    one: 'bare',
    ids: 'string',
    hasListedIdsOnly: true,
    booleans: 'number',
    files: 'string',
    options: 'value|label',
    graphqlPath: '/api/v1/graphql',
  });

  visitEverything(address);

  test('a form is sent', async ({ page }) => {
    await page.goto(address('/contact-us'));
    await main(page).getByLabel('Full name').fill('Aroha');
    await main(page).getByLabel('Question').fill('Is there parking?');
    await main(page)
      .getByRole('button', { name: text('formBlock.send') })
      .click();
    await expect(main(page).getByText(text('formBlock.sent')).filter({ visible: true })).toBeVisible();
  });
});
