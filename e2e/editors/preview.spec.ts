import { expect, test, type Browser } from '@playwright/test';
import { TEST_DAY } from '../../scripts/run/seeded-data.ts';
import {
  cmsUrl,
  headingBlock,
  openCms,
  openScreen,
  ownName,
  signInToCms,
  type CmsSession,
} from '../support/cms-editor.ts';
import { openHostileEdge } from '../support/hostile-edge.ts';
import { text } from '../support/texts.ts';

/** Of the day that the site takes for today. */
const YEAR = TEST_DAY.slice(0, 4);

/** A page whose draft differs from what visitors see. */
async function draftedPage(cms: CmsSession, more: readonly object[] = []) {
  const name = ownName('preview');
  const { id } = await cms.create('pages', {
    name,
    url: name,
    blocks: [headingBlock('Public words')],
    _status: 'published',
  });
  const blocks = [headingBlock('Draft words'), ...more];
  await cms.update('pages', id, { blocks, _status: 'draft' }, '?draft=true');
  return { id, name, path: `/${name}` };
}

async function linkTo(cms: CmsSession, page: number, days = 1): Promise<string> {
  const { status, body } = await cms.send('POST', 'preview/link', { page, days });
  expect(status, JSON.stringify(body)).toBe(200);
  return String(body['url']);
}

/** A separate visitor, without the cookies of others. */
const visitor = async (browser: Browser) => (await browser.newContext()).newPage();

test(
  'a link shows one draft to whoever has it, and nothing else',
  { tag: '@full' },
  async ({ browser, page, request }) => {
    const cms = await signInToCms(request);
    const drafted = await draftedPage(cms);
    const other = await draftedPage(cms);
    const link = await linkTo(cms, drafted.id);

    await page.goto(link);
    await expect(page).toHaveURL(new RegExp(`${drafted.path}$`));
    await expect(page.getByRole('heading', { name: 'Draft words' })).toBeVisible();
    await expect(page.getByRole('complementary', { name: text('preview.label') })).toContainText(
      text('preview.draft'),
    );
    const shown = await page.reload();
    expect(shown?.headers()['cache-control']).toContain('no-store');
    expect(shown?.headers()['x-robots-tag']).toContain('noindex');
    expect(shown?.headers()['content-security-policy']).toMatch(/frame-ancestors 'self' http/);

    await page.goto(other.path);
    await expect(page.getByRole('heading', { name: 'Public words' })).toBeVisible();
    await expect(page.getByText('Draft words')).toHaveCount(0);

    const stranger = await visitor(browser);
    await stranger.goto(drafted.path);
    await expect(stranger.getByRole('heading', { name: 'Public words' })).toBeVisible();
    await expect(stranger.getByText(text('preview.draft'))).toHaveCount(0);

    await page.goto(drafted.path);
    await page.getByRole('button', { name: text('preview.exit') }).click();
    await expect(page).toHaveURL(new RegExp(`${drafted.path}$`));
    await expect(page.getByRole('heading', { name: 'Public words' })).toBeVisible();
  },
);

test(
  'a link that has expired, was changed, or is for another page shows a friendly message',
  { tag: '@full' },
  async ({ page, request }) => {
    const cms = await signInToCms(request);
    const drafted = await draftedPage(cms);
    const ended = page.getByRole('heading', { name: text('preview.endedTitle') });

    const short = await linkTo(cms, drafted.id, 1 / 86_400);
    await expect
      .poll(async () => (await request.get(short, { maxRedirects: 0 })).headers()['location'])
      .toContain('reason=expired');
    await page.goto(short);
    await expect(ended).toBeVisible();

    const link = new URL(await linkTo(cms, drafted.id));
    link.searchParams.set('path', '/news');
    await page.goto(link.href);
    await expect(ended).toBeVisible();

    const forged = new URL(await linkTo(cms, drafted.id));
    forged.searchParams.set('token', `x${forged.searchParams.get('token') ?? ''}`);
    await page.goto(forged.href);
    await expect(ended).toBeVisible();
    await page.goto(drafted.path);
    await expect(page.getByRole('heading', { name: 'Public words' })).toBeVisible();
  },
);

