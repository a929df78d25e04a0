import 'server-only';
import { HOME_URL } from '@/lib/content/app-routes';
import { loadQuery, loadRest } from '@/lib/content/load';
import type { BlockSettings } from '@/lib/contract/block';
import type { galleryGroupBlock } from '@/lib/contract/blocks/core';
import type { Gallery } from '@/lib/contract/entities/media';
import { getInitialData } from '@/lib/content/initial-data';
import { pathKey } from '@/lib/content/path';
import { findSitemapEntry } from '@/lib/content/sitemap';
import { MISSING, type WidgetContext } from '../define-widget';
import { OPEN_ASPECT, TILE_WIDTH } from './cuts';

export type GalleryGroup = {
  readonly galleries: readonly Gallery[];
  /** The gallery whose pictures are shown: the one that the address names, or the only one. */
  readonly open: Gallery | null;
  /** Whether the address names it. */
  readonly isNamed: boolean;
  /** What the galleries' own addresses begin with; '' where the page has no addresses below it. */
  readonly prefix: string;
};

/**
 * The galleries of a group, and the pictures of the one that is open.
 * @returns MISSING when the address names a gallery that nobody knows.
 */
export async function loadGalleryGroup(
  { group }: BlockSettings<typeof galleryGroupBlock>,
  context: WidgetContext,
): Promise<GalleryGroup | typeof MISSING> {
  const { item_url: asked, url_parameter_2: rest } = context.path;
  const { cognitoGallerys: galleries } = await loadQuery('galleriesByGroup', { byGroup: group || null });
  const named = asked === '' || rest !== '' ? undefined : galleries.find(({ url }) => url === asked);
  if (asked !== '' && !named && !(await isKnown(context))) return MISSING;
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

async function openGallery(id: number): Promise<Gallery | null> {
  const answer = await loadQuery('galleryById', { id, aspect: OPEN_ASPECT, width: TILE_WIDTH });
  return answer.cognitoGallery;
}

/** Another block of the page may show what the address names: a gallery of another group, or anything in the sitemap. */
async function isKnown({ path }: WidgetContext): Promise<boolean> {
  const { sitemap } = await getInitialData();
  if (findSitemapEntry(pathKey(path), sitemap).found) return true;
  return path.url_parameter_2 === '' && (await loadRest('getGallery', { url: path.item_url })) !== null;
}
