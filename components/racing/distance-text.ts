import type { SessionSummary } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';

/** A session's planned distance: '12 laps', '20 min'; '' if unknown. */
export function distanceText(
  { distance, distance_unit: unit }: Pick<SessionSummary, 'distance' | 'distance_unit'>,
  t: Translator,
): string {
  if (distance === null || unit === null) return '';
  return unit === 'laps'
    ? t('results.lapCount', { count: distance })
    : t('session.minutes', { minutes: distance });
}
