import type { SitemapEntry } from '../../../lib/contract/entities/site.ts';
import { DETAIL_PAGE_PRIORITY } from '../../../lib/contract/limits.ts';

/** Roughly the length of a description that search engines show. */
const DESCRIPTION_LENGTH = 160;

/** A text as one line, truncated to the length that search engines show. */
export function shortened(text: string | null | undefined): string {
  const line = (text ?? '').replace(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  const cut = line.slice(0, DESCRIPTION_LENGTH - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}

export type Dated = { readonly updatedAt: string };

/** One URL of the sitemap; a detail page unless a priority is given. */
export const entry = (
  url: string,
  model: string,
  { updatedAt }: Dated,
  title: string,
  description: string,
  priority: number = DETAIL_PAGE_PRIORITY,
): SitemapEntry => ({
  url,
  lastmod: updatedAt,
  model,
  priority,
  seo_title: title,
  seo_meta_description: description,
});
