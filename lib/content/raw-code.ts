import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { sharedNotes } from '@/lib/config/shared-notes';
import { parseSettings } from '@/lib/contract/block';
import { rawCodeBlock } from '@/lib/contract/blocks/core';
import type { CmsPage } from '@/lib/contract/entities/page';
import type { FoundPage } from './load';

const rawCodeSchema = z.object({ title: z.string(), code: z.string() });
type RawCode = Readonly<z.output<typeof rawCodeSchema>>;

/** The name of a code block in addresses: a hash of the code, so that one address always means the same code. */
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

/** How long a frame has to request its code after the page around it was rendered, and how many codes are stored. */
const WAIT_MS = 10 * 60_000;
const MAX_CODES = 500;

/** Pages and frames may be in module graphs of their own, so they meet at a well-known symbol. */
const KEY = Symbol.for('championship.raw-code');
type Holder = { [KEY]?: LRUCache<string, RawCode> };
const storedCodes = () => ((globalThis as Holder)[KEY] ??= new LRUCache({ max: MAX_CODES, ttl: WAIT_MS }));

const placeOf = (pageUrl: string, name: string) => `raw-code ${pageUrl} ${name}`;

/**
 * Stores the code of a page rendered for one signed-in visitor, whose frames cannot send a token. Only somebody who knows the code can
 * guess its address. If there are several sites, the frame's request may reach another one, so the code is shared.
 */
export async function storeRawCode({ url, pageContents }: CmsPage): Promise<void> {
  for (const { template, variables } of pageContents) {
    if (template !== rawCodeBlock.template) continue;
    const { settings } = parseSettings(rawCodeBlock, variables);
    if (!settings) continue;
    const place = placeOf(url, rawCodeName(settings.code));
    storedCodes().set(place, settings);
    await sharedNotes()?.put(place, JSON.stringify(settings), WAIT_MS);
  }
}

/** The code stored for a page, by the name in its address; null if there is none or it has expired. */
export async function storedRawCode(pageUrl: string, name: string): Promise<RawCode | null> {
  const place = placeOf(pageUrl, name);
  const own = storedCodes().get(place);
  if (own) return own;
  const shared = await sharedNotes()?.get(place);
  return shared ? rawCodeSchema.parse(JSON.parse(shared)) : null;
}
