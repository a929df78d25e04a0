import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  createAddress,
  deleteAddress,
  disableAddress,
  getAuthUser,
  getCreditBalance,
  getMyAccount,
  listAddresses,
  updateUser,
} from '@/lib/contract/endpoints/account';
import { removeImage } from '@/lib/contract/endpoints/account-extensions';
import { addressSchema, customerSchema, type Address, type Customer } from '@/lib/contract/entities/account';
import { siteConfigurationSchema } from '@/lib/contract/entities/site-configuration';
import { browserSession } from '@/lib/session/store';
import english from '@/locales/en.json';
import { accountSettings, serveAccounts, serveCustomer, server, showProfile } from '@/tests/account-screen';
import { refuse, respond } from '@/tests/msw/respond';

serveAccounts();

const MERE = customerSchema.parse({
  id: 7,
  first_name: 'Mere',
  last_name: 'Tawhai',
  email: 'mere@example.nz',
  date_of_birth: '1998-03-05',
  has_password: true,
});

/** The profile of a signed-in customer, on a server that stores what it receives. */
function show(profile: Record<string, boolean> = {}, addresses: Address[] = [], customer: Customer = MERE) {
  const state = { customer, addresses, sent: new Array<unknown>() };
  serveCustomer(customer);
  server.use(
    respond(getAuthUser, () => state.customer),
    respond(getCreditBalance, ({ input }) => ({ balance: input.supplier === 1 ? 42.5 : 0 })),
    respond(getMyAccount, () => ({
      user: state.customer,
      history: [
        {
          id: '1',
          kind: 'voucher_bought' as const,
          at: '2027-01-02T03:04:05Z',
          title: 'Gift voucher',
          status: 'paid',
          amount: -50,
          link: '/invoice/abc',
        },
        {
          id: '2',
          kind: 'order' as const,
          at: '2027-01-03T03:04:05Z',
          title: '1 × Cap',
          status: 'cancelled',
          amount: -30,
        },
        {
          id: '3',
          kind: 'voucher_redeemed' as const,
          at: '2027-01-04T03:04:05Z',
          title: '… M0MP',
          amount: 50,
        },
        { id: '4', kind: 'credit_used' as const, at: '2027-01-05T03:04:05Z', title: '', amount: -12.5 },
      ],
    })),
    respond(listAddresses, () => ({ data: state.addresses })),
    respond(updateUser, ({ input }) => {
      state.sent.push(input);
      const { id: _id, newpassword: _new, password: _now, ...changes } = input;
      state.customer = customerSchema.parse({ ...state.customer, ...changes });
      return { item: state.customer };
    }),
  );
  const given = { ...siteConfigurationSchema.parse({ profile }), offersPasskeys: true };
  return { state, ...showProfile(MERE, accountSettings(given)) };
}
const part = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('section')!);
};
const person = () => part(english['account.person']);

test('shows profile, credit and history, and locks every field that is switched off (spec 1.15, 6.7)', async () => {
  show();
  expect((await person()).getByText('5 March 1998')).toBeVisible();
  expect(await (await part(english['account.credit'])).findByText('$42.50')).toBeVisible();
  const history = await part(english['account.history']);
  expect(await history.findByRole('link', { name: 'Gift voucher' })).toHaveAttribute('href', '/invoice/abc');
  // A payment has no sign, because it isn't credit; credit added or spent has one.
  expect(history.getByText('$50.00')).toBeVisible();
  expect(history.getByText('Gift voucher bought · Paid')).toBeVisible();
  expect(history.getByText('Order · Cancelled')).toBeVisible();
  expect(history.getByText('$30.00').parentElement).toHaveClass('line-through');
  expect(history.getByText('+$50.00')).toBeVisible();
  expect(history.getByText('-$12.50')).toBeVisible();
  expect(history.getByText(english['account.historyCreditUsed'])).toBeVisible();
  for (const closed of [
    'account.licence',
    'account.emergency',
    'account.company',
    'account.addresses',
  ] as const)
    expect(screen.queryByRole('heading', { name: english[closed] })).toBeNull();
});

