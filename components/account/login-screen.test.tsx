import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { beforeEach, expect, test } from 'vitest';
import { siteConfigurationSchema } from '@/lib/contract/entities/site-configuration';
import { getAuthUser, login, loginRecoveryCode, sendLoginLink } from '@/lib/contract/endpoints/account';
import { browserSession } from '@/lib/session/store';
import { SESSION_ENDED_FRAGMENT } from '@/lib/session/leaving';
import english from '@/locales/en.json';
import { createTestRouter } from '@/tests/app-router';
import { refuse, respond, respondAt } from '@/tests/msw/respond';
import { testServer } from '@/tests/msw/test-server';
import LoginScreen from './login-screen.client';

const server = testServer();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  browserSession().logout();
});

const TOKENS = { access_token: 'a-1', refresh_token: 'r-1' };
const MERE = { id: 7, first_name: 'Mere', last_name: 'Tawhai' };

/** The screen under a given configuration, and where it sent the visitor. */
function show(configuration: Record<string, unknown> = {}, hasGuestOrders = true) {
  const { router, visits } = createTestRouter();
  render(
    <AppRouterContext value={router}>
      <LoginScreen
        lang="en"
        messages={english}
        settings={{
          ...siteConfigurationSchema.parse(configuration),
          isEventSite: false,
          hasGuestOrders,
          offersPasskeys: true,
        }}
      />
    </AppRouterContext>,
  );
  return { visits, user: userEvent.setup() };
}
const press = (name: string) => screen.getByRole('button', { name });
const email = () => screen.getByLabelText(/^Email/);
const password = () => screen.getByLabelText(/^Password/);

async function typePassword(user: ReturnType<typeof userEvent.setup>) {
  await user.click(press(english['account.usePassword']));
  await user.type(email(), 'mere@example.nz');
  await user.type(password(), 'secret-1');
  await user.click(press(english['account.signIn']));
}

test('signs in with a password, loads the customer and goes back to the remembered page (spec 4.5)', async () => {
  server.use(
    respond(login, ({ input }) => {
      expect(input).toMatchObject({ username: 'mere@example.nz', password: 'secret-1' });
      expect(input.fingerprint).toMatch(/^[\w-]{21}$/);
      return TOKENS;
    }),
    respond(getAuthUser, () => MERE),
  );
  browserSession().rememberRedirect('/round/taupo?day=2');
  const { visits, user } = show();
  await typePassword(user);
  await waitFor(() => expect(visits).toEqual(['/round/taupo?day=2']));
  expect(browserSession().getState()).toMatchObject({
    ...TOKENS,
    redirect_after_login: null,
    profile: { id: 7, first_name: 'Mere' },
  });
});

test.each([
  ['a wrong password', () => refuse(401, { message: 'no' }), english['account.wrongPassword']],
  ['an account that is switched off', () => refuse(403, { message: 'Switched off.' }), 'Switched off.'],
  ['a refusal without a reason', () => refuse(403, { message: '' }), english['account.wrongPassword']],
  ['a lost connection', () => HttpResponse.error(), english['forms.offline']],
  ['a server that is down', () => refuse(503), english['forms.server']],
])('explains %s and keeps what was typed (spec 8.5)', async (_what, answer, sentence) => {
  server.use(respondAt(login, answer));
  const { visits, user } = show();
  await typePassword(user);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
  expect(email()).toHaveValue('mere@example.nz');
  expect(password()).toHaveValue('secret-1');
  expect(visits).toEqual([]);
  expect(browserSession().getState().access_token).toBeNull();
});

test('shows when to try again', async () => {
  server.use(respondAt(login, () => refuse(429, {}, { 'retry-after': '900' })));
  const { user } = show();
  await typePassword(user);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/try again after \d{1,2}:\d{2}/));
});

test('identifies each field for password managers', async () => {
  const { user } = show();
  expect(email()).toHaveAttribute('autocomplete', 'username webauthn');
  await user.click(press(english['account.usePassword']));
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
});

