import type { ArticlePreview } from './article-preview';

/** An article's group and date, on one line. */
export function ArticleMeta({ article }: { readonly article: Pick<ArticlePreview, 'group' | 'published'> }) {
  const { group, published } = article;
  if (group === '' && !published) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-xs text-muted">
      {group === '' ? null : <span className="slash eyebrow text-xs">{group}</span>}
      {published ? <time dateTime={published.instant}>{published.date}</time> : null}
    </p>
  );
}
