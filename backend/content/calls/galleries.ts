import {
  getGallery,
  getPhoto,
  getSlide,
  listGalleries,
  listPhotos,
  listSlides,
} from '../../../lib/contract/endpoints/media.ts';
import { createContentContext } from '../context.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { findGallery, slidesOfGallery } from '../data/galleries.ts';
import { inGroup } from '../groups/groups.ts';
import { findPage, listAnswer } from '../../cms/records/paging.ts';
import { allOf } from '../../cms/records/published.ts';
import { notFound } from '../../kernel/failure.ts';
import { handle } from '../../kernel/calls/handle.ts';
import { imageRequestOfCall } from '../../media/image-request.ts';
import { DEFAULT_CROPS } from '../../media/default-crops.ts';
import { galleryEntity, photoEntity, slideEntity } from '../mappers/gallery.ts';
import { readable } from '../../cms/records/readable.ts';

export const galleryRoute = handle(getGallery, async ({ input, payload }) => {
  const gallery = await findGallery(payload, input);
  if (!gallery) throw notFound('The gallery');
  const context = createContentContext(payload);
  return {
    item: await galleryEntity(gallery, context, imageRequestOfCall(input, DEFAULT_CROPS.galleryTile), true),
  };
});

export const galleryListRoute = handle(listGalleries, async ({ input, payload }) => {
  const context = createContentContext(payload);
  const crop = imageRequestOfCall(input, DEFAULT_CROPS.galleryTile);
  const where = allOf(await inGroup(payload, 'Gallery', input.group));
  const found = await readable(payload).find({
    collection: 'galleries',
    where,
    sort: ['sort', 'id'],
    ...findPage(input),
  });
  return listAnswer(found, input, (doc) => galleryEntity(doc, context, crop, false));
});

export const photoRoute = handle(getPhoto, async ({ input, payload }) => {
  const photo = await findOne(payload, 'photos', { id: { equals: input.id } });
  if (!photo) throw notFound('The photo');
  return {
    item: await photoEntity(
      photo,
      createContentContext(payload),
      imageRequestOfCall(input, DEFAULT_CROPS.photo),
    ),
  };
});

export const photoListRoute = handle(listPhotos, async ({ input, payload }) => {
  const context = createContentContext(payload);
  const crop = imageRequestOfCall(input, DEFAULT_CROPS.photo);
  const found = await readable(payload).find({ collection: 'photos', sort: 'id', ...findPage(input) });
  return listAnswer(found, input, (doc) => photoEntity(doc, context, crop));
});

export const slideRoute = handle(getSlide, async ({ input, payload }) => {
  const slide = await findOne(payload, 'slides', { id: { equals: input.id } });
  if (!slide) throw notFound('The slide');
  return {
    item: await slideEntity(
      slide,
      createContentContext(payload),
      imageRequestOfCall(input, DEFAULT_CROPS.slide),
    ),
  };
});

export const slideListRoute = handle(listSlides, async ({ input, payload }) => {
  const context = createContentContext(payload);
  const crop = imageRequestOfCall(input, DEFAULT_CROPS.slide);
  const found =
    input.gallery === undefined
      ? await readable(payload).find({ collection: 'slides', sort: 'id', ...findPage(input) })
      : await slidesOfGallery(context, input.gallery, input);
  return listAnswer(found, input, (doc) => slideEntity(doc, context, crop));
});
