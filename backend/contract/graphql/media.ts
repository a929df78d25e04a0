import type { ImageWish } from '../../media/image-entity.ts';
import type { Gallery, GiftVoucherTheme, Slide, Video } from '../../payload-types.ts';
import { findAll } from '../data/by-ids.ts';
import { findOne } from '../data/find-one.ts';
import { findGallery } from '../data/galleries.ts';
import { inGroup } from '../data/groups.ts';
import { allOf } from '../data/published.ts';
import { refIds } from '../data/refs.ts';
import { wishOfField, type ImageArguments } from '../image-wish.ts';
import { CUTS } from '../mappers/cuts.ts';
import { galleryTexts, galleryTile, slideTexts } from '../mappers/gallery.ts';
import { videoFile, videoTexts } from '../mappers/video.ts';
import type { GraphqlContext } from './context.ts';
import { htmlField, imageField } from './fields.ts';

const slideObject = (doc: Slide, cut: ImageWish) => ({
  ...slideTexts(doc),
  content: htmlField(doc.content),
  image: imageField(doc.image, cut),
});

const galleryObject = (doc: Gallery, slideCut: ImageWish) => ({
  ...galleryTexts(doc),
  image: async (given: ImageArguments, context: GraphqlContext) =>
    context.images.cut(await galleryTile(doc, context), wishOfField(given, CUTS.galleryTile)),
  slides: async ({ limit }: { limit?: number | null }, context: GraphqlContext) => {
    const ids = refIds(doc.slides);
    const wanted = limit && limit > 0 ? ids.slice(0, limit) : ids;
    context.budget.spend(wanted.length);
    return (await context.slides.loadMany(wanted)).map((slide) => slideObject(slide, slideCut));
  },
});

const videoObject = (doc: Video) => ({
  ...videoTexts(doc),
  slate: imageField(doc.slate, CUTS.slate),
  slate_image: imageField(doc.slate, CUTS.slate),
  file: (_: unknown, context: GraphqlContext) => videoFile(doc, context),
});

const voucherThemeObject = ({ id, name, image }: GiftVoucherTheme) => ({
  id,
  name,
  image: imageField(image, CUTS.voucherTheme),
});

/** Videos, galleries and voucher themes of spec point 7. */
export const mediaQueries = {
  cognitoVideo: async (_: unknown, { id }: { id: number }, { payload }: GraphqlContext) => {
    const doc = await findOne(payload, 'videos', { id: { equals: id } });
    return doc && videoObject(doc);
  },
  cognitoGallery: async (
    _: unknown,
    { id, aspect }: { id: number; aspect?: string | null },
    { payload }: GraphqlContext,
  ) => {
    const doc = await findGallery(payload, { id });
    return doc && galleryObject(doc, wishOfField({ aspect: aspect ?? null }, CUTS.slide));
  },
  cognitoGallerys: async (
    _: unknown,
    { byGroup }: { byGroup?: string | null },
    { payload }: GraphqlContext,
  ) => {
    const where = allOf(await inGroup(payload, 'Gallery', byGroup));
    const { docs } = await payload.find({ ...findAll('galleries', where), sort: ['sort', 'id'] });
    return docs.map((doc) => galleryObject(doc, CUTS.slide));
  },
  cognitoGiftVoucherThemes: async (_: unknown, __: unknown, { payload }: GraphqlContext) => {
    const { docs } = await payload.find({ ...findAll('gift-voucher-themes', {}), sort: ['sort', 'id'] });
    return docs.map(voucherThemeObject);
  },
};
