import { nameKey, tidyName } from './text/name-key.ts';
import { isSameName } from './text/same-name.ts';

/** A driver of a car: their name on the sheet, and their record if known. */
export type CrewMember<Driver> = { readonly name: string; readonly driver: Driver | null };

/** The names in a cell; a crew's are separated by slashes. */
export const namesIn = (cell: string): string[] =>
  cell
    .split('/')
    .map(tidyName)
    .filter((name) => name !== '');

const isEqual = (a: string, b: string) => nameKey(a) === nameKey(b);

/**
 * The drivers of a car. Linked drivers replace their names on the sheet, however those are spelt; a crew that is only partly linked also has
 * the other names. Linked drivers that match no name come last, so that none is left out.
 */
export function crewMembers<Driver extends { readonly name: string }>(
  cell: string,
  linked: readonly Driver[],
): readonly CrewMember<Driver>[] {
  const names = namesIn(cell);
  if (linked.length >= names.length) return linked.map((driver) => ({ name: driver.name, driver }));
  const found = new Map<number, Driver>();
  const isFree = (index: number) => !found.has(index);
  for (const isTheirs of [isEqual, isSameName])
    for (const driver of linked.filter((candidate) => ![...found.values()].includes(candidate))) {
      const index = names.findIndex((name, at) => isFree(at) && isTheirs(name, driver.name));
      if (index !== -1) found.set(index, driver);
    }
  const members = names.map((name, index) => ({ name, driver: found.get(index) ?? null }));
  const others = linked.filter((driver) => ![...found.values()].includes(driver));
  return [...members, ...others.map((driver) => ({ name: driver.name, driver }))];
}
