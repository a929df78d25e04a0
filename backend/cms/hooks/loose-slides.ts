import type { PayloadRequest, Where } from 'payload';
import type { Slide } from '../../payload-types.ts';

const idOf = (value: number | { readonly id: number }): number =>
  typeof value === 'number' ? value : value.id;

/**
 * Slides that are in no gallery: visitors never see them, and editors reach slides only through galleries (docs/decisions/0094).
 * @param where which slides to check
 */
export async function findLooseSlides(req: PayloadRequest, where: Where): Promise<Slide[]> {
  const { docs } = await req.payload.find({ collection: 'slides', where, depth: 0, pagination: false, req });
  if (docs.length === 0) return [];
  const { docs: galleries } = await req.payload.find({
    collection: 'galleries',
    depth: 0,
    pagination: false,
    select: { slides: true },
    req,
  });
  const inGalleries = new Set(galleries.flatMap(({ slides }) => (slides ?? []).map(idOf)));
  return docs.filter(({ id }) => !inGalleries.has(id));
}

/** Deletes slides, except those that a colleague is editing. */
export async function deleteSlides(req: PayloadRequest, slides: readonly Slide[]): Promise<void> {
  if (slides.length === 0) return;
  await req.payload.delete({
    collection: 'slides',
    where: { id: { in: slides.map(({ id }) => id) } },
    depth: 0,
    req,
  });
}
