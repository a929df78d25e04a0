import type { DriverResult, RoundSummary } from '@/lib/contract/entities/racing';
import type { ChampionshipSummary } from '@/lib/contract/entities/standings';
import { ALWAYS, DAY_MS, SPOILER } from './keys';

/** Something that gives a result away. */
export type Spoiler = {
  /** The key that "Show" remembers: lower-case letters, digits, points and hyphens. */
  readonly key: string;
  /** The instant of the result; null if unknown, or if it always counts as recent. */
  readonly at: string | null;
};

/** Maximum length of a key made from a name; the stored maximum is 60 (store.ts). */
const MAX_KEY_LENGTH = 50;

/** The attribute of an element with a spoiler; none for null. */
export function spoilerAttribute(spoiler: Spoiler | null): Readonly<Record<string, string>> {
  if (spoiler === null) return {};
  const moment = spoiler.at === null ? NaN : Date.parse(spoiler.at);
  return {
    [SPOILER]: `${Number.isNaN(moment) ? ALWAYS : String(Math.floor(moment / DAY_MS))} ${spoiler.key}`,
  };
}

/** The spoiler of a session's result, the same wherever it is shown. */
export const sessionSpoiler = ({
  id,
  date,
}: {
  readonly id: number;
  readonly date: string | null;
}): Spoiler => ({
  key: `s${String(id)}`,
  at: date,
});

/**
 * The spoiler of a championship table. The current table is covered until the visitor shows it, and again once its points change: it gives
 * away the last race, however long ago that was.
 * @param asOf the end of the round after which the table stands; null for the current one
 */
export function standingsSpoiler(
  { id, rounds_held: roundsHeld, top }: Pick<ChampionshipSummary, 'id' | 'rounds_held' | 'top'>,
  asOf: string | null = null,
): Spoiler {
  const points = top.reduce((sum, place) => sum + place.points, 0);
  return { key: `c${String(id)}-${String(roundsHeld)}-${points.toFixed(1)}`, at: asOf };
}

/**
 * The spoiler of places in several championships, in the same way. The sum of the points comes first because it includes all championships,
 * while the key only has room for the first few.
 * @param asOf the end of their season; null for the current one
 */
export function placesSpoiler(
  places: readonly { readonly id: number; readonly points: number }[],
  asOf: string | null = null,
): Spoiler {
  const points = places.reduce((sum, place) => sum + place.points, 0);
  const each = places.map((place) => `${String(place.id)}-${place.points.toFixed(1)}`);
  return { key: [`q${points.toFixed(1)}`, ...each].join('-').slice(0, MAX_KEY_LENGTH), at: asOf };
}

/**
 * The spoiler of a summary of several sessions, such as a season's wins. It is as recent as the latest of them, and always recent if one has
 * no date; null without a session.
 */
export function resultsSpoiler(
  results: readonly { readonly result: Pick<DriverResult['result'], 'id' | 'date'> }[],
): Spoiler | null {
  const latest =
    results.find(({ result }) => result.date === null)?.result ??
    results.toSorted(({ result: a }, { result: b }) => (a.date ?? '').localeCompare(b.date ?? '')).at(-1)
      ?.result;
  return latest === undefined ? null : { key: `t${String(latest.id)}`, at: latest.date };
}

/** The spoiler of a round's pictures, once it has results: as recent as its last day. */
export const picturesSpoiler = ({ url, end_date: end }: Pick<RoundSummary, 'url' | 'end_date'>): Spoiler => ({
  // Addresses may contain characters that keys can't.
  key: `r-${url
    .replaceAll(/[^a-z0-9.-]/gi, '-')
    .toLowerCase()
    .slice(0, MAX_KEY_LENGTH)}`,
  at: end,
});

/** The spoiler of an article or a post by its id, published at `at`. */
export const articleSpoiler = (id: number, at: string | null): Spoiler => ({ key: `a${String(id)}`, at });
export const postSpoiler = (id: number | null, at: string | null): Spoiler => ({
  key: id === null ? `p${String(at === null ? 0 : Date.parse(at))}` : `p${String(id)}`,
  at,
});
