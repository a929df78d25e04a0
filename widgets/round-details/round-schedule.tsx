import { SessionCalendarLinks } from '@/components/racing/session-calendar-links';
import { Timetable } from '@/components/racing/timetable';
import { SectionHeader } from '@/components/ui/section-header';
import { env } from '@/lib/config/env';
import { roundTimetableAddress, timetablePdfAddress } from '@/lib/season/addresses';
import type { Translator } from '@/lib/i18n/translate';
import type { RoundPage } from './load';

/** The timetable with one day unfolded, on the days of the round around the current session, and its downloads. */
export function RoundSchedule({
  data: { round, timetable, hours },
  t,
}: {
  readonly data: RoundPage;
  readonly t: Translator;
}) {
  return (
    <section id="timetable" className="timetable-section">
      <SectionHeader heading={t('round.schedule')} />
      <Timetable
        {...timetable}
        roundOn={hours?.roundUrl}
        addressOf={(category) => roundTimetableAddress(round.url, category)}
        level={3}
        t={t}
      />
      <p className="mt-4">
        <SessionCalendarLinks
          round={round.url}
          pdf={timetablePdfAddress(round.url)}
          siteUrl={env().siteUrl}
          t={t}
        />
      </p>
    </section>
  );
}
