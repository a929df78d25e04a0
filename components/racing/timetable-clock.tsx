import { ClockChoice } from '@/components/islands.client';
import type { Translator } from '@/lib/i18n/translate';

type TimetableClockProps = {
  /** Name of the time zone in which the times were written. */
  readonly zone: string;
  readonly t: Translator;
};

/** Which clock the times of a timetable or of posts follow, and the choice between that and the visitor's own. */
export const TimetableClock = ({ zone, t }: TimetableClockProps) => (
  <div className="timetable-clock">
    <p className="text-sm text-muted">
      {t('timetable.zone')} <span data-zone>{zone}</span>
    </p>
    <ClockChoice
      legend={t('timetable.clock')}
      labels={{ track: t('timetable.track'), mine: t('timetable.mine') }}
    />
  </div>
);
