import { readClip, videoClips } from '../media/index.ts';
import type { Championship } from '../records/championship.ts';
import type { MakeOnce } from './made-before.ts';
import { writePdf } from './pdf.ts';
import { recordEpisode } from './record-episode.ts';
import { idOf, inParallel, insert, insertAll, type Ids, type SeedSession } from './session.ts';

/** Episodes recorded at once; the other cores draw. */
const RECORDING_WIDTH = 2;

function upload(
  session: SeedSession,
  name: string,
  filename: string,
  mimetype: string,
  data: Buffer,
): Promise<number> {
  return insert(session, 'files', { name }, { data, mimetype, name: filename, size: data.byteLength });
}

/** Documents, sound and film. Gives ids by slug; episodes stand under `episode-<url>`, clips under `clip-<number>`. */
export async function seedFiles(
  session: SeedSession,
  { documents, podcast }: Championship,
  makeOnce: MakeOnce,
): Promise<Ids> {
  const ids = await insertAll(
    documents,
    ({ slug }) => slug,
    ({ slug, title, lines }) =>
      upload(session, title, `${slug}.pdf`, 'application/pdf', writePdf(title, lines)),
  );
  for (const [index, clip] of videoClips.entries()) {
    ids.set(
      `clip-${index + 1}`,
      await upload(session, clip.title, `${clip.key}.mp4`, 'video/mp4', await readClip(clip)),
    );
  }
  await inParallel(podcast.episodes, RECORDING_WIDTH, async ({ url, name, length, seed }) => {
    const wish = { seed, seconds: length, title: name };
    const { data } = await makeOnce(`episode ${JSON.stringify(wish)}`, async () => ({
      data: await recordEpisode(wish),
      about: {},
    }));
    ids.set(`episode-${url}`, await upload(session, name, `${url}.mp3`, 'audio/mpeg', data));
  });
  session.log(`Files: ${ids.size}`);
  return ids;
}

/** Films, by slug; `clip-<number>` names the first film of each clip. */
export async function seedVideos(
  session: SeedSession,
  { videos }: Championship,
  pictures: Ids,
  files: Ids,
): Promise<Ids> {
  const ids = new Map<string, number>();
  for (const { slug, name, platform, youtube_id, clip, length, slate } of videos) {
    const file = clip === null ? null : idOf(files, `clip-${clip}`);
    const id = await insert(session, 'videos', {
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
