import 'server-only';
import { LRUCache } from 'lru-cache';
import { rawCodeBlock } from '@/lib/contract/blocks/core';
import type { CmsPage } from '@/lib/contract/entities/page';
import { rawCodeName } from './raw-code';
import { parseSettings } from './settings';

type RawCode = { readonly title: string; readonly code: string };

/** How long a frame has to ask for its code after the page around it was made, and how many pieces wait for theirs. */
const WAIT_MS = 10 * 60_000;
const MAX_PIECES = 500;

/** Pages and frames may be in module graphs of their own, so they meet at a well-known symbol. */
const KEY = Symbol.for('championship.handed-out-code');
type Holder = { [KEY]?: LRUCache<string, RawCode> };
const pieces = () => ((globalThis as Holder)[KEY] ??= new LRUCache({ max: MAX_PIECES, ttl: WAIT_MS }));

const placeOf = (pageUrl: string, name: string) => `${pageUrl} ${name}`;

/**
 * Lets the frames of a page that was made for one signed-in visitor find their code: a frame cannot send a token. Its address cannot
 * be guessed by anybody who does not know the code itself.
 */
export function handOutRawCode({ url, pageContents }: CmsPage): void {
  for (const { template, variables } of pageContents) {
    if (template !== rawCodeBlock.template) continue;
    const { settings } = parseSettings(rawCodeBlock, variables);
    if (settings) pieces().set(placeOf(url, rawCodeName(settings.code)), settings);
  }
}

/** Code that was handed out for a page, by the name in its address; null when it was not, or too long ago. */
export const handedOutCode = (pageUrl: string, name: string): RawCode | null =>
  pieces().get(placeOf(pageUrl, name)) ?? null;
