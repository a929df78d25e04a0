import { getLiveSession } from '../../../lib/contract/endpoints/live-session.ts';
import { etagOf, isUnchanged } from '../../../lib/shared/node/etag.ts';
import { handle, ReadyJson } from '../../kernel/calls/handle.ts';
import { notFound } from '../../kernel/failure.ts';
import { findLiveSession, liveVersion } from '../live-session/find-live-session.ts';

/** Sites ask several times a second (docs/decisions/0191), so a caller who already has the state gets a short answer that says so. */
export const liveSessionRoute = handle(getLiveSession, async ({ payload, request, input: { id } }) => {
  // Read before the state: if the state is written meanwhile, callers ask again with the newer version.
  const version = await liveVersion(payload, id);
  if (version === null) throw notFound('The session');
  const etag = etagOf(`${String(id)} ${version}`);
  if (isUnchanged(request.headers.get('if-none-match'), etag)) return new ReadyJson('', etag);
  const item = await findLiveSession(payload, id);
  if (item === null) throw notFound('The session');
  return new ReadyJson(JSON.stringify({ item }), etag);
});
