import { articleAddress } from '@/lib/content/addresses';
import type { ArticleSummary } from '@/lib/contract/entities/news';
import type { Image } from '@/lib/contract/entities/image';
import type { DateFormatter } from '@/lib/dates/server';
import { articleSpoiler, type Spoiler } from '@/lib/spoilers/spoiler';

/** An article as shown on cards. `date` is formatted, `instant` for machines; null for an article without a date. */
export type ArticlePreview = {
  readonly id: number;
  readonly title: string;
  readonly href: string;
  readonly blurb: string;
  readonly group: string;
  readonly published: { readonly instant: string; readonly date: string } | null;
  readonly image: Image | null;
  /** Null if it can't reveal a result. */
  readonly spoiler: Spoiler | null;
};

/** An article's publication time: its display time, otherwise when it was created. */
export const publishedAt = (article: Pick<ArticleSummary, 'display_start_time' | 'created_at'>) =>
  article.display_start_time ?? article.created_at;

/**
 * The parts of an article that a card shows.
 * @param isRaceNews whether an article published at an instant may reveal a result
 */
export function articlePreview(
  article: ArticleSummary,
  dates: Pick<DateFormatter, 'day'>,
  isRaceNews: (instant: string | null) => boolean,
): ArticlePreview {
  const instant = publishedAt(article);
  return {
    id: article.id,
    title: article.name,
    href: articleAddress(article.url),
    blurb: article.blurb,
    group: article.group?.name ?? '',
    published: instant === null ? null : { instant, date: dates.day(instant) },
    image: article.image,
    spoiler: isRaceNews(instant) ? articleSpoiler(article.id, instant) : null,
  };
}
