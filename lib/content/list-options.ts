/** Texts of a list's pagination control written by an editor; '' keeps the site's own. */
export type PaginationLabels = {
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
};

/**
 * The list options of a widget of the older page model (spec point 3): order ('-' first reverses it, '' keeps the list's own), how many
 * records to skip at the start, and how many to show at most over all pages.
 */
export type ListOptions = {
  readonly sort: string;
  readonly limit: number;
  readonly offset: number;
  readonly labels: PaginationLabels;
};

const isComparable = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

function compare(a: unknown, b: unknown): number {
  if (!isComparable(a) || !isComparable(b)) return Number(isComparable(b)) - Number(isComparable(a));
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en');
}

/** The part of a list that is shown. An unknown field leaves the order as it is. */
export function listPart<T extends object>(
  records: readonly T[],
  options: ListOptions | undefined,
): readonly T[] {
  if (!options) return records;
  const { sort, offset, limit } = options;
  const field = sort.replace(/^[-+]/, '');
  const turn = sort.startsWith('-') ? -1 : 1;
  const valueOf = (record: T): unknown => Object.entries(record).find(([name]) => name === field)?.[1];
  const ordered = field === '' ? records : records.toSorted((a, b) => turn * compare(valueOf(a), valueOf(b)));
  return ordered.slice(offset, offset + limit);
}

/** Where one page of a paged list begins and how many records it has, within the options. */
export function pagePart(
  page: number,
  pageSize: number,
  options: ListOptions | undefined,
): { readonly offset: number; readonly first: number } {
  const start = (page - 1) * pageSize;
  if (!options) return { offset: start, first: pageSize };
  return { offset: options.offset + start, first: Math.max(0, Math.min(pageSize, options.limit - start)) };
}

/** How many of `count` records the options leave. */
export const countPart = (count: number, options: ListOptions | undefined): number =>
  options ? Math.max(0, Math.min(count - options.offset, options.limit)) : count;
