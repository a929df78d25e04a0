import 'server-only';
import { articlePreview, type ArticlePreview } from '@/components/news/article-preview';
import { getInitialData, getSitemapEntry, loadQuery } from '@/lib/content/load';
import { readListAddress } from '@/lib/content/list-address';
import { countPart, pagePart } from '@/lib/content/list-options';
import { pathKey } from '@/lib/content/path';
import type { BlockSettings } from '@/lib/contract/block';
import type { articleListBlock } from '@/lib/contract/blocks/site';
import { loadDates } from '@/lib/content/load-dates';
import { loadIsRaceNews } from '@/lib/spoilers/race-news';
import { MISSING, type AddressedContext, type PageFacts } from '../define-widget';
import { findArticleGroup, offeredGroups } from './article-groups';
import { newsFeedAddress } from '@/lib/content/addresses';

export type ArticleList = {
  readonly articles: readonly ArticlePreview[];
  /** URL name of the group in the address; '' for the whole list. */
  readonly group: string;
  readonly groupName: string;
  readonly page: number;
  readonly pageCount: number;
  readonly chips: readonly { readonly name: string; readonly url: string }[];
  /** False on a page whose address names something else, such as an article: the list then stays at its start. */
  readonly ownsAddress: boolean;
};

/**
 * One page of articles.
 * @returns MISSING for a group that doesn't exist and for a page beyond the last.
 */
export async function loadArticleList(
  settings: BlockSettings<typeof articleListBlock>,
  context: AddressedContext,
): Promise<ArticleList | typeof MISSING> {
  const { groups } = await getInitialData();
  const requested = readListAddress(context.path);
  const requestedGroup = requested?.group ? findArticleGroup(requested.group, groups) : undefined;
  const isKnown = requested !== null && (requested.group === '' || requestedGroup !== undefined);
  if (!isKnown && !(await getSitemapEntry(pathKey(context.path))).found) return MISSING;

  const page = isKnown ? requested.page : 1;
  const { first, offset } = pagePart(page, settings.page_size, context.list);
  if (first === 0 && page > 1) return MISSING;
  const byGroup = requestedGroup?.url ?? settings.group;
  const [response, dates, isRaceNews] = await Promise.all([
    loadQuery('articleList', {
      // A list with a limit of 0 is empty, but the call returns at least one.
      first: Math.max(1, first),
      offset,
      byGroup: byGroup || null,
    }),
    loadDates(context.language),
    loadIsRaceNews(),
  ]);
  const pageCount = Math.max(
    1,
    Math.ceil(countPart(response.cognitoArticleCount, context.list) / settings.page_size),
  );
  if (page > pageCount) return MISSING;
  const own = settings.group === '' ? undefined : findArticleGroup(settings.group, groups);
  return {
    articles: response.cognitoArticles
      .slice(0, first)
      .map((article) => articlePreview(article, dates, isRaceNews)),
    group: requestedGroup?.url ?? '',
    groupName: requestedGroup?.name ?? '',
    page,
    pageCount,
    chips: settings.show_groups ? offeredGroups(own, groups).map(({ name, url }) => ({ name, url })) : [],
    ownsAddress: isKnown,
  };
}

/** The title of a group's page and of later pages, so that no two addresses share one; page 1 of all keeps the page's own. */
export function articleListFacts(
  { group, groupName, page, ownsAddress }: ArticleList,
  context: AddressedContext,
): PageFacts {
  if (!ownsAddress) return {};
  const subject = groupName || context.page.name;
  // /news/page/1 and /news/{group}/1 show what the address without the number shows.
  const isDuplicate = page === 1 && context.path.url_parameter_2 !== '';
  const title = page > 1 ? `${subject} – ${context.t('pagination.page', { page })}` : subject;
  const all = { title: context.t('feed.news'), href: newsFeedAddress() };
  const feeds = group === '' ? [all] : [{ title: groupName, href: newsFeedAddress(group) }, all];
  return { feeds, ...(group !== '' || page > 1 ? { title } : {}), ...(isDuplicate ? { index: false } : {}) };
}
