import type { Group } from '@/lib/contract/entities/site';

/** A group is a root if its id equals its root (spec point 3). */
export const isRootGroup = (group: Pick<Group, 'id' | 'root'>) => group.id === group.root;

const byPosition = (a: Group, b: Group) => a.root - b.root || a.lft - b.lft;

/** The ancestors of a group, outermost first: same model and tree, lower lft and higher rgt (spec point 3). */
export function parentsOf(group: Group, groups: readonly Group[]): Group[] {
  return groups
    .filter(
      (other) =>
        other.model === group.model &&
        other.root === group.root &&
        other.lft < group.lft &&
        other.rgt > group.rgt,
    )
    .sort(byPosition);
}

/** The groups inside a group's lft/rgt range, down to `levels` below it (spec point 3). */
export function childrenOf(group: Group, groups: readonly Group[], levels = 1): Group[] {
  return groups
    .filter(
      (other) =>
        other.model === group.model &&
        other.root === group.root &&
        other.lft > group.lft &&
        other.rgt < group.rgt &&
        other.level <= group.level + levels,
    )
    .sort(byPosition);
}

/** The groups of one model, in tree order. */
export function groupsOfModel(model: string, groups: readonly Group[]): Group[] {
  return groups.filter((group) => group.model === model).sort(byPosition);
}
