import { getVideo, listVideos } from '../../../lib/contract/endpoints/media.ts';
import { createContentContext } from '../context.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { keyWhere } from '../../cms/records/key-where.ts';
import { findPage, listAnswer } from '../../cms/records/paging.ts';
import { notFound } from '../../kernel/failure.ts';
import { handle } from '../../kernel/calls/handle.ts';
import { imageRequestOfCall } from '../../media/image-request.ts';
import { DEFAULT_CROPS } from '../../media/default-crops.ts';
import { videoEntity } from '../mappers/video.ts';
import { readable } from '../../cms/records/readable.ts';

export const videoRoute = handle(getVideo, async ({ input, payload }) => {
  const video = await findOne(payload, 'videos', keyWhere(input, 'slug'));
  if (!video) throw notFound('The video');
  return {
    item: await videoEntity(
      video,
      createContentContext(payload),
      imageRequestOfCall(input, DEFAULT_CROPS.slate),
    ),
  };
});

export const videoListRoute = handle(listVideos, async ({ input, payload }) => {
  const context = createContentContext(payload);
  const crop = imageRequestOfCall(input, DEFAULT_CROPS.slate);
  const found = await readable(payload).find({
    collection: 'videos',
    sort: ['name', 'id'],
    ...findPage(input),
  });
  return listAnswer(found, input, (doc) => videoEntity(doc, context, crop));
});
