import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { mockAllIsIntersecting, setupIntersectionMocking } from 'react-intersection-observer/test-utils';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startBrowserSession } from '@/lib/api/browser';
import { creditCardSurchargeOf, lookAtVoucher, payVoucherNow } from '@/lib/contract/endpoints/payments';
import { listedAmounts } from '@/lib/contract/voucher';
import { formatMessage } from '@/lib/i18n/format-message';
import { I18nProvider } from '@/lib/i18n/provider.client';
import type { Translator } from '@/lib/i18n/translate';
import english from '@/locales/en.json';
import { refuse, respond } from '@/tests/msw/respond';
import { VoucherView } from './voucher-view';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }));

const server = setupServer();
let stop = () => {};
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  window.history.replaceState(null, '', '/gift-vouchers');
  document.documentElement.lang = 'en';
  setupIntersectionMocking(vi.fn);
  stop = startBrowserSession();
  server.use(respond(creditCardSurchargeOf, ({ input }) => ({ surcharge: input.amount === 50 ? 1.2 : 0 })));
});
afterEach(() => {
  stop();
  server.resetHandlers();
});
afterAll(() => server.close());

const t: Translator = (key, values) => formatMessage(english, 'en', key, values);
const THEMES = [
  { id: 3, name: 'Night race', image: null },
  { id: 9, name: 'Grid walk', image: null },
];

async function show({ amounts = '25|50|12.5', allowsCustom = true } = {}) {
  render(
    <I18nProvider lang="en" messages={english}>
      <VoucherView
        settings={{ blockId: 'b1', supplier: 1, allowsCustom }}
        themes={THEMES}
        amounts={listedAmounts(amounts)}
        lastDay="27 January 2030"
        t={t}
      />
    </I18nProvider>,
  );
  act(() => mockAllIsIntersecting(true));
  await screen.findByRole('button', { name: english['voucher.toRedeem'] });
  return userEvent.setup();
}

const payButton = () => screen.queryByRole('button', { name: /^Pay / });
const amountNames = () =>
  within(screen.getByRole('group', { name: english['voucher.amount'] }))
    .getAllByRole('radio')
    .map((radio) => radio.parentElement?.textContent);

