import {
  PREVIEW_TOKEN_HEADER,
  VIEW_AS_OF_HEADER,
  type PreviewClaims,
} from '../../../lib/contract/preview.ts';
import { checkPreviewToken } from '../../../lib/shared/node/preview-token.ts';
import { config } from '../../kernel/config.ts';

/** The claims of a request's preview token; null if there is none or it has expired. */
export function claimsOf(headers: Headers): PreviewClaims | null {
  const check = checkPreviewToken(headers.get(PREVIEW_TOKEN_HEADER) ?? '', config().siteSecret, Date.now());
  return check.state === 'valid' ? check.claims : null;
}

/** The moment that a call wants its answer for; null for now. Only an editor's token may choose one. */
export function momentOf({ headers }: Request): string | null {
  const moment = headers.get(VIEW_AS_OF_HEADER);
  return moment !== null && claimsOf(headers)?.kind === 'editor' ? moment : null;
}

/** Whether a call comes from an editor previewing drafts. */
export const seesDrafts = ({ headers }: Request): boolean => claimsOf(headers)?.kind === 'editor';
