import 'server-only';
import { articlePreview, publishedAt, type ArticlePreview } from '@/components/news/article-preview';
import { loadQuery } from '@/lib/content/load';
import type { BlockSettings } from '@/lib/contract/block';
import type { articleViewBlock } from '@/lib/contract/blocks/site';
import type { Article } from '@/lib/contract/entities/news';
import { getDates } from '@/lib/dates/server';
import { MISSING, type AddressedContext, type PageFacts } from '../define-widget';

const RELATED_COUNT = 3;

export type ArticlePage = {
  readonly article: Article;
  readonly published: ArticlePreview['published'];
  readonly related: readonly ArticlePreview[];
};

/** The article that the address names, with others of its group. */
export async function loadArticle(
  settings: BlockSettings<typeof articleViewBlock>,
  context: AddressedContext,
): Promise<ArticlePage | typeof MISSING> {
  const { item_url: url, url_parameter_2: rest } = context.path;
  if (url === '' || rest !== '') return MISSING;
  const { cognitoArticle: article } = await loadQuery('articleByUrl', { url });
  if (!article) return MISSING;
  const [others, dates] = await Promise.all([
    settings.show_related
      ? // One more than are shown, since the article itself may be among the latest.
        loadQuery('recentArticles', { first: RELATED_COUNT + 1, byGroup: article.group?.url ?? null })
      : { cognitoArticles: [] },
    getDates(context.language),
  ]);
  const instant = publishedAt(article);
  return {
    article,
    published: instant === null ? null : { instant, date: dates.day(instant) },
    related: others.cognitoArticles
      .filter((other) => other.id !== article.id)
      .slice(0, RELATED_COUNT)
      .map((other) => articlePreview(other, dates)),
  };
}

/** What link previews and search engines are told of an article. */
export function articleFacts({ article, published }: ArticlePage): PageFacts {
  return {
    title: article.name,
    description: article.blurb,
    image: article.image,
    type: 'article',
    publishedTime: published?.instant ?? null,
    modifiedTime: article.updated_at,
  };
}
