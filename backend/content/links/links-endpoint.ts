import type { Endpoint } from 'payload';
import { isEditor } from '../../cms/access/rules.ts';
import { linksTo } from './linked-from.ts';

/** GET /api/{collection}/{id}/linked-from: what links to a page. For its editors: drafts are among them. */
export const linkedFromEndpoint = (collection: 'pages' | 'row-pages'): Endpoint => ({
  path: '/:id/linked-from',
  method: 'get',
  handler: async (req) => {
    if (!req.user) return Response.json({ message: 'Please sign in first.' }, { status: 401 });
    if ((await isEditor({ req })) !== true)
      return Response.json({ message: 'Only editors can see this.' }, { status: 403 });
    const id = Number(req.routeParams?.['id']);
    const doc = Number.isInteger(id)
      ? await req.payload.findByID({ collection, id, depth: 0, disableErrors: true, req })
      : null;
    if (!doc) return Response.json({ message: 'Page not found.' }, { status: 404 });
    const { linkers } = await linksTo(req.payload, collection, doc);
    return Response.json({ linkers }, { headers: { 'Cache-Control': 'no-store' } });
  },
});
