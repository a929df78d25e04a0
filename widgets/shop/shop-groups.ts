import { childrenOf, groupsOfModel, isRootGroup, parentsOf } from '@/lib/content/groups';
import type { Group } from '@/lib/contract/entities/site';

const MODEL = 'Product';

type GroupLink = { readonly name: string; readonly url: string; readonly isOpen: boolean };

/** A row of groups to choose from; `name` is their parent group's, '' for the outermost. */
export type GroupRow = { readonly name: string; readonly url: string; readonly links: readonly GroupLink[] };

/** The product group with a URL name. */
export const findProductGroup = (url: string, groups: readonly Group[]): Group | undefined =>
  groupsOfModel(MODEL, groups).find((group) => group.url === url);

/**
 * The groups that the shop offers: the outermost ones (those inside `own` if the editor chose a group), and below them, row by row, the
 * children of the open group.
 * @param chosen the group named by the address
 */
export function groupRows(
  own: Group | undefined,
  chosen: Group | undefined,
  groups: readonly Group[],
): GroupRow[] {
  const open = chosen ? [...parentsOf(chosen, groups), chosen] : [];
  const isOpen = ({ id }: Group) => open.some((group) => group.id === id);
  const row = (name: string, url: string, members: readonly Group[]): GroupRow => ({
    name,
    url,
    links: members.map((group) => ({ name: group.name, url: group.url, isOpen: isOpen(group) })),
  });
  const outermost = own ? childrenOf(own, groups) : groupsOfModel(MODEL, groups).filter(isRootGroup);
  const inner = open
    .filter(({ level, root }) => !own || (root === own.root && level > own.level))
    .map((group) => row(group.name, group.url, childrenOf(group, groups)));
  return [row('', '', outermost), ...inner].filter(({ links }) => links.length > 0);
}
