'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';

/** What came of a form that is no longer there; focus goes to it. */
export function SentNotice({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="success" live>
        {children}
      </Notice>
    </div>
  );
}
