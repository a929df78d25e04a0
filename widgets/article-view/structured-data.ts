import type { BreadcrumbList, NewsArticle, WithContext } from 'schema-dts';
import { articleAddress, newsGroupAddress, NEWS_PREFIX } from '@/lib/content/addresses';
import type { DomainSettings } from '@/lib/contract/entities/site';
import { openGraphImage } from '@/lib/images/open-graph-image';
import { cutHeadline } from '@/lib/seo/headline';
import type { ArticlePage } from './load';

type Site = {
  readonly domain: Pick<DomainSettings, 'name' | 'organisation_name'>;
  /** Without a slash at its end. */
  readonly siteUrl: string;
  readonly language: string;
};

/** The article for search engines; its headline is cut at 110 characters (spec point 1). */
export function newsArticleJsonLd({ article, published }: ArticlePage, site: Site): WithContext<NewsArticle> {
  const { domain, siteUrl, language } = site;
  const url = siteUrl + articleAddress(article.url);
  const image = openGraphImage(article.image, siteUrl);
  const organisation = {
    '@type': 'Organization' as const,
    '@id': `${siteUrl}/#organization`,
    name: domain.organisation_name || domain.name,
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    headline: cutHeadline(article.name),
    inLanguage: language,
    author: article.author ? { '@type': 'Person', name: article.author } : organisation,
    publisher: organisation,
    ...(article.blurb ? { description: article.blurb } : {}),
    ...(article.group ? { articleSection: article.group.name } : {}),
    ...(published ? { datePublished: published.instant } : {}),
    ...(article.updated_at ? { dateModified: article.updated_at } : {}),
    ...(image ? { image: [image.url] } : {}),
  };
}

/** Where the article stands: news, its group, itself. */
export function articleBreadcrumbJsonLd(
  { article }: Pick<ArticlePage, 'article'>,
  newsName: string,
  siteUrl: string,
): WithContext<BreadcrumbList> {
  const trail = [
    { name: newsName, address: `/${NEWS_PREFIX}` },
    ...(article.group ? [{ name: article.group.name, address: newsGroupAddress(article.group.url) }] : []),
    { name: article.name, address: articleAddress(article.url) },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + address,
    })),
  };
}
