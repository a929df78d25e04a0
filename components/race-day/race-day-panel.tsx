import { SmartLink } from '@/components/ui/smart-link';
import { timetableAddress, WATCH_ADDRESS } from '@/lib/season/addresses';
import type { RaceDayHours } from '@/lib/season/race-day-hours';
import type { Language } from '@/lib/contract/languages';
import type { Translator } from '@/lib/i18n/translate';
import { RaceDayPanelLoader } from './race-day-panel-loader.client';

/** With at least this many sessions, the panel fills all of its space. */
const FULL = 3;

type RaceDayPanelProps = {
  readonly hours: RaceDayHours;
  readonly language: Language;
  readonly t: Translator;
};

/** Now and next at the current round. Without scripts it shows the hours of each day. */
export function RaceDayPanel({
  hours: { roundUrl, hasWatchPage, zone, days, sessions },
  language,
  t,
}: RaceDayPanelProps) {
  return (
    <section
      className="race-panel scheme-dark"
      data-sessions={sessions < FULL ? sessions : undefined}
      aria-label={t('raceDay.title')}
    >
      <RaceDayPanelLoader roundUrl={roundUrl} language={language} zone={zone}>
        <ul className="race-panel-lines">
          {days.map(({ title, start, end }) => (
            <li key={title} className="race-panel-hours numeric">
              <span>{title}</span>
              <span>
                {start}–{end}
              </span>
            </li>
          ))}
        </ul>
        <p className="race-panel-zone">
          {t('timetable.zone')} {zone}
        </p>
      </RaceDayPanelLoader>
      <p className="race-panel-links">
        <SmartLink href={timetableAddress()} className="text-link">
          {t('round.schedule')}
        </SmartLink>
        {hasWatchPage ? (
          <SmartLink href={WATCH_ADDRESS} className="text-link">
            {t('watch.title')}
          </SmartLink>
        ) : null}
      </p>
    </section>
  );
}
