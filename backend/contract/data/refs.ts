/** A relation as Payload stores it at depth 0: an id. (At a greater depth it would be the record.) */
export type Ref = number | { readonly id: number } | null | undefined;

/** The id that a relation points to, or null. */
export function refId(ref: Ref): number | null {
  if (typeof ref === 'number') return ref;
  return ref?.id ?? null;
}

/** The ids that a relation to many points to, in their order. */
export const refIds = (refs: readonly Ref[] | null | undefined): number[] =>
  (refs ?? []).map(refId).filter((id) => id !== null);
