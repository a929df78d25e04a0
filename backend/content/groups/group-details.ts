import type { Payload } from 'payload';
import type { Group } from '../../payload-types.ts';
import { findGroup, listDescendants, listModelGroups, type GroupModel } from './groups.ts';

/**
 * The reserved name for all of a model's groups (spec point 7): its trees under a single root. An editor may create a real group of this
 * name; otherwise the root is generated here.
 */
const RANGE_LEVEL = 'range-level';
/** Larger than any database id. */
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

/** A group and its descendants down to `levels` levels, as a flat list with the group first; empty if it doesn't exist. */
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
