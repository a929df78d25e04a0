'use client';

import { useState } from 'react';
import type { Translator } from '@/lib/i18n/translate';
import { lineName, noticeOf, type MarkedLine } from './headline';

type RaceDayStatusProps = {
  readonly lines: readonly MarkedLine[];
  /** Whether the lines are shown with race control's messages. */
  readonly hasNotices?: boolean;
  readonly t: Translator;
};

/** Announces changes, politely; not what was there when the page opened, nor each minute of a countdown. */
export function RaceDayStatus({ lines, hasNotices = false, t }: RaceDayStatusProps) {
  const sentence = lines
    .flatMap((line) => [
      `${line.mark.text}: ${lineName(line.session, t)}`,
      ...(hasNotices && noticeOf(line) !== '' ? [noticeOf(line)] : []),
    ])
    .join('. ');
  const [first] = useState(sentence);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && sentence !== first) setHasChanged(true);
  return (
    <p role="status" className="sr-only">
      {hasChanged ? sentence : ''}
    </p>
  );
}
