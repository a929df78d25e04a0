import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import type { z } from 'zod';
import { afterEach, expect, test } from 'vitest';
import {
  askRefund,
  cancelOrder,
  getOrder,
  nameTicket,
  resendOrder,
  transferTicket,
} from '@/lib/contract/endpoints/orders';
import type { orderSchema } from '@/lib/contract/entities/orders';
import { I18nProvider } from '@/lib/i18n/provider.client';
import { startBrowserSession } from '@/lib/session/browser-api';
import english from '@/locales/en.json';
import { refuse, respond, respondAt } from '@/tests/msw/respond';
import { testServer } from '@/tests/msw/test-server';
import OrderScreen from './order-screen.client';

const server = testServer();
let stop = () => {};
afterEach(() => stop());

type Wire = z.input<typeof orderSchema>;

const ORDER: Wire = {
  number: '12',
  state: 'packed',
  has_goods: true,
  delivery: 'Courier',
  tracking: '',
  email: 'mere@example.org',
  invoice: {
    id: 7,
    number: 'O-100001',
    kind: 'order',
    issued_at: '2026-11-26T00:00:00Z',
    status: 'packed',
    seller: { name: 'Series' },
    buyer: {},
    lines: [{ description: 'Pass', qty: 2, unit_amount: 50, amount: 100 }],
    subtotal: 100,
    total_amount: 100,
    total_tax: 13.04,
    refunded_amount: 20,
    credit_notes: [
      { number: 'O-100001-R1', issued_at: '2026-11-26T00:00:00Z', amount: 20, pdf_url: '/note' },
    ],
    pdf_url: '/pdf',
  },
  invoice_key: 'invoice-key',
  tickets: [
    { number: 1, title: 'Pass', holder: 'Mere', event: 'Taupō', state: 'valid' },
    { number: 2, title: 'Pass', holder: 'Mere', state: 'used', changed_at: '2026-11-26T00:00:00Z' },
  ],
  tickets_key: 'tickets-key',
  tickets_pdf_url: '/tickets.pdf',
};

function open(path = '/order/12?key=signed') {
  window.history.replaceState(null, '', path);
  document.documentElement.lang = 'en';
  stop = startBrowserSession();
  render(
    <I18nProvider lang="en" messages={english}>
      <OrderScreen />
    </I18nProvider>,
  );
}

const answer = (change: Partial<Wire> = {}) => respond(getOrder, () => ({ item: { ...ORDER, ...change } }));

