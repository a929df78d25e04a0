import type { PodiumPlace, TimingRow } from '@/lib/contract/entities/racing';
import { placesAmong } from '@/lib/shared/places-among';

/**
 * The cars in the first `count` places of a timing sheet, in the format of podiums. If a place is missing, nobody moves up. Classes are only
 * counted if a sheet has several.
 */
export function firstPlaces(rows: readonly TimingRow[], count: number): readonly PodiumPlace[] {
  const hasClasses = new Set(rows.map((row) => row.class.trim())).size > 1;
  const classOf = (row: TimingRow) => (hasClasses ? row.class.trim() : '');
  const classes = [...Map.groupBy(rows, classOf).values()];
  const placeInClass = new Map(classes.flatMap((ofClass) => [...placesAmong(ofClass)]));
  return rows
    .flatMap((row): PodiumPlace[] => {
      const { position, race_number, name, drivers, team, team_url } = row;
      const class_position = placeInClass.get(row);
      return position === null || position > count || class_position === undefined
        ? []
        : [{ position, race_number, name, drivers, team, team_url, class: classOf(row), class_position }];
    })
    .toSorted((a, b) => a.position - b.position);
}
