import type { UIFieldServerProps } from 'payload';
import { textIn } from '../../../../lib/shared/record.ts';
import { devicesOf } from './devices.ts';
import { DeviceList } from './device-list.client.tsx';

/** Shows users on their own account where they are signed in. */
export async function DevicesField({ id, payload, user }: UIFieldServerProps) {
  if (typeof id !== 'number' || user?.collection !== 'users' || user.id !== id) return null;
  return <DeviceList devices={await devicesOf(payload, id)} here={textIn(user, '_sid')} />;
}
