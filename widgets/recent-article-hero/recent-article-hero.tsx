import { ArticleLead } from '@/components/news/article-lead';
import { ArticleRow } from '@/components/news/article-row';
import type { ArticlePreview } from '@/components/news/article-preview';
import { SectionHeader } from '@/components/ui/section-header';
import { ViewAllLink } from '@/components/ui/view-all-link';
import { NEWS_PREFIX, newsGroupAddress } from '@/lib/content/addresses';
import { recentArticleHeroBlock } from '@/lib/contract/blocks/site';
import { defineWidget, type WidgetViewProps } from '../define-widget';
import { loadRecentArticles } from './load';

/** How many are beside the large one; a link leads to the rest. */
const PHONE_ROWS = 2;

/** The latest article in large, with earlier ones beside it. Nothing without articles. */
export function RecentArticleHeroView({
  settings,
  data,
  context,
}: WidgetViewProps<typeof recentArticleHeroBlock, readonly ArticlePreview[]>) {
  const [lead, ...others] = data;
  if (!lead) return null;
  const { t, isFirst } = context;
  return (
    <div>
      <SectionHeader
        heading={settings.heading || t('news.latest')}
        isContent={settings.heading !== ''}
        level={isFirst ? 1 : 2}
        aside={
          <ViewAllLink href={settings.group ? newsGroupAddress(settings.group) : `/${NEWS_PREFIX}`}>
            {t('news.all')}
          </ViewAllLink>
        }
      />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1.62fr)_minmax(0,1fr)]">
        <ArticleLead article={lead} level={isFirst ? 2 : 3} priority={isFirst} />
        {others.length === 0 ? null : (
          <ul className="grid auto-rows-fr grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-1">
            {others.map((article, index) => (
              <li key={article.id} className={index < PHONE_ROWS ? undefined : 'max-sm:hidden'}>
                <ArticleRow article={article} level={isFirst ? 2 : 3} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

export const recentArticleHeroWidget = defineWidget({
  block: recentArticleHeroBlock,
  load: loadRecentArticles,
  View: RecentArticleHeroView,
});
