import { STANDINGS_PAGE } from '@/lib/contract/paths';
import type { PagePath } from './path';

export const STANDINGS_ADDRESS = `/${STANDINGS_PAGE}`;

/** A championship's table, now or after a round. */
export const standingsAddress = (championship: string, round = ''): string =>
  [STANDINGS_ADDRESS, championship, round]
    .filter((part) => part !== '')
    .map((part, index) => (index === 0 ? part : encodeURIComponent(part)))
    .join('/');

/** What an address of the standings names; null if it is none, or longer than any. */
export function standingsScreenOf(path: PagePath): { championship: string; round: string } | null {
  if (path.page_url !== STANDINGS_PAGE || path.url_parameter_3 !== '') return null;
  return { championship: path.item_url, round: path.url_parameter_2 };
}
