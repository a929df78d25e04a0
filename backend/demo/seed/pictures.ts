import { availableParallelism } from 'node:os';
import { drawArtwork } from '../art/draw-artwork.ts';
import type { ArtRequest } from '../artwork.ts';
import type { Championship } from '../records/championship.ts';
import type { MakeOnce } from './made-before.ts';
import { inParallel, insert, type SeedSession } from './session.ts';

const LOG_EVERY = 50;

const isArt = (value: object): value is ArtRequest =>
  'kind' in value && 'key' in value && typeof value.key === 'string';

/** Every picture that some record asks for, once each. */
export function collectArt(
  value: unknown,
  found: Map<string, ArtRequest> = new Map(),
): Map<string, ArtRequest> {
  if (Array.isArray(value)) {
    for (const item of value) collectArt(item, found);
  } else if (typeof value === 'object' && value !== null) {
    if (isArt(value)) found.set(value.key, value);
    else
      for (const [name, item] of Object.entries(value))
        if (name !== 'definition' && name !== 'outcome') collectArt(item, found);
  }
  return found;
}

/** Draws and uploads all pictures; gives their ids by key. */
export async function seedPictures(
  session: SeedSession,
  championship: Championship,
  makeOnce: MakeOnce,
): Promise<Map<string, number>> {
  const wanted = [...collectArt(championship).values()];
  const ids = new Map<string, number>();
  await inParallel(wanted, availableParallelism(), async (request) => {
    const { data, about } = await makeOnce(JSON.stringify(request), async () => {
      const { data: drawn, ...words } = await drawArtwork(request);
      return { data: drawn, about: words };
    });
    const { filename = '', mimetype = '', alt = '' } = about;
    ids.set(
      request.key,
      await insert(session, 'media', { alt }, { data, mimetype, name: filename, size: data.byteLength }),
    );
    if (ids.size % LOG_EVERY === 0) session.log(`Pictures: ${ids.size} of ${wanted.length}`);
  });
  session.log(`Pictures: ${ids.size}`);
  return ids;
}
