'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { problemOf } from '@/components/form-fields/api-problem';
import { accountCalls } from '@/lib/account/calls';
import { leaveSignedOut } from '@/lib/account/sign-out';
import { signOutDevice, signOutDevices } from '@/lib/contract/endpoints/devices';
import type { Device } from '@/lib/contract/entities/devices';
import { useTranslate } from '@/lib/i18n/use-translate';
import { devicesQuery } from '@/lib/queries/account';
import { SIGNED_OUT_FRAGMENT } from '@/lib/session/leaving';

/** Where to sign out: one device, all others, or everywhere. */
type SignOutOf = Device | 'others' | 'all';

async function send(where: SignOutOf) {
  const result = await (typeof where === 'string'
    ? accountCalls().call(signOutDevices, { keep_current: where === 'others' })
    : accountCalls().call(signOutDevice, { id: where.id }));
  // A device that was signed out elsewhere meanwhile is in the requested state.
  return result.ok || result.error.kind === 'notFound' ? null : result.error;
}

/** Returns a function that fetches the list of devices again, after changes that sign out the others. */
export function useDevicesChanged(): () => void {
  const queries = useQueryClient();
  return useCallback(() => void queries.invalidateQueries({ queryKey: devicesQuery().queryKey }), [queries]);
}

/** Signs the customer out on devices, and reports the last sign-out, the one under way and any error. */
export function useDeviceChanges() {
  const t = useTranslate();
  const queries = useQueryClient();
  const reload = useDevicesChanged();
  const [done, setDone] = useState<SignOutOf | null>(null);
  const [underWay, setUnderWay] = useState<SignOutOf | null>(null);
  const [failure, setFailure] = useState('');
  const isBusy = useRef(false);

  const signOut = async (where: SignOutOf) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setUnderWay(where);
    setDone(null);
    setFailure('');
    const error = await send(where);
    isBusy.current = false;
    setUnderWay(null);
    if (error !== null) return setFailure(problemOf(error, t).message);
    if (where === 'all') return leaveSignedOut(SIGNED_OUT_FRAGMENT);
    queries.setQueryData(devicesQuery().queryKey, (devices) =>
      devices?.filter(({ id, is_current }) => (where === 'others' ? is_current : id !== where.id)),
    );
    reload();
    setDone(where);
  };

  return { done, underWay, failure, signOut };
}
