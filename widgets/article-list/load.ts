import 'server-only';
import { articlePreview, type ArticlePreview } from '@/components/news/article-preview';
import { getInitialData } from '@/lib/content/initial-data';
import { readListAddress } from '@/lib/content/list-address';
import { countPart, pagePart } from '@/lib/content/list-options';
import { loadQuery } from '@/lib/content/load';
import { pathKey } from '@/lib/content/path';
import { findSitemapEntry } from '@/lib/content/sitemap';
import type { BlockSettings } from '@/lib/contract/block';
import type { articleListBlock } from '@/lib/contract/blocks/site';
import { getDates } from '@/lib/dates/server';
import { MISSING, type WidgetContext } from '../define-widget';
import { findArticleGroup, offeredGroups } from './article-groups';

export type ArticleList = {
  readonly articles: readonly ArticlePreview[];
  /** Url name of the group that the address asks for; '' for the whole list. */
  readonly group: string;
  readonly groupName: string;
  readonly page: number;
  readonly pageCount: number;
  readonly chips: readonly { readonly name: string; readonly url: string }[];
  /** False on a page whose address names something else, an article for instance: the list then stays at its start. */
  readonly ownsAddress: boolean;
};

/**
 * One page of articles.
 * @returns MISSING for a group that does not exist and for a page beyond the last.
 */
export async function loadArticleList(
  settings: BlockSettings<typeof articleListBlock>,
  context: WidgetContext,
): Promise<ArticleList | typeof MISSING> {
  const { groups, sitemap } = await getInitialData();
  const asked = readListAddress(context.path);
  const askedGroup = asked?.group ? findArticleGroup(asked.group, groups) : undefined;
  const isKnown = asked !== null && (asked.group === '' || askedGroup !== undefined);
  if (!isKnown && !findSitemapEntry(pathKey(context.path), sitemap).found) return MISSING;

  const page = isKnown ? asked.page : 1;
  const { first, offset } = pagePart(page, settings.page_size, context.list);
  if (first === 0 && page > 1) return MISSING;
  const byGroup = askedGroup?.url ?? settings.group;
  const [answer, dates] = await Promise.all([
    loadQuery('articleList', {
      // Nothing is left of a list with the limit 0, but the call gives at least one.
      first: Math.max(1, first),
      offset,
      byGroup: byGroup || null,
    }),
    getDates(context.language),
  ]);
  const pageCount = Math.max(
    1,
    Math.ceil(countPart(answer.cognitoArticleCount, context.list) / settings.page_size),
  );
  if (page > pageCount) return MISSING;
  const own = settings.group === '' ? undefined : findArticleGroup(settings.group, groups);
  return {
    articles: answer.cognitoArticles.slice(0, first).map((article) => articlePreview(article, dates)),
    group: askedGroup?.url ?? '',
    groupName: askedGroup?.name ?? '',
    page,
    pageCount,
    chips: settings.show_groups ? offeredGroups(own, groups).map(({ name, url }) => ({ name, url })) : [],
    ownsAddress: isKnown,
  };
}
