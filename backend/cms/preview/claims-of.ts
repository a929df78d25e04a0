import {
  PREVIEW_TOKEN_HEADER,
  VIEW_AS_OF_HEADER,
  type PreviewClaims,
} from '../../../lib/contract/preview.ts';
import { checkPreviewToken } from '../../../lib/shared/node/preview-token.ts';
import { config } from '../../kernel/config.ts';
import type { DraftView } from '../records/draft-view.ts';

/** The claims of a request's preview token; null if there is none or it has expired. */
export function claimsOf(headers: Headers): PreviewClaims | null {
  const check = checkPreviewToken(headers.get(PREVIEW_TOKEN_HEADER) ?? '', config().siteSecret, Date.now());
  return check.state === 'valid' ? check.claims : null;
}

/** The time that a call wants its response for; null for now. Only an editor's token may choose one. */
export function momentOf({ headers }: Request): string | null {
  const moment = headers.get(VIEW_AS_OF_HEADER);
  return moment !== null && claimsOf(headers)?.kind === 'editor' ? moment : null;
}

/** The drafts that a call may see: null unless it comes from an editor previewing them. */
export function draftViewOf({ headers }: Request): DraftView | null {
  const claims = claimsOf(headers);
  return claims?.kind === 'editor' ? { version: claims.version ?? null } : null;
}
