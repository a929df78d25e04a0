import { nameKey, tidyName } from '../../../lib/shared/text/name-key.ts';
import { isSameName } from '../../../lib/shared/text/same-name.ts';
import type { NamedRow, RowDriver } from '../data/drivers-of-row.ts';

/** A competitor: a driver, with the id of their record if they are linked, or a team. */
export type Competitor = { readonly name: string; readonly driver: number | null };

/** Two names that the office knows to be one competitor's. */
export type SameName = { readonly name: string; readonly same_as: string };

export type Competitors<R> = {
  /** By key: the name, with the id of the record where others have the same name. */
  readonly byKey: ReadonlyMap<string, Competitor>;
  /** The competitors that a row scores for. */
  readonly keysOf: (row: R) => readonly string[];
  /** The competitors with a name, however it is spelt; the name itself if nobody has it. */
  readonly keysNamed: (name: string) => readonly string[];
  /** A linked competitor's name with the id of the record, which stays unambiguous when others get the same name. */
  readonly lastingName: (key: string) => string;
};

/** The suffix of a name with the id of its record: 'Ana Roe #12'. */
const RECORD = / #(\d+)$/;

type Identity = Competitor & { readonly spellings: Set<string> };

/** Finds which of several drivers an unlinked name means: the one linked elsewhere under that name, if there is only one. */
function linkedNames<R extends Partial<NamedRow>>(
  rows: readonly R[],
  membersOf: (row: R) => readonly RowDriver[],
) {
  const found = new Map<string, Set<number>>();
  const add = (name: string, id: number) =>
    found.set(nameKey(name), (found.get(nameKey(name)) ?? new Set<number>()).add(id));
  for (const row of rows) {
    const members = membersOf(row);
    for (const { name, driver } of members) {
      if (driver === null) continue;
      add(driver.name, driver.id);
      add(name, driver.id);
      // A team's or somebody else's name isn't a spelling of the driver's.
      if (members.length === 1 && isSameName(row.name ?? '', driver.name)) add(row.name ?? '', driver.id);
    }
  }
  return found;
}

/**
 * Finds the competitors in rows: by the linked driver, else by the normalised name. Linked namesakes are separate, and spellings of one
 * name are the same.
 * @param rows in order of time: the latest spelling is shown
 */
export function findCompetitors<R extends Partial<NamedRow>>(
  rows: readonly R[],
  membersOf: (row: R) => readonly RowDriver[],
  sameNames: readonly SameName[] = [],
): Competitors<R> {
  const linked = linkedNames(rows, membersOf);
  const driverOf = ({ name, driver }: RowDriver): number | null => {
    const ids = driver === null ? linked.get(nameKey(name)) : new Set([driver.id]);
    return ids?.size === 1 ? ([...ids][0] ?? null) : null;
  };
  const idOf = (member: RowDriver): string => String(driverOf(member) ?? `name ${nameKey(member.name)}`);
  const identities = new Map<string, Identity>();
  for (const row of rows)
    for (const member of membersOf(row)) {
      const known = identities.get(idOf(member));
      const name = member.driver?.name ?? (driverOf(member) === null ? tidyName(member.name) : known?.name);
      const spellings = (known?.spellings ?? new Set<string>()).add(nameKey(member.name));
      identities.set(idOf(member), {
        name: name ?? tidyName(member.name),
        driver: driverOf(member),
        spellings,
      });
    }
  for (const [name, ids] of linked) for (const id of ids) identities.get(String(id))?.spellings.add(name);
  const idsNamed = (name: string) => {
    // A name with a record's id means that record, whatever its name is now, and whether or not others have it.
    const id = RECORD.exec(name.trim())?.[1];
    if (id !== undefined && identities.has(id)) return [id];
    return [...identities].flatMap(([identity, { spellings }]) =>
      spellings.has(nameKey(name)) ? [identity] : [],
    );
  };

  const byName = Map.groupBy(identities, ([, { name }]) => nameKey(name));
  const keyOfId = new Map(
    [...identities].map(([id, { name, driver }]) => {
      const isAlone = driver === null || byName.get(nameKey(name))?.length === 1;
      return [id, isAlone ? name : `${name} #${String(driver)}`];
    }),
  );
  /** The key in the form's table, or that of the first competitor with the name. */
  const keyNamed = (name: string): string | undefined =>
    [...keyOfId.values()].find((key) => key === tidyName(name)) ?? keyOfId.get(idsNamed(name)[0] ?? '');
  for (const { name, same_as } of sameNames) {
    const [former, key] = [keyNamed(name), keyNamed(same_as)];
    if (key === undefined || former === undefined) continue;
    // Names merged into the former name move with it.
    for (const [id, other] of keyOfId) if (other === former) keyOfId.set(id, key);
  }
  const keyOf = (id: string): string => keyOfId.get(id) ?? id;
  const byKey = new Map<string, Competitor>();
  for (const [id, { name, driver }] of identities) {
    const isOwn = keyOf(id) === name || keyOf(id).endsWith(` #${id}`);
    if (isOwn || !byKey.has(keyOf(id))) byKey.set(keyOf(id), { name, driver });
  }
  return {
    byKey,
    keysOf: (row) => [...new Set(membersOf(row).map((member) => keyOf(idOf(member))))],
    keysNamed: (name) => {
      if (byKey.has(tidyName(name))) return [tidyName(name)];
      const keys = [...new Set(idsNamed(name).map(keyOf))];
      return keys.length === 0 ? [tidyName(name)] : keys;
    },
    lastingName: (key) => {
      const { name, driver } = byKey.get(key) ?? { name: key, driver: null };
      return driver === null ? name : `${name} #${String(driver)}`;
    },
  };
}
