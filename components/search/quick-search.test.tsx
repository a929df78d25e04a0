import { render, screen, waitFor } from '@testing-library/react';
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
