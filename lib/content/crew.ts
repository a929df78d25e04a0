import type { TimingRow } from '@/lib/contract/entities/racing';

/** The names of a car's drivers. A sheet has those of a crew in one, with slashes. */
export function crewOf({ name, drivers }: Pick<TimingRow, 'name' | 'drivers'>): readonly string[] {
  const written = name.split('/').map((part) => part.trim());
  // A crew may be linked in part only; its name then has more of it.
  return drivers.length < written.length ? written : drivers.map((driver) => driver.name);
}
