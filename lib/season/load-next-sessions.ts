import 'server-only';
import { expectChanges } from '@/lib/content/block-times';
import { loadExtensions, loadQuery } from '@/lib/content/load';
import { loadDates } from '@/lib/content/load-dates';
import type { CategoryRef, Round, RoundSummary } from '@/lib/contract/entities/racing';
import { hasExtension } from '@/lib/contract/extensions';
import type { Language } from '@/lib/contract/languages';
import { CHAMPIONSHIP_TIME_ZONE } from '@/lib/dates/server';
import { zoneName } from '@/lib/dates/zone-name';
import { takesPlace } from '@/lib/season/takes-place';

/** An upcoming session, with its day and time on the circuit's clock. */
export type NextSession = {
  readonly id: number;
  readonly name: string;
  readonly category: CategoryRef;
  readonly round: Pick<RoundSummary, 'name' | 'url'>;
  readonly starts_at: string;
  readonly day: string;
  readonly time: string;
  readonly zone: string;
};

type Planned = Round['sessions'][number];

/** How many rounds are searched: a category that skips this many has nothing planned. */
const MAX_ROUNDS = 3;

const isOff = ({ session_status: status }: Planned): boolean =>
  status === 'cancelled' || status === 'postponed' || status === 'finished';

/**
 * Each category's next session at the first upcoming round that has any, soonest first. The page is rendered again when one of them starts,
 * and when the round is over.
 */
export async function loadNextSessions(
  rounds: readonly RoundSummary[],
  categories: readonly CategoryRef[],
  now: Date,
  language: Language,
): Promise<readonly NextSession[]> {
  if (categories.length === 0 || !hasExtension(await loadExtensions(), 'sessions')) return [];
  const ahead = rounds.filter((round) => takesPlace(round) && new Date(round.end_date) > now);
  for (const round of ahead.slice(0, MAX_ROUNDS)) {
    const { nextgenRound } = await loadQuery('roundTimetable', { url: round.url });
    const toCome = (nextgenRound?.sessions ?? [])
      .filter((session) => !isOff(session) && session.starts_at !== null && new Date(session.starts_at) > now)
      .toSorted((a, b) => Date.parse(a.starts_at ?? '') - Date.parse(b.starts_at ?? ''));
    const next = categories.flatMap(({ id }) => toCome.find(({ category }) => category?.id === id) ?? []);
    if (next.length === 0) continue;
    expectChanges(next.flatMap(({ starts_at }) => starts_at ?? []).toSorted());
    return describe(next, round, language);
  }
  return [];
}

async function describe(
  sessions: readonly Planned[],
  round: RoundSummary,
  language: Language,
): Promise<readonly NextSession[]> {
  const dates = await loadDates(language);
  const zone = round.venue?.timezone ?? CHAMPIONSHIP_TIME_ZONE;
  return sessions
    .flatMap(({ id, session_name: name, category, starts_at }) =>
      category === null || starts_at === null
        ? []
        : {
            id,
            name,
            category,
            round,
            starts_at,
            day: dates.weekday(starts_at, zone),
            time: dates.time(starts_at, zone),
            zone: zoneName(zone, language, starts_at),
          },
    )
    .toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at));
}
