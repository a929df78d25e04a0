import { setTimeout as delay } from 'node:timers/promises';
import { provideGraphqlPath } from '../../lib/config/graphql-path.ts';
import { isRecord } from '../../lib/contract/frames.ts';
import type { Logger } from '../process/log.ts';

const LIMIT_MS = 3_000;
/** Pause before trying a content server again that didn't respond. */
const RETRY_MS = 5_000;

/** Whether a GraphQL endpoint responds at an address, even if it rejects the query. */
async function answersAt(address: string): Promise<boolean> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: '{"query":"{__typename}"}',
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  const answer: unknown = await response.json().catch(() => null);
  return isRecord(answer) && ('data' in answer || 'errors' in answer);
}

async function firstAnswering(contentApiUrl: string, paths: readonly string[]): Promise<string | null> {
  for (const path of paths) if (await answersAt(contentApiUrl + path).catch(() => false)) return path;
  return null;
}

/**
 * Finds the content server's GraphQL endpoint by trying the paths in turn. Returns after the first round; if none responded, it
 * keeps trying in the background.
 */
export async function findGraphqlPath(
  {
    contentApiUrl,
    graphqlPaths,
  }: { readonly contentApiUrl: string; readonly graphqlPaths: readonly string[] },
  log: Logger,
  retryMs = RETRY_MS,
): Promise<void> {
  const [first] = graphqlPaths;
  if (first !== undefined) provideGraphqlPath(first);
  if (graphqlPaths.length < 2) return;
  const search = async () => {
    const found = await firstAnswering(contentApiUrl, graphqlPaths);
    if (found !== null) provideGraphqlPath(found);
    return found !== null;
  };
  if (await search()) return;
  log.warn('The content server hasn’t responded at any of GRAPHQL_PATHS yet.');
  const keepSearching = async () => {
    do await delay(retryMs, undefined, { ref: false });
    while (!(await search()));
  };
  void keepSearching();
}
