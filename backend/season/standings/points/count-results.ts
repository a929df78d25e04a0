import { toParts, type DropRule, type Scoring } from './scoring.ts';

/** A result as the drop rules see it. */
export type Result = {
  readonly parts: number;
  readonly isDisqualified: boolean;
  readonly isBonusOnly: boolean;
};

/** The results of one competitor: by round, in the order of the season; undefined for a round they missed. */
export type ResultsByRound = readonly (readonly Result[] | undefined)[];

export type CountedRound = {
  /** All results of the round, up to the round's limit, in parts of a point. */
  readonly parts: number;
  /** The parts that count. */
  readonly counted: number;
  /** For each of its results, whether it counts. */
  readonly isCounted: readonly boolean[];
};

export type Plan = {
  /** Planned sessions of each round that give points by position; null for a round that was called off. */
  readonly sessionsOf: readonly (number | null)[];
};

const sumOf = (results: readonly Result[]) => results.reduce((sum, { parts }) => sum + parts, 0);

/** Number of results that count in a rule's part of the season. */
function numberCounted({ by, mode, count }: DropRule, sessions: Plan['sessionsOf']): number {
  if (mode === 'keep') return count;
  const takingPlace = sessions.filter((ofRound) => ofRound !== null);
  const planned = by === 'round' ? takingPlace.length : takingPlace.reduce((sum, more) => sum + more, 0);
  return Math.max(0, planned - count);
}

type Item = { readonly parts: number; readonly mustCount: boolean; readonly results: readonly Result[] };

/** Adds all items but the `most` best ones to the dropped results. Of equal ones, the earlier counts. */
function dropWorst(items: readonly Item[], most: number, dropped: Set<Result>): void {
  if (items.length <= most) return;
  const best = items.toSorted((a, b) => Number(b.mustCount) - Number(a.mustCount) || b.parts - a.parts);
  for (const { results } of best.slice(most)) for (const result of results) dropped.add(result);
}

/**
 * Finds which results count.
 * @param plan the whole season's, so that a mid-season table drops no more than the final one
 * @returns a count for each round; null for a round they missed
 */
export function countResults(
  { drops, roundLimit, keepsDisqualifications }: Scoring,
  results: ResultsByRound,
  plan: Plan,
): (CountedRound | null)[] {
  const limit = roundLimit === null ? Infinity : toParts(roundLimit);
  const toLimit = (parts: number) => Math.min(parts, limit);
  const dropped = new Set<Result>();
  const mustCount = ({ isDisqualified }: Result) => keepsDisqualifications && isDisqualified;
  for (const rule of drops) {
    const [from, to] = [(rule.from ?? 1) - 1, rule.to ?? plan.sessionsOf.length];
    const rounds = results.slice(from, to).filter((round) => round !== undefined);
    const items =
      rule.by === 'round'
        ? rounds.map((round) => ({
            parts: toLimit(sumOf(round)),
            mustCount: round.some(mustCount),
            results: round,
          }))
        : rounds
            .flat()
            .filter(({ isBonusOnly }) => !isBonusOnly)
            .map((result) => ({ parts: result.parts, mustCount: mustCount(result), results: [result] }));
    dropWorst(items, numberCounted(rule, plan.sessionsOf.slice(from, to)), dropped);
  }
  return results.map((round) => {
    if (round === undefined) return null;
    const isCounted = round.map((result) => !dropped.has(result));
    return {
      parts: toLimit(sumOf(round)),
      counted: toLimit(sumOf(round.filter((_, index) => isCounted[index]))),
      isCounted,
    };
  });
}
