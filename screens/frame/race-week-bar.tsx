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
import { loadRaceDayForPage } from '@/lib/season/load-race-day';
import { seasonMoment, type DatedRound } from '@/lib/season/moment';

type RaceWeekBarProps = {
  /** Path of the page, with a leading slash. */
  readonly address: string;
  readonly language: Language;
  readonly t: Translator;
};

/**
 * The line under the header in race week, and on race days without a timetable, which have no bar. The page is rendered again when the week
 * and the days begin and end (load-race-day).
 */
export async function RaceWeekBar({ address, language, t }: RaceWeekBarProps) {
  const [{ nextgenRounds }, now, extensions, dates, raceDay] = await Promise.all([
    loadQuery('roundDays', {}),
    loadRenderTime(),
    loadExtensions(),
    loadDates(language),
    loadRaceDayForPage(),
  ]);
  return (
    <RaceWeekLine
      address={address}
      rounds={nextgenRounds}
      now={new Date(now)}
      hasTimetables={hasExtension(extensions, 'sessions')}
      hasBar={raceDay.round !== null}
      dates={dates}
      t={t}
    />
  );
}

type RaceWeekLineProps = Omit<RaceWeekBarProps, 'language'> & {
  readonly rounds: readonly (DatedRound & Pick<RoundSummary, 'name' | 'url'>)[];
  readonly now: Date;
  /** Whether the content server has timetables. */
  readonly hasTimetables: boolean;
  /** Whether the round that is on has a race day bar, which needs its timetable. */
  readonly hasBar: boolean;
  readonly dates: DateFormatter;
};

/**
 * The current race week's round and dates, in the place that the race day bar takes from the first day on. Without a timetable there is no
 * bar, and the line stays until the racing is over. Nothing on pages that show them anyway: home, the round's own, the timetable and where
 * to watch.
 */
export function RaceWeekLine({ address, rounds, now, hasTimetables, hasBar, dates, t }: RaceWeekLineProps) {
  const { name, on, next } = seasonMoment(rounds, now);
  const isRaceDay = name === 'race-day' && !hasBar;
  const round = isRaceDay ? on : name === 'race-week' ? next : null;
  if (round === null) return null;
  const own = roundAddress(round.url);
  const isOn = (page: string) => address === page || address.startsWith(`${page}/`);
  if (address === '/' || [own, timetableAddress(), WATCH_ADDRESS].some(isOn)) return null;
  const moment = t(isRaceDay ? 'raceDay.title' : 'round.raceWeek');
  return (
    <aside className="race-bar scheme-dark" aria-label={moment} data-print="hide">
      <div className="container-site race-bar-line">
        <p className="race-bar-text">
          <span className="race-bar-moment slash">{moment}</span>
          <SmartLink href={own} prefetch={false} dir="auto" className="race-bar-name font-semibold">
            {round.name}
          </SmartLink>
          <span className="race-bar-note numeric">
            {dates.range(round.start_date, round.end_date, round.venue?.timezone)}
          </span>
        </p>
        {hasTimetables && !isRaceDay ? (
          <SmartLink href={timetableAddress()} prefetch={false} className="race-bar-link">
            {t('round.schedule')}
          </SmartLink>
        ) : null}
      </div>
    </aside>
  );
}
