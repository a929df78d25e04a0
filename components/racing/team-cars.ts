import type { CategoryRef, DriverResult, Entry, TeamSeason } from '@/lib/contract/entities/racing';
import { nameKey } from '@/lib/shared/text/name-key';

/** A car that a team entered or raced, with its most recently named driver or crew. */
export type TeamCar = Omit<Entry, 'id'>;

type Numbered = {
  readonly category: CategoryRef | null;
  readonly race_number: string;
  readonly name: string;
};

/** The same car has the same number in a category; one without a number is identified by its driver. */
const carKey = ({ category, race_number: number, name }: Numbered): string =>
  [category?.id ?? 0, number === '' ? nameKey(name) : `#${number}`].join(' ');

const carOf = ({ result, row }: DriverResult): TeamCar => ({
  race_number: row.race_number,
  name: row.name,
  drivers: row.drivers,
  team: row.team,
  team_url: row.team_url,
  car: row.car,
  category: result.category,
  class: row.class,
  status: null,
  note: '',
});

const byCategoryAndNumber = (a: TeamCar, b: TeamCar) =>
  (a.category?.name ?? '').localeCompare(b.category?.name ?? '', 'en') ||
  a.race_number.localeCompare(b.race_number, 'en', { numeric: true });

/** The cars of a team's season by category and number, from the latest entry list or else the latest sheet. */
export function teamCars({ entries, results }: TeamSeason): readonly TeamCar[] {
  const taken = entries.filter(({ status }) => status !== 'withdrawn');
  const all: readonly TeamCar[] = [...results.map(carOf), ...taken];
  return [...new Map(all.map((car) => [carKey(car), car])).values()].toSorted(byCategoryAndNumber);
}

/** A car at a round, with its sessions in order of time. */
export type CarAtRound = {
  readonly key: string;
  readonly category: CategoryRef | null;
  readonly row: DriverResult['row'];
  readonly results: readonly DriverResult[];
};

/** The results of a round grouped by car, in the given order. */
export function resultsByCar(results: readonly DriverResult[]): readonly CarAtRound[] {
  const keyOf = ({ result, row }: DriverResult) => carKey({ ...row, category: result.category });
  return [...Map.groupBy(results, keyOf)].flatMap(([key, own]) => {
    const last = own.at(-1);
    return last ? { key, category: last.result.category, row: last.row, results: own } : [];
  });
}
