import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { ContentImport } from '../../backend/content/import/content-import.ts';
import ALT_TEXTS from '../files/alt-texts.json' with { type: 'json' };
import { FILES } from '../files.ts';

const MIME_TYPES: Readonly<Record<string, string>> = { '.webp': 'image/webp', '.svg': 'image/svg+xml' };

/** Parallel uploads, since each waits a while for its bytes to be inspected. */
const WIDTH = 4;

/** The pictures of the demo are drawings. */
const CREDIT = 'Illustration: drawn for this demo';

/** The name by which records refer to a picture. */
export const keyOfFile = (name: string): string => name.slice(0, -extname(name).length);

/** Uploads all pictures. @returns ids by key */
export async function seedPictures(cms: ContentImport): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  const queue = Object.entries(ALT_TEXTS).values();
  const takeIn = async () => {
    for (const [name, alt] of queue) {
      const data = await readFile(join(FILES, 'pictures', name));
      const mimeType = MIME_TYPES[extname(name)];
      if (mimeType === undefined) throw new Error(`Unknown picture type: ${name}`);
      ids.set(
        keyOfFile(name),
        await cms.upload('media', { alt, credit: CREDIT, is_downloadable: true }, { name, mimeType, data }),
      );
    }
  };
  await Promise.all(Array.from({ length: WIDTH }, takeIn));
  cms.log(`Pictures: ${ids.size}`);
  return ids;
}
