import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { browserCart } from '@/lib/cart/browser-cart';
import { getCart } from '@/lib/contract/endpoints/cart';
import { I18nProvider } from '@/lib/i18n/provider.client';
import { startBrowserSession } from '@/lib/session/browser-api';
import english from '@/locales/en.json';
import { refuse, respond, respondAt } from '@/tests/msw/respond';
import { testServer } from '@/tests/msw/test-server';
import { EMPTY_CART } from '@/tests/widgets/records';
import { PromotionForm } from './promotion-form.client';

const server = testServer();

const CART = { ...EMPTY_CART, item_count: 1, subtotal: 50, total_amount: 50 };

let stop = () => {};
beforeEach(() => {
  localStorage.clear();
  browserCart().reset();
  stop = startBrowserSession();
});
afterEach(() => stop());

const code = () => screen.getByRole('textbox', { name: english['cart.code'] });

test.each([
  ['unknown', false, 'This code isn’t valid.'],
  ['used up', true, 'You’ve used promotion code SPRING as many times as allowed.'],
])('reports at the field that a code is %s, and keeps the text', async (_, isUsedUp, said) => {
  server.use(respond(getCart, () => ({ ...CART, is_promotion_used_up: isUsedUp })));
  render(
    <I18nProvider lang="en" messages={english}>
      <PromotionForm applied="" isUsedUp={false} />
    </I18nProvider>,
  );
  const user = userEvent.setup();
  await user.type(code(), 'SPRING');
  await user.click(screen.getByRole('button', { name: english['cart.codeApply'] }));
  expect(await screen.findAllByText(said)).not.toHaveLength(0);
  expect(code()).toHaveValue('SPRING');
  expect(code()).toHaveAccessibleDescription(new RegExp(said));
});

test('explains why a code could not be removed, and keeps it', async () => {
  browserCart().setPromotionCode('SPRING');
  server.use(respondAt(getCart, () => refuse(503, { message: 'Down.' })));
  render(
    <I18nProvider lang="en" messages={english}>
      <PromotionForm applied="SPRING" isUsedUp={false} />
    </I18nProvider>,
  );
  const user = userEvent.setup();
  const remove = screen.getByRole('button', { name: english['cart.codeRemove'] });
  await user.click(remove);
  expect(await screen.findByRole('alert')).toHaveTextContent(english['forms.server']);
  expect(screen.getByText('Promotion code SPRING applied.')).toBeVisible();
  server.use(respond(getCart, () => CART));
  await user.click(remove);
  expect(await screen.findByRole('textbox', { name: english['cart.code'] })).toHaveValue('');
  expect(screen.queryByText(english['forms.server'])).toBeNull();
});
