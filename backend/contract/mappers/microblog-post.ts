import type { MicroblogPost } from '../../../lib/contract/entities/news.ts';
import type { ImageWish } from '../../media/image-entity.ts';
import type { MicroblogPost as PostDoc } from '../../payload-types.ts';
import type { ContentContext } from '../data/context.ts';
import { playedFilm } from './video.ts';

/** A short post (spec point 3). */
export async function microblogPostEntity(
  doc: PostDoc,
  context: ContentContext,
  wish: ImageWish,
): Promise<MicroblogPost> {
  const [content, image, video] = await Promise.all([
    context.html(doc.content),
    context.images.cut(doc.image, wish),
    playedFilm(doc.video, context, wish),
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
  };
}
