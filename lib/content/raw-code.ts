import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { sharedNotes } from '@/lib/config/shared-notes';
import { parseSettings } from '@/lib/contract/block';
import { rawCodeBlock } from '@/lib/contract/blocks/core';
import type { CmsPage } from '@/lib/contract/entities/page';
import type { FoundPage } from './find-page';

const rawCodeSchema = z.object({ title: z.string(), code: z.string() });
type RawCode = Readonly<z.output<typeof rawCodeSchema>>;

/** The name of a piece of code in addresses: it changes with the code, so that what it names never does. */
export const rawCodeName = (code: string): string =>
  createHash('sha256').update(code).digest('hex').slice(0, 32);

/** The address that a page's raw code is framed from. */
export const rawCodeAddress = (pageUrl: string, code: string): string =>
  `/api/raw-code/${encodeURIComponent(pageUrl)}/${rawCodeName(code)}`;

/** The raw code of that name among a page's blocks; null when there is none. */
export function findRawCode({ model, page }: FoundPage, name: string): RawCode | null {
  const written =
    model === 'current'
      ? page.pageContents.map(({ template, variables }) => ({ template, variables }))
      : page.rows
          .flatMap((row) => row.blocks.flatMap((block) => block.widgets))
          .map(({ template, templatevar }) => ({ template, variables: templatevar }));
  for (const { template, variables } of written) {
    if (template !== rawCodeBlock.template) continue;
    const { settings } = parseSettings(rawCodeBlock, variables);
    if (settings && rawCodeName(settings.code) === name)
      return { title: settings.title, code: settings.code };
  }
  return null;
}

/** How long a frame has to ask for its code after the page around it was made, and how many pieces wait for theirs. */
const WAIT_MS = 10 * 60_000;
const MAX_PIECES = 500;

/** Pages and frames may be in module graphs of their own, so they meet at a well-known symbol. */
const KEY = Symbol.for('championship.raw-code');
type Holder = { [KEY]?: LRUCache<string, RawCode> };
const pieces = () => ((globalThis as Holder)[KEY] ??= new LRUCache({ max: MAX_PIECES, ttl: WAIT_MS }));

const placeOf = (pageUrl: string, name: string) => `raw-code ${pageUrl} ${name}`;

/**
 * Lets the frames of a page that was made for one signed-in visitor find their code: a frame cannot send a token. Its address cannot
 * be guessed by anybody who does not know the code itself. Of several sites, another may be asked for the frame.
 */
export async function storeRawCode({ url, pageContents }: CmsPage): Promise<void> {
  for (const { template, variables } of pageContents) {
    if (template !== rawCodeBlock.template) continue;
    const { settings } = parseSettings(rawCodeBlock, variables);
    if (!settings) continue;
    const place = placeOf(url, rawCodeName(settings.code));
    pieces().set(place, settings);
    await sharedNotes()?.put(place, JSON.stringify(settings), WAIT_MS);
  }
}

/** Code that was stored for a page, by the name in its address; null when it was not, or too long ago. */
export async function storedRawCode(pageUrl: string, name: string): Promise<RawCode | null> {
  const place = placeOf(pageUrl, name);
  const own = pieces().get(place);
  if (own) return own;
  const noted = await sharedNotes()?.get(place);
  return noted ? rawCodeSchema.parse(JSON.parse(noted)) : null;
}
