import type { CollectionConfig, PayloadRequest } from 'payload';
import { PREVIEW_PATH, type PreviewClaims } from '../../lib/contract/preview.ts';
import { roleOf } from '../access/roles.ts';
import { config } from '../config.ts';
import { previewPath } from './preview-path.ts';
import { signPreviewToken } from './token.ts';

/**
 * An editor's token ends at the second next of these marks. In between it stays the same, so that a save does not load the frame
 * with the preview anew.
 */
const EDITOR_TOKEN_MS = 12 * 60 * 60_000;

const editorTokenEnds = (now: number) => (Math.floor(now / EDITOR_TOKEN_MS) + 2) * EDITOR_TOKEN_MS;

/** The site's address that begins a preview. */
export function previewAddress(claims: PreviewClaims): string {
  const { siteUrl, siteSecret } = config();
  return `${siteUrl}${PREVIEW_PATH}?token=${signPreviewToken(claims, siteSecret)}`;
}

const mayEdit = (req: PayloadRequest) => ['admin', 'editor'].includes(roleOf(req.user) ?? '');

/** The widths that a page is looked at in: a phone, a tablet, a desktop. */
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

/** Part of the form of such a record: leads from its page to its fields. */
export const RECORD_BRIDGE = '/preview/record-bridge.client.tsx#RecordBridge';

/** A record with a page of its own beside its form, for editors: `page` is the first part of its address. */
export const recordLivePreview = (page: string): LivePreview => ({
  breakpoints: BREAKPOINTS,
  url: ({ data, req }) => {
    const url: unknown = data.url;
    if (!mayEdit(req) || typeof data.id !== 'number' || typeof url !== 'string' || url === '') return null;
    const expires = editorTokenEnds(Date.now());
    return previewAddress({ kind: 'editor', page: data.id, path: `/${page}/${url}`, expires });
  },
});
