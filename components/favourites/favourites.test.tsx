import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { EXTENSIONS_META } from '@/lib/content/extensions-mark';
import { MAX_FAVOURITES } from '@/lib/contract/favourites';
import { CLOCK_KEY } from '@/lib/dates/clock-choice';
import { aboutCategory } from '@/lib/favourites/attributes';
import { browserFavourites } from '@/lib/favourites/browser-favourites';
import { FAVOURITES_KEY, FAVOURITES_STYLE } from '@/lib/favourites/keys';
import { I18nProvider } from '@/lib/i18n/provider.client';
import { getTranslator, type Translator } from '@/lib/i18n/translator';
import { COMING_SESSIONS_CALL, type ComingSessions } from '@/lib/season/coming-sessions';
import type { NamedSubject } from '@/lib/shared/favourites';
import english from '@/locales/en.json';
import { testServer } from '@/tests/msw/test-server';
import { FavouriteStars } from './favourite-stars.client';
import { dismissFavouritesNotice } from './press-star';
import { Star } from './star';

const gt: NamedSubject = { kind: 'category', id: '3', name: 'GT Championship', address: '/category/gt' };
const ana: NamedSubject = { kind: 'driver', id: '7', name: 'Ana Roe', address: '/drivers/ana-roe' };

const NOW = '2027-01-22T20:00:00Z';
const session = (id: number, starts_at: string): ComingSessions['sessions'][number] => ({
  id,
  name: `Race ${String(id)}`,
  is_own_name: false,
  mark: id === 1 ? 'Delayed' : '',
  category: { id: 3, name: 'GT Championship', url: 'gt' },
  starts_at,
  ends_at: null,
  status: id === 1 ? 'delayed' : 'scheduled',
});
const coming: ComingSessions = {
  round: { name: 'Teretonga', url: 'teretonga', time_zone: 'Pacific/Auckland' },
  // Saturday, Saturday and Sunday at the circuit.
  sessions: [
    session(1, '2027-01-22T22:00:00Z'),
    { ...session(2, '2027-01-23T02:00:00Z'), category: { id: 4, name: 'Formula Ford', url: 'ford' } },
    session(3, '2027-01-23T03:00:00Z'),
    session(4, '2027-01-23T22:00:00Z'),
  ],
};

const server = testServer(http.get('*/api/texts/en', () => HttpResponse.json(english)));
let t: Translator;
beforeAll(async () => {
  t = await getTranslator('en');
});
beforeEach(() => {
  document.documentElement.lang = 'en';
  document.documentElement.setAttribute('data-clock-offset', String(Date.parse(NOW) - Date.now()));
});
afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  localStorage.clear();
  browserFavourites().rehydrate();
  dismissFavouritesNotice();
  document.getElementById(FAVOURITES_STYLE)?.remove();
});

/** A page with stars, and other elements that depend on favourites. */
const show = (subjects: readonly NamedSubject[] = [gt], more: ReactNode = null) =>
  render(
    <I18nProvider lang="en" messages={english}>
      {more}
      {subjects.map((subject) => (
        <Star key={subject.id} subject={subject} place="row" t={t} />
      ))}
      <FavouriteStars />
    </I18nProvider>,
  );
const star = (name: string) => screen.getByRole('button', { name: `Favourite: ${name}` });
const styleOfPage = () => document.getElementById(FAVOURITES_STYLE)?.textContent ?? '';

/** Stores it as another tab would. */
function writeElsewhere(text: string): void {
  localStorage.setItem(FAVOURITES_KEY, text);
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: FAVOURITES_KEY }));
  });
}

