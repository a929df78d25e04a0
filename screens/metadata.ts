import 'server-only';
import type { Metadata, Viewport } from 'next';
import { env } from '@/lib/config/env';
import { getInitialData } from '@/lib/content/load';
import type { DomainSettings } from '@/lib/contract/entities/site';
import type { Language } from '@/lib/contract/languages';
import { APPLE_ICON } from '@/lib/pwa/icons';
import { pageTitle } from '@/lib/seo/title';
import type { ShareCard } from '@/lib/share-picture/card';
import { shownPicture } from './shown-picture';

/** The tags by which other services verify who owns the site. */
export const verification = (domain: DomainSettings): Metadata['verification'] => ({
  ...(domain.google_site_verification ? { google: domain.google_site_verification } : {}),
  other: {
    ...(domain.bing_site_verification ? { 'msvalidate.01': domain.bing_site_verification } : {}),
    ...(domain.pinterest_site_verification ? { 'p:domain_verify': domain.pinterest_site_verification } : {}),
    ...(domain.facebook_domain_verification
      ? { 'facebook-domain-verification': domain.facebook_domain_verification }
      : {}),
  },
});

/** The icons that an editor chose. */
export const siteIcons = ({ favicon, favicon_dark }: DomainSettings): Metadata['icons'] => ({
  icon: [
    ...(favicon ? [{ url: favicon.url, media: '(prefers-color-scheme: light)' }] : []),
    ...(favicon_dark ? [{ url: favicon_dark.url, media: '(prefers-color-scheme: dark)' }] : []),
  ],
  ...(favicon ? { apple: APPLE_ICON } : {}),
});

/**
 * The head of a screen without content: a title, and nothing for search engines.
 * @param domain has the icon, which a browser would otherwise request by itself; undefined without content
 */
export const plainMetadata = (title: string, domain?: DomainSettings): Metadata => ({
  title,
  robots: { index: false },
  ...(domain ? { icons: siteIcons(domain) } : {}),
});

/** X reads the Open Graph picture; an empty list keeps Next from repeating it on every page. */
export const twitterCard = (hasImage: boolean): Metadata['twitter'] => ({
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
 * The head of a screen that search engines list, but that is not a CMS page.
 * @param address path with its leading slash, which is also the canonical one
 * @param card the share card; by default the site's own picture
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

/** Theme colours for the browser's interface, from the domain settings. */
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
