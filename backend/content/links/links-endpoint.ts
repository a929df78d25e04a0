import type { Endpoint } from 'payload';
import { isEditor } from '../../cms/access/permissions.ts';
import { recordIdIn } from '../../kernel/database/record-id.ts';
import { linksTo } from './linked-from.ts';
import { messageAnswer, privateJson } from '../../kernel/http/answer.ts';

/** GET /api/{collection}/{id}/linked-from: what links to a page, including drafts. For editors. */
export const linkedFromEndpoint = (collection: 'pages' | 'row-pages'): Endpoint => ({
  path: '/:id/linked-from',
  method: 'get',
  handler: async (req) => {
    if (!req.user) return messageAnswer(401, 'Please sign in first.');
    if ((await isEditor({ req })) !== true) return messageAnswer(403, 'Only editors can see this.');
    const id = recordIdIn(req.routeParams?.['id']);
    const doc =
      id === null ? null : await req.payload.findByID({ collection, id, depth: 0, disableErrors: true, req });
    if (!doc) return messageAnswer(404, 'Page not found.');
    const { linkers } = await linksTo(req.payload, collection, doc);
    return privateJson({ linkers });
  },
});
