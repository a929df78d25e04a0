import type { Payload } from 'payload';
import type { Group } from '../../payload-types.ts';
import { findGroup, listDescendants, listModelGroups, type GroupModel } from './groups.ts';

/**
 * The name that stands for the whole range of a model (spec point 7): all its trees under one head. An editor may make a real group
 * of this name; without one the head is made up here.
 */
export const RANGE_LEVEL = 'range-level';
/** Larger than any id a database gives. */
const RANGE_ID = 2 ** 31 - 1;

async function wholeRange(payload: Payload, model: GroupModel, levels: number): Promise<Group[]> {
  const groups = await listModelGroups(payload, model);
  const [first] = groups;
  if (!first) return [];
  const ends = groups.map((group) => group.rgt ?? 0);
  const head: Group = {
    id: RANGE_ID,
    name: model,
    model,
    url: RANGE_LEVEL,
    root: RANGE_ID,
    lft: 0,
    rgt: Math.max(...ends) + 1,
    level: -1,
    updatedAt: first.updatedAt,
    createdAt: first.createdAt,
  };
  return [head, ...groups.filter((group) => (group.level ?? 0) < levels)];
}

/** A group and those below it down to `levels` levels, as a flat list with the group first; empty where there is none. */
export async function groupWithBelow(
  payload: Payload,
  model: GroupModel,
  url: string,
  levels: number,
): Promise<Group[]> {
  const group = await findGroup(payload, model, url);
  if (group) return [group, ...(await listDescendants(payload, group, levels))];
  return url === RANGE_LEVEL ? wholeRange(payload, model, levels) : [];
}
