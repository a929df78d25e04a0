import type { Video } from '../../../lib/contract/entities/news.ts';
import type { ImageWish } from '../../media/image-entity.ts';
import type { Video as VideoDoc } from '../../payload-types.ts';
import { loadRef, type ContentContext } from '../data/context.ts';
import { fileEntity } from './file.ts';

/** A video without pictures and file. */
export const videoTexts = (doc: VideoDoc) => ({
  id: doc.id,
  platform: doc.platform ?? 'youtube',
  name: doc.name,
  slug: doc.slug,
  length: doc.length ?? null,
  youtube_id: doc.youtube_id ?? '',
});

/** Where the film of a video is played from (spec point 7). */
export const videoPath = (id: number): string => `/v/${id}.mp4`;

/** The file of a video, null for a film that is elsewhere. */
export async function videoFile(doc: VideoDoc, context: ContentContext) {
  const file = await loadRef(context.files, doc.file);
  return file && { ...fileEntity(file), url: videoPath(doc.id) };
}

/** A video (spec point 3). `slate` and `slate_image` are the same picture; older callers read the one, newer the other. */
export async function videoEntity(doc: VideoDoc, context: ContentContext, wish: ImageWish): Promise<Video> {
  const slate = await context.images.cut(doc.slate, wish);
  return { ...videoTexts(doc), slate, slate_image: slate, file: await videoFile(doc, context) };
}

/** A film that is played in place: its path and the picture before it. */
export async function playedFilm(
  ref: number | VideoDoc | null | undefined,
  context: ContentContext,
  wish: ImageWish,
) {
  const doc = await loadRef(context.videos, ref);
  if (!doc?.file) return null;
  return { file: videoPath(doc.id), slate: await context.images.cut(doc.slate, wish) };
}
