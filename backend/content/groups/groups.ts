import type { Payload, Where } from 'payload';
import type { Group } from '../../payload-types.ts';
import { cachedRead } from '../../kernel/cached-read.ts';
import { readable } from '../../cms/records/readable.ts';

export type GroupModel = Group['model'];

const isInside = (inner: Group, outer: Group) =>
  inner.model === outer.model && (inner.lft ?? 0) > (outer.lft ?? 0) && (inner.rgt ?? 0) < (outer.rgt ?? 0);

/** All groups in tree order, including disabled ones. */
export const listAllGroups = cachedRead('groups', ['groups'], async (payload): Promise<readonly Group[]> => {
  const { docs } = await readable(payload, 'all').find({
    collection: 'groups',
    sort: ['lft', 'id'],
    depth: 0,
    pagination: false,
  });
  // Databases sort texts differently.
  return docs.toSorted((a, b) => Number(a.model > b.model) - Number(a.model < b.model));
});

/** The groups visible to visitors, in tree order: without disabled ones and their descendants. */
export async function listGroups(payload: Payload): Promise<readonly Group[]> {
  const groups = await listAllGroups(payload);
  const off = groups.filter(({ enabled }) => enabled === false);
  return groups.filter((group) => !off.some((other) => group.id === other.id || isInside(group, other)));
}

/** The groups of one model. */
export async function listModelGroups(payload: Payload, model: GroupModel): Promise<readonly Group[]> {
  const groups = await listGroups(payload);
  return groups.filter((group) => group.model === model);
}

/** A group by its URL name, or null. */
export async function findGroup(payload: Payload, model: GroupModel, url: string): Promise<Group | null> {
  const groups = await listModelGroups(payload, model);
  return groups.find((group) => group.url === url) ?? null;
}

/** A group's descendants down to `levels` levels (spec point 3: same model, inside its lft/rgt range). */
export async function listDescendants(payload: Payload, group: Group, levels = Infinity): Promise<Group[]> {
  const groups = await listGroups(payload);
  const deepest = (group.level ?? 0) + levels;
  return groups.filter((other) => isInside(other, group) && (other.level ?? 0) <= deepest);
}

/** Matches nothing: the contents of an unknown group. */
const NOTHING: Where = { id: { in: [] } };

/** The ids of a group and its descendants: empty for an unknown URL name, null if none is given. */
export async function idsInGroup(
  payload: Payload,
  model: GroupModel,
  url: string | null | undefined,
): Promise<readonly number[] | null> {
  if (!url) return null;
  const group = await findGroup(payload, model, url);
  if (!group) return [];
  const below = await listDescendants(payload, group);
  return [group.id, ...below.map(({ id }) => id)];
}

/**
 * The condition that a record is in a group or one of its descendants.
 * @param url the group's URL name; absent or '' for no condition
 * @param field name of the relation to groups
 */
export async function inGroup(
  payload: Payload,
  model: GroupModel,
  url: string | null | undefined,
  field = 'groups',
): Promise<Where | null> {
  const ids = await idsInGroup(payload, model, url);
  if (ids === null) return null;
  return ids.length === 0 ? NOTHING : { [field]: { in: [...ids] } };
}
