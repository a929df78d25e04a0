import { addDataAndFileToRequest, type Endpoint } from 'payload';
import { z } from 'zod';
import { roleOf } from '../../cms/access/roles.ts';
import { previewAddress, previewPath } from './live-preview.ts';
import { messageAnswer } from '../../kernel/http/answer.ts';

const DAY_MS = 24 * 60 * 60_000;
const MAX_DAYS = 30;

const inputSchema = z.object({
  page: z.number().int(),
  /** Fractions of a day are for links that are used right away. */
  days: z.number().positive().max(MAX_DAYS),
});

/** POST /api/preview/link: a URL that shows one draft to whoever has it, until it expires. For editors. */
export const previewLinkEndpoint: Endpoint = {
  path: '/preview/link',
  method: 'post',
  handler: async (req) => {
    const role = roleOf(req.user);
    if (role !== 'admin' && role !== 'editor')
      return messageAnswer(403, 'Only editors can create links to drafts.');
    await addDataAndFileToRequest(req);
    const input = inputSchema.safeParse(req.data);
    if (!input.success) return messageAnswer(422, `Send a page and up to ${MAX_DAYS} days.`);
    const page = await req.payload
      .findByID({ collection: 'pages', id: input.data.page, draft: true, depth: 0, disableErrors: true })
      .then((found) => found ?? null);
    if (page === null) return messageAnswer(404, 'Page not found.');
    const expires = Date.now() + input.data.days * DAY_MS;
    const path = await previewPath(req.payload, page);
    const url = previewAddress({ kind: 'link', page: page.id, path, expires: Math.round(expires) });
    return Response.json({ url, expires: new Date(expires).toISOString() });
  },
};