test('offers the themes, the first one chosen, and the listed amounts in dollars with two decimals', async () => {
  await show();
  expect(screen.getByRole('radio', { name: 'Night race' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Grid walk' })).not.toBeChecked();
  expect(amountNames()).toEqual(['$25.00', '$50.00', '$12.50', english['voucher.custom']]);
  expect(screen.getByText(/27 January 2030/)).toBeVisible();
});

test('offers no amount of one’s own where the block does not allow it, and none that no voucher can have', async () => {
  await show({ amounts: '25|0|-5|1|99999|abc|25', allowsCustom: false });
  expect(amountNames()).toEqual(['$25.00']);
  expect(screen.queryByLabelText(english['voucher.customLabel'])).toBeNull();
});

test('has a pay button only with something to pay, which says how much, and what a card costs on top', async () => {
  const user = await show();
  expect(payButton()).toBeNull();
  await user.click(screen.getByText('$50.00'));
  expect(payButton()).toHaveTextContent('Pay $50.00 Now');
  expect(await screen.findByText(/\$1\.20.*\$51\.20/)).toBeVisible();
  await user.click(screen.getByText(english['voucher.custom']));
  expect(payButton()).toBeNull();
});

test.each([
  ['37.5', 'Pay $37.50 Now'],
  ['37,5', 'Pay $37.50 Now'],
  ['$80', 'Pay $80.00 Now'],
  ['0', 'no button'],
  ['-20', 'no button'],
  ['12.345', 'no button'],
  ['a lot', 'no button'],
])('of a typed %s makes %s', async (typed, button) => {
  const user = await show();
  await user.click(screen.getByText(english['voucher.custom']));
  await user.type(screen.getByLabelText(english['voucher.customLabel']), typed);
  if (button === 'no button') expect(payButton()).toBeNull();
  else expect(payButton()).toHaveTextContent(button);
});

test.each(['0', '-20', '12.345', '1000000000', '1e9', 'a lot'])(
  'marks a typed %s once the field is left, and a real amount no more',
  async (typed) => {
    const user = await show();
    await user.click(screen.getByText(english['voucher.custom']));
    const own = screen.getByLabelText(english['voucher.customLabel']);
    await user.type(own, typed);
    expect(own).not.toHaveAttribute('aria-invalid');
    await user.tab();
    expect(own).toHaveAttribute('aria-invalid', 'true');
    expect(own).toHaveAccessibleDescription(/From \$5\.00 to \$2,000\.00/);
    await user.clear(own);
    await user.type(own, '37,50');
    await user.tab();
    expect(own).not.toHaveAttribute('aria-invalid');
    expect(payButton()).toHaveTextContent('Pay $37.50 Now');
  },
);

test('names an amount out of the range and a missing address beside their fields, and asks no server', async () => {
  const user = await show();
  await user.click(screen.getByText(english['voucher.custom']));
  const own = screen.getByLabelText(english['voucher.customLabel']);
  await user.type(own, '2');
  await user.click(payButton()!);
  await waitFor(() => expect(own).toHaveAttribute('aria-invalid', 'true'));
  expect(own).toHaveAccessibleDescription(/From \$5\.00 to \$2,000\.00/);
  expect(screen.getByLabelText(/^Email address/)).toHaveAccessibleDescription(english['forms.required']);
});

test('sends theme, amount and address, and shows the words of a server that refuses in a banner', async () => {
  const sent: unknown[] = [];
  server.use(
    respond(payVoucherNow, ({ input }) => {
      sent.push([input.theme_id, input.amount, input.email, input.block_id]);
      return { success: false, message: 'Vouchers are sold out.', payment: '' };
    }),
  );
  const user = await show();
  await user.click(screen.getByText('Grid walk'));
  await user.click(screen.getByText('$12.50'));
  await user.type(screen.getByLabelText(/^Email address/), 'mere@example.nz');
  await user.click(payButton()!);
  expect(await screen.findByText('Vouchers are sold out.')).toBeVisible();
  expect(sent).toEqual([[9, 12.5, 'mere@example.nz', 'b1']]);
  expect(payButton()).toHaveAttribute('aria-disabled', 'false');
});

test('changes between buying and redeeming, needs a code, and says why one is refused', async () => {
  server.use(
    respond(lookAtVoucher, ({ input }) => {
      if (input.code === 'GOOD') return { amount: 40, expires_on: '2030-01-27' };
      return input.code === 'OLD'
        ? refuse(404, { message: 'This voucher expired on 1 January 2026.' })
        : refuse(422, { message: 'This voucher code is not valid.', fields: { code: 'Not valid.' } });
    }),
  );
  const user = await show();
  await user.click(screen.getByRole('button', { name: english['voucher.toRedeem'] }));
  expect(screen.getByRole('form', { name: english['voucher.redeem'] })).toBeVisible();
  expect(screen.queryByRole('form', { name: english['voucher.buy'] })).toBeNull();

  const code = screen.getByLabelText(new RegExp(`^${english['voucher.code']}`));
  const check = () => screen.getByRole('button', { name: english['voucher.check'] });
  await user.click(check());
  expect(code).toHaveFocus();
  await user.type(code, 'BAD');
  await user.click(check());
  expect(await screen.findByText('This voucher code is not valid.')).toBeVisible();
  await user.clear(code);
  await user.type(code, 'OLD');
  await user.click(check());
  expect(await screen.findByText('This voucher expired on 1 January 2026.')).toBeVisible();
  await user.clear(code);
  await user.type(code, 'GOOD');
  await user.click(check());
  expect(await screen.findByRole('button', { name: 'Redeem $40.00 now' })).toBeVisible();
  expect(screen.getByText(/\$40\.00.*27 January 2030/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: english['voucher.toBuy'] }));
  expect(screen.getByRole('form', { name: english['voucher.buy'] })).toBeVisible();
});

test('takes the code of a link that is followed while the block is open, and keeps what else was typed', async () => {
  server.use(respond(lookAtVoucher, () => ({ amount: 40, expires_on: '2030-01-27' })));
  const user = await show();
  await user.click(screen.getByText('$50.00'));
  await user.type(screen.getByLabelText(/^Email address/), 'mere@example.nz');

  const follow = (code: string) => act(() => void (window.location.hash = `#redeem=${code}`));
  const code = () => screen.findByLabelText(new RegExp(`^${english['voucher.code']}`));
  follow('AAAA-BBBB');
  await waitFor(() => expect(window.location.hash).toBe(''));
  expect(await code()).toHaveValue('AAAA-BBBB');
  expect(await code()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: english['voucher.check'] }));
  await screen.findByRole('button', { name: 'Redeem $40.00 now' });

  // Another voucher has to be looked at before it is redeemed.
  follow('CCCC-DDDD');
  expect(await screen.findByRole('button', { name: english['voucher.check'] })).toBeVisible();
  expect(await code()).toHaveValue('CCCC-DDDD');
  await user.click(screen.getByRole('button', { name: english['voucher.toBuy'] }));
  expect(screen.getByLabelText(/^Email address/)).toHaveValue('mere@example.nz');
  expect(screen.getByRole('radio', { name: '$50.00' })).toBeChecked();
});
