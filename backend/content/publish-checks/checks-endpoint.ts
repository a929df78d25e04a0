import type { Endpoint } from 'payload';
import { isEditor } from '../../cms/access/permissions.ts';
import { recordIdIn } from '../../kernel/database/record-id.ts';
import { isRecordField } from '../../cms/blocks/link-fields.ts';
import { pickedRecord, recordKey } from '../../cms/rich-text/linked-record.ts';
import { createContentContext, type ContentContext } from '../context.ts';
import { knownPaths } from '../links/known-paths.ts';
import { linksTo } from '../links/linked-from.ts';
import { pageEntity, namedDraft } from '../mappers/page.ts';
import { checkPage, type Warning } from './check-page.ts';
import { emptyBlocks } from '../../cms/blocks/empty-blocks.ts';
import { messageAnswer, privateJson } from '../../kernel/http/answer.ts';

const NO_LINKS =
  'Nothing links to this page. Add it to a menu under Navigation, or link to it from another page.';

const emptyWarnings = (stored: Parameters<typeof emptyBlocks>[0]): Warning[] =>
  emptyBlocks(stored).map(({ block, label, message }) => ({
    block,
    field: null,
    message: `“${label}” ${message}`,
  }));

const HIDDEN_TARGET =
  'A link goes to something visitors can’t see: it’s a draft, dated in the future, or deleted. The link is left out until it’s published.';

/** Links to selected records that visitors can't read. */
async function hiddenTargets(
  stored: Parameters<typeof emptyBlocks>[0],
  { places }: ContentContext,
): Promise<Warning[]> {
  const found = await Promise.all(
    stored.map(async (settings, index): Promise<Warning[]> => {
      const picked = Object.entries(settings).filter(
        ([name, value]) => isRecordField(name) && value !== null,
      );
      const readable = await Promise.all(
        picked.map(async ([, value]) => {
          const record = pickedRecord(value);
          return record !== null && (await places.load(recordKey(record))) !== null;
        }),
      );
      return readable.includes(false) ? [{ block: index + 1, field: null, message: HIDDEN_TARGET }] : [];
    }),
  );
  return found.flat();
}

/** GET /api/pages/{id}/checks: warnings about a page's latest version before it is published. For its editors. */
export const pageChecksEndpoint: Endpoint = {
  path: '/:id/checks',
  method: 'get',
  handler: async (req) => {
    if (req.user?.collection !== 'users') return messageAnswer(401, 'Please sign in first.');
    if ((await isEditor({ req })) !== true) return messageAnswer(403, 'Only editors can see this.');
    const id = recordIdIn(req.routeParams?.['id']);
    const page =
      id === null
        ? null
        : await req.payload.findByID({
            collection: 'pages',
            id,
            draft: true,
            depth: 0,
            disableErrors: true,
            req,
          });
    if (!page) return messageAnswer(404, 'Page not found.');
    const context = createContentContext(req.payload, { isSignedIn: true });
    const settings = await req.payload.findGlobal({ slug: 'domain-settings', depth: 0, req });
    const found = checkPage({
      page: await pageEntity(namedDraft(page), context),
      seoTitle: page.seo_title ?? '',
      seoDescription: page.seo_meta_description ?? '',
      knows: await knownPaths(req.payload),
      accents: { light: settings.theme_colour ?? '', dark: settings.dark_theme_colour ?? '' },
    });
    const stored = (page.blocks ?? []).map((block) => ({ ...block }));
    const warnings = [...found, ...emptyWarnings(stored), ...(await hiddenTargets(stored, context))].toSorted(
      (a, b) => (a.block ?? 0) - (b.block ?? 0),
    );
    // A draft has an address that nothing may link to yet: the published page counts.
    const published = await req.payload.findByID({
      collection: 'pages',
      id: page.id,
      depth: 0,
      disableErrors: true,
      req,
    });
    const { isOrphan } = await linksTo(req.payload, 'pages', published ?? page);
    if (isOrphan) warnings.push({ block: null, field: null, message: NO_LINKS });
    return privateJson({ warnings });
  },
};
