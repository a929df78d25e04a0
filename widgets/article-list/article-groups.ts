import { childrenOf, groupsOfModel, isRootGroup } from '@/lib/content/groups';
import type { Group } from '@/lib/contract/entities/site';

const MODEL = 'Article';

/** The article group with a URL name. */
export const findArticleGroup = (url: string, groups: readonly Group[]): Group | undefined =>
  groupsOfModel(MODEL, groups).find((group) => group.url === url);

/**
 * The groups that a list offers: those inside its own group or, for a list of everything, all but the roots, which only contain the
 * others.
 */
export function offeredGroups(own: Group | undefined, groups: readonly Group[]): readonly Group[] {
  if (own) return childrenOf(own, groups);
  const all = groupsOfModel(MODEL, groups);
  const inner = all.filter((group) => !isRootGroup(group));
  return inner.length > 0 ? inner : all;
}
