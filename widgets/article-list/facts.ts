import { newsFeedAddress } from '@/lib/content/addresses';
import type { PageFacts, WidgetContext } from '../define-widget';
import type { ArticleList } from './load';

/** The title of a group's page and of later pages, so that no two addresses share one; page 1 of all keeps the page's own. */
export function articleListFacts(
  { group, groupName, page, ownsAddress }: ArticleList,
  context: WidgetContext,
): PageFacts {
  if (!ownsAddress) return {};
  const subject = groupName || context.page.name;
  // /news/page/1 and /news/{group}/1 show what the address without the number shows.
  const repeats = page === 1 && context.path.url_parameter_2 !== '';
  const title = page > 1 ? `${subject} – ${context.t('pagination.page', { page })}` : subject;
  const all = { title: context.t('feed.news'), href: newsFeedAddress() };
  const feeds = group === '' ? [all] : [{ title: groupName, href: newsFeedAddress(group) }, all];
  return { feeds, ...(group !== '' || page > 1 ? { title } : {}), ...(repeats ? { index: false } : {}) };
}
