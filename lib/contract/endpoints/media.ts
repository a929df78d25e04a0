import { z } from 'zod';
import { endpoint, itemOf, listOf } from '../endpoint.ts';
import { fileSchema, imageSchema } from '../entities/image.ts';
import { gallerySchema, photoSchema, slideSchema } from '../entities/media.ts';
import { videoSchema } from '../entities/news.ts';
import { DEFAULT_PAGE_SIZE } from '../limits.ts';
import { extension, wireId } from '../wire.ts';
import { byId, imageParams, paging } from './params.ts';

/** GET /cognito/gallery, one by id. */
export const getGallery = endpoint({
  method: 'GET',
  path: '/cognito/gallery',
  when: ['id', 'url'],
  auth: 'public',
  input: z.object({
    id: wireId().optional(),
    url: extension('lookup-keys', z.string().optional()),
    ...imageParams,
  }),
  output: itemOf(gallerySchema),
});
export const listGalleries = endpoint({
  method: 'GET',
  path: '/cognito/gallery',
  auth: 'public',
  input: z.object({
    group: extension('group-filters', z.string().optional()),
    ...paging(DEFAULT_PAGE_SIZE),
    ...imageParams,
  }),
  output: listOf(gallerySchema),
});
export const getPhoto = endpoint({
  method: 'GET',
  path: '/cognito/photo',
  when: ['id'],
  auth: 'public',
  input: byId,
  output: itemOf(photoSchema),
});
export const listPhotos = endpoint({
  method: 'GET',
  path: '/cognito/photo',
  auth: 'public',
  input: z.object({ ...paging(DEFAULT_PAGE_SIZE), ...imageParams }),
  output: listOf(photoSchema),
});
export const getSlide = endpoint({
  method: 'GET',
  path: '/cognito/slide',
  when: ['id'],
  auth: 'public',
  input: byId,
  output: itemOf(slideSchema),
});
export const listSlides = endpoint({
  method: 'GET',
  path: '/cognito/slide',
  auth: 'public',
  input: z.object({
    gallery: extension('group-filters', wireId().optional()),
    ...paging(DEFAULT_PAGE_SIZE),
    ...imageParams,
  }),
  output: listOf(slideSchema),
});

/** GET /cognito/video. */
export const getVideo = endpoint({
  method: 'GET',
  path: '/cognito/video',
  when: ['id', 'slug'],
  auth: 'public',
  input: z.object({
    id: wireId().optional(),
    slug: extension('lookup-keys', z.string().optional()),
    ...imageParams,
  }),
  output: itemOf(videoSchema),
});
export const listVideos = endpoint({
  method: 'GET',
  path: '/cognito/video',
  auth: 'public',
  input: z.object({ ...paging(DEFAULT_PAGE_SIZE), ...imageParams }),
  output: listOf(videoSchema),
});

/** POST /cognito/image: an image by hash or id. */
export const getImage = endpoint({
  method: 'POST',
  path: '/cognito/image',
  auth: 'public',
  input: z.object({ id: wireId().optional(), hash: z.string().optional(), ...imageParams }),
  output: itemOf(imageSchema),
});
/** POST /cognito/image/getByHash. */
export const getImageByHash = endpoint({
  method: 'POST',
  path: '/cognito/image/getByHash',
  auth: 'public',
  input: z.object({ hash: z.string(), ...imageParams }),
  output: itemOf(imageSchema),
});
/** GET /cognito/default/file/{id}: a file's metadata; its bytes are at its `url`. */
export const getFile = endpoint({
  method: 'GET',
  path: '/cognito/default/file/{id}',
  auth: 'public',
  input: z.object({ id: wireId() }),
  output: itemOf(fileSchema),
});
