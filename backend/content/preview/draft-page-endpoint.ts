import type { Endpoint, Payload } from 'payload';
import { VIEW_AS_OF_HEADER } from '../../../lib/contract/preview.ts';
import { createContentContext } from '../context.ts';
import { viewAsOf } from '../../kernel/clock.ts';
import { pageEntity, namedDraft } from '../mappers/page.ts';
import type { Page } from '../../payload-types.ts';
import { inVersion } from '../../cms/records/draft-view.ts';
import { claimsOf } from '../../cms/preview/claims-of.ts';
import { messageAnswer, privateJson } from '../../kernel/http/answer.ts';

async function findDraft(payload: Payload, url: string): Promise<Page | null> {
  const { docs } = await payload.find({
    collection: 'pages',
    draft: true,
    where: { url: { equals: url } },
    limit: 1,
    depth: 0,
    pagination: false,
  });
  return docs[0] ?? null;
}

/**
 * GET /api/preview/page?url=…: a page's latest version, published or not, for the site (lib/contract/preview). Editors see every block,
 * even those hidden at the moment, and an older version if the token is for one. 401 without a valid token, 403 for a token for another page.
 */
export const draftPageEndpoint: Endpoint = {
  path: '/preview/page',
  method: 'get',
  handler: async (req) => {
    const claims = claimsOf(req.headers);
    if (claims === null) return messageAnswer(401, 'The preview has ended.');
    const draft = await findDraft(req.payload, req.searchParams.get('url') ?? '');
    if (claims.kind === 'link' && draft?.id !== claims.page)
      return messageAnswer(403, 'This link is for a different page.');
    if (draft === null) return privateJson({ item: null });
    const isEditor = claims.kind === 'editor';
    const asOf = isEditor ? req.headers.get(VIEW_AS_OF_HEADER) : null;
    const shown = await inVersion(req.payload, 'pages', draft, isEditor ? claims.version : null);
    const page = await viewAsOf(asOf, () =>
      pageEntity(namedDraft(shown), createContentContext(req.payload, { isSignedIn: true })),
    );
    const pageContents = page.pageContents.map((block) => ({
      ...block,
      // A compared version looks as it does for visitors.
      editing: isEditor && !claims.version,
    }));
    return privateJson({ item: { ...page, pageContents } });
  },
};
