import type { ImageRequest } from '../../media/image-entity.ts';
import type { Gallery, GiftVoucherTheme, Slide, Video } from '../../payload-types.ts';
import { findAll } from '../../cms/records/by-ids.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { findGallery } from '../data/galleries.ts';
import { inGroup } from '../groups/groups.ts';
import { allOf } from '../../cms/records/published.ts';
import { refIds } from '../../cms/records/refs.ts';
import { imageRequestOfField, type ImageArguments } from '../../media/image-request.ts';
import { DEFAULT_CROPS } from '../../media/default-crops.ts';
import { galleryTexts, galleryTile, slideTexts } from '../mappers/gallery.ts';
import { videoFile, videoTexts } from '../mappers/video.ts';
import type { GraphqlContext } from './context.ts';
import { htmlField, imageField } from './fields.ts';
import { readable } from '../../cms/records/readable.ts';

/** A slide in GraphQL, with the given crop unless its field overrides it. */
export const slideObject = (doc: Slide, crop: ImageRequest) => ({
  ...slideTexts(doc),
  content: htmlField(doc.content),
  image: imageField(doc.image, crop),
});

const galleryObject = (doc: Gallery, slideCrop: ImageRequest) => ({
  ...galleryTexts(doc),
  image: async (given: ImageArguments, context: GraphqlContext) =>
    context.images.crop(
      await galleryTile(doc, context),
      imageRequestOfField(given, DEFAULT_CROPS.galleryTile),
    ),
  slides: async ({ limit }: { limit?: number | null }, context: GraphqlContext) => {
    const ids = refIds(doc.slides);
    const wanted = limit && limit > 0 ? ids.slice(0, limit) : ids;
    context.budget.spend(wanted.length);
    return (await context.slides.loadMany(wanted)).map((slide) => slideObject(slide, slideCrop));
  },
});

const videoObject = (doc: Video) => ({
  ...videoTexts(doc),
  slate: imageField(doc.slate, DEFAULT_CROPS.slate),
  slate_image: imageField(doc.slate, DEFAULT_CROPS.slate),
  file: (_: unknown, context: GraphqlContext) => videoFile(doc, context),
});

const voucherThemeObject = ({ id, name, image }: GiftVoucherTheme) => ({
  id,
  name,
  image: imageField(image, DEFAULT_CROPS.voucherTheme),
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
    return doc && galleryObject(doc, imageRequestOfField({ aspect: aspect ?? null }, DEFAULT_CROPS.slide));
  },
  cognitoGallerys: async (
    _: unknown,
    { byGroup }: { byGroup?: string | null },
    { payload }: GraphqlContext,
  ) => {
    const where = allOf(await inGroup(payload, 'Gallery', byGroup));
    const { docs } = await readable(payload).find({ ...findAll('galleries', where), sort: ['sort', 'id'] });
    return docs.map((doc) => galleryObject(doc, DEFAULT_CROPS.slide));
  },
  cognitoGiftVoucherThemes: async (_: unknown, __: unknown, { payload }: GraphqlContext) => {
    const { docs } = await readable(payload).find({
      ...findAll('gift-voucher-themes', {}),
      sort: ['sort', 'id'],
    });
    return docs.map(voucherThemeObject);
  },
};
