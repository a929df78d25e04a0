import { fullName } from '../../../lib/shared/full-name.ts';
import { nameKey } from '../../../lib/shared/text/name-key.ts';
import { namesIn } from '../../../lib/shared/crew.ts';
import { refId } from '../../cms/records/refs.ts';
import type { Driver } from '../../payload-types.ts';
import { isPlaceholder } from '../data/team-names.ts';
import { isAlike, wordsOf } from '../standings/likely-duplicates.ts';
import { isWholeName } from '../table-import/entry-drivers.ts';
import type { PastReport } from './past-report.ts';
import type { PastEntry, Target } from './past-rounds.ts';

export type KnownDriver = Pick<Driver, 'id' | 'first_name' | 'last_name' | 'category'>;

export type PastDrivers = {
  /** The drivers that a car's name stands for: those with a record, and those who will get one. */
  readonly driversOf: (name: string, category: Target) => readonly Target[];
  /** Drivers who will get a record. */
  readonly added: readonly Target[];
  /** Names without a record that can be given one, whether they get it or not. */
  readonly without: readonly string[];
  readonly doubles: PastReport['doubles'];
  readonly notes: readonly string[];
};

/** More pairs than anybody would go through. */
const MAX_PAIRS = 20;

/** Finds similar names. Only those with a word in common are compared, since there are hundreds on each side. */
function alikeAmong<T>(all: readonly T[], nameOf: (item: T) => string): (name: string) => T[] {
  const byWord = new Map<string, T[]>();
  for (const item of all)
    for (const word of new Set(wordsOf(nameOf(item)))) byWord.set(word, [...(byWord.get(word) ?? []), item]);
  return (name) => {
    const near = new Set(wordsOf(name).flatMap((word) => byWord.get(word) ?? []));
    return [...near].filter((item) => isAlike(nameOf(item), name));
  };
}

/** Pairs of new names that are probably one driver's, mistyped once. */
function likelyPairs(names: readonly string[]): string[] {
  const alike = alikeAmong(names, String);
  return names
    .flatMap((name) =>
      alike(name)
        .filter((other) => name < other)
        .map((other) => `“${name}” and “${other}” may be one driver. If so, correct the file.`),
    )
    .slice(0, MAX_PAIRS);
}

type Choices = { readonly addDrivers: boolean; readonly same: readonly string[] };

/**
 * Finds the drivers of a file by their names. Of namesakes, the one in the session's category is meant; if there is none, nobody is. A name
 * similar to that of a driver with a record is taken as theirs if the office says so (`same`).
 */
export function pastDrivers(
  entries: readonly PastEntry[],
  known: readonly KnownDriver[],
  { addDrivers, same }: Choices,
): PastDrivers {
  const byName = Map.groupBy(known, (driver) => nameKey(fullName(driver)));
  const theirs = new Set(same.map(nameKey));
  // Each name in its first spelling.
  const named = new Map<string, string>();
  for (const { name } of entries.flatMap(({ session }) => session.rows))
    for (const single of namesIn(name)) if (!named.has(nameKey(single))) named.set(nameKey(single), single);
  const unknown = [...named].filter(([key, name]) => !byName.has(key) && !isPlaceholder(name));
  const alike = alikeAmong(known, fullName);
  const liked = new Map<string, KnownDriver>();
  for (const [key, name] of unknown) {
    const [like] = alike(name);
    if (like) liked.set(key, like);
  }
  const without = unknown.filter(([key, name]) => !liked.has(key) && isWholeName(name));
  const fresh = new Map(
    addDrivers ? without.map(([key, name]): [string, Target] => [key, { id: null, name }]) : [],
  );
  const found = new Map<number, Target>();
  const targetOf = (driver: KnownDriver): Target => {
    const target = found.get(driver.id) ?? { id: driver.id, name: fullName(driver) };
    found.set(driver.id, target);
    return target;
  };
  const driverOf = (name: string, category: Target): Target | null => {
    const key = nameKey(name);
    const namesakes = byName.get(key) ?? [];
    const [only, ...others] = namesakes;
    if (only && others.length === 0) return targetOf(only);
    if (only) {
      const own = namesakes.find((driver) => category.id !== null && refId(driver.category) === category.id);
      return own ? targetOf(own) : null;
    }
    const like = liked.get(key);
    if (like) return theirs.has(key) ? targetOf(like) : null;
    return fresh.get(key) ?? null;
  };
  return {
    driversOf: (name, category) => [
      ...new Set(namesIn(name).flatMap((single) => driverOf(single, category) ?? [])),
    ],
    added: [...fresh.values()],
    without: without.map(([, name]) => name),
    doubles: unknown.flatMap(([key, name]) => {
      const like = liked.get(key);
      return like ? [{ name, like: fullName(like), isSame: theirs.has(key) }] : [];
    }),
    notes: likelyPairs(without.map(([, name]) => name)),
  };
}
