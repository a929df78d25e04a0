import 'server-only';
import { SmartLink } from '@/components/ui/smart-link';
import { roundAddress, timetableAddress, WATCH_ADDRESS } from '@/lib/season/addresses';
import { loadExtensions, loadQuery, loadRenderTime } from '@/lib/content/load';
import { hasExtension } from '@/lib/contract/extensions';
import type { RoundSummary } from '@/lib/contract/entities/racing';
import type { Language } from '@/lib/contract/languages';
import { loadDates } from '@/lib/content/load-dates';
import type { DateFormatter } from '@/lib/dates/server';
import type { Translator } from '@/lib/i18n/translate';
import { seasonMoment, type DatedRound } from '@/lib/season/moment';

type RaceWeekBarProps = {
  /** Path of the page, with a leading slash. */
  readonly address: string;
  readonly language: Language;
  readonly t: Translator;
};

/** The line under the header in race week. The page is rendered again when the week begins and ends (load-race-day). */
export async function RaceWeekBar({ address, language, t }: RaceWeekBarProps) {
  const [{ nextgenRounds }, now, extensions, dates] = await Promise.all([
    loadQuery('roundDays', {}),
    loadRenderTime(),
    loadExtensions(),
    loadDates(language),
  ]);
  return (
    <RaceWeekLine
      address={address}
      rounds={nextgenRounds}
      now={new Date(now)}
      hasTimetable={hasExtension(extensions, 'sessions')}
      dates={dates}
      t={t}
    />
  );
}

type RaceWeekLineProps = Omit<RaceWeekBarProps, 'language'> & {
  readonly rounds: readonly (DatedRound & Pick<RoundSummary, 'name' | 'url'>)[];
  readonly now: Date;
  readonly hasTimetable: boolean;
  readonly dates: DateFormatter;
};

/**
 * The current race week's round and dates, in the place that the race day bar takes from the first day on. Nothing on pages that show
 * them anyway: home, the round's own, the timetable and where to watch.
 */
export function RaceWeekLine({ address, rounds, now, hasTimetable, dates, t }: RaceWeekLineProps) {
  const { name, next: round } = seasonMoment(rounds, now);
  if (name !== 'race-week' || round === null) return null;
  const own = roundAddress(round.url);
  const isOn = (page: string) => address === page || address.startsWith(`${page}/`);
  if (address === '/' || [own, timetableAddress(), WATCH_ADDRESS].some(isOn)) return null;
  return (
    <aside className="race-bar scheme-dark" aria-label={t('round.raceWeek')} data-print="hide">
      <div className="container-site race-bar-line">
        <p className="race-bar-text">
          <span className="race-bar-moment slash">{t('round.raceWeek')}</span>
          <SmartLink href={own} prefetch={false} dir="auto" className="race-bar-name font-semibold">
            {round.name}
          </SmartLink>
          <span className="race-bar-note numeric">
            {dates.range(round.start_date, round.end_date, round.venue?.timezone)}
          </span>
        </p>
        {hasTimetable ? (
          <SmartLink href={timetableAddress()} prefetch={false} className="race-bar-link">
            {t('round.schedule')}
          </SmartLink>
        ) : null}
      </div>
    </aside>
  );
}
