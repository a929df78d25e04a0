import type { Endpoint } from 'payload';
import { claimsOf } from '../../cms/preview/claims-of.ts';
import { getNavigationDraft } from '../data/navigation.ts';
import { messageAnswer } from '../../kernel/http/answer.ts';

const HEADERS = { 'Cache-Control': 'no-store' };

/**
 * GET /api/preview/navigation: the menus' latest version, for an editor's preview (lib/contract/navigation). 401 without an editor's token.
 */
export const draftNavigationEndpoint: Endpoint = {
  path: '/preview/navigation',
  method: 'get',
  handler: async (req) => {
    if (claimsOf(req.headers)?.kind !== 'editor') return messageAnswer(401, 'The preview has ended.');
    return Response.json({ navigation: await getNavigationDraft(req.payload) }, { headers: HEADERS });
  },
};
