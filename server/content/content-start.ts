import { setTimeout as delay } from 'node:timers/promises';
import { API_BASE_PATH, GRAPHQL_PATH } from '../../lib/contract/paths.ts';

/** Pause between two attempts while the backend starts. */
const RETRY_MS = 200;
/** The status that the backend answers with while it starts. */
const STARTING = 503;

/** One call to each route that pages need. */
const CALLS: readonly (readonly [path: string, init: RequestInit])[] = [
  [`${API_BASE_PATH}/cognito/domain/initialData`, {}],
  [
    GRAPHQL_PATH,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"query":"{__typename}"}' },
  ],
];

/** Whether there was a response, even a failure: the first page then shows that. */
async function isAnswered(address: string, init: RequestInit, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(address, { ...init, signal });
    await response.arrayBuffer();
    return response.status !== STARTING;
  } catch {
    // The port isn't open yet.
    signal.throwIfAborted();
    return false;
  }
}

/**
 * Waits until the content backend responds. In development it compiles each route on the first call, which takes longer than a page
 * waits for content.
 * @throws the signal's reason
 */
export async function waitForContent(contentApiUrl: string, signal: AbortSignal): Promise<void> {
  await Promise.all(
    CALLS.map(async ([path, init]) => {
      while (!(await isAnswered(`${contentApiUrl}${path}`, init, signal)))
        await delay(RETRY_MS, undefined, { signal });
    }),
  );
}
