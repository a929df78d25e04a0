'use client';

import { countdownText } from '@/components/race-day/headline';
import { useNow } from '@/components/ui/use-now.client';
import { useTranslate } from '@/lib/i18n/use-translate';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Below this, hours and minutes are counted. */
const HOURS_MS = 2 * DAY_MS;

type SessionCountdownProps = {
  /** Instant, ISO 8601. */
  readonly start: string;
  /** The time of the server's rendering, in epoch milliseconds. */
  readonly renderedAt: number;
};

/** Time until a session starts: 'in 9 days', 'in 14 h 5 min', 'in 12 min'; nothing once it has. */
export function SessionCountdown({ start, renderedAt }: SessionCountdownProps) {
  const t = useTranslate();
  const left = Date.parse(start) - useNow(renderedAt);
  if (left <= 0) return null;
  if (left < HOURS_MS) return countdownText(Math.ceil(left / MINUTE_MS), t);
  // To the nearest: on Wednesday afternoon, Saturday morning is three days away.
  return t('raceDay.inDays', { count: Math.round(left / DAY_MS) });
}
