import 'server-only';
import { SmartLink } from '@/components/ui/smart-link';
import { roundAddress, timetableAddress } from '@/lib/content/addresses';
import { loadExtensions, loadQuery, loadRenderTime } from '@/lib/content/load';
import { hasExtension } from '@/lib/contract/extensions';
import type { Language } from '@/lib/contract/languages';
import { loadDates } from '@/lib/content/load-dates';
import type { Translator } from '@/lib/i18n/translate';
import { seasonMoment } from '@/lib/season/moment';

type RaceWeekBarProps = {
  /** Of the page, with a slash at its start. */
  readonly address: string;
  readonly language: Language;
  readonly t: Translator;
};

/**
 * The line under the header in race week, where the bar of the race day is from the round's first day on: the round and its days. Nothing on
 * pages that lead with the round themselves, home and its own. The page is rendered again when the week begins and ends (load-race-day).
 */
export async function RaceWeekBar({ address, language, t }: RaceWeekBarProps) {
  const [{ nextgenRounds }, now, extensions, dates] = await Promise.all([
    loadQuery('roundDays', {}),
    loadRenderTime(),
    loadExtensions(),
    loadDates(language),
  ]);
  const { name, next: round } = seasonMoment(nextgenRounds, new Date(now));
  if (name !== 'race-week' || round === null) return null;
  const own = roundAddress(round.url);
  if (address === '/' || address === own || address.startsWith(`${own}/`)) return null;
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
        {hasExtension(extensions, 'sessions') ? (
          <SmartLink href={timetableAddress()} prefetch={false} className="race-bar-link">
            {t('round.schedule')}
          </SmartLink>
        ) : null}
      </div>
    </aside>
  );
}