test('offers only the code, and no password, if so configured', async () => {
  const asked: unknown[] = [];
  server.use(
    respond(sendLoginLink, ({ input }) => {
      asked.push(input.code_only);
      return { success: true as const, message: '' };
    }),
    respond(loginRecoveryCode, ({ input }) => {
      expect(input).toMatchObject({ email: 'mere@example.nz', code: '1234 5678' });
      return TOKENS;
    }),
    respond(getAuthUser, () => MERE),
  );
  const { visits, user } = show({ login_code_only: true });
  expect(screen.queryByRole('button', { name: english['account.usePassword'] })).toBeNull();
  expect(screen.queryByRole('link', { name: english['account.forgotPassword'] })).toBeNull();
  await user.type(email(), 'mere@example.nz');
  await user.click(press(english['account.sendCode']));
  const code = await screen.findByLabelText(/^Code/);
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await user.type(code, '1234 5678');
  await user.click(press(english['account.signIn']));
  await waitFor(() => expect(visits).toEqual(['/']));
  expect(asked).toEqual([true]);
});

test('sends another email once, however often it is pressed, and reports a failure', async () => {
  const asked: unknown[] = [];
  const second = Promise.withResolvers<{ success: true; message: string }>();
  server.use(
    respond(sendLoginLink, ({ input }) => {
      asked.push(input.email);
      if (asked.length === 1) return { success: true as const, message: '' };
      return asked.length === 2 ? second.promise : refuse(503);
    }),
  );
  const { user } = show();
  await user.type(email(), 'mere@example.nz');
  await user.click(press(english['account.sendLink']));
  const again = await screen.findByRole('button', { name: english['account.sendAgain'] });
  await user.click(again);
  await user.click(again);
  second.resolve({ success: true, message: '' });
  expect(await screen.findByText(english['account.sentAgain'])).toBeVisible();
  expect(asked).toEqual(['mere@example.nz', 'mere@example.nz']);
  await user.click(again);
  expect(await screen.findByText(english['forms.server'])).toBeVisible();
});

test('offers Google only if it is switched on', () => {
  show();
  expect(screen.queryByRole('button', { name: english['account.google'] })).toBeNull();
  show({ login_google: true });
  expect(press(english['account.google'])).toBeVisible();
});

test('continues when the visitor signs in in another tab', async () => {
  const { visits } = show();
  browserSession().setTokens(TOKENS);
  browserSession().setProfile({ ...browserSession().getState().profile, id: 7 });
  await waitFor(() => expect(visits).toEqual(['/']));
});

test('goes back to where this tab came from, even if the tab of an emailed link used the remembered page', async () => {
  browserSession().rememberRedirect('/checkout');
  const { visits } = show();
  await waitFor(() => expect(email()).toBeVisible());
  expect(browserSession().takeRedirect()).toBe('/checkout');
  browserSession().setTokens(TOKENS);
  browserSession().setProfile({ ...browserSession().getState().profile, id: 7 });
  await waitFor(() => expect(visits).toEqual(['/checkout']));
});

test('explains why a customer who was signed out at the checkout has to sign in', async () => {
  window.history.replaceState(null, '', `/login${SESSION_ENDED_FRAGMENT}`);
  show();
  expect(await screen.findByText(english['account.sessionEnded'])).toBeVisible();
  window.history.replaceState(null, '', '/login');
});

test.each([
  ['/checkout', true, 1],
  ['/checkout?payum_token=x', true, 1],
  ['/checkout-tips', true, 0],
  ['/profile', true, 0],
  ['/checkout', false, 0],
])('from %s with guest orders %s, %i link continues without an account', (remembered, isPossible, links) => {
  browserSession().rememberRedirect(remembered);
  show({}, isPossible);
  const found = screen.queryAllByRole('link', { name: english['account.asGuest'] });
  expect(found.map((link) => link.getAttribute('href'))).toEqual(
    Array.from({ length: links }, () => '/guest-checkout'),
  );
});
