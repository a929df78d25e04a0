import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { deviceSchema } from '../entities/devices.ts';
import { wireId } from '../wire.ts';
import { done } from './params.ts';

/** GET /cognito/user/device: where the customer is signed in, this device first, then those used last. */
export const listDevices = endpoint({
  extension: 'devices',
  method: 'GET',
  path: '/cognito/user/device',
  auth: 'user',
  input: z.object({}),
  output: z.object({ data: z.array(deviceSchema) }),
});

/** POST /cognito/user/device/signOut: signs out one device. 404 if the customer isn't signed in there, or no longer is. */
export const signOutDevice = endpoint({
  extension: 'devices',
  method: 'POST',
  path: '/cognito/user/device/signOut',
  auth: 'user',
  input: z.object({ id: wireId() }),
  output: done(),
});

/** POST /cognito/user/device/signOutAll: signs out all devices, or all but the current one. */
export const signOutDevices = endpoint({
  extension: 'devices',
  method: 'POST',
  path: '/cognito/user/device/signOutAll',
  auth: 'user',
  input: z.object({ keep_current: z.boolean() }),
  output: done(),
});

/** Every call of this file. */
export const DEVICE_ENDPOINTS = { listDevices, signOutDevice, signOutDevices } as const;