test('shows a skeleton until the history is loaded', async () => {
  show();
  const answer = Promise.withResolvers<null>();
  server.use(
    respond(getMyAccount, async () => {
      await answer.promise;
      return { user: MERE, history: [] };
    }),
  );
  const history = await part(english['account.history']);
  expect(history.getByRole('status', { name: english['common.loading'] })).toBeVisible();
  answer.resolve(null);
  expect(await history.findByText(english['account.noHistory'])).toBeVisible();
  expect(history.queryByRole('status')).toBeNull();
});

test('allows changing enabled fields and sends only those', async () => {
  const { state, user } = show({ edit_name: true, edit_date_of_birth: true });
  const section = await person();
  await user.click(section.getByRole('button', { name: /^Edit/ }));
  expect(section.queryByLabelText(/^Date of birth/)).toBeNull();
  const name = section.getByLabelText(/^First name/);
  expect(name).toHaveFocus();
  await user.clear(name);
  await user.type(name, 'Marama');
  await user.click(section.getByRole('button', { name: english['account.save'] }));
  expect(await section.findByText('Marama')).toBeVisible();
  expect(state.sent).toEqual([{ id: 7, first_name: 'Marama', last_name: 'Tawhai', mobile_phone: '' }]);
  expect(browserSession().getState().profile.first_name).toBe('Marama');
});

test('after a change is saved for somebody who has since been replaced, shows only the current customer', async () => {
  const { state, user } = show({ edit_name: true });
  const section = await person();
  await user.click(section.getByRole('button', { name: /^Edit/ }));
  const saving = Promise.withResolvers<undefined>();
  const released = Promise.withResolvers<undefined>();
  server.use(
    respond(updateUser, async () => {
      saving.resolve(undefined);
      await released.promise;
      return { item: MERE };
    }),
  );
  await user.click(section.getByRole('button', { name: english['account.save'] }));
  await saving.promise;
  const session = browserSession();
  session.logout();
  state.customer = customerSchema.parse({ ...MERE, id: 8, first_name: 'Aroha' });
  session.setTokens({ access_token: 'b', refresh_token: 'q' });
  const shown = new Array<number | null>();
  session.subscribe(({ profile }) => shown.push(profile.id));
  released.resolve(undefined);
  await waitFor(() => expect(session.getState().profile.first_name).toBe('Aroha'));
  expect(shown).not.toContain(MERE.id);
});

test('keeps the form and shows what the server rejected beside the field', async () => {
  const { user } = show({ change_date_of_birth: true });
  const section = await person();
  await user.click(section.getByRole('button', { name: /^Edit/ }));
  server.use(
    respond(updateUser, () =>
      refuse(422, { message: 'Refused.', fields: { date_of_birth: 'Nobody is that old.' } }),
    ),
  );
  const born = section.getByLabelText(/^Date of birth/);
  await user.clear(born);
  await user.type(born, '01011900');
  await user.click(section.getByRole('button', { name: english['account.save'] }));
  await waitFor(() => expect(born).toHaveAccessibleDescription('Nobody is that old.'));
  expect(born).toHaveValue('01/01/1900');
});

test('labels the second member as configured', async () => {
  show({ additional_club_member: true });
  expect((await person()).getByText('Partner Name')).toBeVisible();
});

test('changes the password using the current one', async () => {
  const { state, user } = show();
  const section = await part(english['account.password']);
  await user.click(section.getByRole('button', { name: english['account.changePassword'] }));
  await user.type(section.getByLabelText(/^Current password/), 'old-secret');
  await user.type(section.getByLabelText(/^New password/), 'new-secret');
  await user.click(section.getByRole('button', { name: english['account.changePassword'] }));
  expect(await section.findByText(english['account.passwordChanged'])).toBeVisible();
  expect(state.sent).toEqual([{ id: 7, newpassword: 'new-secret', password: 'old-secret' }]);
});

