'use client';

import { useSearchParams } from 'next/navigation.js';
import { useEffect } from 'react';
import { openTab } from './open-in-form.ts';

/** Opens the tab named in the address, such as ?tab=Notice; otherwise a form reopens its last tab. */
export function OpenTabOfAddress() {
  const tab = useSearchParams().get('tab');
  useEffect(() => {
    if (tab !== null) openTab(tab);
  }, [tab]);
  return null;
}
