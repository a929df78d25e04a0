import { ArticleCard } from '@/components/news/article-card';
import type { ArticlePreview } from '@/components/news/article-preview';
import { SectionHeader } from '@/components/ui/section-header';

const CARD_SIZES = '(min-width: 80rem) 26rem, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw';

/** Others of the same group; nothing without any. */
export function RelatedArticles({
  heading,
  articles,
}: {
  heading: string;
  articles: readonly ArticlePreview[];
}) {
  if (articles.length === 0) return null;
  return (
    <section className="mt-16 border-t border-line pt-10" aria-labelledby="related-articles">
      <SectionHeader heading={heading} id="related-articles" />
      <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} level={3} sizes={CARD_SIZES} />
          </li>
        ))}
      </ul>
    </section>
  );
}
