import type { PageFacts } from '../define-widget';
import type { GalleryGroup } from './load';

/** A gallery with an address of its own has a title and a picture of its own. */
export function galleryGroupFacts({ open, isNamed }: GalleryGroup): PageFacts {
  if (!open || !isNamed) return {};
  return {
    title: open.heading || open.name,
    ...(open.sub_heading === '' ? {} : { description: open.sub_heading }),
    image: open.image ?? open.slides[0]?.image ?? null,
  };
}
