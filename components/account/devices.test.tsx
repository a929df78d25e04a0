import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EXTENSIONS_META } from '@/lib/content/extensions-mark';
import { updateUser } from '@/lib/contract/endpoints/account';
import { listDevices, signOutDevice, signOutDevices } from '@/lib/contract/endpoints/devices';
import { customerSchema } from '@/lib/contract/entities/account';
import type { Device } from '@/lib/contract/entities/devices';
import { browserFavourites } from '@/lib/favourites/browser-favourites';
import { browserSession } from '@/lib/session/store';
import { SIGNED_OUT_FRAGMENT } from '@/lib/session/leaving';
import { NO_FAVOURITES } from '@/lib/shared/favourites';
import english from '@/locales/en.json';
import { serveAccounts, serveCustomer, server, showAccountScreen, showProfile } from '@/tests/account-screen';
import { refuse, respond } from '@/tests/msw/respond';
import LoginScreen from './login-screen.client';

serveAccounts();

const MERE = customerSchema.parse({
  id: 7,
  first_name: 'Mere',
  email: 'mere@example.nz',
  has_password: true,
});
const DONE = { success: true as const, message: '' };
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000 - 60_000).toISOString();
const device = (id: number, browser: string, system: string, hours: number): Device => ({
  id,
  browser,
  system,
  is_current: id === 1,
  signed_in_at: '2027-01-03T03:04:05Z',
  last_active_at: hoursAgo(hours),
});
const HERE = device(1, 'Firefox', 'Windows', 0);
const PHONE = device(2, 'Safari', 'iPhone', 3);
const APP = device(3, '', 'iPad', 50);

/** The profile of a customer who is signed in on these devices. */
function show(...devices: Device[]) {
  const state = { devices };
  serveCustomer(MERE);
  server.use(
    respond(listDevices, () => ({ data: state.devices })),
    respond(signOutDevice, ({ input }) => {
      state.devices = state.devices.filter(({ id }) => id !== input.id);
      return DONE;
    }),
    respond(signOutDevices, ({ input }) => {
      state.devices = state.devices.filter(({ is_current }) => input.keep_current && is_current);
      return DONE;
    }),
  );
  return { state, user: showProfile(MERE).user };
}
const section = async () =>
  within((await screen.findByRole('heading', { name: english['account.devices'] })).closest('section')!);
const signOutOf = (name: string) => ({ name: new RegExp(`^Sign out: ${name}`) });

test('shows each device, marks the current one, and shows when the others were last used', async () => {
  show(HERE, PHONE, APP, device(4, '', '', 0), device(5, 'Chrome', '', 0));
  const devices = await section();
  const [here, phone, app, unknown, chrome] = await devices.findAllByRole('listitem');
  expect(here).toHaveTextContent(/^Firefox on Windows.*This device/);
  expect(within(here!).queryByRole('button')).toBeNull();
  expect(phone).toHaveTextContent(/^Safari on iPhone.*Last active: .?3 hours ago.*Signed in: .?3 Jan 2027/);
  expect(app).toHaveTextContent(/^App on iPad.*Last active: .?2 days ago/);
  expect(unknown).toHaveTextContent(/^Unknown device.*Active within the last hour/);
  expect(chrome).toHaveTextContent(/^Chrome/);
});

test('signs out one device, announces it at the focus, and keeps the others', async () => {
  const { state, user } = show(HERE, PHONE, APP);
  const devices = await section();
  const button = await devices.findByRole('button', signOutOf('Safari on iPhone'));
  button.focus();
  await user.keyboard('{Enter}');
  const notice = await devices.findByText('Signed out: Safari on iPhone');
  expect(notice.closest('[role="status"]')).not.toBeNull();
  await waitFor(() => expect(document.activeElement).toContainElement(notice));
  expect(devices.getAllByRole('listitem')).toHaveLength(2);
  expect(state.devices).toEqual([HERE, APP]);
  await user.click(devices.getByRole('button', signOutOf('App on iPad')));
  const next = await devices.findByText('Signed out: App on iPad');
  await waitFor(() => expect(document.activeElement).toContainElement(next));
  expect(devices.getByText(english['account.devicesNone'])).toBeVisible();
  expect(devices.queryByRole('button')).toBeNull();
});

