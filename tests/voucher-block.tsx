import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { mockAllIsIntersecting, setupIntersectionMocking } from 'react-intersection-observer/test-utils';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { startBrowserSession } from '@/lib/session/browser-api';
import { creditCardSurchargeOf } from '@/lib/contract/endpoints/payments';
import type { PaymentMode } from '@/lib/contract/entities/site';
import { centsOf, dollarsOf } from '@/lib/contract/money';
import { listedAmounts } from '@/lib/contract/voucher';
import { formatMessage } from '@/lib/i18n/format-message';
import { I18nProvider } from '@/lib/i18n/provider.client';
import type { Translator } from '@/lib/i18n/translate';
import english from '@/locales/en.json';
import { createTestRouter } from './app-router';
import { respond } from './msw/respond';
import { VoucherView } from '@/components/voucher/voucher-view';

/* What the tests of the voucher block share: the block on a page, and a server that tests give their answers. */

export const server = setupServer();
let stop = () => {};
let { router, history } = createTestRouter();

/** Where the block's page sent the visitor. */
export const visited = (): readonly string[] => history;

/** Starts and stops the server and the session around each test of a file. */
export function serveVouchers(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    window.history.replaceState(null, '', '/gift-vouchers');
    document.documentElement.lang = 'en';
    setupIntersectionMocking(vi.fn);
    stop = startBrowserSession();
    server.use(respond(creditCardSurchargeOf, ({ input }) => ({ surcharge: SURCHARGES[input.amount] ?? 0 })));
  });
  afterEach(() => {
    stop();
    server.resetHandlers();
  });
  afterAll(() => server.close());
}

/** What a card costs on top of some amounts, in dollars. */
const SURCHARGES: Readonly<Record<number, number>> = { 25: 0.6, 50: 1.2 };

const t: Translator = (key, values) => formatMessage(english, 'en', key, values);
const THEMES = [
  { id: 3, name: 'Night race', image: null },
  { id: 9, name: 'Grid walk', image: null },
];

type Shown = { amounts?: string; allowsCustom?: boolean; paymentMode?: PaymentMode };

/** Shows the block as the server writes it, before its script has come. */
export function showWrittenVouchers({
  amounts = '25|50|12.5',
  allowsCustom = true,
  paymentMode = 'live',
}: Shown = {}): void {
  ({ router, history } = createTestRouter());
  const listed = listedAmounts(amounts);
  const [cents] = listed;
  const surcharge = centsOf(SURCHARGES[dollarsOf(cents ?? 0)] ?? 0);
  const first = cents === undefined || paymentMode === 'off' ? null : { cents, surcharge };
  render(
    <AppRouterContext value={router}>
      <I18nProvider lang="en" messages={english}>
        <VoucherView
          settings={{ blockId: 'b1', supplier: 1, allowsCustom, paymentMode, first, isForGuests: true }}
          themes={THEMES}
          amounts={listed}
          asksEmail
          lastDay="27 January 2030"
          t={t}
        />
      </I18nProvider>
    </AppRouterContext>,
  );
}

/** Shows the block, alive. */
export async function showVouchers(shown: Shown = {}) {
  showWrittenVouchers(shown);
  act(() => mockAllIsIntersecting(true));
  await screen.findByRole('button', {
    name: english[window.location.hash === '' ? 'voucher.toRedeem' : 'voucher.toBuy'],
  });
  return userEvent.setup();
}
