import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { getCreditBalance } from '@/lib/contract/endpoints/account';
import { checkPaid, creditCardSurchargeOf, payVoucherNow } from '@/lib/contract/endpoints/payments';
import { BLANK_PROFILE, browserSession } from '@/lib/session/store';
import english from '@/locales/en.json';
import { refuse, respond } from '@/tests/msw/respond';
import { server, serveVouchers, showVouchers, showWrittenVouchers } from '@/tests/voucher-block';

serveVouchers();

const payButton = () => screen.queryByRole('button', { name: /^Pay / });
/** The button, once the amount to be charged is known. */
const readyToPay = () => screen.findByRole('button', { name: /^Pay / });
const amountNames = () =>
  within(screen.getByRole('group', { name: english['voucher.amount'] }))
    .getAllByRole('radio')
    .map((radio) => radio.parentElement?.textContent);

test('offers the themes, the first one selected, and the listed amounts in dollars with two decimals (spec 5.3)', async () => {
  await showVouchers();
  expect(screen.getByRole('radio', { name: 'Night race' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Grid walk' })).not.toBeChecked();
  expect(amountNames()).toEqual(['$25.00', '$50.00', '$12.50', english['voucher.custom']]);
  expect(screen.getByText(/27 January 2030/)).toBeVisible();
});

test('offers a custom amount only if the block allows it, and no invalid listed amounts (spec 3.53, 5.3)', async () => {
  await showVouchers({ amounts: '25|0|-5|1|99999|abc|25', allowsCustom: false });
  expect(amountNames()).toEqual(['$25.00']);
  expect(screen.queryByLabelText(english['voucher.customLabel'])).toBeNull();
});

test('shows its price and its button from the start, for the first amount, before and after its script has loaded', async () => {
  showWrittenVouchers();
  expect(screen.getByRole('radio', { name: '$25.00' })).toBeChecked();
  expect(payButton()).toHaveTextContent('Pay $25.60 Now');
  expect(payButton()).toHaveAttribute('aria-disabled', 'true');
  // Without scripts there is nothing to press.
  expect(payButton()?.closest('.script-only')).not.toBeNull();
  cleanup();
  await showVouchers();
  expect(screen.getAllByRole('button', { name: /^Pay / })).toHaveLength(1);
  expect(payButton()).toHaveTextContent('Pay $25.60 Now');
  expect(payButton()).toHaveAttribute('aria-disabled', 'false');
});

test('has no pay button at first if only custom amounts, or nothing, are sold (spec 5.4)', async () => {
  await showVouchers({ amounts: '' });
  expect(payButton()).toBeNull();
  cleanup();
  await showVouchers({ paymentMode: 'off' });
  expect(payButton()).toBeNull();
});

test('shows a pay button only with an amount, stating the charge including the card surcharge (spec 5.4)', async () => {
  const user = await showVouchers();
  await user.click(screen.getByText('$50.00'));
  // Until the surcharge is known, no amount is shown that might be wrong.
  const button = screen.getByRole('button', { name: english['payment.working'] });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(await readyToPay()).toHaveTextContent('Pay $51.20 Now');
  expect(screen.getByText(/plus \$1\.20/)).toHaveTextContent('$50.00 plus $1.20');
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
])('turns a typed %s into %s (spec 5.3, 5.4)', async (typed, button) => {
  const user = await showVouchers();
  await user.click(screen.getByText(english['voucher.custom']));
  await user.type(screen.getByLabelText(english['voucher.customLabel']), typed);
  if (button === 'no button') expect(payButton()).toBeNull();
  else expect(await readyToPay()).toHaveTextContent(button);
});

test.each(['0', '-20', '12.345', '1000000000', '1e9', 'a lot'])(
  'flags a typed %s once the field is left, and clears it for a valid amount',
  async (typed) => {
    const user = await showVouchers();
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
    expect(await readyToPay()).toHaveTextContent('Pay $37.50 Now');
  },
);

test('shows an out-of-range amount and a missing address beside their fields, without a request', async () => {
  const user = await showVouchers();
  await user.click(screen.getByText(english['voucher.custom']));
  const own = screen.getByLabelText(english['voucher.customLabel']);
  await user.type(own, '2');
  await user.click(await readyToPay());
  await waitFor(() => expect(own).toHaveAttribute('aria-invalid', 'true'));
  expect(own).toHaveAccessibleDescription(/From \$5\.00 to \$2,000\.00/);
  expect(screen.getByLabelText(/^Your email address/)).toHaveAccessibleDescription(english['forms.required']);
});

test("offers the account's address, but not in a field that somebody is about to type in", async () => {
  server.use(respond(getCreditBalance, () => ({ balance: 0 })));
  const user = await showVouchers();
  const email = screen.getByLabelText(/^Your email address/);
  const signInAs = (address: string) =>
    act(() => {
      browserSession().setTokens({ access_token: 'a', refresh_token: 'r' });
      browserSession().setProfile({ ...BLANK_PROFILE, id: 7, email: address });
    });
  await user.click(email);
  signInAs('account@example.nz');
  await user.keyboard('mere@example.nz');
  expect(email).toHaveValue('mere@example.nz');
  await user.clear(email);
  await user.click(screen.getByText('$50.00'));
  signInAs('other@example.nz');
  expect(email).toHaveValue('other@example.nz');
  act(() => browserSession().logout());
});

test("sends theme, amount and address, and shows the server's rejection in a banner (spec 8.8)", async () => {
  const sent: unknown[] = [];
  server.use(
    respond(payVoucherNow, ({ input }) => {
      sent.push([input.theme_id, input.amount, input.shown_total, input.email, input.block_id]);
      return { success: false, message: 'Vouchers are sold out.', payment: '' };
    }),
  );
  const user = await showVouchers();
  await user.click(screen.getByText('Grid walk'));
  await user.click(screen.getByText('$12.50'));
  await user.type(screen.getByLabelText(/^Your email address/), 'mere@example.nz');
  await user.click(await readyToPay());
  expect(await screen.findByText('Vouchers are sold out.')).toBeVisible();
  expect(sent).toEqual([[9, 12.5, 12.5, 'mere@example.nz', 'b1']]);
  expect(await readyToPay()).toHaveAttribute('aria-disabled', 'false');
});

test('requests the surcharge again if the displayed total is out of date', async () => {
  const shown: unknown[] = [];
  server.use(
    respond(payVoucherNow, ({ input }) => {
      shown.push(input.shown_total);
      return input.shown_total === 52
        ? { success: false, message: 'Fine.' }
        : refuse(422, { message: 'The total is now $52.00.' });
    }),
  );
  const user = await showVouchers();
  await user.click(screen.getByText('$50.00'));
  await user.type(screen.getByLabelText(/^Your email address/), 'mere@example.nz');
  const button = await readyToPay();
  server.use(respond(creditCardSurchargeOf, () => ({ surcharge: 2 })));
  await user.click(button);
  expect(await screen.findByText('The total is now $52.00.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Pay $52.00 Now' }));
  expect(await screen.findByText('Fine.')).toBeVisible();
  expect(shown).toEqual([51.2, 52]);
});

test("requires a recipient for a gift, but not for the buyer's own voucher", async () => {
  const sent: unknown[] = [];
  server.use(
    respond(payVoucherNow, ({ input }) => {
      sent.push(input);
      return { success: false, message: 'Enough.' };
    }),
  );
  const user = await showVouchers();
  await user.click(screen.getByText('$12.50'));
  await user.click(screen.getByLabelText(/^Your email address/));
  await user.paste('mere@example.nz');
  expect(screen.queryByRole('textbox', { name: /^Recipient’s name/ })).toBeNull();
  await user.click(screen.getByRole('radio', { name: english['voucher.asGift'] }));
  const name = screen.getByLabelText(/^Recipient’s name/);
  await user.click(await readyToPay());
  await waitFor(() => expect(name).toHaveAccessibleDescription(english['forms.required']));
  const fill = async (field: HTMLElement, words: string) => {
    await user.clear(field);
    await user.paste(words);
  };
  await fill(name, 'Tama');
  await fill(screen.getByLabelText(/^Recipient’s email/), 'tama@example.nz');
  await fill(screen.getByLabelText(/^Your name/), 'Mere');
  await fill(screen.getByLabelText(english['voucher.message']), 'Kia ora');
  const day = screen.getByLabelText(english['voucher.deliverOn']);
  await fill(day, '31/02/2027');
  await user.click(await readyToPay());
  await waitFor(() => expect(day).toHaveAccessibleDescription(/valid date/));
  await fill(day, '24/12/2026');
  await user.click(await readyToPay());
  await screen.findByText('Enough.');
  await user.click(screen.getByRole('radio', { name: english['voucher.forMe'] }));
  await user.click(await readyToPay());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]).toMatchObject({
    email: 'mere@example.nz',
    giver_name: 'Mere',
    recipient_name: 'Tama',
    recipient_email: 'tama@example.nz',
    gift_message: 'Kia ora',
    deliver_on: '2026-12-24',
  });
  expect(sent[1]).not.toHaveProperty('recipient_email');
});

test.each([
  ['paid', true, english['payment.successful']],
  ['not paid', false, english['payment.failed']],
])(
  'waits for what came of a payment, says that it is %s, and then sells again (spec 4.10, 4.11)',
  async (_, success, said) => {
    window.history.replaceState(null, '', '/gift-vouchers?payum_token=t-1');
    const decided = Promise.withResolvers<undefined>();
    server.use(
      respond(checkPaid, async () => {
        await decided.promise;
        return { success, payment: null };
      }),
    );
    const shown = showVouchers();
    expect(await screen.findByText(english['payment.checking'])).toBeVisible();
    expect(screen.queryByRole('form', { name: english['voucher.buy'] })).toBeNull();
    await act(async () => decided.resolve(undefined));
    expect(await screen.findByText(said)).toBeVisible();
    const again = english[success ? 'voucher.another' : 'forms.again'];
    await userEvent.click(screen.getByRole('button', { name: again }));
    await shown;
    expect(screen.getByRole('form', { name: english['voucher.buy'] })).toBeVisible();
  },
);
