import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { getFavouritesCalendar } from '@/lib/contract/endpoints/favourites';
import { I18nProvider } from '@/lib/i18n/provider.client';
import { browserSession } from '@/lib/session/store';
import english from '@/locales/en.json';
import { serveAccounts, server } from '@/tests/account-screen';
import { respond } from '@/tests/msw/respond';
import OwnCalendar from './own-calendar.client';

serveAccounts();

test('the button for another address keeps the focus and does nothing more while the site answers', async () => {
  const renewed = Promise.withResolvers<null>();
  let renewals = 0;
  server.use(
    respond(getFavouritesCalendar, async ({ input }) => {
      if (!input.renew) return { key: 'first' };
      renewals += 1;
      await renewed.promise;
      return { key: 'second' };
    }),
  );
  browserSession().setTokens({ access_token: 'a', refresh_token: 'r' });
  render(
    <I18nProvider lang="en" messages={english}>
      <OwnCalendar siteUrl="https://www.example.nz" />
    </I18nProvider>,
  );
  const button = await screen.findByRole('button', { name: english['favourites.renew'] });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  // A browser takes the focus from a button that is disabled otherwise.
  expect(button).toBeEnabled();
  await userEvent.click(button);
  renewed.resolve(null);
  expect(await screen.findByText(english['favourites.renewed'])).toBeVisible();
  expect(button).toHaveFocus();
  expect(renewals).toBe(1);
});
