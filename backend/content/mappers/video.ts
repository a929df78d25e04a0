import type { Video } from '../../../lib/contract/entities/news.ts';
import type { ImageRequest } from '../../media/image-entity.ts';
import type { Video as VideoDoc } from '../../payload-types.ts';
import { loadRef, type ContentContext } from '../context.ts';
import { fileEntity } from '../../media/file.ts';

/** A video without pictures and file. */
export const videoTexts = (doc: VideoDoc) => ({
  id: doc.id,
  platform: doc.platform ?? 'youtube',
  name: doc.name,
  slug: doc.slug,
  length: doc.length ?? null,
  youtube_id: doc.youtube_id ?? '',
});

/** The path that a video is played from (spec point 7). */
const videoPath = (id: number): string => `/v/${id}.mp4`;

/** A video's file, null for one hosted elsewhere. */
export async function videoFile(doc: VideoDoc, context: ContentContext) {
  const file = await loadRef(context.files, doc.file);
  return file && { ...fileEntity(file), url: videoPath(doc.id) };
}

/** A video (spec point 3). `slate` and `slate_image` are the same picture; older clients read the first, newer ones the second. */
export async function videoEntity(
  doc: VideoDoc,
  context: ContentContext,
  crop: ImageRequest,
): Promise<Video> {
  const slate = await context.images.crop(doc.slate, crop);
  return { ...videoTexts(doc), slate, slate_image: slate, file: await videoFile(doc, context) };
}

/** A video that plays in place: its path and poster. */
export async function playableVideo(
  ref: number | VideoDoc | null | undefined,
  context: ContentContext,
  crop: ImageRequest,
) {
  const doc = await loadRef(context.videos, ref);
  if (!doc?.file) return null;
  return { file: videoPath(doc.id), slate: await context.images.crop(doc.slate, crop) };
}
