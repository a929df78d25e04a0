import type { PodiumPlace, TimingRow } from '@/lib/contract/entities/racing';

/** The first cars of a timing sheet, as a podium shows them. Classes are counted only where a sheet has several. */
export function firstPlaces(rows: readonly TimingRow[], most: number): readonly PodiumPlace[] {
  const hasClasses = new Set(rows.map((row) => row.class.trim())).size > 1;
  const taken = new Map<string, number>();
  return rows
    .flatMap((row) => (row.position === null ? [] : [{ ...row, position: row.position }]))
    .toSorted((a, b) => a.position - b.position)
    .map(({ position, race_number, name, drivers, team, ...row }): PodiumPlace => {
      const ofClass = hasClasses ? row.class.trim() : '';
      const place = (taken.get(ofClass) ?? 0) + 1;
      taken.set(ofClass, place);
      return { position, race_number, name, drivers, team, class: ofClass, class_position: place };
    })
    .slice(0, most);
}
