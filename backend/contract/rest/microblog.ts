import { listMicroblogPosts } from '../../../lib/contract/endpoints/content.ts';
import { createContentContext } from '../data/context.ts';
import { findPage, listAnswer } from '../data/paging.ts';
import { allOf, publishedBy } from '../data/published.ts';
import { handle } from '../handle.ts';
import { wishOfCall } from '../image-wish.ts';
import { CUTS } from '../mappers/cuts.ts';
import { microblogPostEntity } from '../mappers/microblog-post.ts';

export const microblogPostListRoute = handle(listMicroblogPosts, async ({ input, payload }) => {
  const context = createContentContext(payload);
  const wish = wishOfCall(input, CUTS.post);
  const tagged = input.tag === undefined ? null : { tags: { in: [input.tag] } };
  const found = await payload.find({
    collection: 'microblog-posts',
    where: allOf(publishedBy('published_at', context.now), tagged),
    sort: ['-published_at', '-id'],
    ...findPage(input),
  });
  return listAnswer(found, input, (doc) => microblogPostEntity(doc, context, wish));
});
