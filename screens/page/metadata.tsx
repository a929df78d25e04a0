import 'server-only';
import type { Metadata } from 'next';
import { pathKey } from '@/lib/content/path';
import { env } from '@/lib/config/env';
import { openGraphImage } from '@/lib/images/open-graph-image';
import { JsonLd } from '@/lib/seo/json-ld';
import { organisationJsonLd, webPageJsonLd, websiteJsonLd } from '@/lib/seo/organisation';
import { pageTitle } from '@/lib/seo/title';
import type { PageFacts } from '@/widgets/define-widget';
import type { LoadedPage } from './content';
import { siteIcons, twitterCard, verification } from '../metadata';
import { shownPicture } from '../shown-picture';

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

/** The page's feeds, for feed readers that discover them. */
const feedAlternates = (feeds: PageFacts['feeds'] = []): Metadata['alternates'] =>
  feeds.length === 0
    ? {}
    : {
        types: {
          'application/rss+xml': feeds.map(({ title, href }) => ({ title, url: env().siteUrl + href })),
        },
      };

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