test('saves a new address, makes one the default and disables one (spec 4.9, 6.6)', async () => {
  const { state, user } = show({ manage_addresses: true }, [
    addressSchema.parse({
      id: 3,
      display_name: 'Workshop',
      street_address: '1 Pit Lane',
      city: 'Taupō',
      postcode: '3330',
    }),
  ]);
  server.use(
    respond(createAddress, ({ input }) => {
      const item = addressSchema.parse({ ...input, id: 4 });
      state.addresses = [...state.addresses, item];
      return { item };
    }),
    respond(disableAddress, ({ input }) => {
      state.addresses = state.addresses.map((address) =>
        address.id === input.id ? { ...address, enabled: false } : address,
      );
      return { item: state.addresses.find(({ id }) => id === input.id)! };
    }),
  );
  const section = await part(english['account.addresses']);
  await user.click(await section.findByRole('button', { name: english['account.addAddress'] }));
  await user.type(section.getByLabelText(/^Address name/), 'Home');
  await user.type(section.getByLabelText(/^Street address/), '2 Track Road');
  await user.type(section.getByLabelText(/^Town or city/), 'Cromwell');
  await user.type(section.getByLabelText(/^Postcode/), '9310');
  await user.click(section.getByRole('button', { name: english['account.save'] }));
  await user.click(await section.findByRole('button', { name: `${english['account.makeDefault']}: Home` }));
  expect(await section.findByText(english['account.default'])).toBeVisible();
  expect(state.sent).toEqual([{ id: 7, current_address_id: 4 }]);
  await user.click(section.getByRole('button', { name: `${english['account.disable']}: Workshop` }));
  expect(
    await section.findByRole('button', { name: `${english['account.enable']}: Workshop` }),
  ).toBeVisible();
});

const WORKSHOP = addressSchema.parse({
  id: 3,
  display_name: 'Workshop',
  street_address: '1 Pit Lane',
  city: 'Taupō',
  postcode: '3330',
});
const REMOVE_WORKSHOP = { name: `${english['account.remove']}: Workshop` };

test('removes an address after confirmation, and it is no longer the default', async () => {
  const home = addressSchema.parse({ ...WORKSHOP, id: 4, display_name: 'Home' });
  const { state, user } = show({ manage_addresses: true }, [WORKSHOP, home], {
    ...MERE,
    current_address_id: 3,
  });
  server.use(
    respond(deleteAddress, ({ input }) => {
      state.addresses = state.addresses.filter(({ id }) => id !== input.id);
      state.customer = { ...state.customer, current_address_id: null };
      return { success: true as const, message: '' };
    }),
  );
  const section = await part(english['account.addresses']);
  const remove = () => section.getByRole('button', REMOVE_WORKSHOP);
  expect(await section.findByText(english['account.default'])).toBeVisible();

  await user.click(remove());
  expect(section.getByText(english['account.addressRemoveHint'])).toHaveFocus();
  await user.click(section.getByRole('button', { name: english['account.cancel'] }));
  expect(remove()).toHaveFocus();
  expect(state.addresses).toHaveLength(2);

  await user.keyboard('{Enter}');
  await user.tab();
  await user.keyboard('{Enter}');
  const notice = await section.findByText(english['account.addressRemoved']);
  await waitFor(() => expect(document.activeElement).toContainElement(notice));
  expect(section.getAllByRole('listitem')).toHaveLength(1);
  expect(section.queryByText(english['account.default'])).toBeNull();
});

