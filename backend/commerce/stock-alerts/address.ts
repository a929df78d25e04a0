import { API_BASE_PATH } from '../../../lib/contract/paths.ts';
import { config } from '../../kernel/config.ts';

/** Path below the base of the page where the owner of an address confirms and ends alerts. */
export const ALERTS_PATH = '/sell/product/alerts';

/** The page's URL. @param sku the one to confirm; omitted in an email that says it is available again */
export function alertsAddress(key: string, sku?: number): string {
  const query = new URLSearchParams({ key, ...(sku === undefined ? {} : { sku: String(sku) }) });
  return `${config().siteUrl}${API_BASE_PATH}${ALERTS_PATH}?${query.toString()}`;
}