test('an order shows its progress, tickets, items and documents', async () => {
  server.use(answer());
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Order 12' })).toBeVisible();
  const progress = screen.getByRole('region', { name: english['orders.progress'] });
  expect(within(progress).getByText('Packed')).toHaveAttribute('aria-current', 'step');
  expect(
    within(progress)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Paid', 'Packed', 'Sent']);
  expect(within(progress).getByText('$20.00 refunded')).toBeVisible();
  expect(within(progress).getByText(english['checkout.how']).nextElementSibling).toHaveTextContent('Courier');
  expect(screen.getByRole('link', { name: english['orders.viewTickets'] })).toHaveAttribute(
    'href',
    '/print-tickets/7?key=tickets-key',
  );
  expect(screen.getByText('Taupō')).toBeVisible();
  expect(screen.getByText('Used')).toBeVisible();
  expect(screen.getByRole('link', { name: english['orders.viewInvoice'] })).toHaveAttribute(
    'href',
    '/invoice/7?key=invoice-key',
  );
  expect(screen.getByRole('link', { name: 'Credit note O-100001-R1' })).toHaveAttribute('href', '/note');
});

test('a ticket shows its days, or that its round is postponed', async () => {
  const [ticket] = ORDER.tickets!;
  const days = { start_date: '2099-01-16', end_date: '2099-01-16' };
  server.use(
    answer({
      tickets: [
        { ...ticket!, ...days },
        { ...ticket!, ...days, number: 2, is_postponed: true },
      ],
    }),
  );
  open();
  expect(await screen.findByText(english['round.postponed'])).toBeVisible();
  expect(screen.getAllByText('16 January 2099')).toHaveLength(1);
});

test('each valid ticket links to its wallet passes', async () => {
  const [ticket, used] = ORDER.tickets!;
  const [apple_url, google_url] = ['/pass/7/1?key=k', 'https://pay.google.com/gp/v/save/x'];
  server.use(answer({ tickets: [{ ...ticket!, apple_url, google_url }, used!] }));
  open();
  expect(await screen.findByRole('link', { name: english['wallet.apple'] })).toHaveAttribute(
    'href',
    apple_url,
  );
  expect(screen.getByRole('link', { name: english['wallet.google'] })).toHaveAttribute('href', google_url);
});

test.each([
  ['collected', { is_pick_up: true, state: 'ready' }, 'Ready to collect'],
  ['sent', { state: 'sent', tracking: 'NZ123' }, 'Sent'],
] as const)('goods that are %s have their last step, with what is known of it', async (_, change, step) => {
  server.use(answer(change));
  open();
  expect(await screen.findByText(step)).toHaveAttribute('aria-current', 'step');
  expect(screen.queryByText('NZ123') !== null).toBe('tracking' in change);
  expect(screen.queryByRole('link', { name: 'NZ123' })).toBeNull();
});

test.each([
  ['sent', {}, true],
  ['collected', { is_pick_up: true }, false],
] as const)('goods that are %s show the address they go to, if any', async (_, change, isShown) => {
  const place = { street_address: '1 Pit Lane', postcode: '3110', city: 'Tauranga' };
  const address = { id: 9, first_name: 'Mere', ...place };
  server.use(answer({ ...change, invoice: { ...ORDER.invoice, buyer: { address } } }));
  open();
  const progress = await screen.findByRole('region', { name: english['orders.progress'] });
  expect(within(progress).queryByText('Mere, 1 Pit Lane, Tauranga 3110') !== null).toBe(isShown);
});

test('a tracking number links to its carrier’s page if known', async () => {
  const tracking_url = 'https://www.nzpost.co.nz/tools/tracking?trackid=NZ123';
  server.use(answer({ state: 'sent', tracking: 'NZ123', tracking_url }));
  open();
  expect(await screen.findByRole('link', { name: 'NZ123' })).toHaveAttribute('href', tracking_url);
});

test.each([
  ['tickets alone', { has_goods: false, state: 'paid' }, 'Paid'],
  ['a refunded order', { state: 'refunded' }, 'Refunded'],
] as const)('%s have a word instead of steps', async (_, change, word) => {
  server.use(answer(change));
  open();
  const progress = await screen.findByRole('region', { name: english['orders.progress'] });
  expect(within(progress).getByText(word)).toBeVisible();
  expect(within(progress).queryByRole('list')).toBeNull();
});

test('emails the documents again, or explains why that isn’t possible', async () => {
  const asked: string[] = [];
  server.use(
    answer(),
    respond(resendOrder, ({ input }) => {
      asked.push(input.press);
      return asked.length === 1 ? { success: true } : refuse(422, { message: 'Not again.' });
    }),
  );
  open();
  const again = await screen.findByRole('button', { name: english['orders.resend'] });
  await userEvent.click(again);
  expect(await screen.findByText(english['orders.resent'])).toBeVisible();
  await userEvent.click(again);
  expect(await screen.findByText('Not again.')).toBeVisible();
  expect(new Set(asked).size).toBe(2);
});

test('a link that doesn’t open the order says so, and offers signing in and a new link', async () => {
  server.use(respondAt(getOrder, () => refuse(404, { message: 'Order not found.' })));
  open();
  expect(await screen.findByRole('heading', { name: english['orders.badLink'] })).toBeVisible();
  expect(screen.getByRole('link', { name: english['orders.signIn'] })).toHaveAttribute('href', '/order/12');
  // A buyer without an account is emailed a new one.
  expect(screen.getByRole('link', { name: english['documents.findOrder'] })).toHaveAttribute(
    'href',
    '/find-order',
  );
});

test('an order is not called missing when the server fails', async () => {
  server.use(respondAt(getOrder, () => refuse(503, { message: 'Down.' })));
  open();
  expect(await screen.findByRole('button', { name: english['forms.again'] })).toBeVisible();
  expect(screen.queryByText(english['orders.badLink'])).toBeNull();
});

const FIRST = /Ticket 1 of 2/;
const change = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`${name}.*${FIRST.source}`) });

test('the name on a valid ticket is changed; what is wrong with it is shown at its field, and stays', async () => {
  const asked: unknown[] = [];
  const [ticket, used] = ORDER.tickets!;
  server.use(
    answer(),
    respond(nameTicket, ({ input }) => {
      asked.push(input);
      if (asked.length === 1) return refuse(422, { message: 'No.', fields: { holder: 'Not this name.' } });
      return { item: { ...ORDER, tickets: [{ ...ticket!, holder: input.holder }, used!] } };
    }),
  );
  open();
  expect(screen.queryByRole('button', { name: /Ticket 2 of 2/ })).toBeNull();
  await userEvent.click(await change(english['orders.changeName']));
  const field = screen.getByRole('textbox', { name: new RegExp(english['orders.ticketName']) });
  expect(field).toHaveValue('Mere');
  await userEvent.clear(field);
  await userEvent.type(field, 'Ana');
  await userEvent.click(screen.getByRole('button', { name: english['orders.saveName'] }));
  expect(await screen.findAllByText('Not this name.')).not.toEqual([]);
  expect(field).toHaveValue('Ana');
  await userEvent.click(screen.getByRole('button', { name: english['orders.saveName'] }));
  await waitFor(() => expect(screen.getByText(english['orders.nameChanged'])).toHaveFocus());
  expect(screen.getByText('Ana')).toBeVisible();
  expect(asked[1]).toEqual({ id: '12', key: 'signed', number: 1, holder: 'Ana' });
});

