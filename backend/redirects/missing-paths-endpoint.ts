import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Endpoint, PayloadRequest } from 'payload';
import {
  HOOK_MAX_AGE_MS,
  HOOK_SIGNATURE_HEADER,
  HOOK_TIME_HEADER,
  MISSING_PATHS_PATH,
  missingPathsSchema,
  signedText,
  type MissingPath,
} from '../../lib/contract/site-hook.ts';
import { config } from '../config.ts';
import { contentNow } from '../contract/data/clock.ts';

/** The list is for a person to look through: of more, those asked for longest ago go. */
const MAX_KEPT = 500;

function isSigned(headers: Headers, body: string): boolean {
  const time = headers.get(HOOK_TIME_HEADER) ?? '';
  const given = Buffer.from(headers.get(HOOK_SIGNATURE_HEADER) ?? '', 'hex');
  const expected = createHmac('sha256', config().siteSecret)
    .update(signedText(MISSING_PATHS_PATH, time, body))
    .digest();
  const isRecent = Math.abs(Date.now() - Number(time)) <= HOOK_MAX_AGE_MS;
  return isRecent && given.length === expected.length && timingSafeEqual(given, expected);
}

async function note(req: PayloadRequest, { path, hits, referrer }: MissingPath): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'missing-paths',
    where: { path: { equals: path } },
    limit: 1,
    depth: 0,
    req,
  });
  const [known] = docs;
  const data = { hits: hits + (known?.hits ?? 0), last_asked: contentNow().toISOString(), referrer };
  if (known) await req.payload.update({ collection: 'missing-paths', id: known.id, data, req });
  else await req.payload.create({ collection: 'missing-paths', data: { path, ...data }, req });
}

async function dropOldest(req: PayloadRequest): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'missing-paths',
    sort: '-last_asked',
    limit: MAX_KEPT,
    page: 2,
    depth: 0,
    req,
  });
  const ids = docs.map(({ id }) => id);
  if (ids.length > 0)
    await req.payload.delete({ collection: 'missing-paths', where: { id: { in: ids } }, req });
}

/** POST /api/site/missing-paths: the site tells which addresses visitors did not find. 401 unless signed as its hook is. */
export const missingPathsEndpoint: Endpoint = {
  path: MISSING_PATHS_PATH.replace(/^\/api/, ''),
  method: 'post',
  handler: async (req) => {
    const body = (await req.text?.()) ?? '';
    if (!isSigned(req.headers, body)) return Response.json({ message: 'Not signed.' }, { status: 401 });
    const { paths } = missingPathsSchema.parse(JSON.parse(body));
    for (const path of paths) await note(req, path);
    await dropOldest(req);
    return Response.json({ success: true });
  },
};
