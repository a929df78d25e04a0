import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import type { z } from 'zod';
import { afterEach, expect, test } from 'vitest';
import { EXTENSIONS_META } from '@/lib/content/extensions-mark';
import type { invoiceSchema } from '@/lib/contract/entities/documents';
import { getInvoice, getTickets, resendVoucher } from '@/lib/contract/endpoints/documents';
import { I18nProvider } from '@/lib/i18n/provider.client';
import { startBrowserSession } from '@/lib/session/browser-api';
import arabic from '@/locales/ar.json';
import { refuse, respond, respondAt } from '@/tests/msw/respond';
import { testServer } from '@/tests/msw/test-server';
import DocumentScreen from './document-screen.client';

const server = testServer();
let stop = () => {};
afterEach(() => stop());

function open(kind: 'invoice' | 'tickets', path: string) {
  window.history.replaceState(null, '', path);
  document.documentElement.lang = 'ar';
  stop = startBrowserSession();
  render(
    <I18nProvider lang="ar" messages={arabic}>
      <DocumentScreen kind={kind} />
    </I18nProvider>,
  );
}

test.each([
  ['has had too many calls', () => refuse(429, { message: 'Slow down.' }), /^محاولات كثيرة جدًا/],
  ['fails', () => refuse(503, { message: 'The content server is down.' }), arabic['forms.server']],
  ['is out of reach', () => HttpResponse.error(), arabic['islands.offline.title']],
])('an invoice or a ticket is not called missing when the server %s', async (_, answer, said) => {
  server.use(respondAt(getInvoice, answer), respondAt(getTickets, answer));
  open('invoice', '/invoice/7?key=signed');
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.getByRole('button', { name: arabic['forms.again'] })).toBeVisible();
  expect(screen.queryByText(arabic['notFound.title'])).toBeNull();
});

test.each([
  ['invoice', '/invoice/7'],
  ['tickets', '/print-tickets/7'],
] as const)('a link that opens no %s says so, and offers signing in and a new link', async (kind, path) => {
  const missing = () => refuse(404, { message: 'No such invoice.' });
  server.use(respondAt(getInvoice, missing), respondAt(getTickets, missing));
  open(kind, `${path}?key=signed`);
  expect(await screen.findByRole('heading', { name: arabic['orders.badLink'] })).toBeVisible();
  expect(screen.queryByText(arabic['notFound.title'])).toBeNull();
  expect(screen.getByRole('link', { name: arabic['orders.signIn'] })).toHaveAttribute('href', path);
  expect(screen.getByRole('link', { name: arabic['documents.findOrder'] })).toHaveAttribute(
    'href',
    '/find-order',
  );
});

const VOUCHER_INVOICE: z.input<typeof invoiceSchema> = {
  id: 7,
  number: 'V-100001',
  kind: 'voucher',
  issued_at: '2026-11-26T00:00:00Z',
  status: 'paid',
  seller: { name: 'Series' },
  buyer: {},
  lines: [],
  subtotal: 50,
  total_amount: 50,
  total_tax: 0,
};
const GIFT = { holder: 'Tama', goes_out_on: '', can_resend: true };

test('the buyer of a gift sees when it will be sent', async () => {
  const voucher = { ...GIFT, goes_out_on: '2027-02-14', can_resend: false };
  server.use(respond(getInvoice, () => ({ item: { ...VOUCHER_INVOICE, voucher } })));
  open('invoice', '/invoice/7?key=signed');
  expect(await screen.findByText(/Tama/)).toHaveTextContent(/2027|٢٠٢٧/);
  expect(screen.queryByRole('button', { name: arabic['documents.voucherResend'] })).toBeNull();
});

test('the buyer has a gift emailed again, or sees why that isn’t possible', async () => {
  const asked: unknown[] = [];
  server.use(
    respond(getInvoice, () => ({ item: { ...VOUCHER_INVOICE, voucher: GIFT } })),
    respond(resendVoucher, ({ input }) => {
      asked.push(input);
      return asked.length === 1 ? { success: true, message: '' } : refuse(422, { message: 'Not again.' });
    }),
  );
  open('invoice', '/invoice/7?key=signed');
  const again = await screen.findByRole('button', { name: arabic['documents.voucherResend'] });
  await userEvent.click(again);
  expect(await screen.findByText(arabic['documents.voucherResent'])).toBeVisible();
  await userEvent.click(again);
  expect(await screen.findByText('Not again.')).toBeVisible();
  expect(screen.queryByText(arabic['documents.voucherResent'])).toBeNull();
  expect(asked).toEqual(Array(2).fill({ id: '7', key: 'signed' }));
});

test.each([
  ['invoice', '/invoice/7', arabic['documents.invoice']],
  ['tickets', '/print-tickets/7', arabic['documents.tickets']],
] as const)('what a server only emails, the %s, is called by its name', (kind, path, name) => {
  document.querySelector(`meta[name="${EXTENSIONS_META}"]`)?.remove();
  open(kind, path);
  expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(screen.getByText(arabic['documents.byEmail'])).toBeVisible();
});
