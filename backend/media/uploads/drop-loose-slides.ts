import type { CollectionBeforeDeleteHook } from 'payload';
import { deleteSlides, findLooseSlides } from '../../cms/hooks/loose-slides.ts';

/** Before a picture is deleted: slides of it that no gallery holds go with it. */
export const dropLooseSlides: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await deleteSlides(req, await findLooseSlides(req, { image: { equals: id } }));
};
