import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { tellMe } from '@/lib/contract/endpoints/cart';
import { productSchema } from '@/lib/contract/entities/shop';
import { I18nProvider } from '@/lib/i18n/provider.client';
import { getTranslator } from '@/lib/i18n/translator';
import english from '@/locales/en.json';
import { refuse, respond, respondAt } from '@/tests/msw/respond';
import { testServer } from '@/tests/msw/test-server';
import { StockAlert } from './stock-alert';

const t = await getTranslator('en');
const server = testServer();

const size = (id: number, name: string, in_stock: boolean) => ({ id, code: name, name, price: 35, in_stock });

function show(...skus: ReturnType<typeof size>[]) {
  const product = productSchema.parse({ id: 4, name: 'Cap', slug: 'cap', price: 35, skus });
  render(
    <I18nProvider lang="en" messages={english}>
      <StockAlert product={product} language="en" t={t} />
    </I18nProvider>,
  );
  return userEvent.setup();
}
const email = () => screen.getByLabelText(/^Email/);
const send = () => screen.getByRole('button', { name: english['alerts.send'] });
const SENT = /^You’re on the list with mere@example.nz/;

test('requests one email when a sold-out size is available again', async () => {
  const asked: unknown[] = [];
  server.use(
    respond(tellMe, ({ input }) => {
      asked.push(input);
      return { success: true, message: '' };
    }),
  );
  const user = show(size(41, 'S', false), size(42, 'M', true), size(43, 'L', false));
  await user.click(screen.getByText(english['alerts.title']));
  const choice = screen.getByRole('combobox', { name: /Size/ });
  expect(screen.queryByRole('option', { name: 'M' })).toBeNull();
  await user.type(email(), 'mere@example.nz');
  await user.click(send());
  expect(choice).toBeInvalid();
  expect(asked).toEqual([]);
  await user.selectOptions(choice, 'L');
  await user.click(send());
  expect(await screen.findByText(SENT)).toBeVisible();
  expect(asked).toEqual([{ sku: 43, email: 'mere@example.nz', language: 'en' }]);
});

test('reports an error at the field, and keeps the text', async () => {
  server.use(respondAt(tellMe, () => refuse(429, { message: 'Too many.' }, { 'Retry-After': '60' })));
  const user = show(size(41, 'One size', false));
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.type(email(), 'mere');
  await user.click(send());
  expect(email()).toHaveAccessibleDescription(english['forms.email']);
  await user.type(email(), '@example.nz');
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(/again/i);
  expect(screen.queryByText(SENT)).toBeNull();
  expect(email()).toHaveValue('mere@example.nz');
});

test('offers an email about the sale of a postponed round’s tickets, of which some are left', () => {
  const product = productSchema.parse({
    id: 4,
    name: 'Weekend',
    slug: 'weekend',
    price: 55,
    skus: [size(41, 'Adult', false)],
    off_sale: 'postponed',
  });
  render(
    <I18nProvider lang="en" messages={english}>
      <StockAlert product={product} language="en" t={t} />
    </I18nProvider>,
  );
  expect(screen.getByText(english['alerts.titlePaused'])).toBeVisible();
  expect(screen.queryByText(english['alerts.title'])).toBeNull();
});

test('is shown open if everything is sold out; not at all while everything is in stock', () => {
  show(size(41, 'S', true));
  expect(screen.queryByText(english['alerts.title'])).toBeNull();
  show(size(41, 'S', false));
  expect(screen.getByRole('group')).toHaveAttribute('open');
});
