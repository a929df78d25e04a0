import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ticketSchema } from '@/lib/contract/entities/documents';
import { getTranslator } from '@/lib/i18n/translator';
import english from '@/locales/en.json';
import { TicketList } from './ticket-list';

const t = await getTranslator('en');
const TICKET = { code: 'O-100012-1', qr_svg: '<svg/>', title: 'Weekend ticket', number: 1, of: 1 };

beforeEach(() => {
  document.documentElement.lang = 'en';
});

const show = (...tickets: object[]) =>
  render(
    <TicketList
      sheet={{
        number: 'O-100012',
        seller: 'Series',
        tickets: tickets.map((ticket) => ticketSchema.parse(ticket)),
        pdfUrl: '',
      }}
      saved={null}
      setSaved={() => {}}
      t={t}
    />,
  );

test('a ticket links to its passes for the wallets that the site supports', () => {
  const [apple_url, google_url] = [
    '/api/v1/sell/invoice/tickets/pass/7/1?key=k',
    'https://pay.google.com/gp/v/save/x',
  ];
  show({ ...TICKET, apple_url, google_url });
  expect(screen.getByRole('link', { name: english['wallet.apple'] })).toHaveAttribute('href', apple_url);
  expect(screen.getByRole('link', { name: english['wallet.google'] })).toHaveAttribute('href', google_url);
});

test('a ticket shows its days, or that its round is postponed', () => {
  const days = { event: 'Southern Sprint', start_date: '2099-01-16', end_date: '2099-01-16' };
  const { unmount } = show({ ...TICKET, ...days });
  expect(screen.getByRole('listitem')).toHaveTextContent('16 January 2099');
  unmount();
  show({ ...TICKET, ...days, is_postponed: true });
  expect(screen.getByRole('listitem')).toHaveTextContent(english['round.postponed']);
  expect(screen.getByRole('listitem')).not.toHaveTextContent('2099');
});

test('without certificates wallets aren’t mentioned', () => {
  show(TICKET);
  expect(screen.getByRole('listitem')).toHaveTextContent('Weekend ticket');
  expect(screen.queryByText(/Wallet/)).toBeNull();
});

test('without any left, it says what may have become of them', () => {
  show();
  expect(screen.getByText(/no valid tickets.*transferred, cancelled or refunded/)).toBeVisible();
});
