import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { cookieValue, PREVIEW_COOKIE } from '../lib/preview/cookies.ts';
import { checkPreviewToken } from '../lib/preview/token.ts';

const manifestSchema = z.object({ preview: z.object({ previewModeId: z.string().min(16) }) });

/** Tells from a Cookie header whether an editor looks at drafts. */
export type IsDraft = (cookie: string | undefined) => boolean;

/**
 * Reads the mark that Next gives to those who look at drafts (draft mode), and the CMS's token beside it. Only genuine ones count that
 * have not ended: any other would be a way around the gate and the cache.
 * @param dir folder of Next's build; without one nobody sees drafts
 * @param secret makes the secret that tokens are signed with, when it is first needed
 */
export async function createDraftCheck(
  dir: string,
  secret: () => string,
  now: () => number = Date.now,
): Promise<IsDraft> {
  const manifest = await readFile(join(dir, 'prerender-manifest.json'), 'utf8').catch(() => null);
  if (manifest === null) return () => false;
  const mark = `__prerender_bypass=${manifestSchema.parse(JSON.parse(manifest)).preview.previewModeId}`;
  return (cookie) => {
    if (cookie === undefined || !cookie.includes(mark)) return false;
    const token = cookieValue(cookie, PREVIEW_COOKIE) ?? '';
    return checkPreviewToken(token, secret(), now()).state === 'valid';
  };
}
