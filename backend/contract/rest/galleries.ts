import {
  getGallery,
  getPhoto,
  getSlide,
  listGalleries,
  listPhotos,
  listSlides,
} from '../../../lib/contract/endpoints/media.ts';
import { createContentContext } from '../data/context.ts';
import { findOne } from '../data/find-one.ts';
import { findGallery, slidesOfGallery } from '../data/galleries.ts';
import { inGroup } from '../data/groups.ts';
import { findPage, listAnswer } from '../data/paging.ts';
import { allOf } from '../data/published.ts';
import { notFound } from '../failure.ts';
import { handle } from '../handle.ts';
import { wishOfCall } from '../image-wish.ts';
import { CUTS } from '../mappers/cuts.ts';
import { galleryEntity, photoEntity, slideEntity } from '../mappers/gallery.ts';

export const galleryRoute = handle(getGallery, async ({ input, payload }) => {
  const gallery = await findGallery(payload, input);
  if (!gallery) throw notFound('The gallery');
  const context = createContentContext(payload);
  return { item: await galleryEntity(gallery, context, wishOfCall(input, CUTS.galleryTile), true) };
});

export const galleryListRoute = handle(listGalleries, async ({ input, payload }) => {
  const context = createContentContext(payload);
  const wish = wishOfCall(input, CUTS.galleryTile);
  const where = allOf(await inGroup(payload, 'Gallery', input.group));
  const found = await payload.find({
    collection: 'galleries',
    where,
    sort: ['sort', 'id'],
    ...findPage(input),
  });
  return listAnswer(found, input, (doc) => galleryEntity(doc, context, wish, false));
});

export const photoRoute = handle(getPhoto, async ({ input, payload }) => {
  const photo = await findOne(payload, 'photos', { id: { equals: input.id } });
  if (!photo) throw notFound('The photo');
  return { item: await photoEntity(photo, createContentContext(payload), wishOfCall(input, CUTS.photo)) };
});

export const photoListRoute = handle(listPhotos, async ({ input, payload }) => {
  const context = createContentContext(payload);
  const wish = wishOfCall(input, CUTS.photo);
  const found = await payload.find({ collection: 'photos', sort: 'id', ...findPage(input) });
  return listAnswer(found, input, (doc) => photoEntity(doc, context, wish));
});

export const slideRoute = handle(getSlide, async ({ input, payload }) => {
  const slide = await findOne(payload, 'slides', { id: { equals: input.id } });
  if (!slide) throw notFound('The slide');
  return { item: await slideEntity(slide, createContentContext(payload), wishOfCall(input, CUTS.slide)) };
});

export const slideListRoute = handle(listSlides, async ({ input, payload }) => {
  const context = createContentContext(payload);
  const wish = wishOfCall(input, CUTS.slide);
  const found =
    input.gallery === undefined
      ? await payload.find({ collection: 'slides', sort: 'id', ...findPage(input) })
      : await slidesOfGallery(context, input.gallery, input);
  return listAnswer(found, input, (doc) => slideEntity(doc, context, wish));
});
