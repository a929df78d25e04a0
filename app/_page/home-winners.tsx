import 'server-only';
import { LatestWinners } from '@/components/racing/latest-winners';
import { podiumDays } from '@/components/racing/podium-days';
import { roundOfWinners } from '@/components/racing/round-of-winners';
import { expectChanges } from '@/lib/content/block-times';
import { loadExtensions, loadQuery } from '@/lib/content/load';
import { hasExtension } from '@/lib/contract/extensions';
import type { Language } from '@/lib/contract/languages';
import { getDates } from '@/lib/dates/server';
import type { Translator } from '@/lib/i18n/translate';
import { driverPages } from '@/lib/seo/driver-pages';

type HomeWinnersProps = { readonly now: Date; readonly language: Language; readonly t: Translator };

/** The winners of the round whose last race is over, until two days after it; otherwise nothing. */
export async function HomeWinners({ now, language, t }: HomeWinnersProps) {
  const { nextgenRounds } = await loadQuery('allRounds', {});
  const found = roundOfWinners(nextgenRounds, now);
  if (!found) return null;
  const { round, isOn, until } = found;
  expectChanges([until.toISOString()]);
  if (isOn && !(await hasRaced(round.url))) return null;
  const [{ nextgenRound }, dates] = await Promise.all([
    loadQuery('roundResults', { url: round.url }),
    getDates(language),
  ]);
  const zone = round.venue?.timezone;
  const days = podiumDays(nextgenRound?.results ?? [], dates, t, zone);
  // The newest day comes first, and of each day the latest race.
  const byCategory = Map.groupBy(
    days.flatMap(({ categories }) => categories),
    ({ category }) => category?.id ?? 0,
  );
  const categories = [...byCategory.values()].flatMap(([latest]) =>
    latest ? [{ ...latest, races: latest.races.slice(0, 1) }] : [],
  );
  if (categories.length === 0) return null;
  return (
    <LatestWinners
      round={round}
      dateRange={dates.range(round.start_date, round.end_date, zone)}
      categories={categories}
      drivers={await driverPages()}
      t={t}
    />
  );
}

/** Whether the last race of a round has its result. */
async function hasRaced(url: string): Promise<boolean> {
  if (!hasExtension(await loadExtensions(), 'sessions')) return false;
  const { nextgenRound } = await loadQuery('roundTimetable', { url });
  const last = nextgenRound?.sessions.findLast(
    ({ is_a_race: isRace, session_status: status }) =>
      isRace && status !== 'cancelled' && status !== 'postponed',
  );
  return last?.has_sheet === true && last.session_status === 'finished';
}
