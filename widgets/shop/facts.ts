import type { PageFacts, WidgetContext } from '../define-widget';
import type { Shop } from './load';

/** The title of a group's page and of later pages, so that no two addresses share one. */
export function shopFacts(
  { group, groupName, page, ownsAddress, products }: Shop,
  { page: own, path, t }: WidgetContext,
): PageFacts {
  if (!ownsAddress) return {};
  const subject = groupName || own.name;
  const title = page > 1 ? `${subject} – ${t('pagination.page', { page })}` : subject;
  // /shop/page/1 and /shop/{group}/1 show what the address without the number shows.
  const repeats = page === 1 && path.url_parameter_2 !== '';
  const image = products[0]?.image ?? null;
  return {
    ...(group !== '' || page > 1 ? { title } : {}),
    ...(repeats ? { index: false } : {}),
    ...(image ? { image } : {}),
  };
}
