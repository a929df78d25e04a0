import { render, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { getInvoice, getTickets } from '@/lib/contract/endpoints/payments';
import { I18nProvider } from '@/lib/i18n/provider.client';
import { startBrowserSession } from '@/lib/session/browser-api';
import arabic from '@/locales/ar.json';
import { refuse, respondAt } from '@/tests/msw/respond';
import DocumentScreen from './document-screen.client';

const server = setupServer();
let stop = () => {};
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  stop();
  server.resetHandlers();
});
afterAll(() => server.close());

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

test('an invoice that does not exist is missing', async () => {
  server.use(respondAt(getInvoice, () => refuse(404, { message: 'No such invoice.' })));
  open('invoice', '/invoice/7?key=signed');
  expect(await screen.findByText(arabic['notFound.title'])).toBeVisible();
});
