import 'server-only';
import { env } from '@/lib/config/env';
import { articleAddress, newsFeedAddress, newsGroupAddress, NEWS_PREFIX } from '@/lib/content/addresses';
import { groupsOfModel } from '@/lib/content/groups';
import { getInitialData, loadQuery } from '@/lib/content/load';
import { INITIAL_LANGUAGE } from '@/lib/contract/languages';
import { openGraphImage } from '@/lib/images/open-graph-image';
import { rssFeed } from './rss';

/** Articles in a news feed: enough for a reader that checks once a week. */
const FEED_ARTICLES = 30;

/**
 * The latest news as RSS.
 * @param groupUrl a group's url name, '' for all
 * @returns null for a group that does not exist
 */
export async function newsFeed(groupUrl: string): Promise<string | null> {
  const { groups, domain } = await getInitialData();
  const group = groupsOfModel('Article', groups).find(({ url }) => url === groupUrl);
  if (groupUrl !== '' && !group) return null;
  const { siteUrl } = env();
  const { host } = new URL(siteUrl);
  const { cognitoArticles } = await loadQuery('recentArticles', {
    first: FEED_ARTICLES,
    byGroup: group?.url ?? null,
  });
  const name = domain.organisation_name || domain.name;
  return rssFeed({
    title: group ? `${name}: ${group.name}` : name,
    link: siteUrl + (group ? newsGroupAddress(groupUrl) : `/${NEWS_PREFIX}`),
    self: siteUrl + newsFeedAddress(groupUrl),
    description: domain.seo_meta_description,
    language: INITIAL_LANGUAGE,
    items: cognitoArticles.map((article) => ({
      guid: `article-${article.id}@${host}`,
      title: article.name,
      link: siteUrl + articleAddress(article.url),
      description: article.blurb,
      published: article.display_start_time ?? article.created_at,
      categories: article.group ? [article.group.name] : [],
      image: openGraphImage(article.image, siteUrl)?.url,
    })),
  });
}
