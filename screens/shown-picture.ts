import 'server-only';
import type { Image } from '@/lib/contract/entities/image';
import { HOME_URL } from '@/lib/content/path';
import type { DomainSettings } from '@/lib/contract/entities/site';
import { openGraphImage, type OpenGraphImage } from '@/lib/images/open-graph-image';
import { sharePicture } from '@/lib/share-picture/address';
import type { CardOf, ShareCard } from '@/lib/share-picture/card';
import { isDrawable } from '@/lib/share-picture/drawable';

/** What is drawn where nothing else stands for a page. */
export const siteCard = ({
  name,
  organisation_name,
  seo_meta_description: description,
}: DomainSettings): CardOf<'site'> => ({
  kind: 'site',
  name: organisation_name || name,
  description,
  art: null,
});

type Shown = {
  /** The page's address, without slashes at its ends. */
  readonly key: string;
  /** What is drawn of it; nothing for most pages. */
  readonly card: ShareCard | null | undefined;
  /** Its own picture. */
  readonly image: Image | null | undefined;
  /** What the page is, in words. */
  readonly alt: string;
};

/**
 * The picture that stands for a page in chats and social networks: drawn, else its own, else the one that the office chose for the whole
 * site, else one drawn of the site's name (docs/decisions/0095).
 */
export function shownPicture(
  { key, card, image, alt }: Shown,
  domain: DomainSettings,
  siteUrl: string,
): OpenGraphImage | null {
  if (card && isDrawable(card, domain.name)) return sharePicture({ key, card, alt }, domain, siteUrl);
  const own = openGraphImage(image ?? domain.seo_image, siteUrl);
  if (own !== null) return own;
  const site = siteCard(domain);
  return isDrawable(site, domain.name)
    ? sharePicture({ key: HOME_URL, card: site, alt: domain.name }, domain, siteUrl)
    : null;
}
