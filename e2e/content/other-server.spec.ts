import { expect, test, type Page } from '@playwright/test';
import { freePort } from '../../scripts/run/ports.ts';
import { startSiteOnly, type SiteOnly } from '../../scripts/run/site-only.ts';
import { CUSTOMER, VOUCHER } from '../../tests/reference-server/customer-calls.ts';
import { PATHS } from '../../tests/reference-server/pages.ts';
import { startReferenceServer, type ReferenceServer } from '../../tests/reference-server/server.ts';
import { buy } from '../support/buy.ts';
import { customerMenu, signIn } from '../support/customers.ts';
import { text } from '../support/texts.ts';

/** The site in front of a content server that has only the specification's calls and fields, and rejects everything else. */
let content: ReferenceServer;
let site: SiteOnly;
let origin: string;

// One worker takes them all: each one that takes some starts a site.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const port = String(await freePort());
  origin = `http://localhost:${port}`;
  content = await startReferenceServer(`localhost:${port}`);
  site = await startSiteOnly(content.url, undefined, { PORT: port, SITE_URL: origin });
});

test.afterAll(async () => {
  await site.stop();
  await content.close();
});

// Whatever a screen showed, it asked for nothing that such a server doesn't have.
test.afterEach(() => expect(content.refusals).toEqual([]));

const open = (page: Page, path: string) => page.goto(`${origin}${path}`);
const main = (page: Page) => page.getByRole('main');

async function signInHere(page: Page): Promise<void> {
  await open(page, '/login');
  await signIn(page, { ...CUSTOMER, name: '' });
  // By way of the entry page, back to where the visitor came from.
  await expect(page).toHaveURL(`${origin}/`);
  await expect(customerMenu(page, `${CUSTOMER.first_name} ${CUSTOMER.last_name}`)).toBeVisible();
}

test(
  'every route of the route table and every address in the sitemap answers 200',
  { tag: '@full' },
  async ({ request }) => {
    const screens = [
      'login',
      'auth',
      'signup',
      'forgotpassword',
      'logout',
      'profile',
      'checkout',
      'cart',
      'search',
    ];
    const routes = ['search/race', 'readme', 'demo_asdf', 'invoice/1', 'invoice/print/1', 'show-invoice/1'];
    const more = [
      'show-invoice/print/1',
      'print-tickets/1',
      'pdf/1',
      'enter/',
      'home',
      'news/page/2',
      'shop/page/2',
    ];
    const paths = [...PATHS, ...screens, ...routes, ...more].map((path) => `/${path.replace(/^\//, '')}`);
    const statuses: Record<string, number> = {};
    for (const path of paths) statuses[path] = (await request.get(`${origin}${path}`)).status();
    expect(statuses).toEqual(Object.fromEntries(paths.map((path) => [path, 200])));
    expect((await request.get(`${origin}/no-such-page`)).status()).toBe(404);
  },
);

type Shown = Readonly<Record<string, readonly (string | RegExp)[]>>;
/** What is on pages whose calls differ most. */
const MAIN_PAGES: Shown = {
  '/': ['Summer racing', 'Report 1', 'Round 2', 'The best weekend of summer.', 'Upcoming live times'],
  '/article/report-1': ['The long story of race 1.'],
  '/round/round-1': ['Summer series', 'All about round 1.', /Taupō International/, 'Race 1'],
  '/session/1': ['Mere Tautahi', '18:40.100', '+2.310'],
  '/contact-us': ['Hana Rewi', 'Message'],
  '/product/cap-1': ['Keeps the sun off.'],
};
const OTHER_PAGES: Shown = {
  '/about': ['A championship of the summer.', 'When do the gates open?', 'Entry form'],
  '/news/race-reports': ['Report 12'],
  '/all-results': ['Round 1', 'Race 1'],
  '/category/gt-championship': ['Cars with a roof.', 'Round 1'],
  '/drivers': ['Mere Tautahi', 'Tama Ngata'],
  '/sponsors': ['Kowhai Tyres'],
  '/competitor-information': ['Round 1'],
  '/galleries': ['Gallery 1', 'Gallery 2'],
  '/galleries/gallery-1': ['Gallery 1'],
  '/feed/paddock': ['Cars are rolling in.'],
  '/podcast': ['Before the start'],
  '/listen/before-the-start': ['What to look out for.'],
  '/shop/caps': ['Cap 1', '$30.00'],
  '/archive/2019': ['It rained.'],
  '/search/report': ['Report 1'],
};

