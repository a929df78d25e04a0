'use client';

import { useEffect, useState } from 'react';
import type { Translator } from '@/lib/i18n/translate';
import { clockTime } from '@/lib/shared/date-forms';

type HoldNoteProps = {
  /** ISO instant, or null for none. */
  readonly until: string | null;
  readonly t: Translator;
};

/** The time until which a cart's tickets are held, by the visitor's clock; after that, a note that others can buy them. */
export function HoldNote({ until, t }: HoldNoteProps) {
  const end = until === null ? 0 : Date.parse(until);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, end - Date.now()));
    return () => clearTimeout(timer);
  }, [end]);
  if (until === null) return null;
  const time = clockTime(new Date(end), document.documentElement.lang);
  return (
    <p role="status" className="text-sm text-muted">
      {end <= now ? t('cart.holdOver') : t('cart.heldUntil', { time })}
    </p>
  );
}
