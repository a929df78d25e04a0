import type { ResultSummary, Result } from '@/lib/contract/entities/racing';

type Listed = Pick<ResultSummary, 'id' | 'date' | 'session_name' | 'is_a_race' | 'category'>;
type Planned = Pick<Result, 'id' | 'date' | 'session_name' | 'is_a_race' | 'category'>;

/** When a session was held before: earlier at the same round, at the round before, or at the last one at the same circuit. */
export type Occasion = 'sameRound' | 'roundBefore' | 'sameCircuit';

const isBefore = (one: string | null, other: string | null) =>
  one !== null && other !== null && Date.parse(one) < Date.parse(other);

/**
 * The session of a round to compare a planned one with: for a race, the same category's last race or, at the same circuit, the one with
 * the same name; for another session, the one with the same name.
 * @param results of a round, in running order
 */
export function earlierSession(
  { id, date, session_name: name, is_a_race: isRace, category }: Planned,
  results: readonly Listed[],
  occasion: Occasion,
): Listed | undefined {
  const comparable = results.filter(
    (other) =>
      other.id !== id &&
      other.category?.id === category?.id &&
      other.is_a_race === isRace &&
      (occasion !== 'sameRound' || isBefore(other.date, date)),
  );
  const namesake = comparable.find(({ session_name: other }) => other === name);
  const last = isRace ? comparable.at(-1) : undefined;
  return occasion === 'sameCircuit' ? (namesake ?? last) : (last ?? namesake);
}

type Head = {
  readonly url: string;
  readonly start_date: string;
  readonly resultsCount: number;
  readonly series: { readonly url: string } | null;
  readonly venue: { readonly name: string } | null;
};

/**
 * The rounds where a round's session may have been held before, latest first.
 * @param rounds by start
 */
export function earlierRounds(
  url: string,
  rounds: readonly Head[],
): Readonly<Record<Occasion, readonly string[]>> {
  const own = rounds.find((round) => round.url === url);
  if (own === undefined) return { sameRound: [], roundBefore: [], sameCircuit: [] };
  const before = rounds
    .filter(
      ({ start_date: start, resultsCount: count }) =>
        count > 0 && Date.parse(start) < Date.parse(own.start_date),
    )
    .toReversed();
  const urls = (subset: readonly Head[]) => subset.map((round) => round.url);
  return {
    sameRound: own.resultsCount > 0 ? [url] : [],
    roundBefore: urls(before.filter(({ series }) => series?.url === own.series?.url)),
    sameCircuit: urls(before.filter(({ venue }) => venue !== null && venue.name === own.venue?.name)),
  };
}
