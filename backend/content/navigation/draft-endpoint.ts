import type { Endpoint } from 'payload';
import { claimsOf } from '../../cms/preview/claims-of.ts';
import { getNavigationDraft } from '../data/navigation.ts';
import { messageAnswer, privateJson } from '../../kernel/http/answer.ts';

/**
 * GET /api/preview/navigation: the menus' latest version, for an editor's preview (lib/contract/navigation). 401 without an editor's token.
 */
export const draftNavigationEndpoint: Endpoint = {
  path: '/preview/navigation',
  method: 'get',
  handler: async (req) => {
    if (claimsOf(req.headers)?.kind !== 'editor') return messageAnswer(401, 'The preview has ended.');
    return privateJson({ navigation: await getNavigationDraft(req.payload) });
  },
};
