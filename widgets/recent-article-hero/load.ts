import 'server-only';
import { articlePreview, type ArticlePreview } from '@/components/news/article-preview';
import { loadQuery } from '@/lib/content/load';
import type { BlockSettings } from '@/lib/contract/block';
import type { recentArticleHeroBlock } from '@/lib/contract/blocks/site';
import { loadDates } from '@/lib/content/load-dates';
import { loadIsRaceNews } from '@/lib/spoilers/race-news';
import type { WidgetContext } from '../define-widget';

/** The latest articles, of one group or of all. */
export async function loadRecentArticles(
  settings: BlockSettings<typeof recentArticleHeroBlock>,
  context: WidgetContext,
): Promise<readonly ArticlePreview[]> {
  const [response, dates, isRaceNews] = await Promise.all([
    loadQuery('recentArticles', { first: settings.count, byGroup: settings.group || null }),
    loadDates(context.language),
    loadIsRaceNews(),
  ]);
  return response.cognitoArticles.map((article) => articlePreview(article, dates, isRaceNews));
}
