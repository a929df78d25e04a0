import { NO_GROUP } from '@/lib/content/list-address';

export { NO_GROUP };

/** Pages shown on each side of the current one. */
const NEIGHBOURS = 2;

/**
 * The address of a page of a list (spec point 2): /{prefix}, /{prefix}/{group}, /{prefix}/{group}/{n}.
 * @param group a group's URL name, or 'page' for the whole list
 */
export function pageAddress(prefix: string, group: string, page: number): string {
  const base = `/${prefix}`;
  if (page > 1) return `${base}/${encodeURIComponent(group)}/${page}`;
  return group === NO_GROUP ? base : `${base}/${encodeURIComponent(group)}`;
}

/**
 * The page numbers to show: the first, the last, and those around the current one; null marks a gap. A gap of one page is filled by that
 * page.
 */
export function pageNumbers(current: number, total: number): (number | null)[] {
  const shown = new Set([1, total]);
  for (let page = current - NEIGHBOURS; page <= current + NEIGHBOURS; page += 1) {
    if (page >= 1 && page <= total) shown.add(page);
  }
  const pages = [...shown].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const gap = page - (pages[index - 1] ?? page - 1);
    if (gap === 1) return [page];
    return gap === 2 ? [page - 1, page] : [null, page];
  });
}
