import 'server-only';
import { getInitialData, getSitemapEntry, loadQuery, loadRest } from '@/lib/content/load';
import type { BlockSettings } from '@/lib/contract/block';
import type { galleryGroupBlock } from '@/lib/contract/blocks/core';
import { hasExtension } from '@/lib/contract/extensions';
import type { Image } from '@/lib/contract/entities/image';
import type { Gallery } from '@/lib/contract/entities/media';
import { HOME_URL, pathKey } from '@/lib/content/path';
import { MISSING, type AddressedContext, type PageFacts } from '../define-widget';
import { OPEN_ASPECT, TILE_WIDTH } from './crops';

/** A gallery with the image of its tile: its own, otherwise the first of its slides. */
export type OfferedGallery = Gallery & { readonly cover: Image | null };

export type GalleryGroup = {
  readonly galleries: readonly OfferedGallery[];
  /** The open gallery: the one in the address, or the only one. */
  readonly open: Gallery | null;
  /** Whether the address names it. */
  readonly isNamed: boolean;
  /** The prefix of the galleries' own addresses; '' if the page has no addresses below it. */
  readonly prefix: string;
};

/**
 * The galleries of a group, and the images of the open one.
 * @returns MISSING if the address names an unknown gallery.
 */
export async function loadGalleryGroup(
  { group }: BlockSettings<typeof galleryGroupBlock>,
  context: AddressedContext,
): Promise<GalleryGroup | typeof MISSING> {
  const { item_url: requested, url_parameter_2: rest } = context.path;
  const { cognitoGallerys } = await loadQuery('galleriesByGroup', { byGroup: group || null });
  const galleries = cognitoGallerys.map((gallery) => ({ ...gallery, cover: coverOf(gallery) }));
  const named = requested === '' || rest !== '' ? undefined : galleries.find(({ url }) => url === requested);
  if (requested !== '' && !named && !(await isKnown(context))) return MISSING;
  const only = galleries.length === 1 ? galleries[0] : undefined;
  const chosen = named ?? only;
  const opened = chosen ? await openGallery(chosen.id) : null;
  return {
    galleries,
    open: opened,
    isNamed: named !== undefined,
    prefix: context.path.page_url === HOME_URL ? '' : `/${context.path.page_url}`,
  };
}

const coverOf = ({ image, slides }: Gallery): Image | null =>
  image ?? slides.find((slide) => slide.image !== null)?.image ?? null;

async function openGallery(id: number): Promise<Gallery | null> {
  const response = await loadQuery('galleryById', { id, aspect: OPEN_ASPECT, width: TILE_WIDTH });
  return response.cognitoGallery;
}

/** The address may name something that another block of the page shows: a gallery of another group, or anything in the sitemap. */
async function isKnown({ path }: AddressedContext): Promise<boolean> {
  if ((await getSitemapEntry(pathKey(path))).found) return true;
  const { extensions } = await getInitialData();
  if (path.url_parameter_2 !== '' || !hasExtension(extensions, 'lookup-keys')) return false;
  return (await loadRest('getGallery', { url: path.item_url })) !== null;
}

/** A gallery with an address of its own has its own title and picture. */
export function galleryGroupFacts({ open, isNamed }: GalleryGroup): PageFacts {
  if (!open || !isNamed) return {};
  return {
    title: open.heading || open.name,
    ...(open.sub_heading === '' ? {} : { description: open.sub_heading }),
    image: open.image ?? open.slides[0]?.image ?? null,
  };
}
