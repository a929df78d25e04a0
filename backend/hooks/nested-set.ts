/** A group as a tree has it. `sort` then `name` order the children of one parent. */
export type TreeNode = {
  readonly id: number;
  readonly parent: number | null;
  readonly sort: number;
  readonly name: string;
};

/** Place of a group in the nested set of its model. */
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
 * Numbers one model's groups as a nested set: a parent's lft is below and its rgt above those of everything under it.
 * The numbers run on from one root to the next, because a parent is looked for among all groups of the model (spec point 3).
 * A node whose parent is not given, or that is its own ancestor, counts as a root.
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
