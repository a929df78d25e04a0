'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { problemOf } from '@/components/form-fields/api-problem';
import { accountCalls } from '@/lib/account/calls';
import { signOutDevice, signOutDevices } from '@/lib/contract/endpoints/devices';
import type { Device } from '@/lib/contract/entities/devices';
import { useTranslate } from '@/lib/i18n/use-translate';
import { forgetKeptPages } from '@/lib/pwa/kept-list';
import { devicesQuery } from '@/lib/queries/account';
import { browserSession } from '@/lib/session/store';
import { leaveSession, SIGNED_OUT_FRAGMENT } from '@/lib/session/leaving';

/** Where to sign out: one device, all but this one, or all. */
export type SignOutOf = Device | 'others' | 'all';

async function send(where: SignOutOf) {
  const answer = await (typeof where === 'string'
    ? accountCalls().call(signOutDevices, { keep_current: where === 'others' })
    : accountCalls().call(signOutDevice, { id: where.id }));
  // Of a device that was signed out elsewhere meanwhile, what was asked for is true.
  return answer.ok || answer.error.kind === 'notFound' ? null : answer.error;
}

/** Returns the function that reads the list of devices again, for changes that sign out the others. */
export function useDevicesChanged(): () => void {
  const queries = useQueryClient();
  return useCallback(() => void queries.invalidateQueries({ queryKey: devicesQuery().queryKey }), [queries]);
}

/** Signs the customer out on devices, and says where that was last done, what is under way, and what went wrong. */
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
    if (where === 'all') {
      await forgetKeptPages();
      // First, so that the guarded screen does not ask to sign in.
      leaveSession(`/login${SIGNED_OUT_FRAGMENT}`);
      browserSession().logout();
      return;
    }
    queries.setQueryData(devicesQuery().queryKey, (devices) =>
      devices?.filter(({ id, is_current }) => (where === 'others' ? is_current : id !== where.id)),
    );
    reload();
    setDone(where);
  };

  return { done, underWay, failure, signOut };
}
