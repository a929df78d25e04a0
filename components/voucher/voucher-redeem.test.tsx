import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createOrderDraft } from '@/components/checkout/order-draft';
import { lookAtVoucher } from '@/lib/contract/endpoints/payments';
import { browserSession } from '@/lib/session/store';
import english from '@/locales/en.json';
import { refuse, respond } from '@/tests/msw/respond';
import { server, serveVouchers, showVouchers, visited } from '@/tests/voucher-block';

serveVouchers();

const payButton = () => screen.queryByRole('button', { name: /^Pay / });

/** The button, once the amount to be charged is known. */
const readyToPay = () => screen.findByRole('button', { name: /^Pay / });

test('a link to redeeming opens the code field, with buying one press away', async () => {
  window.history.replaceState(null, '', '/gift-vouchers#redeem');
  await showVouchers();
  const code = await screen.findByLabelText(new RegExp(`^${english['voucher.code']}`));
  expect(code).toHaveFocus();
  expect(window.location.hash).toBe('');
  expect(screen.queryByRole('form', { name: english['voucher.buy'] })).toBeNull();
});

test.each([
  ['trial', english['payment.trial'], true],
  ['off', english['payment.offVoucher'], false],
] as const)(
  'says that payments are %s, and sells only if they are possible',
  async (paymentMode, said, isSold) => {
    const user = await showVouchers({ paymentMode });
    expect(screen.getByText(said)).toBeVisible();
    await user.click(screen.getByText('$12.50'));
    if (isSold) expect(await readyToPay()).toBeVisible();
    else expect(payButton()).toBeNull();
    expect(screen.getByRole('button', { name: english['voucher.toRedeem'] })).toBeVisible();
  },
);

test('switches between buying and redeeming, requires a code, and explains a rejection (spec 2.62, 4.11, 5.5)', async () => {
  server.use(
    respond(lookAtVoucher, ({ input }) => {
      if (input.code === 'GOOD') return { amount: 40, expires_on: '2030-01-27' };
      return input.code === 'OLD'
        ? refuse(404, { message: 'This voucher expired on 1 January 2026.' })
        : refuse(422, { message: 'This voucher code is not valid.', fields: { code: 'Not valid.' } });
    }),
  );
  const user = await showVouchers();
  await user.click(screen.getByRole('button', { name: english['voucher.toRedeem'] }));
  expect(screen.getByRole('form', { name: english['voucher.redeem'] })).toBeVisible();
  expect(screen.queryByRole('form', { name: english['voucher.buy'] })).toBeNull();

  const code = screen.getByLabelText(new RegExp(`^${english['voucher.code']}`));
  const check = () => screen.getByRole('button', { name: english['voucher.check'] });
  await user.click(check());
  await waitFor(() => expect(code).toHaveAccessibleDescription(english['forms.required']));
  const summary = () =>
    within(screen.getByRole('form', { name: english['voucher.redeem'] })).getByRole('alert');
  await user.click(within(summary()).getByRole('link'));
  expect(code).toHaveFocus();
  await user.type(code, 'BAD');
  expect(code).toHaveAccessibleDescription('');
  await user.click(check());
  expect(await screen.findByText('This voucher code is not valid.')).toBeVisible();
  expect(code).toHaveAccessibleDescription('Not valid.');
  expect(code).toHaveValue('BAD');
  await user.clear(code);
  await user.type(code, 'OLD');
  await user.click(check());
  await waitFor(() => expect(code).toHaveAccessibleDescription('This voucher expired on 1 January 2026.'));
  expect(summary()).toHaveTextContent('This voucher expired on 1 January 2026.');
  await user.clear(code);
  await user.type(code, 'GOOD');
  await user.click(check());
  expect(await screen.findByRole('button', { name: 'Redeem $40.00 now' })).toBeVisible();
  expect(screen.getByText(/\$40\.00.*27 January 2030/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: english['voucher.toBuy'] }));
  expect(screen.getByRole('form', { name: english['voucher.buy'] })).toBeVisible();
});

test('redirects a signed-out visitor to sign in without trapping the Back button', async () => {
  server.use(respond(lookAtVoucher, () => ({ amount: 40, expires_on: '2030-01-27' })));
  const user = await showVouchers();
  await user.click(screen.getByRole('button', { name: english['voucher.toRedeem'] }));
  await user.type(screen.getByLabelText(new RegExp(`^${english['voucher.code']}`)), 'GOOD');
  await user.click(screen.getByRole('button', { name: english['voucher.check'] }));
  await user.click(await screen.findByRole('button', { name: 'Redeem $40.00 now' }));
  await waitFor(() => expect(visited()).toEqual(['/login']));
  expect(browserSession().getState().redirect_after_login).toBe('/gift-vouchers#redeem=GOOD');
});

test('takes the code from a link followed while the block is open, and keeps other input', async () => {
  server.use(respond(lookAtVoucher, () => ({ amount: 40, expires_on: '2030-01-27' })));
  const user = await showVouchers();
  await user.click(screen.getByText('$50.00'));
  await user.type(screen.getByLabelText(/^Your email address/), 'mere@example.nz');

  const follow = (code: string) => act(() => void (window.location.hash = `#redeem=${code}`));
  const code = () => screen.findByLabelText(new RegExp(`^${english['voucher.code']}`));
  follow('AAAA-BBBB');
  await waitFor(() => expect(window.location.hash).toBe(''));
  expect(await code()).toHaveValue('AAAA-BBBB');
  expect(await code()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: english['voucher.check'] }));
  await screen.findByRole('button', { name: 'Redeem $40.00 now' });

  // Another voucher has to be checked before it is redeemed.
  follow('CCCC-DDDD');
  expect(await screen.findByRole('button', { name: english['voucher.check'] })).toBeVisible();
  expect(await code()).toHaveValue('CCCC-DDDD');
  await user.click(screen.getByRole('button', { name: english['voucher.toBuy'] }));
  expect(screen.getByLabelText(/^Your email address/)).toHaveValue('mere@example.nz');
  expect(screen.getByRole('radio', { name: '$50.00' })).toBeChecked();
});

test('offers to use a checked voucher at the checkout without an account, and keeps its code in this tab', async () => {
  server.use(respond(lookAtVoucher, () => ({ amount: 40, expires_on: '2030-01-27' })));
  const user = await showVouchers();
  await user.click(screen.getByRole('button', { name: english['voucher.toRedeem'] }));
  const atCheckout = () => screen.queryByRole('link', { name: english['voucher.atCheckout'] });
  expect(atCheckout()).toBeNull();
  await user.type(screen.getByLabelText(new RegExp(`^${english['voucher.code']}`)), 'GOOD');
  await user.click(screen.getByRole('button', { name: english['voucher.check'] }));
  await waitFor(() => expect(atCheckout()).toHaveAttribute('href', '/cart'));
  // The test's browser goes nowhere.
  atCheckout()?.addEventListener('click', (event) => event.preventDefault());
  await user.click(atCheckout() ?? document.body);
  expect(createOrderDraft(0, () => sessionStorage).load().voucher).toBe('GOOD');
});
