import type { ContentImport } from '../../backend/content/import/content-import.ts';
import type { Championship } from '../records/championship.ts';
import { createAll, idOf, type Ids } from './ids.ts';

/** Creates scorings and championships, whose points follow from the results. @returns the championships' ids by URL name */
export async function seedStandings(
  cms: ContentImport,
  { scorings, standings }: Championship,
  { rounds, categories }: { rounds: Ids; categories: Ids },
): Promise<Ids> {
  const scoringIds = await createAll(
    scorings,
    ({ slug }) => slug,
    ({ name, racePoints, racesPerRound, bonuses, drops, minimumDistance }) =>
      cms.create('scorings', {
        name,
        points: [{ kind: 'race', points: racePoints.join(', '), per_round: racesPerRound }],
        bonuses,
        drops,
        minimum_distance: minimumDistance,
        guests: 'move_up',
        shared_cars: 'each',
        ties: 'countback_then_latest',
        keeps_disqualifications: true,
      }),
  );
  const championships = await createAll(
    standings,
    ({ url }) => url,
    ({ className, scoring, category, rounds: urls, adjustments, ...championship }, sort) =>
      cms.create('championships', {
        ...championship,
        category: idOf(categories, category),
        scoring: idOf(scoringIds, scoring),
        classes: className === '' ? [] : [className],
        rounds: urls.map((url) => idOf(rounds, url)),
        adjustments: adjustments.map(({ round, ...adjustment }) => ({
          ...adjustment,
          round: idOf(rounds, round),
        })),
        sort,
      }),
  );
  cms.log(`Championships: ${standings.length}`);
  return championships;
}
