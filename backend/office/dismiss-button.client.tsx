'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { dismiss } from './set-up/dismiss.client.ts';

/** Removes an entry from the user's home screen. */
export function DismissButton({ of, label }: { readonly of: string; readonly label: string }) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    if (await dismiss(of)) router.refresh();
    else {
      setBusy(false);
      toast.error('This couldn’t be saved. Please try again.');
    }
  };
  return (
    <button type="button" disabled={isBusy} aria-label={`Dismiss: ${label}`} onClick={() => void press()}>
      Dismiss
    </button>
  );
}
