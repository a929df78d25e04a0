import type { Payload, Where } from 'payload';
import type { Group } from '../../payload-types.ts';
import { cachedRead } from './cached-read.ts';

export type GroupModel = Group['model'];

/** Every group in the order of its tree. */
export const listGroups = cachedRead('groups', ['groups'], async (payload): Promise<readonly Group[]> => {
  const { docs } = await payload.find({
    collection: 'groups',
    sort: ['model', 'lft', 'id'],
    depth: 0,
    pagination: false,
  });
  return docs;
});

/** The groups of one model. */
export async function listModelGroups(payload: Payload, model: GroupModel): Promise<readonly Group[]> {
  const groups = await listGroups(payload);
  return groups.filter((group) => group.model === model);
}

/** A group by its url, or null. */
export async function findGroup(payload: Payload, model: GroupModel, url: string): Promise<Group | null> {
  const groups = await listModelGroups(payload, model);
  return groups.find((group) => group.url === url) ?? null;
}

const isInside = (inner: Group, outer: Group) =>
  inner.model === outer.model && (inner.lft ?? 0) > (outer.lft ?? 0) && (inner.rgt ?? 0) < (outer.rgt ?? 0);

/** The groups below a group down to `levels` levels (spec point 3: same model, inside its lft/rgt range). */
export async function listDescendants(payload: Payload, group: Group, levels = Infinity): Promise<Group[]> {
  const groups = await listGroups(payload);
  const deepest = (group.level ?? 0) + levels;
  return groups.filter((other) => isInside(other, group) && (other.level ?? 0) <= deepest);
}

/** Matches nothing: what an unknown group holds. */
const NOTHING: Where = { id: { in: [] } };

/**
 * The condition that a record is in a group or one below it.
 * @param url the group's url name; absent or '' for no condition
 * @param field name of the relation to groups
 */
export async function inGroup(
  payload: Payload,
  model: GroupModel,
  url: string | null | undefined,
  field = 'groups',
): Promise<Where | null> {
  if (!url) return null;
  const group = await findGroup(payload, model, url);
  if (!group) return NOTHING;
  const below = await listDescendants(payload, group);
  return { [field]: { in: [group.id, ...below.map(({ id }) => id)] } };
}
