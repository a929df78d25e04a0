import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { expect, test, vi } from 'vitest';
import { I18nProvider } from '@/lib/i18n/provider.client';
import type { QuickSearchAnswer } from '@/lib/search/answer';
import english from '@/locales/en.json';
import { createTestRouter } from '@/tests/app-router';
import { testServer } from '@/tests/msw/test-server';
import { QuickSearch } from './quick-search.client';

const server = testServer();

const hit = (title: string): QuickSearchAnswer['hits'][number] => ({
  href: `/article/${title.toLowerCase()}`,
  kind: 'article',
  title: [{ text: title, isMatch: true }],
  excerpt: [],
});

/** Answers each query once it is released. */
function heldAnswers(hitsOf: (query: string) => QuickSearchAnswer['hits']) {
  const waiting = new Map<string, () => void>();
  server.use(
    http.get('*/api/search', async ({ request }) => {
      const query = new URL(request.url).searchParams.get('q') ?? '';
      await new Promise<void>((resolve) => waiting.set(query, resolve));
      return HttpResponse.json<QuickSearchAnswer>({ query, hits: hitsOf(query) });
    }),
  );
  return {
    release: async (query: string) => {
      await waitFor(() => expect(waiting.has(query)).toBe(true));
      waiting.get(query)?.();
    },
  };
}

const waiting = () => document.querySelector('.quick-search-waiting');

test('shows that a response is pending while there is nothing else to show', async () => {
  const answers = heldAnswers((query) => (query.startsWith('taupo') ? [hit('Taupo')] : []));
  render(
    <AppRouterContext value={createTestRouter().router}>
      <I18nProvider lang="en" messages={english}>
        <QuickSearch onClose={vi.fn()} />
      </I18nProvider>
    </AppRouterContext>,
  );
  const user = userEvent.setup();
  const field = screen.getByRole('searchbox');
  expect(waiting()).toBeNull();
  await user.type(field, 'zzz');
  expect(waiting()).not.toBeNull();
  await answers.release('zzz');
  expect(await screen.findByText('0 results')).toBeVisible();
  expect(waiting()).toBeNull();

  await user.clear(field);
  await user.type(field, 'taupo');
  expect(waiting()).not.toBeNull();
  await answers.release('taupo');
  expect(await screen.findByRole('link', { name: 'Taupo' })).toBeVisible();
  // Results for a shorter text stay until there are new ones.
  await user.type(field, ' gp');
  expect(screen.getByRole('link', { name: 'Taupo' })).toBeVisible();
  expect(waiting()).toBeNull();
  await user.clear(field);
  expect(waiting()).toBeNull();
  expect(screen.queryByRole('link', { name: 'Taupo' })).toBeNull();
});

test('without results offers words that have some and the header’s pages, in the visitor’s language', async () => {
  document.documentElement.lang = 'de';
  server.use(
    http.get('*/api/search', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const name = searchParams.get('lang') === 'de' ? 'Kalender' : 'Calendar';
      const exits = { suggestions: ['championship'], places: [{ name, href: '/rounds' }] };
      return HttpResponse.json<QuickSearchAnswer>({ query: searchParams.get('q') ?? '', hits: [], exits });
    }),
  );
  const onClose = vi.fn();
  render(
    <AppRouterContext value={createTestRouter().router}>
      <I18nProvider lang="en" messages={english}>
        <QuickSearch onClose={onClose} />
      </I18nProvider>
    </AppRouterContext>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByRole('searchbox'), 'chxmpionship');
  const places = within(await screen.findByRole('navigation', { name: 'Try these pages instead' }));
  expect(places.getByRole('link', { name: 'Kalender' })).toHaveAttribute('href', '/rounds');
  expect(screen.getByText('0 results')).toBeVisible();
  await user.keyboard('{ArrowDown}');
  const other = within(screen.getByRole('navigation', { name: 'Did you mean' })).getByRole('link');
  expect(other).toHaveFocus();
  expect(other).toHaveAttribute('href', '/search/championship');
  await user.click(other);
  expect(onClose).toHaveBeenCalled();
  document.documentElement.lang = 'en';
});

test('keeps what is typed after a drag from the field to the outside; a press there closes it', async () => {
  const onClose = vi.fn();
  render(
    <AppRouterContext value={createTestRouter().router}>
      <I18nProvider lang="en" messages={english}>
        <QuickSearch onClose={onClose} />
      </I18nProvider>
    </AppRouterContext>,
  );
  fireEvent.pointerDown(screen.getByRole('searchbox'));
  fireEvent.click(screen.getByRole('dialog'));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('dialog'));
  expect(onClose).toHaveBeenCalledTimes(1);
});
