import { NO_GROUP } from '@/lib/contract/paths';
import type { PagePath } from './path';

export { NO_GROUP };

/** The part of a list that an address asks for. `group` is a group's url name, '' for all. */
export type ListAddress = { readonly group: string; readonly page: number };

/** No list has page numbers with more digits; longer numbers are made up. */
const PAGE_NUMBER = /^[1-9]\d{0,4}$/;

/**
 * Parses /{prefix}, /{prefix}/{group} and /{prefix}/{group}/{n} (spec point 2); the group 'page' is the whole list.
 * @returns null for an address that no list has: a page that isn't a number, page 0, more segments.
 */
export function readListAddress(path: PagePath): ListAddress | null {
  const { item_url: group, url_parameter_2: page, url_parameter_3: rest } = path;
  if (rest !== '' || (page !== '' && !PAGE_NUMBER.test(page))) return null;
  return { group: group === NO_GROUP ? '' : group, page: page === '' ? 1 : Number(page) };
}
