import { z } from 'zod';
import { cmsPageSchema } from './entities/page.ts';

/**
 * Draft previews: how the CMS and the site communicate about them. None of it is in spec point 7; a content server without it simply has no
 * previews.
 */

/** The site's path that starts a preview: `?token=…`. */
export const PREVIEW_PATH = '/api/preview';
/** Below the content server's own `/api`: a page's draft. */
export const DRAFT_PAGE_PATH = '/api/preview/page';
/** Header with the token, from the site to the content server. */
export const PREVIEW_TOKEN_HEADER = 'x-preview-token';
/** The moment that an editor is previewing, ISO 8601; only valid with an editor's token. */
export const VIEW_AS_OF_HEADER = 'x-view-as-of';
/** Prefix of the signed text, so that no other signature with the same secret can pass for a token. */
export const PREVIEW_PURPOSE = 'preview';

/** What a token grants. `editor`: drafts of all pages with editing marks, and future moments. `link`: one page as visitors will see it. */
export const previewClaimsSchema = z.object({
  kind: z.enum(['editor', 'link']),
  /** Id of the page or record that the token was made for. */
  page: z.number().int(),
  /** Path of the site to start at. */
  path: z.string().regex(/^\/(?!\/)[^\s\\]*$/),
  /** Expiry in epoch milliseconds. */
  expires: z.number().int(),
});
export type PreviewClaims = z.infer<typeof previewClaimsSchema>;

/** The content server's response: null if there is no such draft. */
export const draftPageSchema = z.object({ item: cmsPageSchema.nullable() });
