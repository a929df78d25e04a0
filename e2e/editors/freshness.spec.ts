import { expect, test, type APIRequestContext, type Response } from '@playwright/test';
import { getCurrentDomain } from '../../lib/contract/endpoints/content.ts';
import { SITE_HOOK_PATH } from '../../lib/contract/site-hook.ts';
import { TEST_DAY } from '../../scripts/run/seeded-data.ts';
import { headingBlock, ownName, signInToCms } from '../support/cms-editor.ts';

/** The page's HTML now; null if there is no page. */
async function htmlOf(request: APIRequestContext, path: string): Promise<string | null> {
  const answer = await request.get(path);
  return answer.status() === 404 ? null : answer.text();
}

/**
 * Waits until a change notification, which is not part of saving, has arrived and the pages are rendered again. Without a
 * notification the site would only check a minute later.
 */
const soon = { intervals: [50] };

test('published, changed and deleted pages show on the site at once', async ({ request }) => {
  const cms = await signInToCms(request);
  const name = ownName('fresh');
  expect(await htmlOf(request, `/${name}`)).toBeNull();

  const { id } = await cms.create('pages', {
    name,
    url: name,
    blocks: [headingBlock('First words')],
    _status: 'published',
  });
  await expect.poll(() => htmlOf(request, `/${name}`), soon).toContain('First words');

  await cms.update('pages', id, { blocks: [headingBlock('Second words')], _status: 'published' });
  await expect.poll(() => htmlOf(request, `/${name}`), soon).toContain('Second words');

  await cms.update('pages', id, { _status: 'draft' });
  await expect.poll(() => htmlOf(request, `/${name}`), soon).toBeNull();

  await cms.update('pages', id, { _status: 'published' });
  await expect.poll(() => htmlOf(request, `/${name}`), soon).toContain('Second words');
  await cms.remove('pages', id);
  await expect.poll(() => htmlOf(request, `/${name}`), soon).toBeNull();
});

test(
  'a changed article is updated on its own page and in every list',
  { tag: '@full' },
  async ({ request }) => {
    const cms = await signInToCms(request);
    const article = await cms.first('articles', 'sort=-display_start_time&where[_status][equals]=published');
    const before = String(article['name']);
    const path = `/article/${String(article['url'])}`;
    for (const shown of [path, '/news', '/']) expect(await htmlOf(request, shown)).not.toBeNull();
    const after = `Headline ${ownName('x')}`;
    await cms.update('articles', article.id, { name: after, url: article['url'], _status: 'published' });
    try {
      for (const shown of [path, '/news'])
        await expect.poll(() => htmlOf(request, shown), soon).toContain(after);
    } finally {
      await cms.update('articles', article.id, { name: before, url: article['url'], _status: 'published' });
    }
  },
);

test('an open page shows a new title a minute later', { tag: '@full' }, async ({ page, request }) => {
  const cms = await signInToCms(request);
  const name = ownName('title');
  const { id } = await cms.create('pages', {
    name,
    url: name,
    blocks: [headingBlock('Words')],
    _status: 'published',
  });
  await expect.poll(() => htmlOf(request, `/${name}`), soon).toContain('Words');
  const isLook = (response: Response) => new URL(response.url()).pathname === '/api/sitemap-entry';
  await page.clock.install();
  const first = page.waitForResponse(isLook);
  await page.goto(`/${name}`);
  expect(await (await first).json()).toMatchObject({ seo_title: name });

  const title = `${name} renamed`;
  await cms.update('pages', id, { seo_title: title, _status: 'published' });
  await expect.poll(() => htmlOf(request, `/${name}`), soon).toContain(title);
  const second = page.waitForResponse(isLook);
  await page.clock.fastForward(60_000);
  expect(await (await second).json()).toMatchObject({ seo_title: title });
  await expect(page).toHaveTitle(new RegExp(title));
  await cms.remove('pages', id);
});

test('a draft reaches no visitor', async ({ request }) => {
  const cms = await signInToCms(request);
  const name = ownName('draft');
  const { id } = await cms.create('pages', {
    name,
    url: name,
    blocks: [headingBlock('Public words')],
    _status: 'published',
  });
  await expect.poll(() => htmlOf(request, `/${name}`), soon).toContain('Public words');
  await cms.update(
    'pages',
    id,
    { blocks: [headingBlock('Secret words')], _status: 'draft' },
    '?draft=true&autosave=true',
  );
  const answer = await request.get(`/api/v1/cognito/page?url=${name}`);
  expect(await answer.text()).not.toContain('Secret words');
  expect(await htmlOf(request, `/${name}`)).toContain('Public words');
  await cms.remove('pages', id);
});

test('a block appears and disappears on time, without any action', { tag: '@full' }, async ({ request }) => {
  const cms = await signInToCms(request);
  const name = ownName('timed');
  // The championship's clock starts on the test day and runs on from there: the server's own response gives the time.
  const domain = getCurrentDomain.output.parse(
    await (await request.get('/api/v1/cognito/domain/currentDomain')).json(),
  );
  expect(domain.name).not.toBe('');
  const home = await htmlOf(request, '/');
  const offsetMs = Number(/data-clock-offset="(-?\d+)"/.exec(home ?? '')?.[1]);
  expect(new Date(Date.now() + offsetMs).toISOString().slice(0, 10) >= TEST_DAY).toBe(true);
  const inSeconds = (seconds: number) => new Date(Date.now() + offsetMs + seconds * 1000).toISOString();

  const timed = (seconds: number) => ({
    _status: 'published',
    blocks: [
      headingBlock('Always here'),
      headingBlock('Coming up', { start_time: inSeconds(seconds) }),
      headingBlock('Going soon', { end_time: inSeconds(seconds) }),
    ],
  });
  const { id } = await cms.create('pages', { name, url: name, ...timed(3600) });
  await expect.poll(() => htmlOf(request, `/${name}`), soon).toContain('Always here');
  const before = await htmlOf(request, `/${name}`);
  expect(before).toContain('Going soon');
  expect(before).not.toContain('Coming up');
  // However long the change itself takes to arrive, the times come by themselves.
  await cms.update('pages', id, timed(5));
  await expect.poll(() => htmlOf(request, `/${name}`), { intervals: [200] }).toContain('Coming up');
  expect(await htmlOf(request, `/${name}`)).not.toContain('Going soon');
  await cms.remove('pages', id);
});

test('nobody else can send change notifications', async ({ request }) => {
  const body = { changes: [{ model: 'pages', id: 1 }] };
  expect((await request.post(SITE_HOOK_PATH, { data: body })).status()).toBe(401);
  const headers = { 'x-hook-time': String(Date.now()), 'x-hook-signature': 'a'.repeat(64) };
  expect((await request.post(SITE_HOOK_PATH, { data: body, headers })).status()).toBe(401);
});

test('an old address redirects to the new one', async ({ request }) => {
  const cms = await signInToCms(request);
  const [before, after] = [ownName('before'), ownName('after')];
  const { id } = await cms.create('pages', {
    name: before,
    url: before,
    blocks: [headingBlock('Moved page')],
    _status: 'published',
  });
  await expect.poll(() => htmlOf(request, `/${before}`), soon).toContain('Moved page');
  await cms.update('pages', id, { url: after, _status: 'published' });
  await expect
    .poll(async () => (await request.get(`/${before}`, { maxRedirects: 0 })).headers()['location'], soon)
    .toBe(`/${after}`);
  expect(await htmlOf(request, `/${after}`)).toContain('Moved page');
  await cms.remove('pages', id);
});
