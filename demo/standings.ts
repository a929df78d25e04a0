import type { Weekend } from './calendar.ts';
import { HERITAGE } from './calendar.ts';
import { CATEGORIES, ROUND_CATEGORIES, type CategoryPlan } from './categories.ts';
import type { Competitor } from './entries.ts';
import type { DemoScoring, DemoStandings } from './records/standings.ts';
import { slugify } from './words.ts';

const SPRINT_POINTS =
  '75, 67, 60, 54, 49, 45, 42, 39, 36, 34, 32, 30, 28, 26, 24, 22, 20, 18, 16, 14, 12, 10, 8, 6, 4';

export const SCORINGS: readonly DemoScoring[] = [
  {
    slug: 'sprint',
    name: 'Sprint weekends',
    racePoints: SPRINT_POINTS,
    racesPerRound: 3,
    bonuses: [
      { kind: 'pole', points: 3 },
      { kind: 'fastest_lap', points: 1 },
    ],
    // The worst race of each half.
    drops: [
      { mode: 'drop', count: 1, by: 'session', from: null, to: 4 },
      { mode: 'drop', count: 1, by: 'session', from: 5, to: null },
    ],
    minimumDistance: 75,
  },
  {
    slug: 'heritage',
    name: 'Heritage meetings',
    racePoints: '10, 8, 6, 5, 4, 3, 2, 1',
    racesPerRound: 3,
    bonuses: [],
    drops: [{ mode: 'keep', count: 2, by: 'round', from: null, to: null }],
    minimumDistance: null,
  },
  {
    slug: 'endurance',
    name: 'Endurance races',
    racePoints: '40, 34, 30, 26, 23, 20, 18, 16, 14, 12, 10, 8, 6, 4, 2',
    racesPerRound: 1,
    bonuses: [{ kind: 'pole', points: 2 }],
    drops: [],
    minimumDistance: 60,
  },
];

function scoringFor({ slug, series }: CategoryPlan): string {
  if (slug === 'endurance-cup') return 'endurance';
  return series === HERITAGE ? 'heritage' : 'sprint';
}

/** The category with tables of teams and rookies as well, and an adjustment. */
const PREMIER = 'gt-championship';
const ROOKIES = 7;

/** The championships of all categories: overall, for each class, and for the first category teams and rookies. */
export function makeStandings(
  season: readonly Weekend[],
  entries: ReadonlyMap<string, readonly Competitor[]>,
): DemoStandings[] {
  const [first = 0, last = 0] = [season[0], season.at(-1)].map((weekend) => weekend?.firstDay.year);
  const years = first === last ? String(first) : `${String(first)}/${String(last).slice(2)}`;
  return CATEGORIES.flatMap((category) => {
    const rounds = season
      .filter(({ url }) => ROUND_CATEGORIES[url]?.includes(category.slug))
      .map(({ url }) => url);
    if (rounds.length === 0) return [];
    const drivers = entries.get(category.slug) ?? [];
    const overall: DemoStandings = {
      url: category.slug,
      name: category.name,
      season: years,
      of: 'drivers',
      category: category.slug,
      className: '',
      scoring: scoringFor(category),
      rounds,
      rookies: [],
      adjustments: [],
    };
    const classes = Object.keys(category.classes);
    const ofClasses = classes.map((className) => ({
      ...overall,
      url: `${category.slug}-class-${slugify(className)}`,
      name: `${category.name}, class ${className}`,
      className,
    }));
    const all = [overall, ...(classes.length > 1 ? ofClasses : [])];
    if (category.slug !== PREMIER) return all;
    const penalised = drivers.at(2);
    const [, second = ''] = rounds;
    return [
      {
        ...overall,
        adjustments: penalised
          ? [
              {
                name: penalised.name,
                points: -10,
                round: second,
                reason: 'Stewards’ decision 14: overtaking under yellow flags.',
              },
            ]
          : [],
      },
      ...all.slice(1),
      { ...overall, url: `${category.slug}-teams`, name: `${category.name}, teams`, of: 'teams' as const },
      {
        ...overall,
        url: `${category.slug}-rookies`,
        name: `${category.name}, rookies`,
        of: 'rookies' as const,
        rookies: drivers
          .filter((_, index) => index % 3 === 1)
          .map(({ name }) => name)
          .slice(0, ROOKIES),
      },
    ];
  });
}
