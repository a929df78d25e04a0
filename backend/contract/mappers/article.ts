import type { ListedArticle } from '../data/articles.ts';

/** An article without its picture, its group and its text. */
export const articleTexts = (doc: ListedArticle) => ({
  id: doc.id,
  name: doc.name,
  url: doc.url,
  blurb: doc.blurb ?? '',
  author: doc.author ?? '',
  display_start_time: doc.display_start_time,
  created_at: doc.createdAt,
  updated_at: doc.updatedAt,
});
