'use client';

import { useSearchParams } from 'next/navigation.js';
import { useEffect } from 'react';
import { openTab } from './open-in-form.ts';

/** Opens the tab that the address names, such as ?tab=Notice: a form remembers the tab that was open last. */
export function OpenTabOfAddress() {
  const tab = useSearchParams().get('tab');
  useEffect(() => {
    if (tab !== null) openTab(tab);
  }, [tab]);
  return null;
}