test('explains why an address was not removed and can retry; an address that is already gone is removed', async () => {
  const { state, user } = show({ manage_addresses: true }, [WORKSHOP]);
  server.use(respond(deleteAddress, () => refuse(503, { message: 'Busy.' })));
  const section = await part(english['account.addresses']);
  await user.click(await section.findByRole('button', REMOVE_WORKSHOP));
  await user.click(section.getByRole('button', { name: english['account.remove'] }));
  expect(await section.findByText(english['forms.server'])).toBeVisible();
  // A server that can't.
  server.use(respond(deleteAddress, () => refuse(404, { message: 'Unknown call.' })));
  await user.click(section.getByRole('button', { name: english['account.remove'] }));
  expect(await section.findByText(english['forms.refused'])).toBeVisible();
  state.addresses = [];
  await user.click(section.getByRole('button', { name: english['account.remove'] }));
  expect(await section.findByText(english['account.addressRemoved'])).toBeVisible();
  expect(section.getByText(english['account.noAddresses'])).toBeVisible();
});

test('no longer shows a disabled address as the default', async () => {
  const { state, user } = show({ manage_addresses: true }, [WORKSHOP], { ...MERE, current_address_id: 3 });
  server.use(
    respond(disableAddress, () => {
      state.addresses = [{ ...WORKSHOP, enabled: false }];
      state.customer = { ...state.customer, current_address_id: null };
      return { item: state.addresses[0]! };
    }),
  );
  const section = await part(english['account.addresses']);
  await user.click(await section.findByRole('button', { name: `${english['account.disable']}: Workshop` }));
  expect(await section.findByText(english['account.disabled'])).toBeVisible();
  expect(section.getByRole('button', { name: `${english['account.enable']}: Workshop` })).toHaveFocus();
  expect(section.queryByText(english['account.default'])).toBeNull();
});

test('removes the photo after confirmation, and the focus moves to adding another', async () => {
  const { state, user } = show({}, [], { ...MERE, image: '/photo.jpg', thumbnail: '/thumbnail.jpg' });
  const section = await part('Mere Tawhai');
  const remove = { name: english['account.removePhoto'] };
  await user.click(section.getByRole('button', remove));
  expect(section.getByText(english['account.photoRemoveHint'])).toHaveFocus();
  await user.click(section.getByRole('button', { name: english['account.cancel'] }));
  expect(section.getByRole('button', remove)).toHaveFocus();

  await user.click(section.getByRole('button', remove));
  server.use(respond(removeImage, () => refuse(503, { message: 'Busy.' })));
  await user.click(section.getByRole('button', { name: english['account.remove'] }));
  expect(await section.findByText(english['forms.server'])).toBeVisible();
  server.use(
    respond(removeImage, () => {
      state.customer = { ...state.customer, image: '', thumbnail: '' };
      return { item: state.customer };
    }),
  );
  await user.click(section.getByRole('button', { name: english['account.remove'] }));
  expect(await section.findByText(english['account.photoRemoved'])).toBeVisible();
  await waitFor(() =>
    expect(section.getByRole('button', { name: english['account.addPhoto'] })).toHaveFocus(),
  );
  expect(section.queryByRole('button', remove)).toBeNull();
  expect(browserSession().getState().profile.image).toBe('');
});

test('redirects a visitor signed out in another tab to sign in', async () => {
  const { visits } = show();
  await person();
  browserSession().logout();
  await waitFor(() => expect(visits).toEqual(['/login']));
});

test.each([
  ['account.person', /^Edit/, 'account.firstName'],
  ['account.email', english['account.changeEmail'], 'account.newEmail'],
  ['account.password', english['account.changePassword'], 'account.currentPassword'],
  ['account.addresses', english['account.addAddress'], 'account.addressName'],
] as const)('moves the focus into the form of %s, and back', async (title, opener, field) => {
  const { user } = show({ edit_name: true, manage_addresses: true });
  const section = await part(english[title]);
  await user.click(await section.findByRole('button', { name: opener }));
  expect(section.getByLabelText(new RegExp(`^${english[field]}`))).toHaveFocus();
  await user.click(section.getByRole('button', { name: english['account.cancel'] }));
  await waitFor(() => expect(section.getByRole('button', { name: opener })).toHaveFocus());
});
