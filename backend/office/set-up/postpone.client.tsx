'use client';

import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { dismiss } from './dismiss.client.ts';
import { SET_UP_LATER } from './office-preference.ts';

/** Leaves the set-up for later: the home screen opens as usual, and keeps a link to it. */
export function PostponeSetUp() {
  const router = useRouter();
  const leave = async () => {
    if (await dismiss(SET_UP_LATER)) router.push('/admin');
    else toast.error('This couldn’t be saved. Please try again.');
  };
  return (
    <Button buttonStyle="secondary" margin={false} onClick={() => void leave()}>
      Not now
    </Button>
  );
}
