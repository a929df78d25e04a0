import { PREVIEW_TOKEN_HEADER, type PreviewClaims } from '../../lib/contract/preview.ts';
import { config } from '../config.ts';
import { readPreviewToken } from './token.ts';

/** The claims of the preview token that came with a request, or null. */
export const claimsOf = (headers: Headers): PreviewClaims | null =>
  readPreviewToken(headers.get(PREVIEW_TOKEN_HEADER) ?? '', config().siteSecret, Date.now());
