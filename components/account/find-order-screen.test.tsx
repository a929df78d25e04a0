import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sendOrderLinks } from '@/lib/contract/endpoints/cart';
import { siteConfigurationSchema } from '@/lib/contract/entities/site-configuration';
import english from '@/locales/en.json';
import { refuse, respond, respondAt } from '@/tests/msw/respond';
import { testServer } from '@/tests/msw/test-server';
import FindOrderScreen from './find-order-screen.client';

const server = testServer();

function show() {
  const settings = {
    ...siteConfigurationSchema.parse({}),
    isEventSite: false,
    hasGuestOrders: true,
    offersPasskeys: false,
  };
  render(<FindOrderScreen lang="en" messages={english} settings={settings} />);
  return userEvent.setup();
}
const email = () => screen.getByLabelText(/^Email/);
const send = () => screen.getByRole('button', { name: english['account.findOrderSend'] });
const SENT = 'If anything was bought with mere@example.nz, we’ve emailed you links to it.';

test('requests links, and confirms it without revealing whether there are any orders', async () => {
  const asked: unknown[] = [];
  server.use(
    respond(sendOrderLinks, ({ input }) => {
      asked.push(input);
      return { success: true, message: '' };
    }),
  );
  const user = show();
  await user.type(email(), 'mere@example.nz');
  await user.click(send());
  expect(await screen.findByText(SENT)).toBeVisible();
  expect(asked).toEqual([{ email: 'mere@example.nz', language: 'en' }]);
  expect(email()).toHaveValue('mere@example.nz');
});

test('reports an invalid address at its field, and too many emails', async () => {
  server.use(respondAt(sendOrderLinks, () => refuse(429, { message: 'Too many.' }, { 'Retry-After': '60' })));
  const user = show();
  await user.type(email(), 'mere');
  await user.click(send());
  expect(email()).toHaveAccessibleDescription(english['forms.email']);
  await user.type(email(), '@example.nz');
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(/again/i);
  expect(screen.queryByText(SENT)).toBeNull();
  expect(email()).toHaveValue('mere@example.nz');
});
