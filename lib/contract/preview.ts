import { z } from 'zod';
import { formSchema } from './entities/media.ts';
import { cmsPageSchema } from './entities/page.ts';

/* How the CMS and the site communicate about draft previews. None of it is in spec point 7; a content server without it has no previews. */

/** The site's path that starts a preview: `?token=…`. */
export const PREVIEW_PATH = '/api/preview';
/** The site's path that shows one version of a record: `?token=…`. It sets no cookie, so two versions can be shown side by side. */
export const PREVIEW_VERSION_PATH = '/api/preview/version';
/** Below the content server's own `/api`: a page's draft. */
export const DRAFT_PAGE_PATH = '/api/preview/page';
/** Header with the token, from the site to the content server. */
export const PREVIEW_TOKEN_HEADER = 'x-preview-token';
/** The moment that an editor is previewing, ISO 8601; only valid with an editor's token. */
export const VIEW_AS_OF_HEADER = 'x-view-as-of';
/** Prefix of the signed text, so that no other signature with the same secret can pass for a token. */
export const PREVIEW_PURPOSE = 'preview';
/** In place of a version's id: the record as visitors see it. */
export const PUBLISHED_RECORD = 'published';

/** What a token grants. `editor`: drafts of all pages with editing marks, and future moments. `link`: one page as visitors will see it. */
export const previewClaimsSchema = z.object({
  kind: z.enum(['editor', 'link']),
  /** Id of the page or record that the token was made for. */
  page: z.number().int(),
  /** Path of the site to start at. */
  path: z.string().regex(/^\/(?!\/)[^\s\\]*$/),
  /** Expiry in epoch milliseconds. */
  expires: z.number().int(),
  /** Id of the CMS account, where what it does in the preview has effects: a form's test goes to its own address. */
  account: z.number().int().optional(),
  /** An older version of a record to show in place of its latest; its collection, and the version's id there. */
  version: z
    .object({ model: z.string(), id: z.union([z.number().int(), z.literal(PUBLISHED_RECORD)]) })
    .exactOptional(),
});
export type PreviewClaims = z.infer<typeof previewClaimsSchema>;

/** Below the content server's own `/api`: the current form in the form builder, and a test of it. */
export const FORM_PREVIEW_PATH = '/api/preview/form';
export const FORM_TEST_PATH = '/api/preview/form/test';

/** The content server's response: null if there is no such draft. */
export const draftPageSchema = z.object({ item: cmsPageSchema.nullable() });

/** The site's request: the form builder's values, unchecked. */
export const formPreviewInputSchema = z.object({ values: z.record(z.string(), z.unknown()) });

/** The form, and notes for the editor about what the preview leaves out. */
export const formPreviewSchema = z.object({ item: formSchema, notes: z.array(z.string()) });

/** A form filled in as a test, with the answers as a visitor's browser sends them. */
export const formTestInputSchema = formPreviewInputSchema.extend({
  answers: z.record(z.string(), z.unknown()),
  language: z.string(),
});

/** The result of a test, in the editor's language, with the address of the submission in the CMS. */
export const formTestSchema = z.object({
  message: z.string(),
  link: z.object({ label: z.string(), href: z.string() }),
  /** The label of the button that shows the form again. */
  again: z.string(),
});
export type FormTest = z.infer<typeof formTestSchema>;
