import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endNotifications, getPushKey, keepNotifications } from '@/lib/contract/endpoints/notifications';
import { browserFavourites } from '@/lib/favourites/browser-favourites';
import { I18nProvider } from '@/lib/i18n/provider.client';
import { browserNotifications } from '@/lib/notifications/browser-notifications';
import type { NotificationChoices } from '@/lib/notifications/calls';
import { NOTIFICATIONS_KEY } from '@/lib/notifications/keys';
import english from '@/locales/en.json';
import { refuse, respond } from '@/tests/msw/respond';
import { testServer } from '@/tests/msw/test-server';
import { createPushBrowser, removePushBrowser, SERVER_KEY } from '@/tests/push-browser';
import { NotificationsLoader } from './notifications-loader.client';
import { NotifyButton } from './notify-button.client';

const NOW = Date.parse('2027-01-22T20:00:00Z');
const session = { id: 31, until: NOW + 24 * 60 * 60 * 1000 };
const gt = { kind: 'category', id: '3', name: 'GT Championship', address: '/category/gt' } as const;
const ana = { kind: 'driver', id: '7', name: 'Ana Roe', address: '/drivers/ana-roe' } as const;

/** What the server received, oldest first. */
let sent: NotificationChoices[] = [];
let ended: string[] = [];
const server = testServer();
beforeEach(() => {
  document.documentElement.lang = 'en';
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  sent = [];
  ended = [];
  server.use(
    http.get('*/api/texts/en', () => HttpResponse.json(english)),
    respond(getPushKey, () => ({ key: SERVER_KEY })),
    respond(keepNotifications, ({ input }) => {
      sent.push(input);
      return { success: true, message: '' };
    }),
    respond(endNotifications, ({ input }) => {
      ended.push(input.endpoint);
      return { success: true, message: '' };
    }),
  );
});
afterEach(() => {
  cleanup();
  removePushBrowser();
  vi.useRealTimers();
  localStorage.clear();
  browserNotifications().rehydrate();
  browserFavourites().rehydrate();
});

const showButton = () =>
  render(
    <I18nProvider lang="en" messages={english}>
      <NotifyButton label="Notify me" session={session} />
    </I18nProvider>,
  );
const showSection = () =>
  render(
    <I18nProvider lang="en" messages={english}>
      <NotificationsLoader />
    </I18nProvider>,
  );
const bell = () => screen.getByRole('button', { name: 'Notify me' });
const turnOn = () => screen.findByRole('button', { name: 'Turn on notifications' });

test('nobody is asked before a press; then the server gets the session and the starred categories', async () => {
  const browser = createPushBrowser();
  browserFavourites().star(gt);
  browserFavourites().star(ana);
  showButton();
  expect(browser.asked()).toBe(0);
  expect(localStorage.getItem(NOTIFICATIONS_KEY)).toBeNull();
  await userEvent.click(bell());
  expect(await screen.findByText('We’ll notify you about this session.')).toBeVisible();
  expect(bell()).toHaveAttribute('aria-pressed', 'true');
  expect(sent[0]).toMatchObject({
    endpoint: browser.endpoint(),
    server_key: SERVER_KEY,
    language: 'en',
    kinds: ['start', 'change', 'result', 'news'],
    subjects: ['category-3', 'session-31'],
    quiet: null,
  });

  await userEvent.click(bell());
  expect(await screen.findByText(/You won’t be notified about this session/)).toBeVisible();
  expect(bell()).toHaveAttribute('aria-pressed', 'false');
  await waitFor(() => expect(sent.at(-1)?.subjects).toEqual(['category-3']));
});

test.each([
  ['refuses', 'denied', /Notifications from this site are blocked/],
  ['doesn’t answer', 'default', /Notifications need your permission/],
] as const)('says what to do if the visitor %s, and follows nothing', async (_, answer, text) => {
  createPushBrowser({ answer });
  showButton();
  await userEvent.click(bell());
  expect(await screen.findByText(text)).toBeVisible();
  expect(bell()).toHaveAttribute('aria-pressed', 'false');
  expect(browserNotifications().getState()).toMatchObject({ isOn: false, sessions: [] });
  expect(sent).toEqual([]);
});

test('a visitor who has reset the permission is asked again, and gets what they pressed once they allow it', async () => {
  const question = Promise.withResolvers<null>();
  const browser = createPushBrowser({ answered: question.promise });
  browserNotifications().switchTo(true);
  showButton();
  await userEvent.click(bell());
  expect(browser.asked()).toBe(1);
  question.resolve(null);
  expect(await screen.findByText('We’ll notify you about this session.')).toBeVisible();
  expect(sent.at(-1)?.subjects).toEqual(['session-31']);
});

