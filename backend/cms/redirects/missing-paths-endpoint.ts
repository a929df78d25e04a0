import type { Endpoint, PayloadRequest } from 'payload';
import { MISSING_PATHS_PATH, missingPathsSchema, type MissingPath } from '../../../lib/contract/site-hook.ts';
import { contentNow } from '../../kernel/clock.ts';
import { sql, type Statement } from '../../kernel/database/statement.ts';
import { runInTransaction } from '../../kernel/database/run-in-transaction.ts';
import { isFromSite, notSigned } from '../../kernel/http/from-site.ts';

/** The list is meant for people to read: beyond this many, the least recently requested are dropped. */
const MAX_PATHS = 500;

/** Adds to the existing counts in one statement, so that concurrent reports of the same path lose nothing. */
function counted({ path, hits, referrer }: MissingPath, moment: string): Statement {
  return sql`INSERT INTO missing_paths (path, hits, last_asked, referrer, created_at, updated_at)
      VALUES (${path}, ${hits}, ${moment}, ${referrer}, ${moment}, ${moment})
      ON CONFLICT (path) DO UPDATE SET hits = COALESCE(missing_paths.hits, 0) + excluded.hits,
        last_asked = excluded.last_asked, referrer = excluded.referrer, updated_at = excluded.updated_at`;
}

async function dropOldest(req: PayloadRequest): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'missing-paths',
    sort: '-last_asked',
    limit: MAX_PATHS,
    page: 2,
    depth: 0,
    req,
  });
  const ids = docs.map(({ id }) => id);
  if (ids.length > 0)
    await req.payload.delete({ collection: 'missing-paths', where: { id: { in: ids } }, req });
}

/** POST /api/site/missing-paths: the site reports paths that visitors requested but didn't find. 401 unless signed like its hook. */
export const missingPathsEndpoint: Endpoint = {
  path: MISSING_PATHS_PATH.replace(/^\/api/, ''),
  method: 'post',
  handler: async (req) => {
    const body = (await req.text?.()) ?? '';
    if (!isFromSite(MISSING_PATHS_PATH, req.headers, body)) return notSigned();
    const { paths } = missingPathsSchema.parse(JSON.parse(body));
    const moment = contentNow().toISOString();
    if (paths.length > 0)
      await runInTransaction(
        req.payload,
        paths.map((path) => counted(path, moment)),
      );
    await dropOldest(req);
    return Response.json({ success: true });
  },
};
