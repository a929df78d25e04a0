import type { Gallery, Photo, Slide } from '../../../lib/contract/entities/media.ts';
import type { ImageWish } from '../../media/image-entity.ts';
import type { Gallery as GalleryDoc, Photo as PhotoDoc, Slide as SlideDoc } from '../../payload-types.ts';
import { loadRefs, type ContentContext } from '../data/context.ts';
import { refIds } from '../data/refs.ts';
import { Failure } from '../failure.ts';

const percent = (choice: string | null | undefined): number | null => (choice ? Number(choice) : null);

/** A slide without picture and text. Opacity and saturation are in percent. */
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

export async function slideEntity(doc: SlideDoc, context: ContentContext, wish: ImageWish): Promise<Slide> {
  const [image, content] = await Promise.all([
    context.images.cut(doc.image, wish),
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

/** The picture that stands for a gallery: its own, else its first slide's. */
export async function galleryTile(doc: GalleryDoc, context: ContentContext) {
  if (doc.image) return doc.image;
  const [first] = refIds(doc.slides);
  const slide = first === undefined ? null : await context.slides.load(first);
  return slide?.image ?? null;
}

/** A gallery; with `hasSlides` its slides come with it, their pictures cut like its own. */
export async function galleryEntity(
  doc: GalleryDoc,
  context: ContentContext,
  wish: ImageWish,
  hasSlides: boolean,
): Promise<Gallery> {
  const slides = hasSlides ? await loadRefs(context.slides, doc.slides) : [];
  const [image, cuts] = await Promise.all([
    galleryTile(doc, context).then((tile) => context.images.cut(tile, wish)),
    Promise.all(slides.map((slide) => slideEntity(slide, context, wish))),
  ]);
  return { ...galleryTexts(doc), image, slides: cuts };
}

/** A photo (spec point 3). @throws where its picture is gone from the library */
export async function photoEntity(doc: PhotoDoc, context: ContentContext, wish: ImageWish): Promise<Photo> {
  const image = await context.images.cut(doc.image, wish);
  if (!image) throw new Failure(500, `Photo ${doc.id} has no picture.`);
  return { id: doc.id, name: doc.name, description: doc.description ?? '', image };
}
