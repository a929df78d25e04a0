import { randomBytes } from 'node:crypto';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { getPage } from '../../lib/contract/endpoints/content.ts';
import { startSiteOnly } from '../../scripts/run/site-only.ts';
import { expectAccessible } from '../support/axe.ts';
import { sharedCms } from '../support/cms.ts';
import { paragraphOf, wordsNode } from '../support/cms-editor.ts';
import {
  customerMenu,
  expectPage,
  newCustomer,
  signIn,
  signInLink,
  withoutFavourites,
  type Customer,
} from '../support/customers.ts';
import { openProxy } from '../support/proxy.ts';
import { text } from '../support/texts.ts';

/** A page for signed-in visitors; each of its parts contains the word. */
async function newMembersPage(request: APIRequestContext) {
  const word = `word${randomBytes(6).toString('hex')}`;
  const url = `members-${randomBytes(4).toString('hex')}`;
  const { id } = await sharedCms(request).create('pages', {
    name: `Members ${url}`,
    url,
    requires_login: true,
    _status: 'published',
    seo_title: `Title ${word}`,
    seo_meta_description: `Description ${word}`,
    content: paragraphOf(wordsNode(`Text ${word}`)),
    blocks: [
      { blockType: 'core-heading', heading: `Heading ${word}`, heading_type: 'h1' },
      { blockType: 'core-raw-code', code: `<p>Code ${word}</p>`, title: 'Timing' },
    ],
  });
  await expectPage(request, `/${url}`);
  return { id, url, word };
}

/** Everything that a caller without a session gets for the page, or for a call that lists everything. */
async function toldToAnybody(
  request: APIRequestContext,
  { id, url, word }: { id: number; url: string; word: string },
) {
  const graphql = (query: string) => request.post('/graphql', { data: { query } });
  const pageParts = 'name content requires_login pageContents { template variables }';
  const answers = await Promise.all([
    request.get(`/${url}`),
    request.get(`/${url}`, { headers: { cookie: 'lang=de' } }),
    request.get(`/${url}`, { headers: { rsc: '1' } }),
    request.get(`/${url}`, {
      headers: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
    }),
    request.get(`/api/v1/cognito/page?url=${url}`),
    request.get(`/api/v1/cognito/page?slug=${url}`),
    request.get(`/api/v1/cognito/page?id=${String(id)}`),
    request.get('/api/v1/cognito/page?page_size=100&pb=1'),
    request.post('/api/v1/cognito/page', { data: { page_size: 100, pb: 1 } }),
    request.post(`/api/v1/cognito/page/${url}`, { data: {} }),
    request.get('/api/v1/cognito/domain/initialData'),
    graphql(`{ cognitoPage(url: "${url}") { ${pageParts} } }`),
    graphql(`{ cognitoPages { ${pageParts} } }`),
    request.get(`/api/search?q=${word}`),
    request.get('/sitemap.xml'),
    request.get('/feeds/news.xml'),
    request.get('/feeds/posts.xml'),
  ]);
  for (const answer of answers) expect(answer.status(), answer.url()).toBe(200);
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  // The search results repeat the query.
  return bodies.filter((body) => body.replace(`"query":"${word}"`, '').includes(word));
}

async function signInAndArrive(page: Page, customer: Customer) {
  await signIn(page, customer);
  await expect(customerMenu(page, customer.name)).toBeVisible();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
}

const heading = (page: Page, word: string) => page.getByRole('heading', { name: `Heading ${word}` });

test('content for signed-in visitors reaches nobody else, even after one of them has read it', async ({
  page,
  request,
}) => {
  const members = await newMembersPage(request);
  expect(await toldToAnybody(request, members)).toEqual([]);

  await signInAndArrive(page, await newCustomer(request));
  const kept: string[] = [];
  page.on('response', (answer) => {
    if (answer.request().method() === 'POST' && new URL(answer.url()).pathname === `/${members.url}`)
      kept.push(answer.headers()['cache-control'] ?? '');
  });
  await page.goto(`/${members.url}`);
  await expect(heading(page, members.word)).toBeVisible();
  await expect(page.getByText(`Text ${members.word}`)).toBeVisible();
  await expect(page.frameLocator('iframe').getByText(`Code ${members.word}`)).toBeVisible();
  expect(kept).toHaveLength(1);
  expect(kept[0]).toContain('no-store');
  await expectAccessible(page);
  expect(await toldToAnybody(request, members)).toEqual([]);
  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      requests.flat().map(({ url }) => url),
    ]);
  });
  expect(stored).not.toContain(members.word);
});

