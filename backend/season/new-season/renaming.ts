import { toSlug } from '../../cms/fields/slug.ts';

/** How names and addresses of one season become those of another. */
export type Renaming = {
  readonly name: (text: string) => string;
  readonly address: (url: string) => string;
};

type Seasons = {
  /** The names of both seasons; '' if they have none. */
  readonly oldName: string;
  readonly newName: string;
  /** The calendar years of the old season. Other years in a name, such as a car's, stay. */
  readonly years: ReadonlySet<number>;
  /** By how many years the new season is later. */
  readonly by: number;
};

/** A year, alone or as '2026/27', '2026-27' or '2026–2027'. 'GT2000' has none. */
const YEARS = String.raw`(?<![\p{L}\d])(?<first>\d{4})(?:(?<between>[/–-])(?<second>\d{4}|\d{2})(?![\p{L}\d]))?(?![\p{L}\d])`;

/** Escapes a text for use in a pattern. */
const escaped = (text: string) => text.replace(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);

const twoFigures = (year: number) => String(year % 100).padStart(2, '0');

/**
 * Whether a year such as '2026/27' belongs to the season. '2027/28' doesn't, although 2027 is one of the years of 2026/27: it is the season
 * after.
 */
const isOfSeason = (first: number, years: ReadonlySet<number>) =>
  years.has(first) && (years.has(first + 1) || !years.has(first - 1));

function moveYears(first: string, between: string, second: string, { years, by }: Seasons): string {
  const move = (text: string) => (years.has(Number(text)) ? String(Number(text) + by) : text);
  const [year, next] = [Number(first), Number(first) + 1];
  const isShort = second === twoFigures(next);
  if (!isShort && second !== String(next)) return move(first) + between + move(second);
  if (!isOfSeason(year, years)) return first + between + second;
  return String(year + by) + between + (isShort ? twoFigures(next + by) : String(next + by));
}

/** Replaces a season's name and years in one pass, so that no year is moved twice. */
function rename(text: string, oldName: string, newName: string, seasons: Seasons): string {
  const name = oldName === '' ? [] : [`(?<![\\p{L}\\d])${escaped(oldName)}(?![\\p{L}\\d])`];
  return text.replace(new RegExp([YEARS, ...name].join('|'), 'giu'), (...match) => {
    const groups: { first?: string; between?: string; second?: string } = match.at(-1);
    const { first, between = '', second = '' } = groups;
    return first === undefined ? newName : moveYears(first, between, second, seasons);
  });
}

/** Creates the renaming from one season to another. */
export const renamingOf = (seasons: Seasons): Renaming => ({
  name: (text) => rename(text, seasons.oldName, seasons.newName, seasons),
  address: (url) => rename(url, toSlug(seasons.oldName), toSlug(seasons.newName), seasons),
});

/** The calendar years in a text: 2026 and 2027 for '2026/27'. */
export function yearsIn(text: string): number[] {
  return [...text.matchAll(new RegExp(YEARS, 'gu'))].flatMap(({ groups = {} }) => {
    const { first = '', second = '' } = groups;
    const year = Number(first);
    if (second === twoFigures(year + 1)) return [year, year + 1];
    return second.length === 4 ? [year, Number(second)] : [year];
  });
}

/** The name of the next season: '2027/28' for '2026/27'; '' if the name has no year. */
export function nextSeasonName(name: string): string {
  const years = yearsIn(name);
  const next = renamingOf({ oldName: '', newName: '', years: new Set(years), by: 1 });
  return years.length === 0 ? '' : next.name(name);
}
