import { getVideo, listVideos } from '../../../lib/contract/endpoints/media.ts';
import { createContentContext } from '../data/context.ts';
import { findOne } from '../data/find-one.ts';
import { keyWhere } from '../data/key-where.ts';
import { findPage, listAnswer } from '../data/paging.ts';
import { notFound } from '../failure.ts';
import { handle } from '../handle.ts';
import { wishOfCall } from '../image-wish.ts';
import { CUTS } from '../mappers/cuts.ts';
import { videoEntity } from '../mappers/video.ts';

export const videoRoute = handle(getVideo, async ({ input, payload }) => {
  const video = await findOne(payload, 'videos', keyWhere(input, 'slug'));
  if (!video) throw notFound('The video');
  return { item: await videoEntity(video, createContentContext(payload), wishOfCall(input, CUTS.slate)) };
});

export const videoListRoute = handle(listVideos, async ({ input, payload }) => {
  const context = createContentContext(payload);
  const wish = wishOfCall(input, CUTS.slate);
  const found = await payload.find({ collection: 'videos', sort: ['name', 'id'], ...findPage(input) });
  return listAnswer(found, input, (doc) => videoEntity(doc, context, wish));
});
