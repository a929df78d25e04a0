import type { Gallery, Photo, Slide } from '../../../lib/contract/entities/media.ts';
import type { ImageRequest } from '../../media/image-entity.ts';
import type { Gallery as GalleryDoc, Photo as PhotoDoc, Slide as SlideDoc } from '../../payload-types.ts';
import { loadRefs, type ContentContext } from '../context.ts';
import { refIds } from '../../cms/records/refs.ts';
import { Failure } from '../../kernel/failure.ts';

const percent = (choice: string | null | undefined): number | null => (choice ? Number(choice) : null);

/** A slide without picture and text. Opacity and saturation are percentages. */
export const slideTexts = (doc: SlideDoc) => ({
  id: doc.id,
  heading: doc.heading ?? '',
  sub_heading: doc.sub_heading ?? '',
  overlay_color: doc.overlay_color ?? '',
  text_color: doc.text_color ?? '',
  image_opacity: percent(doc.image_opacity),
  image_saturation: percent(doc.image_saturation),
  link: doc.link ?? '',
  link_button_text: doc.link_button_text ?? '',
  link_target: doc.link_target ?? '',
});

export async function slideEntity(
  doc: SlideDoc,
  context: ContentContext,
  crop: ImageRequest,
): Promise<Slide> {
  const [image, content] = await Promise.all([
    context.images.crop(doc.image, crop),
    context.html(doc.content),
  ]);
  return { ...slideTexts(doc), image, content };
}

/** A gallery without pictures and slides. */
export const galleryTexts = (doc: GalleryDoc) => ({
  id: doc.id,
  name: doc.name,
  url: doc.url,
  heading: doc.heading ?? '',
  sub_heading: doc.sub_heading ?? '',
});

/** A gallery's preview picture: its own, or its first slide's. */
export async function galleryTile(doc: GalleryDoc, context: ContentContext) {
  if (doc.image) return doc.image;
  const [first] = refIds(doc.slides);
  const slide = first === undefined ? null : await context.slides.load(first);
  return slide?.image ?? null;
}

/** A gallery; `hasSlides` includes its slides, with pictures cropped like its own. */
export async function galleryEntity(
  doc: GalleryDoc,
  context: ContentContext,
  crop: ImageRequest,
  hasSlides: boolean,
): Promise<Gallery> {
  const slides = hasSlides ? await loadRefs(context.slides, doc.slides) : [];
  const [image, cuts] = await Promise.all([
    galleryTile(doc, context).then((tile) => context.images.crop(tile, crop)),
    Promise.all(slides.map((slide) => slideEntity(slide, context, crop))),
  ]);
  return { ...galleryTexts(doc), image, slides: cuts };
}

/** A photo (spec point 3). @throws if its picture has been deleted from the library */
export async function photoEntity(
  doc: PhotoDoc,
  context: ContentContext,
  crop: ImageRequest,
): Promise<Photo> {
  const image = await context.images.crop(doc.image, crop);
  if (!image) throw new Failure(500, `Photo ${doc.id} has no picture.`);
  return { id: doc.id, name: doc.name, description: doc.description ?? '', image };
}
