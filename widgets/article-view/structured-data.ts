import type { ImageObject, NewsArticle, WithContext } from 'schema-dts';
import { articleAddress, newsGroupAddress, NEWS_PREFIX } from '@/lib/content/addresses';
import type { Image } from '@/lib/contract/entities/image';
import type { Article } from '@/lib/contract/entities/news';
import type { DomainSettings } from '@/lib/contract/entities/site';
import { openGraphImage } from '@/lib/images/open-graph-image';
import type { Crumb } from '@/lib/seo/breadcrumb';
import { cutHeadline } from '@/lib/seo/headline';
import type { ArticlePage } from './load';

type Site = {
  readonly domain: Pick<DomainSettings, 'name' | 'organisation_name'>;
  /** Without a trailing slash. */
  readonly siteUrl: string;
  readonly language: string;
};

/** The article for search engines; its headline is cut at 110 characters (spec point 1). */
export function newsArticleJsonLd(
  { article, published }: Pick<ArticlePage, 'article' | 'published'>,
  site: Site,
): WithContext<NewsArticle> {
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
    ...(image && article.image ? { image: [imageJsonLd(image.url, article.image)] } : {}),
  };
}

/** A picture by its address alone, or with the office's details about it. */
function imageJsonLd(url: string, { caption, credit }: Image): string | ImageObject {
  if (caption === '' && credit === '') return url;
  return {
    '@type': 'ImageObject',
    url,
    ...(caption === '' ? {} : { caption }),
    ...(credit === '' ? {} : { creditText: credit }),
  };
}

/** The article's breadcrumb: news, its group, itself. */
export function articleBreadcrumb(
  article: Pick<Article, 'name' | 'url' | 'group'>,
  newsName: string,
): Crumb[] {
  const { name, url, group } = article;
  return [
    { name: newsName, address: `/${NEWS_PREFIX}` },
    ...(group ? [{ name: group.name, address: newsGroupAddress(group.url) }] : []),
    { name, address: articleAddress(url) },
  ];
}
