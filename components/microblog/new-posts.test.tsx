import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { I18nProvider } from '@/lib/i18n/provider.client';
import { RACE_DAY_CALL } from '@/lib/season/live';
import type { RaceDay } from '@/lib/season/race-day';
import type { ShownPosts, PostSummary } from '@/lib/season/newest-posts';
import english from '@/locales/en.json';
import { createTestRouter } from '@/tests/app-router';
import { silentStreamAt } from '@/tests/silent-stream';
import { testServer } from '@/tests/msw/test-server';
import { NewPosts } from './new-posts.client';
import { postAnchor } from './post-view';

const server = testServer();
afterEach(() => vi.restoreAllMocks());
silentStreamAt('2027-01-23T01:30:00Z');

const newestPost = (id: number): PostSummary => ({
  id,
  at: `2027-01-23T01:${String(id).padStart(2, '0')}:00Z`,
  round: '',
  tags: [],
});
const shownOf = (...ids: number[]): ShownPosts => ({
  ids,
  newest: ids[0] === undefined ? null : newestPost(ids[0]),
  tag: '',
  round: '',
});

/** The site's responses: the newest posts, and whether the feed can be fetched. */
function serve(ids: readonly number[], feed = () => new HttpResponse(null)) {
  const raceDay: RaceDay = { round: null, sessions: [], posts: ids.map(newestPost) };
  server.use(
    http.get(`*${RACE_DAY_CALL}`, () => HttpResponse.json(raceDay)),
    http.head('*/feed', feed),
  );
}

/** An open page that lists some posts, and that lists others each time it is fetched again. */
function open(first: ShownPosts, ...later: ShownPosts[]) {
  const { router } = createTestRouter();
  const refreshed = { times: 0 };
  function Site() {
    const [shown, setShown] = useState(first);
    const refresh = () => {
      setShown(later[refreshed.times] ?? shown);
      refreshed.times += 1;
    };
    return (
      <I18nProvider lang="en" messages={english}>
        <AppRouterContext value={{ ...router, refresh }}>
          <PathnameContext value="/feed">
            <NewPosts shown={shown} />
            <ul>
              {shown.ids.map((id) => (
                <li key={id} id={postAnchor(id)}>
                  <article tabIndex={-1}>Post {id}</article>
                </li>
              ))}
            </ul>
          </PathnameContext>
        </AppRouterContext>
      </I18nProvider>
    );
  }
  render(<Site />);
  return refreshed;
}

const shownPosts = () => screen.getAllByRole('article').map(({ textContent }) => textContent);

test('offers newer posts without inserting them; a press shows them and goes to the newest', async () => {
  serve([4, 3, 2, 1]);
  open(shownOf(2, 1), shownOf(4, 3, 2, 1));
  const offer = await screen.findByRole('button', { name: '2 new posts' });
  expect(screen.getByRole('status')).toHaveTextContent('2 new posts');
  expect(shownPosts()).toEqual(['Post 2', 'Post 1']);
  await userEvent.click(offer);
  await waitFor(() => expect(screen.getByText('Post 4')).toHaveFocus());
  expect(shownPosts()).toEqual(['Post 4', 'Post 3', 'Post 2', 'Post 1']);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a new post that is hidden isn’t gone to; a covered one is reached by its list item, which has the cover', async () => {
  serve([4, 3, 2, 1]);
  open(shownOf(2, 1), shownOf(4, 3, 2, 1));
  const style = document.createElement('style');
  style.textContent = `#${postAnchor(4)}, #${postAnchor(3)} article { display: none }`;
  document.head.append(style);
  await userEvent.click(await screen.findByRole('button', { name: '2 new posts' }));
  await waitFor(() => expect(document.getElementById(postAnchor(3))).toHaveFocus());
  style.remove();
});

test('if the page knows only the newest ones, there may be more', async () => {
  serve(Array.from({ length: 12 }, (_, index) => 20 - index));
  open(shownOf(2, 1));
  expect(await screen.findByRole('button', { name: '12+ new posts' })).toBeVisible();
});

test('without a connection the page shows a message, stays as it is, and can be retried', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  serve([3, 2, 1], () => HttpResponse.error());
  const refreshed = open(shownOf(2, 1), shownOf(3, 2, 1));
  await userEvent.click(await screen.findByRole('button', { name: '1 new post' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('You’re offline.'));
  expect([refreshed.times, shownPosts()]).toEqual([0, ['Post 2', 'Post 1']]);
  serve([3, 2, 1]);
  await userEvent.click(screen.getByRole('button', { name: '1 new post' }));
  await waitFor(() => expect(screen.getByText('Post 3')).toHaveFocus());
});

test('a refreshed page without them shows a message', async () => {
  serve([3, 2, 1]);
  open(shownOf(2, 1), shownOf(2, 1), shownOf(3, 2, 1));
  await userEvent.click(await screen.findByRole('button', { name: '1 new post' }));
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('We couldn’t load the new posts. Please try again.'),
  );
  await userEvent.click(screen.getByRole('button', { name: '1 new post' }));
  await waitFor(() => expect(screen.getByText('Post 3')).toHaveFocus());
});
