import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Activity } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startBrowserSession } from '@/lib/session/browser-api';
import { browserCart } from '@/lib/cart/browser-cart';
import { cartAdd } from '@/lib/contract/endpoints/cart';
import { productSchema } from '@/lib/contract/entities/shop';
import { I18nProvider } from '@/lib/i18n/provider.client';
import { getTranslator } from '@/lib/i18n/translator';
import english from '@/locales/en.json';
import { respond } from '@/tests/msw/respond';
import { testServer } from '@/tests/msw/test-server';
import { EMPTY_CART } from '@/tests/widgets/records';
import { AddToCart } from './add-to-cart';

const t = await getTranslator('en');
const server = testServer();

const CAP = productSchema.parse({
  id: 5,
  name: 'Cap',
  slug: 'cap',
  price: 30,
  skus: [{ id: 51, code: 'CAP', name: 'One size', price: 30, in_stock: true }],
});

let stop = () => {};
beforeEach(() => {
  localStorage.clear();
  browserCart().reset();
  stop = startBrowserSession();
});
afterEach(() => stop());

/** The product's page as the router keeps it: hidden while the visitor is elsewhere. */
const pageIn = (mode: 'visible' | 'hidden') => (
  <Activity mode={mode}>
    <I18nProvider lang="en" messages={english}>
      <AddToCart product={CAP} language="en" t={t} />
    </I18nProvider>
  </Activity>
);

test('a press before the code has loaded counts once, also for a visitor who comes back to the page', async () => {
  const added: number[] = [];
  server.use(
    respond(cartAdd, ({ input }) => {
      added.push(input.sku);
      return { ...EMPTY_CART, item_count: added.length };
    }),
  );
  const { rerender } = render(pageIn('visible'));
  const button = await screen.findByRole('button', { name: english['cart.add'] });
  await waitFor(() => expect(button).toBeEnabled());
  // Without a pointer or the focus, which would have the code load before.
  fireEvent.click(button);
  expect(await screen.findByText(english['cart.added'])).toBeVisible();

  rerender(pageIn('hidden'));
  expect(screen.getByText(english['cart.added'])).not.toBeVisible();
  rerender(pageIn('visible'));
  expect(screen.getByText(english['cart.added'])).toBeVisible();
  expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'false');
  expect(added).toEqual([51]);
});

test('the only size shows its price if it isn’t the product’s', () => {
  const [size] = CAP.skus;
  const show = (price: number) =>
    render(
      <I18nProvider lang="en" messages={english}>
        <AddToCart product={{ ...CAP, skus: [{ ...size!, price }] }} language="en" t={t} />
      </I18nProvider>,
    );
  const { unmount } = show(30);
  expect(screen.getByRole('form')).not.toHaveTextContent('$');
  unmount();
  show(34.5);
  expect(screen.getByRole('form')).toHaveTextContent('$34.50');
});
