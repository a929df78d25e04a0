import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterAll, expect, test, vi } from 'vitest';
import { endNotifications, getPushKey, keepNotifications } from '@/lib/contract/endpoints/notifications';
import { I18nProvider } from '@/lib/i18n/provider.client';
import { browserNotifications } from '@/lib/notifications/browser-notifications';
import english from '@/locales/en.json';
import { respond } from '@/tests/msw/respond';
import { testServer } from '@/tests/msw/test-server';
import { createPushBrowser, removePushBrowser, SERVER_KEY } from '@/tests/push-browser';
import { NotificationsLoader } from './notifications-loader.client';

const ended: string[] = [];
testServer(
  http.get('*/api/texts/en', () => HttpResponse.json(english)),
  respond(getPushKey, () => ({ key: SERVER_KEY })),
  respond(keepNotifications, () => ({ success: true, message: '' })),
  respond(endNotifications, ({ input }) => {
    ended.push(input.endpoint);
    return { success: true, message: '' };
  }),
);
afterAll(() => removePushBrowser());

test('a browser without storage gets no notifications, which nobody could switch off later, and reports the failure', async () => {
  document.documentElement.lang = 'en';
  const browser = createPushBrowser();
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('Access is denied.', 'SecurityError');
    },
  });
  vi.stubGlobal('reportError', vi.fn());
  render(
    <I18nProvider lang="en" messages={english}>
      <NotificationsLoader />
    </I18nProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Turn on notifications' }));
  expect(await screen.findByText(/We couldn’t turn on notifications/)).toBeVisible();
  await waitFor(() => expect(ended).toHaveLength(1));
  expect(browser.endpoint()).toBeNull();
  expect(browserNotifications().getState().isOn).toBe(false);
});