test('transfers a ticket after warning that it can’t be undone; shows to whom and when', async () => {
  const presses: string[] = [];
  const [ticket, used] = ORDER.tickets!;
  server.use(
    answer(),
    respond(transferTicket, ({ input: { email, name, press } }) => {
      presses.push(press);
      if (presses.length === 1) return HttpResponse.error();
      const passed = { holder: name, passed_on_to: email, changed_at: '2026-11-26T00:00:00Z' };
      return { item: { ...ORDER, tickets: [{ ...ticket!, ...passed, state: 'passed_on' as const }, used!] } };
    }),
  );
  open();
  await userEvent.click(await change(english['orders.transfer']));
  expect(screen.getByText(english['orders.transferHint'])).toBeVisible();
  const send = screen.getByRole('button', { name: english['orders.transferNow'] });
  await userEvent.click(send);
  expect(await screen.findAllByText(english['forms.required'])).not.toEqual([]);
  await userEvent.type(
    screen.getByRole('textbox', { name: new RegExp(english['orders.transferName']) }),
    'Tama',
  );
  await userEvent.type(
    screen.getByRole('textbox', { name: new RegExp(english['orders.transferEmail']) }),
    'tama@example.org',
  );
  await userEvent.click(send);
  expect(await screen.findByText(english['forms.offline'])).toBeVisible();
  await userEvent.click(send);
  await waitFor(() => expect(screen.getByText(english['orders.transferred'])).toHaveFocus());
  // The response got lost, so the same press is repeated.
  expect(presses).toEqual([presses[0], presses[0]]);
  expect(screen.getByText(english['orders.ticketPassedOn'])).toBeVisible();
  expect(screen.getByText(/tama@example\.org/)).toBeVisible();
  expect(screen.queryByRole('button', { name: FIRST })).toBeNull();
});

test('cancels an order in two presses that show the refund', async () => {
  server.use(
    answer({ cancelling: 'self', cancel_until: '2027-01-20', cancel_amount: 80 }),
    respond(cancelOrder, () => ({
      item: { ...ORDER, state: 'refunded' as const, cancelling: 'none' as const },
    })),
  );
  open();
  expect(await screen.findByText(/\$80\.00/)).toHaveTextContent(/20 January 2027|20 Jan 2027/);
  await userEvent.click(screen.getByRole('button', { name: english['orders.cancel'] }));
  await userEvent.click(screen.getByRole('button', { name: /\$80\.00/ }));
  await waitFor(() => expect(screen.getByText(english['orders.cancelDone'])).toHaveFocus());
  expect(
    within(screen.getByRole('region', { name: english['orders.progress'] })).getByText(
      english['orders.refunded'],
    ),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: english['orders.cancel'] })).toBeNull();
});

test('a free order is cancelled without a word about money', async () => {
  const free = { ...ORDER, state: 'paid' as const };
  const invoice = { ...ORDER.invoice, subtotal: 0, total_amount: 0, total_tax: 0, refunded_amount: 0 };
  server.use(
    answer({ ...free, invoice, cancelling: 'self', cancel_until: '2027-01-20', cancel_amount: 0 }),
    respond(cancelOrder, () => ({
      item: { ...free, invoice, state: 'cancelled' as const, cancelling: 'none' as const },
    })),
  );
  open();
  const until = await screen.findByText(/^You can cancel until/);
  expect(until).toHaveTextContent(/^You can cancel until 20 Jan(uary)? 2027\.$/);
  await userEvent.click(screen.getByRole('button', { name: english['orders.cancel'] }));
  await userEvent.click(screen.getByRole('button', { name: english['orders.cancelNowFree'] }));
  await waitFor(() => expect(screen.getByText(english['orders.cancelDoneFree'])).toHaveFocus());
});

test('where the rules don’t allow cancelling, requests a refund, and shows since when', async () => {
  const asked: string[] = [];
  server.use(
    answer({ cancelling: 'ask' }),
    respond(askRefund, ({ input: { message } }) => {
      asked.push(message);
      const at = '2026-11-26T00:00:00Z';
      return { item: { ...ORDER, cancelling: 'asked' as const, asked_at: at } };
    }),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: english['orders.ask'] }));
  const send = screen.getByRole('button', { name: english['orders.askSend'] });
  await userEvent.click(send);
  expect(await screen.findAllByText(english['forms.required'])).not.toEqual([]);
  await userEvent.type(
    screen.getByRole('textbox', { name: new RegExp(english['orders.askReason']) }),
    'We’re ill.',
  );
  await userEvent.click(send);
  const said = new RegExp(english['orders.asked'].split('{{day}}')[0] ?? '');
  await waitFor(() => expect(screen.getByText(said)).toHaveFocus());
  expect(asked).toEqual(['We’re ill.']);
});

test('an order without a refund offers neither', async () => {
  server.use(answer());
  open();
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: english['orders.ask'] })).toBeNull();
});
