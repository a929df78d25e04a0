import type { Endpoint } from 'payload';
import { PAGE_SPEED_PATH, pageSpeedsSchema } from '../../../lib/contract/site-hook.ts';
import { contentNow } from '../../kernel/clock.ts';
import { isFromSite, notSigned } from '../../kernel/http/from-site.ts';
import { addPageSpeeds } from './store.ts';

/** POST /api/site/page-speed: the site reports its pages' speed for visitors. 401 unless signed like its hook. */
export const pageSpeedEndpoint: Endpoint = {
  path: PAGE_SPEED_PATH.replace(/^\/api/, ''),
  method: 'post',
  handler: async (req) => {
    const body = (await req.text?.()) ?? '';
    if (!isFromSite(PAGE_SPEED_PATH, req.headers, body)) return notSigned();
    const { speeds } = pageSpeedsSchema.parse(JSON.parse(body));
    await addPageSpeeds(req.payload, speeds, contentNow());
    return Response.json({ success: true });
  },
};
