import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { FavouriteStars } from '@/components/favourites/favourite-stars.client';
import { postDays } from '@/components/microblog/post-days';
import { microblogFeedBlock } from '@/lib/contract/blocks/site';
import { microblogPostSchema } from '@/lib/contract/entities/news';
import { MY_POSTS } from '@/lib/favourites/attributes';
import { browserFavourites } from '@/lib/favourites/browser-favourites';
import { FAVOURITES_STYLE } from '@/lib/favourites/keys';
import { I18nProvider } from '@/lib/i18n/provider.client';
import type { NamedSubject } from '@/lib/shared/favourites';
import english from '@/locales/en.json';
import { pagePath, widgetContext } from '@/tests/widgets/context';
import type { LoadedPost, PostList } from './load';
import { MicroblogFeedView } from './microblog-feed';

const gt: NamedSubject = { kind: 'category', id: '3', name: 'GT Championship', address: '/category/gt' };
const ana: NamedSubject = { kind: 'driver', id: '7', name: 'Ana Roe', address: '/drivers/ana-roe' };

const server = setupServer(http.get('*/api/texts/:language', () => HttpResponse.json(english)));
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  document.documentElement.lang = 'en';
});
afterAll(() => server.close());
afterEach(() => {
  cleanup();
  localStorage.clear();
  browserFavourites().rehydrate();
  document.getElementById(FAVOURITES_STYLE)?.remove();
  server.resetHandlers();
});

const postOf = (id: number, day: number, ...tags: readonly string[]) => ({
  id,
  published_at: `2027-01-${String(day)}T01:20:00Z`,
  content: `<p>Post ${String(id)}</p>`,
  tags,
});
const loaded = (post: object): LoadedPost => ({
  post: microblogPostSchema.parse(post),
  when: { day: '', time: '2:20pm' },
  address: null,
  embedded: null,
});

/** A feed with these posts by day, below a pinned one. */
async function show(posts: readonly object[], over: Partial<PostList> = {}, address = 'feed') {
  const data: PostList = {
    kind: 'list',
    pinned: [loaded({ ...postOf(1, 20, 'weather'), is_pinned: true })],
    days: postDays(posts.map(loaded), ({ post }) => post.published_at, {
      dayOf: (instant) => instant.slice(0, 10),
      titleOf: (instant) => `Day ${instant.slice(8, 10)}`,
    }),
    tag: '',
    isTagPage: false,
    round: null,
    rounds: [],
    page: 1,
    pageCount: 1,
    clock: { zone: 'Pacific/Auckland', zoneName: 'New Zealand Time' },
    shown: null,
    live: null,
    ...over,
  };
  const context = await widgetContext({
    path: pagePath(address),
    page: { url: 'feed', name: 'Feed' },
    isFirst: true,
  });
  const feed = (version: number) => (
    <I18nProvider lang="en" messages={english}>
      <MicroblogFeedView
        key={version}
        settings={microblogFeedBlock.settings.parse({})}
        data={data}
        context={context}
      />
      <FavouriteStars />
    </I18nProvider>
  );
  const { rerender } = render(feed(1));
  return { renew: () => rerender(feed(2)) };
}
const POSTS = [postOf(2, 23, 'gt', 'start'), postOf(3, 23, 'trucks'), postOf(4, 22)];

/** What can be seen. */
const shownPosts = () =>
  screen.queryAllByRole('article').map(({ textContent }) => Number(/Post (\d+)/.exec(textContent)?.[1]));
const shownDays = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const choice = () => screen.findByRole('button', { name: 'My categories' });
const NONE = 'None of these posts is about your categories.';

test('whoever has starred a category can have the posts about it alone, by the keyboard, and all of them again', async () => {
  browserFavourites().star(gt);
  await show(POSTS);
  const button = await choice();
  expect([button.getAttribute('aria-pressed'), shownPosts()]).toEqual(['false', [1, 2, 3, 4]]);
  const user = userEvent.setup();
  button.focus();
  await user.keyboard('{Enter}');
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect([shownPosts(), shownDays()]).toEqual([[2], ['Day 23']]);
  expect(screen.getByText(NONE)).not.toBeVisible();
  expect(button).toHaveFocus();
  await user.keyboard(' ');
  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect([shownPosts(), shownDays()]).toEqual([
    [1, 2, 3, 4],
    ['Day 23', 'Day 22'],
  ]);
});

test('newer content has the switch as well, with what was chosen', async () => {
  browserFavourites().star(gt);
  const { renew } = await show(POSTS);
  await userEvent.setup().click(await choice());
  renew();
  const button = await choice();
  expect(document.body).toContainElement(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(shownPosts()).toEqual([2]);
});

test('posts that are loaded further down are chosen from, too', async () => {
  server.use(
    http.get('*/microblog/post', () =>
      HttpResponse.json({ data: [postOf(6, 21), postOf(5, 21, 'gt')], page: 2, num_pages: 2, num_items: 6 }),
    ),
  );
  browserFavourites().star(gt);
  await show(POSTS, { pageCount: 2 });
  const user = userEvent.setup();
  await user.click(await choice());
  await user.click(screen.getByRole('link', { name: english['post.loadMore'] }));
  await waitFor(() => expect(screen.getByText('Post 6')).toBeInTheDocument());
  expect(shownPosts()).toEqual([2, 5]);
  // The keyboard continues at the first of them that can be seen.
  await waitFor(() => expect(screen.getByText('Post 5').closest('article')).toHaveFocus());
});

test('says so if no post is about them', async () => {
  browserFavourites().star(gt);
  await show(POSTS.slice(1));
  await userEvent.setup().click(await choice());
  expect(shownPosts()).toEqual([]);
  expect(screen.getByText(NONE)).toBeVisible();
});

test('whoever takes the last category’s star away has all posts again', async () => {
  browserFavourites().star(gt);
  await show(POSTS);
  await userEvent.setup().click(await choice());
  expect(shownPosts()).toEqual([2]);
  act(() => browserFavourites().unstar(gt));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'My categories' })).toBeNull());
  expect(shownPosts()).toEqual([1, 2, 3, 4]);
});

test('there is nothing to choose for others, and none of it in the server’s page but its place', async () => {
  browserFavourites().star(ana);
  await show(POSTS);
  await waitFor(() => expect(document.getElementById(FAVOURITES_STYLE)).not.toBeNull());
  expect(screen.queryByRole('button', { name: 'My categories' })).toBeNull();
  expect(document.querySelector(`[${MY_POSTS}]`)).toBeEmptyDOMElement();
});

test('the posts of one tag have no such choice', async () => {
  browserFavourites().star(gt);
  await show(POSTS, { tag: 'start', isTagPage: true }, 'feed/start');
  await waitFor(() => expect(document.getElementById(FAVOURITES_STYLE)).not.toBeNull());
  expect(document.querySelector(`[${MY_POSTS}]`)).toBeNull();
});
