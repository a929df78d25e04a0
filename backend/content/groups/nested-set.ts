/** A node of a group tree. `sort`, then `name`, order the children of a parent. */
export type TreeNode = {
  readonly id: number;
  readonly parent: number | null;
  readonly sort: number;
  readonly name: string;
};

/** A group's position in its model's nested set. */
export type Place = {
  readonly id: number;
  readonly root: number;
  readonly lft: number;
  readonly rgt: number;
  readonly level: number;
};

const byOrder = (a: TreeNode, b: TreeNode): number =>
  a.sort - b.sort || a.name.localeCompare(b.name, 'en') || a.id - b.id;

/**
 * Numbers one model's groups as a nested set: a parent's lft is below, and its rgt above, those of all its descendants. Numbering continues
 * from one root to the next, because parents are looked up among all groups of the model (spec point 3). A node whose parent is missing, or
 * that is its own ancestor, counts as a root.
 */
export function nestedSet(nodes: readonly TreeNode[]): Place[] {
  const known = new Set(nodes.map((node) => node.id));
  const children = new Map<number | null, TreeNode[]>();
  for (const node of nodes.toSorted(byOrder)) {
    const parent = node.parent !== null && known.has(node.parent) ? node.parent : null;
    const siblings = children.get(parent);
    if (siblings) siblings.push(node);
    else children.set(parent, [node]);
  }

  const places: Place[] = [];
  const visited = new Set<number>();
  let counter = 0;
  const visit = (node: TreeNode, root: number, level: number): void => {
    if (visited.has(node.id)) return;
    visited.add(node.id);
    const lft = (counter += 1);
    for (const child of children.get(node.id) ?? []) visit(child, root, level + 1);
    places.push({ id: node.id, root, lft, rgt: (counter += 1), level });
  };
  for (const root of children.get(null) ?? []) visit(root, root.id, 0);
  for (const node of nodes) visit(node, node.id, 0);
  return places;
}
