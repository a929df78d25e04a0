import type { DriverResult, RoundSummary } from '@/lib/contract/entities/racing';
import type { ChampionshipSummary } from '@/lib/contract/entities/standings';
import { ALWAYS, DAY_MS, TELLS } from './keys';

/** What gives a result away. */
export type Told = {
  /** What "Show" remembers: small letters, digits, points and hyphens. */
  readonly key: string;
  /** The instant of the result; null if nobody knows, or if it counts as recent however long ago it was. */
  readonly at: string | null;
};

/** Of what others have named; keys may have 60 letters (store.ts). */
const MOST_OF_KEY = 50;

/** The attribute of an element that gives something away; none for null. */
export function tells(told: Told | null): Readonly<Record<string, string>> {
  if (told === null) return {};
  const moment = told.at === null ? NaN : Date.parse(told.at);
  return { [TELLS]: `${Number.isNaN(moment) ? ALWAYS : String(Math.floor(moment / DAY_MS))} ${told.key}` };
}

/** The result of a session, wherever it is shown. */
export const toldBySession = ({ id, date }: { readonly id: number; readonly date: string | null }): Told => ({
  key: `s${String(id)}`,
  at: date,
});

/**
 * A table. As it is now it is covered until it is shown, and again once its points change: however long ago the last race was, it gives that
 * one away.
 * @param asOf the end of the round after which it is; null for now
 */
export function toldByStandings(
  { id, rounds_held: held, top }: Pick<ChampionshipSummary, 'id' | 'rounds_held' | 'top'>,
  asOf: string | null = null,
): Told {
  const points = top.reduce((sum, place) => sum + place.points, 0);
  return { key: `c${String(id)}-${String(held)}-${points.toFixed(1)}`, at: asOf };
}

/**
 * Places in some championships, in the same way. The sum of the points comes first: of many championships the key has room for the first
 * few alone, and all of them count.
 * @param asOf the end of the season of which they are; null for now
 */
export function toldByPlaces(
  places: readonly { readonly id: number; readonly points: number }[],
  asOf: string | null = null,
): Told {
  const points = places.reduce((sum, place) => sum + place.points, 0);
  const each = places.map((place) => `${String(place.id)}-${place.points.toFixed(1)}`);
  return { key: [`q${points.toFixed(1)}`, ...each].join('-').slice(0, MOST_OF_KEY), at: asOf };
}

/**
 * What sums several sessions up, such as a season's wins, as recent as the latest of them, and for as long as one has no date; null without
 * a session.
 */
export function toldByResults(
  results: readonly { readonly result: Pick<DriverResult['result'], 'id' | 'date'> }[],
): Told | null {
  const latest =
    results.find(({ result }) => result.date === null)?.result ??
    results
      .toSorted(({ result: one }, { result: other }) => (one.date ?? '').localeCompare(other.date ?? ''))
      .at(-1)?.result;
  return latest === undefined ? null : { key: `t${String(latest.id)}`, at: latest.date };
}

/** The pictures of a round with results: they are as recent as its last day. */
export const toldByPictures = ({ url, end_date: end }: Pick<RoundSummary, 'url' | 'end_date'>): Told => ({
  // Editors may write more into an address than a key can have.
  key: `r-${url
    .replaceAll(/[^a-z0-9.-]/gi, '-')
    .toLowerCase()
    .slice(0, MOST_OF_KEY)}`,
  at: end,
});

/** An article or a post, by its id, published at `at`. */
export const toldByArticle = (id: number, at: string | null): Told => ({ key: `a${String(id)}`, at });
export const toldByPost = (id: number | null, at: string | null): Told => ({
  key: id === null ? `p${String(at === null ? 0 : Date.parse(at))}` : `p${String(id)}`,
  at,
});
