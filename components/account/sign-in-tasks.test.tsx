import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { beforeEach, expect, test } from 'vitest';
import { noticeArrival, useArrival } from '@/lib/account/arrival';
import { I18nProvider } from '@/lib/i18n/provider.client';
import { browserSession } from '@/lib/session/store';
import { SESSION_ENDED_KEY } from '@/lib/session/leaving';
import english from '@/locales/en.json';
import { createTestRouter } from '@/tests/app-router';
import SignInTasks from './sign-in-tasks.client';

beforeEach(() => browserSession().logout());

const ENDED = english['islands.session.ended'];

/** A page in a tab whose sign-in the server has ended on `/profile`. */
function show() {
  browserSession().rememberRedirect('/profile');
  render(
    <AppRouterContext value={createTestRouter().router}>
      <I18nProvider lang="en" messages={english}>
        <SignInTasks link={null} isLinkRefused={false} hasSessionEnded onSignedIn={() => undefined} />
      </I18nProvider>
    </AppRouterContext>,
  );
  return userEvent.setup();
}

test('reports that the session has ended, with a link to sign in and return', async () => {
  show();
  expect(screen.getByRole('status')).toHaveTextContent(ENDED);
  expect(screen.getByRole('link', { name: english['islands.account.signIn'] })).toHaveAttribute(
    'href',
    '/login',
  );
  expect(browserSession().getState().redirect_after_login).toBe('/profile');
});

test('a visitor who dismisses it stays, and isn’t taken back at a later sign-in', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: english['islands.update.dismiss'] }));
  expect(screen.queryByText(ENDED)).toBeNull();
  expect(browserSession().getState().redirect_after_login).toBeNull();
});

test('disappears once the visitor has signed in in another tab', () => {
  show();
  act(() => browserSession().setTokens({ access_token: 'a-1', refresh_token: 'r-1' }));
  expect(screen.queryByText(ENDED)).toBeNull();
});

test('a tab is notified once that its session has ended', () => {
  sessionStorage.setItem(SESSION_ENDED_KEY, '1');
  const Told = () => <p>{String(useArrival()?.hasSessionEnded)}</p>;
  render(<Told />);
  expect(screen.getByText('undefined')).toBeVisible();
  act(noticeArrival);
  expect(screen.getByText('true')).toBeVisible();
  expect(sessionStorage.getItem(SESSION_ENDED_KEY)).toBeNull();
});
