import { MAX_PAGE_SIZE } from '../../../lib/contract/limits.ts';
import { badInput } from '../failure.ts';
import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

/** Number of records returned by a field without `first`. */
export const ALL_RECORDS = 1000;

/** The value of `first`; `fallback` if it is not given. @throws Failure 422 outside 1 to 100 */
export function firstOf(first: number | null | undefined, fallback: number): number {
  if (first === null || first === undefined) return fallback;
  if (first >= 1 && first <= MAX_PAGE_SIZE) return first;
  throw badInput(`first must be from 1 to ${MAX_PAGE_SIZE}, not ${first}.`);
}

/** The value of `offset`. @throws Failure 422 below 0 */
export function offsetOf(offset: number | null | undefined): number {
  const value = offset ?? 0;
  if (value >= 0) return value;
  throw badInput(`offset must be 0 or more, not ${value}.`);
}

/** One of a field's sort orders. @throws Failure 422 for any other */
export function orderOf<O extends string>(
  orderBy: string | null | undefined,
  orders: readonly [O, ...O[]],
): O {
  if (!orderBy) return orders[0];
  const order = orders.find((known) => known === orderBy);
  if (order) return order;
  throw badInput(`orderBy must be one of ${orders.join(', ')}, not '${orderBy.slice(0, 40)}'.`);
}

/** An instant. @throws Failure 422 for any other text */
export function instantOf(name: string, value: string | null | undefined): string | null {
  if (!value) return null;
  const time = Date.parse(value);
  if (Number.isNaN(time)) throw badInput(`${name} must be a date and time, not '${value.slice(0, 40)}'.`);
  return new Date(time).toISOString();
}

/** The value of `urls`; null if it is not given. @throws Failure 422 for more than 100 */
export function urlsOf(urls: readonly string[] | null | undefined): readonly string[] | null {
  if (!urls) return null;
  if (urls.length <= MAX_PAGE_SIZE) return urls;
  throw badInput(`urls can name up to ${MAX_PAGE_SIZE} records, not ${urls.length}.`);
}

/** The fields that the document selects from the objects that this resolver returns. */
export function selectedFields(info: GraphQLResolveInfo): ReadonlySet<string> {
  const namesIn = (set: SelectionSetNode | undefined): string[] =>
    (set?.selections ?? []).flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection.name.value];
      if (selection.kind === Kind.INLINE_FRAGMENT) return namesIn(selection.selectionSet);
      return namesIn(info.fragments[selection.name.value]?.selectionSet);
    });
  return new Set(info.fieldNodes.flatMap((node) => namesIn(node.selectionSet)));
}

/** Whether the document selects a field from the objects that this resolver returns. */
export const asksFor = (info: GraphQLResolveInfo, field: string): boolean => selectedFields(info).has(field);
