/** Page number and size of a list call. */
export type PageRequest = { readonly page: number; readonly page_size: number };

type Found<T> = { readonly docs: readonly T[]; readonly totalDocs: number };

/** One page of records with the totals (spec point 7: num_items, num_pages). */
export async function listAnswer<T, E>(
  { docs, totalDocs }: Found<T>,
  { page_size }: Pick<PageRequest, 'page_size'>,
  toEntity: (doc: T) => Promise<E> | E,
): Promise<{ data: E[]; num_items: number; num_pages: number }> {
  return {
    data: await Promise.all(docs.map(toEntity)),
    num_items: totalDocs,
    num_pages: Math.ceil(totalDocs / page_size),
  };
}

/** Arguments for Payload's find of one page. */
export const findPage = ({ page, page_size }: PageRequest) => ({ page, limit: page_size, depth: 0 as const });
