import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startBrowserSession } from '@/lib/session/browser-api';
import { browserSession, isLoggedIn, SESSION_KEY } from '@/lib/session/store';
import { useIsSessionKnown, useSession } from '@/lib/session/use-session';

function Badge() {
  const isKnown = useIsSessionKnown();
  const isSignedIn = useSession(isLoggedIn);
  return <p>{isKnown ? (isSignedIn ? 'signed in' : 'anonymous') : 'not known'}</p>;
}

const store = (access_token: string | null) =>
  localStorage.setItem(
    SESSION_KEY,
    JSON.stringify({ version: 1, state: { access_token, refresh_token: 'r' } }),
  );
const fromOtherTab = (key: string | null) =>
  act(() => window.dispatchEvent(new StorageEvent('storage', { key })));

let stop: (() => void) | undefined;
beforeEach(() => localStorage.clear());
afterEach(() => {
  stop?.();
  browserSession().logout();
});

test("hydrates the server's HTML without a mismatch, then shows the stored session", async () => {
  store('held');
  const complaints = vi.spyOn(console, 'error');
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Badge />);
  expect(container.textContent).toBe('not known');

  const root = await act(() => hydrateRoot(container, <Badge />));
  await act(() => {
    stop = startBrowserSession();
  });

  expect(container.textContent).toBe('signed in');
  expect(complaints).not.toHaveBeenCalled();
  await act(() => root.unmount());
});

test('follows a sign-in and a sign-out in another tab at once (spec 3.4)', () => {
  stop = startBrowserSession();
  render(<Badge />);
  expect(screen.getByText('anonymous')).toBeVisible();

  store('held');
  fromOtherTab(SESSION_KEY);
  expect(screen.getByText('signed in')).toBeVisible();

  store(null);
  fromOtherTab(SESSION_KEY);
  expect(screen.getByText('anonymous')).toBeVisible();
});

test('becomes anonymous when another tab clears the storage, and ignores other keys', () => {
  store('held');
  stop = startBrowserSession();
  render(<Badge />);

  localStorage.removeItem(SESSION_KEY);
  fromOtherTab('cart');
  expect(screen.getByText('signed in')).toBeVisible();
  fromOtherTab(null);
  expect(screen.getByText('anonymous')).toBeVisible();
});

test('reads again when the browser restores the page from its cache', () => {
  stop = startBrowserSession();
  render(<Badge />);
  store('held');
  act(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(screen.getByText('signed in')).toBeVisible();
});
