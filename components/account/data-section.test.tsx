import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ACCOUNT_DELETED_FRAGMENT } from '@/lib/account/account-deleted';
import {
  confirmAccountDeletion,
  exportAccountData,
  requestAccountDeletion,
  type AccountExport,
} from '@/lib/contract/endpoints/account-extensions';
import { customerSchema } from '@/lib/contract/entities/account';
import { browserFavourites } from '@/lib/favourites/browser-favourites';
import { browserSession } from '@/lib/session/store';
import { NO_FAVOURITES } from '@/lib/shared/favourites';
import english from '@/locales/en.json';
import { serveAccounts, serveCustomer, server, showProfile } from '@/tests/account-screen';
import { refuse, respond } from '@/tests/msw/respond';

serveAccounts();

const MERE = customerSchema.parse({ id: 7, first_name: 'Mere', email: 'mere@example.nz' });
const DONE = { success: true as const, message: '' };

/** The profile section about the customer's data, on a server where the code 1234 5678 deletes the account. */
async function show() {
  const state = { isDeleted: false, codes: new Array<string | undefined>() };
  serveCustomer(MERE);
  server.use(
    respond(requestAccountDeletion, ({ input }) => {
      state.codes.push(input.language);
      return DONE;
    }),
    respond(confirmAccountDeletion, ({ input }) => {
      if (input.code !== '1234 5678')
        return refuse(422, { message: 'Refused.', fields: { code: 'This code is wrong.' } });
      state.isDeleted = true;
      return DONE;
    }),
  );
  const { user } = showProfile(MERE);
  const heading = await screen.findByRole('heading', { name: english['account.yourData'] });
  return { state, user, section: within(heading.closest('section')!) };
}

test('lists what is deleted, what stays and what happens to tickets, then deletes with the emailed code', async () => {
  // On this path, going to the sign-in screen loads no other document, which jsdom can't.
  window.history.replaceState(null, '', '/login');
  const { state, user, section } = await show();
  const press = (name: string) => user.click(section.getByRole('button', { name }));
  await press(english['account.delete']);
  for (const said of ['account.deleteGoes', 'account.deleteStays', 'account.deleteTickets'] as const)
    expect(section.getByText(english[said])).toBeVisible();
  expect(state.codes).toEqual([]);

  await press(english['account.sendCode']);
  const code = await section.findByLabelText(/^Code from the email/);
  expect(section.getByText(/mere@example\.nz/)).toBeVisible();
  expect(state.codes).toEqual(['en']);
  await user.type(code, '0000 0000');
  await press(english['account.deleteNow']);
  await waitFor(() => expect(code).toHaveAccessibleDescription(/This code is wrong\./));
  expect(code).toHaveValue('0000 0000');
  expect(state.isDeleted).toBe(false);
  expect(browserSession().getState().access_token).toBe('a');

  const gt = { kind: 'category', id: '3', name: 'GT Championship', address: '/category/gt', at: 5 } as const;
  browserFavourites().settle({ starred: [gt], removed: [] }, MERE.id, NO_FAVOURITES);
  await user.clear(code);
  await user.type(code, '1234 5678');
  await press(english['account.deleteNow']);
  await waitFor(() => expect(browserSession().getState().access_token).toBeNull());
  expect(state.isDeleted).toBe(true);
  expect(browserFavourites().getState().starred).toEqual([]);
  expect(window.location.hash).toBe(ACCOUNT_DELETED_FRAGMENT);
  cleanup();
  window.history.replaceState(null, '', '/');
});

test('names an open order as the reason, requests no code, and goes back after cancelling', async () => {
  const { user, section } = await show();
  const sentence = 'You have an order that hasn’t been completed.';
  server.use(respond(requestAccountDeletion, () => refuse(409, { message: sentence })));
  await user.click(section.getByRole('button', { name: english['account.delete'] }));
  expect(section.getByText(english['account.deleteGoes']).closest('[tabindex="-1"]')).toHaveFocus();
  await user.click(section.getByRole('button', { name: english['account.sendCode'] }));
  expect(await section.findByText(sentence)).toBeVisible();
  expect(section.queryByLabelText(/^Code from the email/)).toBeNull();
  await user.click(section.getByRole('button', { name: english['account.cancel'] }));
  expect(section.getByRole('button', { name: english['account.export'] })).toBeVisible();
  expect(section.getByRole('button', { name: english['account.delete'] })).toHaveFocus();
});

const EXPORT: AccountExport = {
  exported_at: '2027-01-02T03:04:05Z',
  profile: MERE,
  photo: '',
  addresses: [],
  history: [],
  orders: [],
  invoices: [],
  tickets: [
    {
      invoice: 'O-100012',
      number: 2,
      name: 'Tama Ngata',
      transferred_to: 'tama@example.nz',
      transferred_at: '2027-01-02T03:04:05Z',
    },
  ],
  refund_requests: [],
  vouchers: [],
  forms: [],
  payment_customers: [],
  signed_in_browsers: [],
  passkeys: [],
  stock_alerts: [],
  favourites: [],
};

test('downloads all stored data as a file, and reports a failure', async () => {
  const { user, section } = await show();
  const saved = new Array<{ readonly name: string; readonly file: Blob }>();
  let made = new Blob();
  // The test's browser has no such addresses, and follows no links.
  const addresses = {
    createObjectURL: (file: Blob) => {
      made = file;
      return 'blob:my-data';
    },
    revokeObjectURL: () => undefined,
  };
  Object.assign(URL, addresses);
  onTestFinished(() => {
    for (const name of Object.keys(addresses)) Reflect.deleteProperty(URL, name);
    vi.restoreAllMocks();
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file: made });
  });
  const press = () => user.click(section.getByRole('button', { name: english['account.export'] }));
  server.use(respond(exportAccountData, () => refuse(503, { message: 'Busy.' })));
  await press();
  expect(await section.findByRole('alert')).toHaveTextContent(english['forms.server']);
  expect(saved).toEqual([]);

  const answered = Promise.withResolvers<AccountExport>();
  let asked = 0;
  server.use(
    respond(exportAccountData, () => {
      asked += 1;
      return answered.promise;
    }),
  );
  // Pressed again while it is on its way, it's still one file.
  await press();
  await press();
  answered.resolve(EXPORT);
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['my-data.json']));
  expect(JSON.parse((await saved[0]?.file.text()) ?? '')).toMatchObject({
    profile: { email: 'mere@example.nz' },
    tickets: [{ number: 2, name: 'Tama Ngata' }],
  });
  expect(asked).toBe(1);
  expect(section.queryByRole('alert')).toBeNull();
});
