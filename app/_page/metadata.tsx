import 'server-only';
import type { Metadata, Viewport } from 'next';
import type { DomainSettings } from '@/lib/contract/entities/site';
import { getInitialData } from '@/lib/content/load';
import { pathKey } from '@/lib/content/path';
import { env } from '@/lib/config/env';
import type { Language } from '@/lib/contract/languages';
import { openGraphImage } from '@/lib/images/open-graph-image';
import { JsonLd } from '@/lib/seo/json-ld';
import { APPLE_ICON } from '@/lib/pwa/icons';
import { organisationJsonLd, webPageJsonLd, websiteJsonLd } from '@/lib/seo/organisation';
import { pageTitle } from '@/lib/seo/title';
import type { PageFacts } from '@/widgets/define-widget';
import type { ShareCard } from '@/lib/share-picture/card';
import type { LoadedPage } from './load-page';
import { shownPicture } from './shown-picture';

/** A page's metadata: the sitemap entry of its path first, then its widgets, then the domain settings (spec point 1). */
function describe({ path, site, entry, facts, page }: LoadedPage) {
  const { siteUrl } = env();
  const key = pathKey(path);
  const own = entry.seo_title || facts.title || (key === '' ? '' : page.name);
  return {
    title: pageTitle(own, site.domain),
    headline: own || site.domain.name,
    description: entry.seo_meta_description || facts.description || site.domain.seo_meta_description,
    url: key === '' ? `${siteUrl}/` : `${siteUrl}/${key.split('/').map(encodeURIComponent).join('/')}`,
    modified: facts.modifiedTime ?? entry.lastmod,
    image: openGraphImage(facts.image ?? site.domain.seo_image, siteUrl),
    key,
    index: (facts.index ?? true) && !('requires_login' in page && page.requires_login),
  };
}

const verification = (domain: DomainSettings): Metadata['verification'] => ({
  ...(domain.google_site_verification ? { google: domain.google_site_verification } : {}),
  other: {
    ...(domain.bing_site_verification ? { 'msvalidate.01': domain.bing_site_verification } : {}),
    ...(domain.pinterest_site_verification ? { 'p:domain_verify': domain.pinterest_site_verification } : {}),
    ...(domain.facebook_domain_verification
      ? { 'facebook-domain-verification': domain.facebook_domain_verification }
      : {}),
  },
});

/** The page's feeds, for readers that look for them. */
const feedAlternates = (feeds: PageFacts['feeds'] = []): Metadata['alternates'] =>
  feeds.length === 0
    ? {}
    : {
        types: {
          'application/rss+xml': feeds.map(({ title, href }) => ({ title, url: env().siteUrl + href })),
        },
      };

const siteIcons = ({ favicon, favicon_dark }: DomainSettings): Metadata['icons'] => ({
  icon: [
    ...(favicon ? [{ url: favicon.url, media: '(prefers-color-scheme: light)' }] : []),
    ...(favicon_dark ? [{ url: favicon_dark.url, media: '(prefers-color-scheme: dark)' }] : []),
  ],
  ...(favicon ? { apple: APPLE_ICON } : {}),
});

/**
 * The head of a screen that is not content: a title, and nothing for search engines.
 * @param domain has the icon, which a browser would otherwise request by itself; undefined without content
 */
export const plainMetadata = (title: string, domain?: DomainSettings): Metadata => ({
  title,
  robots: { index: false },
  ...(domain ? { icons: siteIcons(domain) } : {}),
});

/** X reads the picture of Open Graph; an empty list keeps Next from saying it twice on every page. */
const twitterCard = (hasImage: boolean): Metadata['twitter'] => ({
  card: hasImage ? 'summary_large_image' : 'summary',
  images: [],
});

type ScreenText = {
  readonly title: string;
  readonly description: string;
  readonly address: string;
  readonly card?: ShareCard | null;
};

/**
 * The head of a screen that search engines list, without a CMS page.
 * @param address path with its leading slash, also the canonical one
 * @param card what is drawn for chats and social networks; by default the site's own picture
 */
export function screenMetadata(
  { title, description, address, card }: ScreenText,
  domain: DomainSettings,
  language: Language,
): Metadata {
  const { siteUrl } = env();
  const image = shownPicture({ key: address.slice(1), card, image: null, alt: description }, domain, siteUrl);
  const url = siteUrl + address;
  const whole = pageTitle(title, domain);
  return {
    title: whole,
    description,
    alternates: { canonical: url },
    icons: siteIcons(domain),
    openGraph: {
      title: whole,
      description,
      url,
      siteName: domain.name,
      locale: language.replace('-', '_'),
      type: 'website',
      ...(image ? { images: [image] } : {}),
    },
    twitter: twitterCard(image !== null),
    verification: verification(domain),
  };
}

/** The head of a page. */
export function pageMetadata(loaded: LoadedPage): Metadata {
  const { title, description, url, key, index } = describe(loaded);
  const { domain } = loaded.site;
  const { facts } = loaded;
  const article = facts.type === 'article';
  const { share: card, image: own } = facts;
  const image = shownPicture(
    { key, card, image: own, alt: facts.description || description || title },
    domain,
    env().siteUrl,
  );
  return {
    title,
    ...(description ? { description } : {}),
    alternates: { canonical: url, ...feedAlternates(facts.feeds) },
    ...(index ? {} : { robots: { index: false, follow: true } }),
    icons: siteIcons(domain),
    openGraph: {
      title,
      ...(description ? { description } : {}),
      url,
      siteName: domain.name,
      locale: loaded.language.replace('-', '_'),
      ...(article ? { type: 'article' as const } : { type: 'website' as const }),
      ...(article && facts.publishedTime ? { publishedTime: facts.publishedTime } : {}),
      ...(article && facts.modifiedTime ? { modifiedTime: facts.modifiedTime } : {}),
      ...(image ? { images: [image] } : {}),
    },
    twitter: twitterCard(image !== null),
    verification: verification(domain),
  };
}

/** Theme colours of the browser's own frame, from the domain settings. */
export async function siteViewport(): Promise<Viewport> {
  const { domain } = await getInitialData();
  return {
    themeColor: [
      ...(domain.theme_colour
        ? [{ media: '(prefers-color-scheme: light)', color: domain.theme_colour }]
        : []),
      ...(domain.dark_theme_colour
        ? [{ media: '(prefers-color-scheme: dark)', color: domain.dark_theme_colour }]
        : []),
    ],
  };
}

/** JSON-LD of the organisation, the website and the page (spec point 1). */
export function pageStructuredData(loaded: LoadedPage) {
  const { headline, description, url, modified, image } = describe(loaded);
  const { domain } = loaded.site;
  const { siteUrl } = env();
  const page = { title: headline, description, url, modified: modified ?? null, image: image?.url ?? null };
  return (
    <>
      <JsonLd data={organisationJsonLd(domain, siteUrl)} />
      <JsonLd data={websiteJsonLd(domain, siteUrl, loaded.language)} />
      <JsonLd data={webPageJsonLd(page, siteUrl, loaded.language)} />
    </>
  );
}
