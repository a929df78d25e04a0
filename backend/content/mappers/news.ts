import type { ListedArticle } from '../data/articles.ts';
import type { MicroblogPost } from '../../../lib/contract/entities/news.ts';
import type { ImageRequest } from '../../media/image-entity.ts';
import type { MicroblogPost as PostDoc } from '../../payload-types.ts';
import { refId } from '../../cms/records/refs.ts';
import { loadRef, type ContentContext } from '../context.ts';
import { namedByPosts } from '../data/posts.ts';
import { playableVideo } from './video.ts';

/** An article without its author, picture, group and text. */
export const articleTexts = (doc: ListedArticle) => ({
  id: doc.id,
  name: doc.name,
  url: doc.url,
  blurb: doc.blurb ?? '',
  display_start_time: doc.display_start_time,
  created_at: doc.createdAt,
  updated_at: doc.updatedAt,
});

/** A short post (spec point 3). */
export async function microblogPostEntity(
  doc: PostDoc,
  context: ContentContext,
  crop: ImageRequest,
): Promise<MicroblogPost> {
  const named = namedByPosts(context);
  const [content, image, video, round, championship] = await Promise.all([
    context.html(doc.content),
    context.images.crop(doc.image, crop),
    playableVideo(doc.video, context, crop),
    loadRef(named.rounds, doc.round),
    loadRef(named.championships, doc.championship),
  ]);
  return {
    id: doc.id,
    published_at: doc.published_at,
    content,
    link: doc.link ?? '',
    link_text: doc.link_text ?? '',
    image,
    video,
    showVideo: video !== null,
    tags: doc.tags ?? [],
    round,
    is_pinned: doc.is_pinned ?? false,
    pinned_until: doc.pinned_until ?? null,
    session: refId(doc.session),
    championship: championship ?? '',
  };
}
