import { getMicroblogPost, listMicroblogPosts } from '../../../lib/contract/endpoints/content.ts';
import { createContentContext } from '../context.ts';
import { listAnswer } from '../../cms/records/paging.ts';
import { handle } from '../../kernel/calls/handle.ts';
import { notFound } from '../../kernel/failure.ts';
import { imageRequestOfCall } from '../../media/image-request.ts';
import { DEFAULT_CROPS } from '../../media/default-crops.ts';
import { findPost, listPosts } from '../data/posts.ts';
import { microblogPostEntity } from '../mappers/news.ts';

export const microblogPostListRoute = handle(listMicroblogPosts, async ({ input, payload }) => {
  const context = createContentContext(payload);
  const crop = imageRequestOfCall(input, DEFAULT_CROPS.post);
  const { tag, round, pinned, page, page_size } = input;
  const found = await listPosts(context, { tag, round, isPinned: pinned === 1, page, page_size });
  return listAnswer(found, input, (doc) => microblogPostEntity(doc, context, crop));
});

export const microblogPostRoute = handle(getMicroblogPost, async ({ input, payload }) => {
  const context = createContentContext(payload);
  const post = await findPost(context, input.id);
  if (post === null) throw notFound('The post');
  return { item: await microblogPostEntity(post, context, imageRequestOfCall(input, DEFAULT_CROPS.post)) };
});
