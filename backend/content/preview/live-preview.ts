import type { Payload, CollectionConfig, PayloadRequest } from 'payload';
import { initialDataNow } from '../sitemap/initial-data.ts';
import { FORM_PREVIEW_SCREEN, START_PAGE, START_PATH } from '../../../lib/contract/paths.ts';
import { DETAIL_BLOCKS } from '../../cms/blocks/index.ts';
import { PREVIEW_PATH, type PreviewClaims } from '../../../lib/contract/preview.ts';
import { roleOf } from '../../cms/access/roles.ts';
import { config } from '../../kernel/config.ts';
import { signPreviewToken } from '../../../lib/shared/node/preview-token.ts';

type PreviewedPage = {
  readonly url?: string | null;
  readonly blocks?: readonly { readonly blockType: string }[] | null;
};

/** A page's preview path. A page that shows single records (such as an article) is previewed with its first record. */
export async function previewPath(payload: Payload, { url, blocks }: PreviewedPage): Promise<string> {
  if (!url || url === START_PAGE) return START_PATH;
  if (!blocks?.some(({ blockType }) => DETAIL_BLOCKS.has(blockType))) return `/${url}`;
  const { sitemap } = await initialDataNow(payload);
  const first = sitemap
    .map((entry) => entry.url.replace(/^\/?/, '/'))
    .find((path) => path.startsWith(`/${url}/`));
  return first ?? `/${url}`;
}

/**
 * Editors' tokens expire at the second of these marks from now. In between the token stays the same, so that saving doesn't reload the
 * preview frame.
 */
const EDITOR_TOKEN_MS = 12 * 60 * 60_000;

const editorTokenEnds = (now: number) => (Math.floor(now / EDITOR_TOKEN_MS) + 2) * EDITOR_TOKEN_MS;

/** The site's URL that starts a preview. */
export function previewAddress(claims: PreviewClaims): string {
  const { siteUrl, siteSecret } = config();
  return `${siteUrl}${PREVIEW_PATH}?token=${signPreviewToken(claims, siteSecret)}`;
}

const mayEdit = (req: PayloadRequest) => ['admin', 'editor'].includes(roleOf(req.user) ?? '');

/** For a preview of what appears on every page. */
const NO_PAGE = 0;

/** Preview widths: phone, tablet, desktop. */
const BREAKPOINTS = [
  { name: 'phone', label: 'Phone', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
];

type LivePreview = NonNullable<NonNullable<CollectionConfig['admin']>['livePreview']>;

/** The page beside its form, on the real site; for editors. */
export const pageLivePreview: LivePreview = {
  breakpoints: BREAKPOINTS,
  url: async ({ data, req, payload }) => {
    if (!mayEdit(req) || typeof data.id !== 'number') return null;
    const path = await previewPath(payload, { url: data.url, blocks: data.blocks });
    const expires = editorTokenEnds(Date.now());
    return previewAddress({ kind: 'editor', page: data.id, path, expires });
  },
};

/** The start page beside a form whose content appears on every page, for editors. */
export const startPreview: LivePreview = {
  breakpoints: BREAKPOINTS,
  url: ({ req }) => {
    if (!mayEdit(req)) return null;
    const expires = editorTokenEnds(Date.now());
    return previewAddress({ kind: 'editor', page: NO_PAGE, path: START_PATH, expires });
  },
};

/** A form beside its builder, as visitors see it; for editors. What they submit there is a test. */
export const formLivePreview: LivePreview = {
  breakpoints: BREAKPOINTS,
  url: ({ data, req }) => {
    if (!mayEdit(req) || !req.user || typeof data.id !== 'number') return null;
    const expires = editorTokenEnds(Date.now());
    return previewAddress({
      kind: 'editor',
      page: data.id,
      path: `/${FORM_PREVIEW_SCREEN}`,
      expires,
      account: req.user.id,
    });
  },
};

/** A part of the record's form that connects the page to its fields. */
export const RECORD_BRIDGE = '/cms/preview/record-bridge.client.tsx#RecordBridge';

/** A record's own page beside its form, for editors. @param page the first segment of its path */
export const recordLivePreview = (page: string): LivePreview => ({
  breakpoints: BREAKPOINTS,
  url: ({ data, req }) => {
    const url: unknown = data.url;
    if (!mayEdit(req) || typeof data.id !== 'number' || typeof url !== 'string' || url === '') return null;
    const expires = editorTokenEnds(Date.now());
    return previewAddress({ kind: 'editor', page: data.id, path: `/${page}/${url}`, expires });
  },
});
