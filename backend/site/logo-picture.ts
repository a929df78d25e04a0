import { readFile } from 'node:fs/promises';
import type { Payload } from 'payload';
import { refId } from '../cms/records/refs.ts';
import { log } from '../kernel/log/log.ts';
import { NotStored, StorageUnavailable } from '../kernel/storage/storage.ts';
import { DEFAULT_CROPS } from '../media/default-crops.ts';
import { mediaByIds } from '../media/media-library.ts';
import { rendition } from '../media/renditions.ts';
import { QueueFullError } from '../../lib/shared/semaphore.ts';

/** Backgrounds for which the site can have a logo. */
export type LogoGround = 'light' | 'dark';

/** The logo as a PNG, for programs that show no SVG. Null if there is none for that background, or it is unavailable. */
export async function logoPicture(payload: Payload, ground: LogoGround): Promise<Buffer | null> {
  const settings = await payload.findGlobal({ slug: 'domain-settings', depth: 0 });
  const id = refId(ground === 'light' ? settings.organisation_logo : settings.organisation_logo_dark);
  const media = id === null ? undefined : (await mediaByIds(payload, [id])).get(id);
  if (!media) return null;
  try {
    const { path } = await rendition(media, { ...DEFAULT_CROPS.logo, extension: 'png', focal: media.focal });
    return await readFile(path);
  } catch (error) {
    if (!(
      error instanceof StorageUnavailable ||
      error instanceof NotStored ||
      error instanceof QueueFullError
    ))
      throw error;
    log.warn({ err: error }, 'the logo can’t be read, so an email goes without it');
    return null;
  }
}
