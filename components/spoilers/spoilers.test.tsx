import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { I18nProvider } from '@/lib/i18n/provider.client';
import { getTranslator, type Translator } from '@/lib/i18n/translator';
import { browserSpoilers } from '@/lib/spoilers/browser-spoilers';
import {
  COVERED_TITLE,
  NOTIFICATIONS_CACHE,
  SHIELD_MARK,
  SPOILERS_KEY,
  SPOILERS_STYLE,
} from '@/lib/spoilers/keys';
import { spoilerAttribute, articleSpoiler, sessionSpoiler } from '@/lib/spoilers/spoiler';
import english from '@/locales/en.json';
import { createMemoryCaches } from '@/tests/memory-caches';
import { testServer } from '@/tests/msw/test-server';
import { SpoilerCover } from './spoiler-cover';
import { SpoilerShield } from './spoiler-shield.client';
import { SpoilerSwitch } from './spoiler-switch';

const NOW = '2027-01-24T08:00:00Z';
const recent = sessionSpoiler({ id: 31, date: '2027-01-24T03:00:00Z' });
const old = sessionSpoiler({ id: 7, date: '2027-01-10T03:00:00Z' });
const article = articleSpoiler(4, '2027-01-24T05:00:00Z');

testServer(http.get('*/api/texts/en', () => HttpResponse.json(english)));
let t: Translator;
beforeAll(async () => {
  t = await getTranslator('en');
});
beforeEach(() => {
  document.documentElement.lang = 'en';
  document.documentElement.setAttribute('data-clock-offset', String(Date.parse(NOW) - Date.now()));
  document.title = 'Ratana wins at Teretonga';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  browserSpoilers().rehydrate();
  document.getElementById(SPOILERS_STYLE)?.remove();
});

const Page = ({ hasArticle = false }: { readonly hasArticle?: boolean }) => (
  <I18nProvider lang="en" messages={english}>
    <SpoilerSwitch t={t} />
    <ol aria-label="Race 1" {...spoilerAttribute(recent)}>
      <li>Hana Ratana</li>
    </ol>
    <SpoilerCover spoiler={recent} what="result" name="Race 1" />
    <ol aria-label="Old race" {...spoilerAttribute(old)}>
      <li>Tom Lindqvist</li>
    </ol>
    <SpoilerCover spoiler={old} what="result" name="Old race" />
    {hasArticle ? (
      <>
        <article {...spoilerAttribute(article)} {...{ [COVERED_TITLE]: 'News' }}>
          Ratana wins
        </article>
        <SpoilerCover spoiler={article} what="news" />
      </>
    ) : null}
    <SpoilerShield />
  </I18nProvider>
);

const shield = () => screen.getByRole('button', { name: 'Hide results' });
const switchOn = async () => {
  await userEvent.click(shield());
  await waitFor(() => expect(shield()).toHaveAttribute('aria-pressed', 'true'));
};

test('hides recent results from everyone once it is on, shows its state, and leaves older ones', async () => {
  render(<Page />);
  expect(shield()).toHaveAttribute('aria-pressed', 'false');
  await switchOn();
  expect(screen.queryByRole('list', { name: 'Race 1' })).toBeNull();
  expect(screen.getByRole('list', { name: 'Old race' })).toBeVisible();
  expect(await screen.findByText('Results are hidden until you choose to see them.')).toBeVisible();
  await userEvent.click(shield());
  expect(await screen.findByRole('list', { name: 'Race 1' })).toBeVisible();
  expect(await screen.findByText('Results are shown again.')).toBeVisible();
});

test('says that results are hidden once notifications hide them, too', async () => {
  const memory = createMemoryCaches();
  const opening = Promise.withResolvers<null>();
  const open = async (name: string) => {
    await opening.promise;
    return memory.open(name);
  };
  vi.stubGlobal('caches', { ...memory, open });
  render(<Page />);
  await switchOn();
  expect(screen.queryByRole('list', { name: 'Race 1' })).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  opening.resolve(null);
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Results are hidden until you choose to see them.'),
  );
  const cache = await memory.open(NOTIFICATIONS_CACHE);
  expect(await cache.match(SHIELD_MARK)).toBeDefined();
});

test('shows what was requested, moves the focus to it and remembers it', async () => {
  const { unmount } = render(<Page />);
  await switchOn();
  await userEvent.click(screen.getByRole('button', { name: 'Race 1: Result hidden. Show' }));
  const result = await screen.findByRole('list', { name: 'Race 1' });
  expect(result).toHaveFocus();
  unmount();
  render(<Page />);
  await waitFor(() => expect(shield()).toHaveAttribute('aria-pressed', 'true'));
  expect(screen.getByRole('list', { name: 'Race 1' })).toBeVisible();
});

test('follows another tab', async () => {
  render(<Page />);
  expect(screen.getByRole('list', { name: 'Race 1' })).toBeVisible();
  localStorage.setItem(SPOILERS_KEY, JSON.stringify({ version: 1, state: { isOn: true, shown: [] } }));
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: SPOILERS_KEY }));
  });
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Race 1' })).toBeNull());
  expect(shield()).toHaveAttribute('aria-pressed', 'true');
});

test('the title of a covered page gives nothing away either, until the page is shown', async () => {
  render(<Page hasArticle />);
  await switchOn();
  await waitFor(() => expect(document.title).toBe('News'));
  await userEvent.click(screen.getByRole('button', { name: 'Hidden, as it may give a result away. Show' }));
  await waitFor(() => expect(document.title).toBe('Ratana wins at Teretonga'));
  expect(screen.getByRole('article')).toBeVisible();
});

test('a page that arrives after its title has its title covered, too', async () => {
  const { rerender } = render(<Page />);
  await switchOn();
  expect(document.title).toBe('Ratana wins at Teretonga');
  rerender(<Page hasArticle />);
  await waitFor(() => expect(document.title).toBe('News'));
});

test('a cover of content added later can be pressed, too', async () => {
  const { rerender } = render(<Page />);
  await switchOn();
  rerender(<Page hasArticle />);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Hidden, as it may give a result away. Show' })).toBeEnabled(),
  );
});