async function expectShown(page: Page, pages: Shown): Promise<void> {
  for (const [path, words] of Object.entries(pages)) {
    await open(page, path);
    for (const word of words) {
      const shownWord = main(page).getByText(word).or(main(page).getByAltText(word));
      await expect(shownWord.first(), path).toBeAttached();
    }
  }
}

test('home, an article, a round, a session, a form and a product show their content', async ({ page }) => {
  await expectShown(page, MAIN_PAGES);
});

test(
  'pages show their content, without the fields of extensions (spec 1.1, 1.7, 1.9, 2.15, 2.19)',
  { tag: '@full' },
  async ({ page }) => {
    await expectShown(page, { ...MAIN_PAGES, ...OTHER_PAGES });
  },
);

test('a form is sent', { tag: '@full' }, async ({ page }) => {
  await open(page, '/contact-us');
  await main(page).getByLabel('Name').fill('Aroha');
  await main(page).getByLabel('Message').fill('Is there parking?');
  await main(page)
    .getByRole('button', { name: text('formBlock.send') })
    .click();
  await expect(main(page).getByText(text('formBlock.sent')).filter({ visible: true })).toBeVisible();
  expect(content.received.forms).toEqual([{ name: 'Aroha', message: 'Is there parking?' }]);
});

test(
  'a voucher is bought, without an email address, which such a server would reject',
  { tag: '@full' },
  async ({ page }) => {
    await open(page, '/gift-vouchers');
    const block = page.locator('.voucher');
    await block.scrollIntoViewIfNeeded();
    await block.getByText('$50.00', { exact: true }).click();
    await expect(block.getByLabel(text('voucher.email'))).toHaveCount(0);
    await block.getByRole('button', { name: /^Pay \$/ }).click();
    await expect(page).toHaveURL(/payum_token=/);
    await expect(page.getByText(text('payment.successful'), { exact: true })).toBeVisible();
  },
);

test(
  'a customer signs in, redeems a code in one step, and sees the credit (spec 8.8)',
  { tag: '@full' },
  async ({ page }) => {
    await signInHere(page);
    await open(page, '/gift-vouchers');
    const block = page.locator('.voucher');
    await block.scrollIntoViewIfNeeded();
    await block.getByRole('button', { name: text('voucher.toRedeem') }).click();
    const redeem = block.getByRole('button', { name: text('voucher.redeem'), exact: true });
    const code = block.getByLabel(text('voucher.code'));
    await code.fill('WRONG');
    await redeem.click();
    await expect(code).toHaveAccessibleDescription('This code is not valid.');
    await code.fill(VOUCHER.code);
    await redeem.click();
    await expect(page).toHaveURL(`${origin}/profile`);
    await expect(main(page).getByRole('status').filter({ hasText: '$50.00' })).toBeVisible();
  },
);

test('the cart fills, and the order is placed and paid', { tag: '@full' }, async ({ page }) => {
  await signInHere(page);
  await buy(page, {
    productAddress: `${origin}/product/cap-1`,
    cartAddress: `${origin}/cart`,
    product: 'Cap 1',
    firstName: 'Mere',
    lastName: 'Tautahi',
    street: '1 Lake Terrace',
    postcode: '3330',
    city: 'Taupō',
    delivery: 'Courier',
  });
  expect(content.received.orders).toEqual([1]);
});

test(
  "for an invoice, which such a server can't show, the page says that it comes by email",
  { tag: '@full' },
  async ({ page }) => {
    await open(page, '/invoice/1');
    await expect(main(page).getByText(text('documents.byEmail'))).toBeVisible();
  },
);
