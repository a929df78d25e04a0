import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { cookieValue, PREVIEW_COOKIE } from '../../lib/preview/cookies.ts';
import { checkPreviewToken } from '../../lib/shared/node/preview-token.ts';

const manifestSchema = z.object({ preview: z.object({ previewModeId: z.string().min(16) }) });

/** Reads from a Cookie header whether an editor is previewing drafts. */
export type IsDraft = (cookie: string | undefined) => boolean;

/** The site's side of previews. */
export type Drafts = {
  readonly isDraft: IsDraft;
  /**
   * The page that a token shows a version of, and the Cookie header that shows it; null for a token that isn't valid or is for no version.
   */
  readonly frameOf: (token: string) => { readonly path: string; readonly cookie: string } | null;
};

/**
 * Checks Next's draft-mode cookie and the CMS's token beside it. Only genuine, unexpired ones count: anything else would bypass the
 * gate and the cache.
 * @param dir folder of Next's build; without one nobody sees drafts
 * @param secret returns the secret that tokens are signed with, when it is first needed
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