test('removes a device from the list that was signed out elsewhere meanwhile', async () => {
  const { state, user } = show(HERE, PHONE);
  const devices = await section();
  const button = await devices.findByRole('button', signOutOf('Safari on iPhone'));
  server.use(respond(signOutDevice, () => refuse(404, { message: 'Gone.' })));
  state.devices = [HERE];
  await user.click(button);
  expect(await devices.findByText('Signed out: Safari on iPhone')).toBeVisible();
  expect(devices.getAllByRole('listitem')).toHaveLength(1);
});

test('signs out everywhere else', async () => {
  const { state, user } = show(HERE, PHONE, APP);
  const devices = await section();
  await user.click(await devices.findByRole('button', { name: english['account.signOutOthers'] }));
  expect(await devices.findByText(english['account.othersSignedOut'])).toBeVisible();
  expect(state.devices).toEqual([HERE]);
  expect(devices.getAllByRole('listitem')).toHaveLength(1);
});

test('signs out everywhere, including here, and the sign-in screen confirms it', async () => {
  // On this path, going to the sign-in screen loads no other document, which jsdom can't.
  window.history.replaceState(null, '', '/login');
  const { state, user } = show(HERE, PHONE);
  const gt = { kind: 'category', id: '3', name: 'GT Championship', address: '/category/gt', at: 5 } as const;
  browserFavourites().settle({ starred: [gt], removed: [] }, MERE.id, NO_FAVOURITES);
  const devices = await section();
  await user.click(await devices.findByRole('button', { name: english['account.signOutEverywhere'] }));
  await waitFor(() => expect(browserSession().getState().access_token).toBeNull());
  expect(state.devices).toEqual([]);
  expect(browserFavourites().getState().starred).toEqual([]);
  expect(window.location.hash).toBe(SIGNED_OUT_FRAGMENT);
  cleanup();
  showAccountScreen(LoginScreen);
  expect(await screen.findByText(english['account.signedOutEverywhere'])).toBeVisible();
  window.history.replaceState(null, '', '/');
});

test('reports an error, keeps the device, and can be retried', async () => {
  const { user } = show(HERE, PHONE);
  const devices = await section();
  const button = await devices.findByRole('button', signOutOf('Safari on iPhone'));
  server.use(respond(signOutDevice, () => refuse(503, { message: 'Busy.' })));
  await user.click(button);
  expect(await devices.findByRole('alert')).toHaveTextContent(english['forms.server']);
  expect(button).toHaveFocus();
  server.use(respond(signOutDevice, () => DONE));
  await user.click(button);
  expect(await devices.findByText('Signed out: Safari on iPhone')).toBeVisible();
  expect(devices.queryByRole('alert')).toBeNull();
});

test('shows that a new password has signed out the other devices', async () => {
  const { state, user } = show(HERE, PHONE);
  server.use(
    respond(updateUser, () => {
      state.devices = [HERE];
      return { item: MERE };
    }),
  );
  const devices = await section();
  await devices.findByRole('button', signOutOf('Safari on iPhone'));
  await user.click(screen.getByRole('button', { name: english['account.changePassword'] }));
  await user.type(screen.getByLabelText(/^Current password/), 'Ruapuna-1967');
  await user.type(screen.getByLabelText(/^New password/), 'Taupo-2027-Ruapuna');
  await user.click(screen.getByRole('button', { name: english['account.changePassword'] }));
  expect(await screen.findByText(english['account.passwordChanged'])).toBeVisible();
  expect(screen.getByText(english['account.othersSignedOut'])).toBeVisible();
  await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(1));
});

test('has no such section and makes no request on a content server without the extension', async () => {
  document.querySelector(`meta[name="${EXTENSIONS_META}"]`)?.remove();
  show(HERE, PHONE);
  expect(await screen.findByRole('heading', { name: english['account.password'] })).toBeVisible();
  expect(screen.queryByRole('heading', { name: english['account.devices'] })).toBeNull();
});
