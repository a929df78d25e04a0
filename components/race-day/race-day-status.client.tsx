'use client';

import { useState } from 'react';

type RaceDayStatusProps = {
  /** What is the case now. */
  readonly sentences: readonly string[];
};

/** Announces changes, politely; not what was there when the page opened, nor each minute of a countdown. */
export function RaceDayStatus({ sentences }: RaceDayStatusProps) {
  const sentence = sentences.join('. ');
  const [first] = useState(sentence);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && sentence !== first) setHasChanged(true);
  return (
    <p role="status" className="sr-only">
      {hasChanged ? sentence : ''}
    </p>
  );
}
