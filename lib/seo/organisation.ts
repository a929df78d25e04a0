import type { Organization, WebPage, WebSite, WithContext } from 'schema-dts';
import type { DomainSettings } from '@/lib/contract/entities/site';
import { cutHeadline } from './headline';

const SOCIALS = [
  'facebook',
  'twitter',
  'instagram',
  'linkedin',
  'youtube',
  'pinterest',
  'github',
  'xing',
] as const;

/** The organisation's profiles on other sites. */
function socialUrls(domain: DomainSettings): string[] {
  return SOCIALS.map((name) => domain[name]).filter((url) => url.startsWith('http'));
}

const organisationId = (siteUrl: string) => `${siteUrl}/#organization`;
const websiteId = (siteUrl: string) => `${siteUrl}/#website`;

/** The organisation behind the site (spec point 1). `siteUrl` has no trailing slash. */
export function organisationJsonLd(domain: DomainSettings, siteUrl: string): WithContext<Organization> {
  const logo = domain.organisation_logo?.url;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': organisationId(siteUrl),
    name: domain.organisation_name || domain.name,
    url: siteUrl,
    ...(logo ? { logo: new URL(logo, siteUrl).href } : {}),
    ...(domain.organisation_email ? { email: domain.organisation_email } : {}),
    ...(domain.organisation_phone ? { telephone: domain.organisation_phone } : {}),
    ...(domain.organisation_address ? { address: domain.organisation_address } : {}),
    ...(domain.organisation_abn ? { taxID: domain.organisation_abn } : {}),
    sameAs: socialUrls(domain),
  };
}

/** The site with its search (spec point 1). */
export function websiteJsonLd(
  domain: DomainSettings,
  siteUrl: string,
  language: string,
): WithContext<WebSite> {
  const search = {
    '@type': 'SearchAction' as const,
    target: { '@type': 'EntryPoint' as const, urlTemplate: `${siteUrl}/search/{search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': websiteId(siteUrl),
    name: domain.name,
    url: siteUrl,
    inLanguage: language,
    publisher: { '@id': organisationId(siteUrl) },
    potentialAction: search,
  };
}

/** The current page (spec point 1); its headline is truncated at 110 characters. */
export function webPageJsonLd(
  page: { title: string; description: string; url: string; modified: string | null; image: string | null },
  siteUrl: string,
  language: string,
): WithContext<WebPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    '@id': page.url,
    url: page.url,
    name: page.title,
    headline: cutHeadline(page.title),
    inLanguage: language,
    isPartOf: { '@id': websiteId(siteUrl) },
    ...(page.description ? { description: page.description } : {}),
    ...(page.modified ? { dateModified: page.modified } : {}),
    ...(page.image ? { primaryImageOfPage: { '@type': 'ImageObject' as const, url: page.image } } : {}),
  };
}