test('an editor sees the page beside its form, with markers, and it follows the typing (spec 6.5)', async ({
  page,
  request,
}) => {
  const cms = await signInToCms(request);
  const drafted = await draftedPage(cms, [headingBlock('Not for all', { hidden: true })]);
  await page.setViewportSize({ width: 1680, height: 1000 });
  await openCms(page);
  await openScreen(page, `${cmsUrl()}/admin/collections/pages/${drafted.id}`);
  await page.locator('#live-preview-toggler').click();
  const site = page.frameLocator('#live-preview-iframe');
  await expect(site.getByRole('heading', { name: 'Draft words' })).toBeVisible();

  await expect(site.locator('html')).toHaveClass(/preview-editing/);

  // A hidden block is there and says why visitors don't see it.
  await expect(site.getByText('Not for all')).toBeVisible();
  await expect(site.getByText(text('preview.hidden'), { exact: false }).first()).toBeVisible();

  // Clicking a block opens its fields; what is typed there shows in the preview without saving.
  await site.getByRole('heading', { name: 'Draft words' }).click();
  const words = page.locator('[name="blocks.0.heading"]');
  await expect(words).toBeVisible();
  await words.fill('Typed words');
  await expect(site.getByRole('heading', { name: 'Typed words' })).toBeVisible();
  await words.fill('Typed words again');
  await expect(site.getByRole('heading', { name: 'Typed words again' })).toBeVisible();

  // And the other way round: the block being edited is the one that is marked.
  await words.focus();
  await expect(site.locator('[data-edit-chosen]')).toContainText('Typed words');

  expect(await (await request.get(drafted.path)).text()).toContain('Public words');
});

test(
  'an editor views another point in time, and nobody else does',
  { tag: '@full' },
  async ({ browser, page, request }) => {
    const cms = await signInToCms(request);
    const drafted = await draftedPage(cms, [
      headingBlock('Seen in spring', {
        start_time: `${YEAR}-09-01T00:00:00Z`,
        end_time: `${YEAR}-10-01T00:00:00Z`,
      }),
    ]);
    await openCms(page);
    await openScreen(page, `${cmsUrl()}/admin/collections/pages/${drafted.id}`);
    await page.locator('#live-preview-toggler').click();
    const frame = page.locator('#live-preview-iframe');
    await expect(frame).toHaveAttribute('src', /token=/);
    await page.goto((await frame.getAttribute('src'))!);
    await expect(page.locator('[data-edit-state="scheduled"]')).toContainText('Seen in spring');

    await page.getByLabel(text('preview.viewAsOf')).fill(`${YEAR}-09-10T12:00`);
    await page.getByRole('button', { name: text('preview.show'), exact: true }).click();
    await expect(page.locator('[data-edit-state]')).toHaveCount(0);
    await expect(page.getByText('Seen in spring')).toBeVisible();
    await expect(page.getByRole('complementary', { name: text('preview.label') })).toContainText(YEAR);

    // By then the season is over: the calendar has no upcoming round.
    await page.goto('/');
    const rounds = await page.evaluate(() => document.querySelector('html')?.dataset['clockOffset']);
    expect(Number(rounds)).toBeGreaterThan(0);

    const stranger = await visitor(browser);
    const cookies = [
      { name: 'preview_as_of', value: `${YEAR}-09-10T00:00:00.000Z`, url: new URL(page.url()).origin },
    ];
    await stranger.context().addCookies(cookies);
    await stranger.goto(drafted.path);
    await expect(stranger.getByRole('heading', { name: 'Public words' })).toBeVisible();
    await expect(stranger.getByText('Seen in spring')).toHaveCount(0);
  },
);

test(
  'an editor sees the draft of an article on its own page, and visitors do not',
  { tag: '@full' },
  async ({ page, request }) => {
    const cms = await signInToCms(request);
    const url = ownName('story');
    const { id } = await cms.create(
      'articles',
      { name: 'Not out yet', url, display_start_time: '2027-01-20T00:00:00Z', _status: 'draft' },
      '?draft=true',
    );
    await openCms(page);
    await openScreen(page, `${cmsUrl()}/admin/collections/articles/${String(id)}`);
    await page.locator('#live-preview-toggler').click();
    const site = page.frameLocator('#live-preview-iframe');
    await expect(site.getByRole('heading', { name: 'Not out yet' })).toBeVisible();
    await page.getByLabel('Headline').fill('Out tomorrow');
    await expect(site.getByRole('heading', { name: 'Out tomorrow' })).toBeVisible();
    expect((await request.get(`/article/${url}`)).status()).toBe(404);
  },
);

test(
  'a cache that keeps all it may has nothing of a draft',
  { tag: '@full' },
  async ({ browser, request }) => {
    const cms = await signInToCms(request);
    const drafted = await draftedPage(cms);
    const link = new URL(await linkTo(cms, drafted.id));
    const edge = await openHostileEdge(link.origin);
    const editor = await browser.newContext({ baseURL: edge.url });
    const page = await editor.newPage();
    await page.goto(`${link.pathname}${link.search}`);
    await expect(page.getByRole('heading', { name: 'Draft words' })).toBeVisible();
    await page.goto('/news');
    for (const [address, body] of edge.kept) expect(body.includes('Draft words'), address).toBe(false);
    const stranger = await browser.newContext({ baseURL: edge.url });
    for (const address of [drafted.path, ...edge.asked])
      if (!address.startsWith('/api/preview'))
        expect(await (await stranger.request.get(address)).text(), address).not.toContain('Draft words');
    await stranger.close();
    await editor.close();
    await edge.close();
  },
);
