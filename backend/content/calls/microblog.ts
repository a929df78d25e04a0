import { listMicroblogPosts } from '../../../lib/contract/endpoints/content.ts';
import { createContentContext } from '../context.ts';
import { findPage, listAnswer } from '../../cms/records/paging.ts';
import { allOf, publishedBy } from '../../cms/records/published.ts';
import { handle } from '../../kernel/calls/handle.ts';
import { imageRequestOfCall } from '../../media/image-request.ts';
import { DEFAULT_CROPS } from '../../media/default-crops.ts';
import { microblogPostEntity } from '../mappers/news.ts';
import { readable } from '../../cms/records/readable.ts';

export const microblogPostListRoute = handle(listMicroblogPosts, async ({ input, payload }) => {
  const context = createContentContext(payload);
  const crop = imageRequestOfCall(input, DEFAULT_CROPS.post);
  const tagged = input.tag === undefined ? null : { tags: { in: [input.tag] } };
  const found = await readable(payload).find({
    collection: 'microblog-posts',
    where: allOf(publishedBy('published_at', context.now), tagged),
    sort: ['-published_at', '-id'],
    ...findPage(input),
  });
  return listAnswer(found, input, (doc) => microblogPostEntity(doc, context, crop));
});
