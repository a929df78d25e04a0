import { ClockChoice } from '@/components/islands.client';
import type { Translator } from '@/lib/i18n/translate';
import type { FeedClock } from './load';

/** Which clock the times follow, and the option of the visitor's own, shared with timetables. */
export const FeedClockLine = ({ clock, t }: { readonly clock: FeedClock; readonly t: Translator }) => (
  <div className="timetable-clock">
    <p className="text-sm text-muted">
      {t('timetable.zone')} <span data-zone>{clock.zoneName}</span>
    </p>
    <ClockChoice
      legend={t('timetable.clock')}
      labels={{ track: t('timetable.track'), mine: t('timetable.mine') }}
    />
  </div>
);