test('an invalid session opens no page for signed-in visitors', { tag: '@full' }, async ({ request }) => {
  const { url, word } = await newMembersPage(request);
  const headers = { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.' };
  const query = `{ cognitoPage(url: "${url}") { content pageContents { variables } } }`;
  const answers = await Promise.all([
    request.get(`/api/v1/cognito/page?url=${url}`, { headers }),
    request.post(`/api/v1/cognito/page/${url}`, { headers, data: {} }),
    request.post('/graphql', { headers, data: { query } }),
  ]);
  for (const answer of answers) {
    expect(answer.status(), answer.url()).toBe(401);
    expect(await answer.text()).not.toContain(word);
  }
});

test(
  'signing out removes a page for signed-in visitors from every open tab, and the next sign-in shows it again',
  { tag: '@full' },
  async ({ page, request, browser }) => {
    const { url, word } = await newMembersPage(request);
    const customer = await newCustomer(request);
    await signInAndArrive(page, customer);
    await page.goto(`/${url}`);
    await expect(heading(page, word)).toBeVisible();

    const other = await page.context().newPage();
    await other.goto('/logout');
    await expect(signInLink(other)).toBeVisible();
    // Read the page once it is complete: what is still loading has no text yet.
    await page.waitForURL('/login');
    expect(await page.content()).not.toContain(word);
    await page.goBack();
    await page.waitForURL('/');
    expect(await page.content()).not.toContain(word);
    await page.goto(`/${url}`);
    await page.waitForURL('/login');
    expect(await page.content()).not.toContain(word);

    const context = await browser.newContext({ serviceWorkers: 'block' });
    const second = await context.newPage();
    await second.goto(`/${url}`);
    await expect.poll(() => new URL(second.url()).pathname).toBe('/login');
    await signIn(second, await newCustomer(request, { lastName: 'Parata' }));
    await expect(heading(second, word)).toBeVisible();
    await context.close();
  },
);

test(
  "if a content server sends members' content to everybody, the site does not pass it on",
  { tag: '@full' },
  async ({ request }) => {
    const marked = (body: string) => body.replaceAll('"requires_login":false', '"requires_login":true');
    const careless = await openProxy(process.env['E2E_BACKEND_URL'] ?? '', (address, body) =>
      address.startsWith('/api/v1/cognito/page?') ? { body: marked(body) } : null,
    );
    const site = await startSiteOnly(careless.url);
    try {
      const told = await (await request.get(`${careless.url}/api/v1/cognito/page?url=about`)).text();
      const { item } = getPage.output.parse(JSON.parse(told));
      expect(item?.pageContents).not.toEqual([]);
      const words = [...told.matchAll(/[A-Z][a-z]+(?: [a-z]+){4,8}/g)].map(([sentence]) => sentence);
      expect(words.length).toBeGreaterThan(0);
      const answer = await request.get(`${site.url}/about`);
      expect(answer.status()).toBe(200);
      const html = await answer.text();
      expect(html).toContain(text('account.membersOnly'));
      expect(words.filter((sentence) => html.includes(sentence))).toEqual([]);
    } finally {
      await site.stop();
      await careless.close();
    }
  },
);

test(
  'an expiring token is renewed for a page for signed-in visitors',
  { tag: '@full' },
  async ({ page, request }) => {
    await withoutFavourites(page);
    const { url, word } = await newMembersPage(request);
    const customer = await newCustomer(request);
    await signInAndArrive(page, customer);
    const renewals: string[] = [];
    page.on('request', (sent) => {
      if (sent.url().includes('refreshToken')) renewals.push(sent.url());
    });
    // Where no page of the site runs, which would write its own again.
    await page.goto('/robots.txt');
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('session')!) as { state: { access_token: string } };
      session.state.access_token = `${session.state.access_token.slice(0, -4)}AAAA`;
      localStorage.setItem('session', JSON.stringify(session));
    });
    await page.goto(`/${url}`);
    await expect(heading(page, word)).toBeVisible();
    expect(renewals).toHaveLength(1);
  },
);

test(
  'without scripts a page for signed-in visitors says so and links to the sign-in',
  { tag: '@full' },
  async ({ browser, request }) => {
    const { url, word } = await newMembersPage(request);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`/${url}`);
    await expect(page.getByText(text('account.membersOnly'))).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: text('account.signIn') })).toHaveAttribute(
      'href',
      '/login',
    );
    await expect(page.getByRole('status', { name: text('common.loading') })).toBeHidden();
    expect(await page.content()).not.toContain(word);
    await context.close();
  },
);
