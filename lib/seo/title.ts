import type { DomainSettings } from '@/lib/contract/entities/site';

/** The text between <title> tags: the entry's own title inside the domain's prefix and suffix (spec point 1). */
export function pageTitle(
  title: string,
  domain: Pick<DomainSettings, 'name' | 'seo_title' | 'seo_title_prefix' | 'seo_title_suffix'>,
): string {
  const own = title.trim() || domain.seo_title.trim() || domain.name;
  return `${domain.seo_title_prefix}${own}${domain.seo_title_suffix}`.trim();
}
