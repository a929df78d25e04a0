import type { Payload } from 'payload';
import { refId, refIds } from '../../cms/records/refs.ts';
import { idsInGroup, listModelGroups } from '../../content/groups/groups.ts';
import type { Category } from '../../payload-types.ts';
import { cachedDrivers, sortedBy } from './cached-records.ts';

export type DriverFilter = {
  /** URL name of a group: its drivers and those of its subgroups; all drivers if absent. */
  readonly byGroup?: string | null | undefined;
  /** URL name of a group that drivers must be members of. */
  readonly inGroup?: string | null | undefined;
  /** URL name of the drivers' category. */
  readonly category?: string | null | undefined;
};

export type DriverList = {
  /** Ids by category, then by name; drivers without a category last. */
  readonly ids: readonly number[];
  /** The categories of all drivers of `byGroup` who are in `inGroup`, by name. */
  readonly categories: readonly Category[];
  /** URL names of the groups that drivers of `byGroup` are members of. */
  readonly groups: readonly string[];
};

/** The drivers in a list, found in memory without reading a record. @param categoriesOf finds categories by their ids */
export async function findDriverList(
  payload: Payload,
  { byGroup, inGroup, category }: DriverFilter,
  categoriesOf: (ids: readonly number[]) => Promise<readonly Category[]>,
): Promise<DriverList> {
  const [all, within, groups] = await Promise.all([
    cachedDrivers(payload),
    idsInGroup(payload, 'Driver', byGroup),
    listModelGroups(payload, 'Driver'),
  ]);
  const withGroups = all.map((doc) => ({ doc, memberOf: refIds(doc.groups), category: refId(doc.category) }));
  const listed = withGroups.filter(({ memberOf }) => within?.some((id) => memberOf.includes(id)) ?? true);
  const memberships = new Set(listed.flatMap(({ memberOf }) => memberOf));
  const chosen = inGroup ? (groups.find(({ url }) => url === inGroup)?.id ?? 0) : null;
  const members = chosen === null ? listed : listed.filter(({ memberOf }) => memberOf.includes(chosen));
  const found = await categoriesOf([...new Set(members.flatMap((member) => member.category ?? []))]);
  const categories = found.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  const place = new Map(categories.map(({ id }, index) => [id, index]));
  const placeOf = (id: number | null) => place.get(id ?? 0) ?? categories.length;
  const wanted = category ? (categories.find(({ url }) => url === category)?.id ?? 0) : null;
  const shown = wanted === null ? members : members.filter((member) => member.category === wanted);
  return {
    ids: sortedBy(shown, (member) => [
      placeOf(member.category),
      member.doc.last_name,
      member.doc.first_name,
      member.doc.id,
    ]).map(({ doc }) => doc.id),
    categories,
    groups: groups.filter(({ id }) => memberships.has(id)).map(({ url }) => url),
  };
}

/** The ids of a category's drivers, by name. */
export async function driverIdsOfCategory(payload: Payload, category: number): Promise<readonly number[]> {
  const own = (await cachedDrivers(payload)).filter((doc) => refId(doc.category) === category);
  return sortedBy(own, (doc) => [doc.last_name, doc.first_name, doc.id]).map(({ id }) => id);
}