test('a pressed star stays active and leads the page at once; the first one says where all of them are', async () => {
  show([gt, ana]);
  const user = userEvent.setup();
  expect(star('GT Championship')).toBeEnabled();
  await user.click(star('GT Championship'));
  expect(await screen.findByText('GT Championship is now in My championship.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'My championship' })).toHaveAttribute('href', '/my-championship');
  expect(star('GT Championship')).toHaveAttribute('aria-pressed', 'true');
  expect(styleOfPage()).toContain('category-3');

  await user.click(star('Ana Roe'));
  await waitFor(() => expect(star('Ana Roe')).toHaveAttribute('aria-pressed', 'true'));
  expect(screen.queryByText(/is now in/)).toBeNull();

  await user.click(star('GT Championship'));
  await waitFor(() => expect(star('GT Championship')).toHaveAttribute('aria-pressed', 'false'));
  expect(styleOfPage()).not.toContain('category-3');
  expect(localStorage.getItem(FAVOURITES_KEY)).toContain('Ana Roe');
});

test('the first category offers notifications, a driver does not, nor does a server that has none', async () => {
  const { unmount } = show([gt, ana]);
  const user = userEvent.setup();
  const offer = () => screen.queryByRole('button', { name: 'Notify me' });
  await user.click(star('Ana Roe'));
  expect(await screen.findByText('Ana Roe is now in My championship.')).toBeVisible();
  expect(offer()).toBeNull();
  await user.click(star('GT Championship'));
  expect(await screen.findByText('GT Championship is now in My championship.')).toBeVisible();
  expect(offer()).toBeEnabled();
  await user.click(star('GT Championship'));
  unmount();

  document.querySelector(`meta[name="${EXTENSIONS_META}"]`)?.remove();
  show([gt]);
  await user.click(star('GT Championship'));
  expect(await screen.findByText('GT Championship is now in My championship.')).toBeVisible();
  expect(offer()).toBeNull();
});

test('shows an earlier star as active', async () => {
  browserFavourites().star(gt);
  show();
  await waitFor(() => expect(star('GT Championship')).toHaveAttribute('aria-pressed', 'true'));
});

test('follows stars added and removed in another tab', async () => {
  browserFavourites().star(gt);
  const given = localStorage.getItem(FAVOURITES_KEY) ?? '';
  browserFavourites().unstar(gt);
  const taken = localStorage.getItem(FAVOURITES_KEY) ?? '';
  localStorage.clear();
  browserFavourites().rehydrate();

  show();
  writeElsewhere(given);
  await waitFor(() => expect(star('GT Championship')).toHaveAttribute('aria-pressed', 'true'));
  writeElsewhere(taken);
  await waitFor(() => expect(star('GT Championship')).toHaveAttribute('aria-pressed', 'false'));
});

test('reports the limit, and adds no star', async () => {
  for (let id = 1; id <= MAX_FAVOURITES; id += 1)
    browserFavourites().star({ ...ana, id: String(id + 100), name: `Driver ${String(id)}` });
  show();
  await userEvent.setup().click(star('GT Championship'));
  expect(await screen.findByText(/You have 50 favourites, and that’s the limit/)).toBeVisible();
  expect(star('GT Championship')).toHaveAttribute('aria-pressed', 'false');
});

test('moves elements about a favourite category to the front for the keyboard, too', async () => {
  browserFavourites().star(gt);
  const list = (
    <div className="podium-cards">
      <section {...aboutCategory({ id: 4 })}>Formula Ford</section>
      <section {...aboutCategory({ id: 3 })}>GT</section>
      <section {...aboutCategory(null)}>Others</section>
    </div>
  );
  show([], list);
  const order = () => [...document.querySelectorAll('.podium-cards > *')].map((item) => item.textContent);
  await waitFor(() => expect(order()).toEqual(['GT', 'Formula Ford', 'Others']));
});

test('a page with another name for a favourite renames it', async () => {
  browserFavourites().star(gt);
  show([{ ...gt, name: 'GT New Zealand', address: '/category/gt-nz' }]);
  await waitFor(() => expect(browserFavourites().getState().starred[0]?.name).toBe('GT New Zealand'));
  expect(styleOfPage()).toContain('/category/gt-nz');
});

const home = <div data-my-day="" />;

test('home shows the sessions of the visitor’s categories on the next day that has any', async () => {
  server.use(http.get(`*${COMING_SESSIONS_CALL}`, () => HttpResponse.json(coming)));
  browserFavourites().star(gt);
  show([], home);
  expect(await screen.findByRole('heading', { name: 'Your Saturday' })).toBeVisible();
  const sessions = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(sessions).toEqual(['Sat 11:00amGT Championship Race 1Delayed', 'Sat 4:00pmGT Championship Race 3']);
});

test('home names that day by the clock that the visitor has chosen for the times', async () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  localStorage.setItem(CLOCK_KEY, 'mine');
  server.use(http.get(`*${COMING_SESSIONS_CALL}`, () => HttpResponse.json(coming)));
  browserFavourites().star(gt);
  show([], home);
  expect(await screen.findByRole('heading', { name: 'Your Friday' })).toBeVisible();
  const sessions = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(sessions).toEqual(['Fri 11:00pmGT Championship Race 1Delayed', 'Sat 4:00amGT Championship Race 3']);
});

test('home follows the server’s clock where the browser’s is ten minutes wrong', async () => {
  browserFavourites().star(gt);
  const tenMinutes = 10 * 60_000;
  // It ends five minutes from now; by the browser's clock it is over.
  const ends_at = new Date(Date.parse(NOW) - 5 * 60_000).toISOString();
  const ending = { ...session(1, '2027-01-22T19:00:00Z'), ends_at, status: 'scheduled' as const };
  server.use(
    http.get(`*${COMING_SESSIONS_CALL}`, () =>
      HttpResponse.json(
        { ...coming, sessions: [ending] },
        { headers: { Date: new Date(Date.now() - tenMinutes).toUTCString() } },
      ),
    ),
  );
  show([], <section data-my-day="" />);
  expect(await screen.findByText('Race 1')).toBeVisible();
});

test('home shows a message if none of them is coming up, and if the server doesn’t respond', async () => {
  browserFavourites().star({ ...gt, id: '99' });
  server.use(http.get(`*${COMING_SESSIONS_CALL}`, () => HttpResponse.json(coming)));
  const { unmount } = show([], home);
  expect(await screen.findByText('No sessions of your categories are coming up at Teretonga.')).toBeVisible();
  unmount();
  server.use(http.get(`*${COMING_SESSIONS_CALL}`, () => new HttpResponse(null, { status: 503 })));
  show([], home);
  expect(await screen.findByText(/We couldn’t load your sessions/)).toBeVisible();
});

test('home requests nothing for a visitor who has starred only drivers', async () => {
  browserFavourites().star(ana);
  show([ana], home);
  await waitFor(() => expect(star('Ana Roe')).toHaveAttribute('aria-pressed', 'true'));
  expect(document.querySelector('[data-my-day]')).toBeEmptyDOMElement();
});
