import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { cookieValue, PREVIEW_COOKIE } from '../../lib/preview/cookies.ts';
import { checkPreviewToken } from '../../lib/shared/node/preview-token.ts';

const manifestSchema = z.object({ preview: z.object({ previewModeId: z.string().min(16) }) });

/** Whether a Cookie header belongs to an editor who is previewing drafts. */
export type IsDraft = (cookie: string | undefined) => boolean;

/** The site's side of previews. */
export type Drafts = {
  readonly isDraft: IsDraft;
  /**
   * The page whose version a token shows, and the Cookie header to request it with; null if the token is invalid or isn't for a version.
   */
  readonly frameOf: (token: string) => { readonly path: string; readonly cookie: string } | null;
};

/**
 * Checks Next's draft-mode cookie and the CMS's token that comes with it. Both must be genuine and unexpired, since drafts bypass
 * the path filter and the cache.
 * @param dir folder of Next's build; without one nobody sees drafts
 * @param secret returns the secret that tokens are signed with; called when first needed
 */
export async function createDraftCheck(
  dir: string,
  secret: () => string,
  now: () => number = Date.now,
): Promise<Drafts> {
  const manifest = await readFile(join(dir, 'prerender-manifest.json'), 'utf8').catch(() => null);
  if (manifest === null) return { isDraft: () => false, frameOf: () => null };
  const mark = `__prerender_bypass=${manifestSchema.parse(JSON.parse(manifest)).preview.previewModeId}`;
  return {
    isDraft: (cookie) => {
      if (cookie === undefined || !cookie.includes(mark)) return false;
      const token = cookieValue(cookie, PREVIEW_COOKIE) ?? '';
      return checkPreviewToken(token, secret(), now()).state === 'valid';
    },
    frameOf: (token) => {
      const check = checkPreviewToken(token, secret(), now());
      if (check.state !== 'valid' || check.claims.kind !== 'editor' || !check.claims.version) return null;
      return { path: check.claims.path, cookie: `${mark}; ${PREVIEW_COOKIE}=${token}` };
    },
  };
}
