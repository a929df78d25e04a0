import { foldWord } from '../../../lib/shared/text/fold-word.ts';
import { isSameName } from '../../../lib/shared/text/same-name.ts';
import { allowedTypos, typosBetween } from '../../../lib/shared/text/typos.ts';
import type { Season } from './points/scoring.ts';
import type { Competitor, SameName } from './competitors.ts';

/** More than anybody would go through in one sitting. */
const MAX_PAIRS = 20;

/** The words of a name, normalised and sorted. */
export const wordsOf = (name: string): string[] =>
  name
    .split(/[\s.,'’-]+/)
    .map(foldWord)
    .filter(Boolean)
    .toSorted();

function isMistyped(word: string, other: string): boolean {
  const limit = Math.min(allowedTypos(word), allowedTypos(other));
  return typosBetween(word, other, limit) <= limit;
}

/** Whether two names are probably one person's: mistyped, in another order, without accents, or with initials. */
export function isAlike(a: string, b: string): boolean {
  const [first, second] = [wordsOf(a), wordsOf(b)];
  const isTypo =
    first.length === second.length && first.every((word, index) => isMistyped(word, second[index] ?? ''));
  return isTypo || isSameName(a, b);
}

/**
 * Pairs in a championship that are probably one competitor under two names: the names are similar, were never in one session, and at least
 * one isn't linked. The other is counted as the linked one, or else as the one with more sessions.
 */
export function likelyDuplicates(season: Season, competitors: ReadonlyMap<string, Competitor>): SameName[] {
  const sessionsOf = new Map<string, Set<number>>([...competitors.keys()].map((key) => [key, new Set()]));
  for (const { id, rows } of season.sessions)
    for (const key of rows.flatMap(({ keys }) => keys)) sessionsOf.get(key)?.add(id);
  const weight = (key: string) =>
    (competitors.get(key)?.driver == null ? 0 : 1_000_000) + (sessionsOf.get(key)?.size ?? 0);
  const raced = [...sessionsOf].flatMap(([key, ids]) => (ids.size === 0 ? [] : [key]));
  const keys = raced.toSorted((a, b) => weight(b) - weight(a));
  const pairs = keys.flatMap((same_as, index) =>
    keys.slice(index + 1).flatMap((name): SameName[] => {
      const [one, other] = [competitors.get(same_as), competitors.get(name)];
      if (!one || !other || other.driver !== null) return [];
      const isTogether = [...(sessionsOf.get(name) ?? [])].some((id) => sessionsOf.get(same_as)?.has(id));
      return !isTogether && isAlike(one.name, other.name) ? [{ name, same_as }] : [];
    }),
  );
  return pairs.slice(0, MAX_PAIRS);
}
