import { act, render } from '@testing-library/react';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { groupStamp, titleStamp } from '@/lib/content/stamps';
import { startBrowserSession } from '@/lib/session/browser-api';
import { createTestRouter } from '@/tests/app-router';
import ContentFreshness, { type ContentFreshnessProps } from './content-freshness.client';

const GROUP = {
  id: 2,
  name: 'Reports',
  url: 'reports',
  slug: 'reports',
  model: 'Article',
  root: 2,
  lft: 1,
  rgt: 2,
  level: 0,
};
const TITLES = { seo_title: 'News', seo_meta_description: '' };
const BEFORE = '2027-01-01T00:00:00Z';
const SHOWN: ContentFreshnessProps = {
  url: 'news',
  updatedAt: BEFORE,
  model: 'current',
  entry: { url: 'news', titles: titleStamp(TITLES) },
  groups: groupStamp([GROUP]),
};

const STEP_MS = 100;
let stop = () => {};
// One clock for all tests, as in an open tab: it spaces the calls.
beforeAll(() => {
  vi.useFakeTimers();
  stop = startBrowserSession();
});
afterEach(() => void vi.unstubAllGlobals());
afterAll(() => {
  stop();
  vi.useRealTimers();
});

type Answers = Readonly<Record<string, object>>;

/** Responses to an open page, by the end of the requested path. */
const answersWith = (updated_at = BEFORE, titles = TITLES): Answers => ({
  '/graphql': { data: { cognitoPage: { updated_at } } },
  '/cognito/page': { item: null, row_page: { updated_at } },
  '/cognito/group': { data: [GROUP] },
  '/api/sitemap-entry': titles,
  '/api/recheck': {},
});

/** Opens a page with these server responses, or none; each call is recorded with the seconds since then. */
function open(answers: Answers | null, shown: Partial<ContentFreshnessProps> = {}) {
  const start = Date.now();
  const calls: (readonly [path: string, after: number])[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    const path = Object.keys(answersWith()).find((end) => address.split('?')[0]?.endsWith(end)) ?? address;
    calls.push([path, Math.round((Date.now() - start) / 1000)]);
    return answers
      ? Promise.resolve(Response.json(answers[path]))
      : Promise.reject(new TypeError('Failed to fetch'));
  });
  const { router } = createTestRouter();
  const refresh = vi.fn();
  render(
    <AppRouterContext value={{ ...router, refresh }}>
      <ContentFreshness {...SHOWN} {...shown} />
    </AppRouterContext>,
  );
  const momentsOf = (path: string) => calls.filter(([asked]) => asked === path).map(([, after]) => after);
  return { momentsOf, refresh };
}

async function pass(seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds * 1000; passed += STEP_MS)
    await act(() => vi.advanceTimersByTimeAsync(STEP_MS));
}

test('fetches the groups again after a second, and the sitemap each minute (spec 4.18, 4.19, 9.13)', async () => {
  const { momentsOf, refresh } = open(answersWith());
  await pass(125);
  expect(momentsOf('/cognito/group')).toEqual([1]);
  expect(momentsOf('/api/sitemap-entry')).toEqual([1, 61, 121]);
  expect(refresh).not.toHaveBeenCalled();
});

test.each([
  ['the current model is looked at after two seconds', 'current', '/graphql', 2],
  ['the older model is looked at after one', 'older', '/cognito/page', 1],
] as const)(
  'a page of %s, and requested again if it has changed (spec 4.16, 9.13)',
  async (_, model, path, after) => {
    const { momentsOf, refresh } = open(answersWith('2027-01-02T00:00:00Z'), { model });
    await pass(4);
    expect(momentsOf(path)).toEqual([after]);
    expect(momentsOf('/api/recheck')).toEqual([after]);
    expect(refresh).toHaveBeenCalledTimes(1);
  },
);

test('a page with another title is requested again', async () => {
  const { refresh } = open(answersWith(BEFORE, { ...TITLES, seo_title: 'All news' }));
  await pass(4);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('without a response the page stays as it is, without a message (spec 8.14)', async () => {
  const { momentsOf, refresh } = open(null);
  await pass(65);
  expect(momentsOf('/graphql').length).toBeGreaterThan(0);
  expect(refresh).not.toHaveBeenCalled();
  expect(document.body).toHaveTextContent(/^$/);
});
