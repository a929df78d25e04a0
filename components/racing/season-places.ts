import type { DriverResult, TimingRow } from '@/lib/contract/entities/racing';

/** A race of a season with the cars of the drivers in the chart. */
export type ChartedRace = {
  readonly result: DriverResult['result'];
  /** One per line; null for a driver who wasn't in the race. */
  readonly rows: readonly (TimingRow | null)[];
};

type PlacesLine = {
  /** The place in each race; null for a driver who wasn't in it or isn't classified. */
  readonly places: readonly (number | null)[];
  /** An SVG path, within 100 by 100. */
  readonly path: string;
  /** The last known place, and its height, from 0 at the top to 1. */
  readonly last: number;
  readonly end: number;
};

type SeasonPlaces = {
  /** In order; null for a driver without a place in any race. */
  readonly lines: readonly (PlacesLine | null)[];
  readonly marks: readonly { readonly at: number; readonly place: number }[];
  /** The first race of each round, by index, as far as labels fit. */
  readonly rounds: readonly { readonly at: number; readonly race: number; readonly url: string }[];
};

/** With fewer races there is nothing to see. */
const MIN_RACES = 2;
/** Places between two ticks of the scale. */
const STEP = 5;
/** The number of labels that fit on a phone. */
const MAX_LABELS = 8;
/** Half the length of a line that covers a single race. */
const TICK = 0.8;

const figure = (value: number) => value.toFixed(1);

/** The line through some places, broken where one is unknown. */
function pathOf(
  places: readonly (number | null)[],
  across: (race: number) => number,
  down: (place: number) => number,
) {
  return places
    .map((place, race) => {
      if (place === null) return '';
      const [x, y] = [100 * across(race), figure(100 * down(place))];
      const [before, after] = [places[race - 1] ?? null, places[race + 1] ?? null];
      if (before !== null) return `L${figure(x)} ${y}`;
      return after === null ? `M${figure(x - TICK)} ${y}h${figure(2 * TICK)}` : `M${figure(x)} ${y}`;
    })
    .join('');
}

/**
 * The places of some drivers in the races of a season.
 * @param races in order of time
 * @returns null if there are too few races
 */
export function seasonPlaces(races: readonly ChartedRace[]): SeasonPlaces | null {
  const count = Math.max(0, ...races.map(({ rows }) => rows.length));
  const all = Array.from({ length: count }, (_, line) =>
    races.map(({ rows }) => rows[line]?.position ?? null),
  );
  const known = all.flat().filter((place) => place !== null);
  if (races.length < MIN_RACES || known.length < MIN_RACES) return null;
  const lastPlace = Math.max(...known);
  const across = (race: number) => (race + 0.5) / races.length;
  const down = (place: number) => (place - 0.5) / lastPlace;
  const marks = Array.from({ length: lastPlace }, (_, index) => index + 1).filter(
    (place) => place === 1 || lastPlace < STEP || place % STEP === 0,
  );
  const urls = races.map(({ result }) => result.round?.url ?? '');
  const first = urls.flatMap((url, race) =>
    urls.indexOf(url) === race ? [{ at: across(race), race, url }] : [],
  );
  const everyOther = Math.ceil(first.length / MAX_LABELS);
  return {
    lines: all.map((places): PlacesLine | null => {
      const last = places.findLast((place) => place !== null) ?? null;
      return last === null ? null : { places, path: pathOf(places, across, down), last, end: down(last) };
    }),
    marks: marks.map((place) => ({ at: down(place), place })),
    rounds: first.filter((_, index) => index % everyOther === 0),
  };
}
