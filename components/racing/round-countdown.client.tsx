'use client';

import { useNow } from '@/components/ui/use-now.client';
import { countdown } from '@/lib/dates/countdown';
import { useTranslate } from '@/lib/i18n/use-translate';
import { countdownText } from './countdown-text';

type RoundCountdownProps = {
  /** Instants, ISO 8601. */
  readonly start: string;
  readonly end: string;
  /** The time of the server's rendering, in epoch milliseconds. */
  readonly renderedAt: number;
};

/** Days until a round, updated every minute, because a page may be cached or left open. */
export function RoundCountdown({ start, end, renderedAt }: RoundCountdownProps) {
  const t = useTranslate();
  const now = useNow(renderedAt);
  return <>{countdownText(countdown(new Date(start), new Date(end), new Date(now)), t)}</>;
}
