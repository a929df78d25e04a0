import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

/** Whether the document asks for a field of the objects that this resolver answers. */
export function asksFor(info: GraphQLResolveInfo, field: string): boolean {
  const isIn = (set: SelectionSetNode | undefined): boolean =>
    (set?.selections ?? []).some((selection) => {
      if (selection.kind === Kind.FIELD) return selection.name.value === field;
      if (selection.kind === Kind.INLINE_FRAGMENT) return isIn(selection.selectionSet);
      return isIn(info.fragments[selection.name.value]?.selectionSet);
    });
  return info.fieldNodes.some((node) => isIn(node.selectionSet));
}
