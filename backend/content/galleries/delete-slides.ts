import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import type { Gallery, Slide } from '../../payload-types.ts';
import { deleteSlides, findLooseSlides } from '../../cms/hooks/loose-slides.ts';
import { isBlankText } from '../../cms/rich-text/nodes.ts';

const slidesIn = (gallery: Partial<Gallery> | undefined): number[] =>
  (gallery?.slides ?? []).map((slide) => (typeof slide === 'number' ? slide : slide.id));

/** Whether a slide is nothing but a picture. Slides with texts are kept. */
const isBare = ({ heading, sub_heading, content, link, link_button_text }: Slide): boolean =>
  [heading, sub_heading, link, link_button_text].every((text) => !text?.trim()) && isBlankText(content);

async function drop(req: PayloadRequest, gone: readonly number[]): Promise<void> {
  if (gone.length === 0) return;
  await deleteSlides(req, (await findLooseSlides(req, { id: { in: [...gone] } })).filter(isBare));
}

/** After a gallery is saved: deletes the bare slides of pictures that were removed. Their files stay in the library. */
export const deleteRemovedSlides: CollectionAfterChangeHook<Gallery> = async ({ doc, previousDoc, req }) => {
  const remaining = new Set(slidesIn(doc));
  await drop(
    req,
    slidesIn(previousDoc).filter((id) => !remaining.has(id)),
  );
};

/** The same after a gallery is deleted. */
export const deleteSlidesOfGallery: CollectionAfterDeleteHook<Gallery> = ({ doc, req }) =>
  drop(req, slidesIn(doc));
