'use client';

import type { ReactNode } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';

type TextButtonProps = { readonly onPress: () => void; readonly children: ReactNode };

/** A button that looks like a link, for the alternatives on a screen. */
export function TextButton({ onPress, children }: TextButtonProps) {
  const isHydrated = useHydrated();
  return (
    <button type="button" className="text-link" disabled={!isHydrated} onClick={onPress}>
      {children}
    </button>
  );
}
