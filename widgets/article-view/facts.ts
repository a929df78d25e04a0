import type { PageFacts } from '../define-widget';
import type { ArticlePage } from './load';

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
