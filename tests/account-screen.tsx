import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import type { ComponentType } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { AccountScreenProps } from '@/components/account/account-shell.client';
import ProfileScreen from '@/components/account/profile-screen.client';
import { getAuthUser, getCreditBalance, getMyAccount, listAddresses } from '@/lib/contract/endpoints/account';
import { listDevices } from '@/lib/contract/endpoints/devices';
import { listPasskeys } from '@/lib/contract/endpoints/passkeys';
import type { Customer } from '@/lib/contract/entities/account';
import { siteConfigurationSchema } from '@/lib/contract/entities/site-configuration';
import { browserSession, SESSION_KEY } from '@/lib/session/store';
import english from '@/locales/en.json';
import { createTestRouter } from './app-router';
import { respond } from './msw/respond';

/* What the tests of account screens share: a server that tests give their answers, and a customer who is signed in. */

export const server = setupServer();

/** Starts and stops the server around a file's tests; each begins with nobody signed in. */
export function serveAccounts(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    localStorage.clear();
    browserSession().logout();
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}

type Settings = AccountScreenProps['settings'];

/** A site's settings for its account screens, with nothing but what is given. */
export const accountSettings = (given: Partial<Settings> = {}): Settings => ({
  ...siteConfigurationSchema.parse({}),
  isEventSite: false,
  offersPasskeys: false,
  hasGuestOrders: false,
  ...given,
});

/** @returns where the screen sends the visitor, and who presses and types */
export function showAccountScreen(Screen: ComponentType<AccountScreenProps>, settings = accountSettings()) {
  const { router, visits } = createTestRouter();
  render(
    <AppRouterContext value={router}>
      <Screen lang="en" messages={english} settings={settings} />
    </AppRouterContext>,
  );
  return { visits, user: userEvent.setup() };
}

/** Answers for a customer who has nothing yet. What a test answers later goes first. */
export function serveCustomer(customer: Customer): void {
  server.use(
    respond(getAuthUser, () => customer),
    respond(getCreditBalance, () => ({ balance: 0 })),
    respond(getMyAccount, () => ({ user: customer, history: [] })),
    respond(listAddresses, () => ({ data: [] })),
    respond(listDevices, () => ({ data: [] })),
    respond(listPasskeys, () => ({ data: [] })),
  );
}

/** The profile of a customer who is signed in. */
export function showProfile({ id, email }: Pick<Customer, 'id' | 'email'>, settings?: Settings) {
  const session = { access_token: 'a', refresh_token: 'r', profile: { id, email } };
  localStorage.setItem(SESSION_KEY, JSON.stringify({ version: 1, state: session }));
  return showAccountScreen(ProfileScreen, settings);
}
