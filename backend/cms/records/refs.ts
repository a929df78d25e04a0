import { propertyOf } from '../../../lib/shared/record.ts';

/** A relation as Payload stores it at depth 0: an id. (At greater depths it is the record.) */
export type Ref = number | { readonly id: number } | null | undefined;

/** The id of a relation, or null. */
export function refId(ref: Ref): number | null {
  if (typeof ref === 'number') return ref;
  return ref?.id ?? null;
}

const isRef = (value: unknown): value is Ref => typeof value === 'number' || typeof value === 'object';

/** The id of a relation in a possibly incomplete record, as in hooks and validation; null if there is none. */
export function refIn(data: unknown, name: string): number | null {
  const value = propertyOf(data, name);
  return isRef(value) ? refId(value) : null;
}

/** The ids of a to-many relation, in order. */
export const refIds = (refs: readonly Ref[] | null | undefined): number[] =>
  (refs ?? []).map(refId).filter((id) => id !== null);
