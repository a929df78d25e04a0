import type { CollectionBeforeDeleteHook } from 'payload';
import { deleteSlides, findLooseSlides } from '../../cms/hooks/loose-slides.ts';

/** Before a picture is deleted: deletes its slides that are in no gallery. */
export const deleteLooseSlides: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await deleteSlides(req, await findLooseSlides(req, { image: { equals: id } }));
};