test.each([
  ['an iPhone that has the site in a tab', 'iPhone', /add this site to your home screen first/],
  ['a browser without push', 'Firefox', /This browser can’t show notifications/],
])('explains why %s can’t have any', async (_, name, text) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${name})`);
  showButton();
  await userEvent.click(bell());
  expect(await screen.findByText(text)).toBeVisible();
});

test.each([
  ['the site', () => server.use(respond(keepNotifications, () => refuse(503, { message: 'Busy' }))), {}],
  ['the browser’s push service', () => undefined, { hasService: false }],
])('reports if %s can’t be reached, and stays off', async (_, fail, options) => {
  createPushBrowser(options);
  vi.stubGlobal('reportError', vi.fn());
  fail();
  showSection();
  await userEvent.click(await turnOn());
  expect(await screen.findByText(/We couldn’t turn on notifications/)).toBeVisible();
  expect(await turnOn()).toHaveAttribute('aria-disabled', 'false');
  expect(browserNotifications().getState().isOn).toBe(false);
});

test('the choices are sent, and one press ends everything', async () => {
  const browser = createPushBrowser();
  browserFavourites().star(gt);
  showSection();
  const button = await turnOn();
  await userEvent.click(button);
  expect(await screen.findByText('Notifications are on in this browser.')).toBeVisible();
  // The same button, which keeps the focus.
  expect(screen.getByRole('button', { name: 'Turn off notifications' })).toHaveFocus();

  const kinds = within(screen.getByRole('group', { name: 'Notify me about' }));
  await userEvent.click(kinds.getByRole('checkbox', { name: 'News' }));
  const quiet = within(screen.getByRole('group', { name: 'Quiet hours' }));
  await userEvent.click(quiet.getByRole('checkbox'));
  expect(quiet.getByLabelText('From')).toHaveValue('22:00');
  fireEvent.change(quiet.getByLabelText('Until'), { target: { value: '06:30' } });
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({
      kinds: ['start', 'change', 'result'],
      quiet: { from: 22 * 60, until: 6 * 60 + 30 },
    }),
  );
  // An incomplete time doesn't count, and stays to be completed.
  fireEvent.change(quiet.getByLabelText('Until'), { target: { value: '' } });
  expect(browserNotifications().getState().quiet).toEqual({ from: 1320, until: 390 });

  const endpoint = browser.endpoint();
  await userEvent.click(screen.getByRole('button', { name: 'Turn off notifications' }));
  expect(await screen.findByText('Notifications are off in this browser.')).toBeVisible();
  expect(browser.endpoint()).toBeNull();
  expect(ended).toEqual([endpoint]);
  expect(screen.queryByRole('group')).toBeNull();
});

test('the button keeps the focus and does nothing more while the visitor is asked', async () => {
  const question = Promise.withResolvers<null>();
  const browser = createPushBrowser({ answered: question.promise });
  showSection();
  const button = await turnOn();
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  // A browser takes the focus from a button that is disabled otherwise.
  expect(button).toBeEnabled();
  await userEvent.click(button);
  expect(browser.asked()).toBe(1);
  question.resolve(null);
  expect(await screen.findByText('Notifications are on in this browser.')).toBeVisible();
});

test('explains how to get started if nothing is followed', async () => {
  createPushBrowser();
  showSection();
  await userEvent.click(await turnOn());
  expect(await screen.findByText(/Star a category, or press “Notify me”/)).toBeVisible();
});

test('a subscription made with another key of the server’s is made again', async () => {
  const browser = createPushBrowser();
  browser.subscribe(new ArrayBuffer(65));
  const former = browser.endpoint();
  showButton();
  await userEvent.click(bell());
  expect(await screen.findByText('We’ll notify you about this session.')).toBeVisible();
  expect(browser.endpoint()).not.toBe(former);
  expect(sent.at(-1)?.endpoint).toBe(browser.endpoint());
});

test('a permission revoked in the browser’s settings switches notifications off', async () => {
  const browser = createPushBrowser();
  const { unmount } = showSection();
  await userEvent.click(await turnOn());
  await screen.findByText('Notifications are on in this browser.');
  unmount();
  browser.permission = 'denied';
  showSection();
  expect(await screen.findByText(/Notifications from this site are blocked/)).toBeVisible();
  await waitFor(() => expect(browserNotifications().getState().isOn).toBe(false));
});

test('another language, or another star, is sent; the same again is not', async () => {
  createPushBrowser();
  browserFavourites().star(gt);
  const { unmount } = showSection();
  await userEvent.click(await turnOn());
  await waitFor(() => expect(sent).toHaveLength(1));
  unmount();
  document.documentElement.lang = 'de';
  server.use(http.get('*/api/texts/de', () => HttpResponse.json(english)));
  showSection();
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ language: 'de' }));
  expect(sent).toHaveLength(2);
  browserFavourites().star({ ...gt, id: '12' });
  await waitFor(() => expect(sent.at(-1)?.subjects).toEqual(['category-12', 'category-3']));
  expect(sent).toHaveLength(3);
});
