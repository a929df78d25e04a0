import 'server-only';
import { loadQuery } from '@/lib/content/load';
import type { BlockSettings } from '@/lib/contract/block';
import type { galleryBlock } from '@/lib/contract/blocks/core';
import type { Gallery } from '@/lib/contract/entities/media';

/** The gallery that the editor chose, its images cropped to the wanted aspect; null without one. */
export async function loadGallery(settings: BlockSettings<typeof galleryBlock>): Promise<Gallery | null> {
  const { gallery: id, aspect, width } = settings;
  if (id === null) return null;
  const { cognitoGallery } = await loadQuery('galleryById', { id, aspect, width });
  return cognitoGallery;
}
