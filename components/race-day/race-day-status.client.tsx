'use client';

import { useState } from 'react';
import type { Translator } from '@/lib/i18n/translate';
import { lineName, type MarkedLine } from './headline';

type RaceDayStatusProps = { readonly lines: readonly MarkedLine[]; readonly t: Translator };

/** Announces changes, politely; not what was there when the page opened, and not each minute of a countdown. */
export function RaceDayStatus({ lines, t }: RaceDayStatusProps) {
  const sentence = lines.map(({ mark, session }) => `${mark.text}: ${lineName(session, t)}`).join('. ');
  const [first] = useState(sentence);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && sentence !== first) setHasChanged(true);
  return (
    <p role="status" className="sr-only">
      {hasChanged ? sentence : ''}
    </p>
  );
}
