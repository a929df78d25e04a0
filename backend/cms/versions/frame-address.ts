import type { PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { PREVIEW_VERSION_PATH } from '../../../lib/contract/preview.ts';
import { checkPreviewToken, signPreviewToken } from '../../../lib/shared/node/preview-token.ts';
import { config } from '../../kernel/config.ts';
import type { Version } from './version-list.ts';

/** Payload requires one; the CMS has none. */
const NO_LOCALE = { code: 'en', label: 'English', toString: () => 'en' };

/**
 * The site's address for viewing a version: the form's preview token, restricted to that version and expiring with it.
 * @param doc the record as its form has it
 * @returns null if the record has no page, or the account no preview
 */
export async function frameAddress(
  req: PayloadRequest,
  { admin, slug }: SanitizedCollectionConfig,
  doc: object,
  version: Version['id'],
): Promise<string | null> {
  const { siteSecret, siteUrl } = config();
  const { url } = admin.livePreview ?? {};
  const preview =
    typeof url === 'function'
      ? await url({ data: { ...doc }, locale: NO_LOCALE, payload: req.payload, req })
      : url;
  if (!preview) return null;
  const token = new URL(preview, siteUrl).searchParams.get('token') ?? '';
  const check = checkPreviewToken(token, siteSecret, Date.now());
  if (check.state !== 'valid') return null;
  const own = signPreviewToken({ ...check.claims, version: { model: slug, id: version } }, siteSecret);
  return `${siteUrl}${PREVIEW_VERSION_PATH}?token=${own}`;
}
