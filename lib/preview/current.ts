import 'server-only';
import { cookies, draftMode } from 'next/headers';
import { cache } from 'react';
import { env } from '@/lib/config/env';
import { siteSecret } from '@/lib/config/site-secret';
import { type PreviewClaims, PREVIEW_TOKEN_HEADER, VIEW_AS_OF_HEADER } from '@/lib/contract/preview';
import { AS_OF_COOKIE, PREVIEW_COOKIE } from './cookies';
import { checkPreviewToken } from '@/lib/shared/node/preview-token';

/** The draft preview of this request's visitor. */
export type Preview = {
  readonly token: string;
  readonly claims: PreviewClaims;
  /** The time to show the site at; null for now. Only editors have one. */
  readonly asOf: Date | null;
  /** Milliseconds from the browser's clock to that time; null for now. */
  readonly offsetMs: number | null;
};

/**
 * The drafts that this request may see; null for a visitor. Cookies are read only in draft mode, so that a page stays the same for
 * everybody else.
 */
export const currentPreview = cache(async (): Promise<Preview | null> => {
  const { isEnabled } = await draftMode();
  if (!isEnabled) return null;
  const stored = await cookies();
  const token = stored.get(PREVIEW_COOKIE)?.value ?? '';
  const check = checkPreviewToken(token, siteSecret(env()), Date.now());
  if (check.state !== 'valid') return null;
  const asOf = new Date(stored.get(AS_OF_COOKIE)?.value ?? '');
  const isAsOf = check.claims.kind === 'editor' && !Number.isNaN(asOf.getTime());
  const moment = isAsOf ? asOf : null;
  const offsetMs = moment === null ? null : moment.getTime() - Date.now();
  return { token, claims: check.claims, asOf: moment, offsetMs };
});

/**
 * The preview of the page being rendered, for its loaders. It is always empty inside a cached function, which no preview may affect.
 */
export const previewOfPage = cache((): { current: Preview | null } => ({ current: null }));

/** Makes everything loaded for this page from now on use the preview, if there is one. */
export async function beginPreview(): Promise<Preview | null> {
  const preview = await currentPreview();
  previewOfPage().current = preview;
  return preview;
}

/** Headers that identify the preview and its moment to the content server. */
export const previewHeaders = ({ token, asOf }: Preview): Record<string, string> => ({
  [PREVIEW_TOKEN_HEADER]: token,
  ...(asOf === null ? {} : { [VIEW_AS_OF_HEADER]: asOf.toISOString() }),
});
