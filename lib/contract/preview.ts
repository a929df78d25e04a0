import { z } from 'zod';
import { cmsPageSchema } from './entities/page.ts';

/**
 * Looking at drafts: what the CMS and the site say to each other about it. None of it is a call of spec point 7; a content server
 * that does not know it has no drafts to look at.
 */

/** The site's address that begins a preview: `?token=…`. */
export const PREVIEW_PATH = '/api/preview';
/** Below the content server's own `/api`: the draft of a page. */
export const DRAFT_PAGE_PATH = '/api/preview/page';
/** Carries the token from the site to the content server. */
export const PREVIEW_TOKEN_HEADER = 'x-preview-token';
/** The moment that an editor looks at, ISO 8601; only counts with an editor's token. */
export const VIEW_AS_OF_HEADER = 'x-view-as-of';
/** Begins the text that is signed, so that no other signature of the same secret can be taken for a token. */
export const PREVIEW_PURPOSE = 'preview';

/**
 * What a token allows. `editor`: drafts of all pages with the marks of editing, and times to come. `link`: one page as visitors will
 * see it.
 */
export const previewClaimsSchema = z.object({
  kind: z.enum(['editor', 'link']),
  /** Id of the page, or of the record, that the token was made for. */
  page: z.number().int(),
  /** Where to begin, a path of the site. */
  path: z.string().regex(/^\/(?!\/)[^\s\\]*$/),
  /** Epoch milliseconds. */
  expires: z.number().int(),
});
export type PreviewClaims = z.infer<typeof previewClaimsSchema>;

/** The answer of the content server: null where it has no such draft. */
export const draftPageSchema = z.object({ item: cmsPageSchema.nullable() });
