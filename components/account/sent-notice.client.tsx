'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { Notice, type NoticeTone } from '@/components/ui/notice';

type SentNoticeProps = { readonly tone?: NoticeTone; readonly children: ReactNode };

/** The outcome of a form, an account or a sign-in that is no longer shown; it receives the focus. */
export function SentNotice({ tone = 'success', children }: SentNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="mb-6">
      <Notice tone={tone} live>
        {children}
      </Notice>
    </div>
  );
}
