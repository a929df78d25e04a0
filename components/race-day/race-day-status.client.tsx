'use client';

import { useState } from 'react';
import { lineName, type MarkedLine } from './headline';

/** Reads out what changed, politely; not what was there when the page opened, and not each minute of a countdown. */
export function RaceDayStatus({ lines }: { readonly lines: readonly MarkedLine[] }) {
  const sentence = lines.map(({ mark, session }) => `${mark.text}: ${lineName(session)}`).join('. ');
  const [first] = useState(sentence);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && sentence !== first) setHasChanged(true);
  return (
    <p role="status" className="sr-only">
      {hasChanged ? sentence : ''}
    </p>
  );
}
