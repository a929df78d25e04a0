import 'server-only';
import type { Image } from '@/lib/contract/entities/image';
import { HOME_URL } from '@/lib/content/path';
import type { DomainSettings } from '@/lib/contract/entities/site';
import { openGraphImage, type OpenGraphImage } from '@/lib/images/open-graph-image';
import { sharePicture } from '@/lib/share-picture/address';
import type { CardOf, ShareCard } from '@/lib/share-picture/card';
import { isDrawable } from '@/lib/share-picture/drawable';

/** The card for pages without a picture of their own. */
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
  /** The page's address, without leading or trailing slashes. */
  readonly key: string;
  /** Its share card; null for most pages. */
  readonly card: ShareCard | null | undefined;
  /** Its own picture. */
  readonly image: Image | null | undefined;
  /** The page's subject in words. */
  readonly alt: string;
};

/**
 * The picture that represents a page in chats and social networks: its share card, otherwise its own picture, otherwise the office's
 * picture for the whole site, otherwise a card with the site's name (docs/decisions/0095).
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
