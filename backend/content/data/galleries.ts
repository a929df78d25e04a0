import type { Payload } from 'payload';
import type { Gallery, Slide } from '../../payload-types.ts';
import { notFound } from '../../kernel/failure.ts';
import type { ContentContext } from '../context.ts';
import { findOne } from '../../cms/records/find-one.ts';
import type { PageRequest } from '../../cms/records/paging.ts';
import { refIds } from '../../cms/records/refs.ts';

/** A gallery by id or URL name, or null. */
export const findGallery = (
  payload: Payload,
  { id, url }: { id?: number | undefined; url?: string | undefined },
): Promise<Gallery | null> =>
  findOne(payload, 'galleries', id === undefined ? { url: { equals: url ?? '' } } : { id: { equals: id } });

/** One page of a gallery's slides in its own order. @throws Failure 404 for an unknown gallery */
export async function slidesOfGallery(
  context: ContentContext,
  galleryId: number,
  { page, page_size }: PageRequest,
): Promise<{ docs: Slide[]; totalDocs: number }> {
  const gallery = await findGallery(context.payload, { id: galleryId });
  if (!gallery) throw notFound('The gallery');
  const ids = refIds(gallery.slides);
  const start = (page - 1) * page_size;
  return { docs: await context.slides.loadMany(ids.slice(start, start + page_size)), totalDocs: ids.length };
}
