import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentImport, ImportedFile } from '../../backend/content/import/content-import.ts';
import { videoClips } from '../clips.ts';
import { FILES } from '../files.ts';
import type { Championship } from '../records/championship.ts';
import { idOf, type Ids } from './ids.ts';
import { writePdf } from './pdf.ts';

/** Uploads documents, audio and video. @returns ids by slug; episodes have the key `episode-<url>`, clips `clip-<number>` */
export async function seedFiles(cms: ContentImport, { documents, podcast }: Championship): Promise<Ids> {
  const ids = new Map<string, number>();
  const upload = async (key: string, name: string, file: ImportedFile) =>
    ids.set(key, await cms.upload('files', { name }, file));
  for (const { slug, title, lines } of documents) {
    const data = writePdf(title, lines);
    await upload(slug, title, { name: `${slug}.pdf`, mimeType: 'application/pdf', data });
  }
  for (const [index, { key, title }] of videoClips.entries()) {
    const name = `${key}.mp4`;
    const data = await readFile(join(FILES, 'clips', name));
    await upload(`clip-${index + 1}`, title, { name, mimeType: 'video/mp4', data });
  }
  for (const { url, name: title } of podcast.episodes) {
    const name = `${url}.mp3`;
    const data = await readFile(join(FILES, 'podcast', name));
    await upload(`episode-${url}`, title, { name, mimeType: 'audio/mpeg', data });
  }
  cms.log(`Files: ${ids.size}`);
  return ids;
}

/** Creates videos. @returns ids by slug; `clip-<number>` is the first video using that clip */
export async function seedVideos(
  cms: ContentImport,
  { videos }: Championship,
  pictures: Ids,
  files: Ids,
): Promise<Ids> {
  const ids = new Map<string, number>();
  for (const { slug, name, platform, youtube_id, clip, length, slate } of videos) {
    const file = clip === null ? null : idOf(files, `clip-${clip}`);
    const id = await cms.create('videos', {
      slug,
      name,
      platform,
      youtube_id,
      length,
      slate: idOf(pictures, slate.key),
      file,
    });
    ids.set(slug, id);
    if (clip !== null && !ids.has(`clip-${clip}`)) ids.set(`clip-${clip}`, id);
  }
  return ids;
}
