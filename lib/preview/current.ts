import 'server-only';
import { cookies, draftMode } from 'next/headers';
import { cache } from 'react';
import { env } from '@/lib/config/env';
import { siteSecret } from '@/lib/config/site-secret';
import type { PreviewClaims } from '@/lib/contract/preview';
import { AS_OF_COOKIE, PREVIEW_COOKIE } from './cookies';
import { checkPreviewToken } from './token';

/** How the visitor of this request looks at drafts. */
export type Preview = {
  readonly token: string;
  readonly claims: PreviewClaims;
  /** The moment to show the site at; null for now. Only editors have one. */
  readonly asOf: Date | null;
  /** Milliseconds from the browser's clock to that moment; null for now. */
  readonly offsetMs: number | null;
};

/**
 * What this request may see of drafts; null for a visitor. Only in draft mode are cookies looked at, so that a page stays the same for
 * everybody else.
 */
export const currentPreview = cache(async (): Promise<Preview | null> => {
  const { isEnabled } = await draftMode();
  if (!isEnabled) return null;
  const held = await cookies();
  const token = held.get(PREVIEW_COOKIE)?.value ?? '';
  const check = checkPreviewToken(token, siteSecret(env()), Date.now());
  if (check.state !== 'valid') return null;
  const asOf = new Date(held.get(AS_OF_COOKIE)?.value ?? '');
  const isAsOf = check.claims.kind === 'editor' && !Number.isNaN(asOf.getTime());
  const moment = isAsOf ? asOf : null;
  const offsetMs = moment === null ? null : moment.getTime() - Date.now();
  return { token, claims: check.claims, asOf: moment, offsetMs };
});

/**
 * The preview of the page being made, for what it loads. Inside of a cached function, which no preview may reach, it is always empty.
 */
export const previewOfPage = cache((): { current: Preview | null } => ({ current: null }));

/** Has what is loaded for this page from now on follow the preview, if there is one. */
export async function beginPreview(): Promise<Preview | null> {
  const preview = await currentPreview();
  previewOfPage().current = preview;
  return preview;
}
