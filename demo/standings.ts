import type { Weekend } from './calendar.ts';
import { CATEGORIES, ROUND_CATEGORIES } from './categories.ts';
import type { Competitor } from './entries.ts';
import { scoringFor } from './points.ts';
import type { DemoStandings } from './records/standings.ts';
import { slugify } from './words.ts';

/** The category that also has team and rookie standings, and an adjustment. */
const PREMIER = 'gt-championship';
const ROOKIES = 7;

/** The rounds at which a category races. */
export const roundsOf = (season: readonly Weekend[], category: string): string[] =>
  season.filter(({ url }) => ROUND_CATEGORIES[url]?.includes(category)).map(({ url }) => url);

/** Points that the stewards deducted from a category's drivers. */
export function adjustmentsOf(
  season: readonly Weekend[],
  entries: ReadonlyMap<string, readonly Competitor[]>,
  category: string,
): DemoStandings['adjustments'] {
  const penalised = category === PREMIER ? entries.get(category)?.at(2) : undefined;
  const [, second = ''] = roundsOf(season, category);
  const isRun = season.some(({ url, isPast }) => url === second && isPast);
  const reason = 'Stewards’ decision 14: overtaking under yellow flags.';
  return penalised && isRun ? [{ name: penalised.name, points: -10, round: second, reason }] : [];
}

/** The championships of all categories: overall and for each class, and for teams and rookies in the first category. */
export function makeStandings(
  season: readonly Weekend[],
  entries: ReadonlyMap<string, readonly Competitor[]>,
): DemoStandings[] {
  const [first = 0, last = 0] = [season[0], season.at(-1)].map((weekend) => weekend?.firstDay.year);
  const years = first === last ? String(first) : `${String(first)}/${String(last).slice(2)}`;
  return CATEGORIES.flatMap((category) => {
    const rounds = roundsOf(season, category.slug);
    if (rounds.length === 0) return [];
    const drivers = entries.get(category.slug) ?? [];
    const overall: DemoStandings = {
      url: category.slug,
      name: category.name,
      season: years,
      of: 'drivers',
      category: category.slug,
      className: '',
      scoring: scoringFor(category).slug,
      rounds,
      rookies: [],
      adjustments: adjustmentsOf(season, entries, category.slug),
    };
    const adjustmentsFor = (some: readonly Competitor[]) =>
      overall.adjustments.filter(({ name }) => some.some((driver) => driver.name === name));
    const classes = Object.keys(category.classes);
    const ofClasses = classes.map((className) => ({
      ...overall,
      adjustments: adjustmentsFor(drivers.filter((driver) => driver.className === className)),
      url: `${category.slug}-class-${slugify(className)}`,
      name: `${category.name}, class ${className}`,
      className,
    }));
    const all = [overall, ...(classes.length > 1 ? ofClasses : [])];
    if (category.slug !== PREMIER) return all;
    const rookies = drivers.filter((_, index) => index % 3 === 1).slice(0, ROOKIES);
    return [
      ...all,
      {
        ...overall,
        url: `${category.slug}-teams`,
        name: `${category.name}, teams`,
        of: 'teams' as const,
        adjustments: [],
      },
      {
        ...overall,
        adjustments: adjustmentsFor(rookies),
        url: `${category.slug}-rookies`,
        name: `${category.name}, rookies`,
        of: 'rookies' as const,
        rookies: rookies.map(({ name }) => name),
      },
    ];
  });
}
