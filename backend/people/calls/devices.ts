import * as calls from '../../../lib/contract/endpoints/devices.ts';
import { handle } from '../../kernel/calls/handle.ts';
import { missing } from '../../kernel/failure.ts';
import { devicesOf, endDevice } from '../auth/devices.ts';
import { endOtherSignIns } from '../auth/sign-ins.ts';

const DONE = { success: true, message: '' } as const;

export const deviceListRoute = handle(calls.listDevices, async ({ payload, customer }) => ({
  data: (await devicesOf(payload, customer)).map(({ signIn, isCurrent }) => ({
    id: signIn.id,
    browser: signIn.browser ?? '',
    system: signIn.system ?? '',
    is_current: isCurrent,
    signed_in_at: signIn.createdAt,
    last_active_at: signIn.updatedAt,
  })),
}));

export const signOutDeviceRoute = handle(calls.signOutDevice, async ({ input, payload, customer }) => {
  if (!(await endDevice(payload, customer.id, input.id))) throw missing('device');
  return DONE;
});

export const signOutDevicesRoute = handle(calls.signOutDevices, async ({ input, payload, customer }) => {
  await endOtherSignIns(payload, customer.id, input.keep_current ? customer.family : null);
  return DONE;
});
