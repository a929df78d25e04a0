import type { Championship, Standing } from '@/lib/contract/entities/standings';
import type { NumberedChampionship } from '@/lib/season/round-numbers';

/** A line of the chart: a competitor's points after each round so far. */
type PointsLine = {
  readonly key: string;
  readonly name: string;
  readonly total: number;
  /** One per round of the chart; the last is the total. */
  readonly points: readonly number[];
};

type PointsByRound = {
  /** The rounds, numbered as in the table, without cancelled ones. */
  readonly rounds: readonly { readonly number: number; readonly name: string }[];
  readonly lines: readonly PointsLine[];
  /** The top of the scale, and its ticks from there to 0. */
  readonly top: number;
  readonly marks: readonly number[];
};

/**
 * A competitor's points from a round; null if they weren't there, or if the championship doesn't have this round.
 * @param url of the round
 */
export function pointsAtRound(
  { rounds }: Pick<Championship, 'rounds'>,
  standing: Pick<Standing, 'rounds'>,
  url: string,
): number | null {
  const at = rounds.findIndex((round) => round.url === url);
  return standing.rounds[at]?.points ?? null;
}

/**
 * The number of a round of a championship; undefined for one that isn't part of it.
 * @param url of the round
 */
export const roundNumberIn = (
  { rounds }: Pick<NumberedChampionship, 'rounds'>,
  url: string,
): number | undefined => rounds.find((round) => round.url === url)?.number;

/** More lines couldn't be told apart. */
const MAX_LINES = 6;
const MIN_ROUNDS = 2;
const MARKS = 5;

/** The smallest step of 1, 2 or 5 times a power of ten that reaches `most` in so many steps. */
function stepFor(maxPoints: number): number {
  const least = maxPoints / MARKS;
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((each) => each * power >= least) ?? 10) * power;
}

/**
 * The points of a table's leaders round by round, counting only points that count in this table, so that each line ends at the total.
 * Adjustments count from their round on; those without a round, from the last.
 * @returns null before the second round, or if nobody has points
 */
export function pointsByRound({ rounds, after, standings }: NumberedChampionship): PointsByRound | null {
  const held = rounds
    .slice(0, after)
    .map(({ name, number, is_off: isOff }, index) => ({ index, number, name, isOff }))
    .filter(({ isOff }) => !isOff);
  const last = held.at(-1)?.index;
  if (last === undefined || held.length < MIN_ROUNDS) return null;
  const lines = standings
    .slice(0, MAX_LINES)
    .map(({ rank, name, points: total, rounds: own, adjustments }) => {
      const pointsFrom = (round: number) =>
        (own[round]?.counted ?? 0) +
        adjustments
          .filter((adjustment) => (adjustment.round === null ? last : adjustment.round - 1) === round)
          .reduce((sum, { points }) => sum + points, 0);
      let sum = 0;
      const points = held.map(({ index }) => (sum += pointsFrom(index)));
      return { key: `${String(rank)} ${name}`, name, total, points };
    });
  const maxPoints = Math.max(...lines.flatMap(({ points }) => points));
  if (maxPoints <= 0) return null;
  const step = stepFor(maxPoints);
  const steps = Math.ceil(maxPoints / step);
  const marks = Array.from({ length: steps + 1 }, (_, index) => (steps - index) * step);
  return {
    rounds: held.map(({ number, name }) => ({ number, name })),
    lines,
    top: steps * step,
    marks,
  };
}
