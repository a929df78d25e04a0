import { setTimeout as delay } from 'node:timers/promises';
import { API_BASE_PATH, GRAPHQL_PATH } from '../../lib/contract/paths.ts';

/** How long to wait before a backend that is still starting is asked again. */
const RETRY_MS = 200;
/** What the backend's port answers while it starts. */
const STARTING = 503;

/** One call of each route that pages need. */
const CALLS: readonly (readonly [path: string, init: RequestInit])[] = [
  [`${API_BASE_PATH}/cognito/domain/initialData`, {}],
  [
    GRAPHQL_PATH,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"query":"{__typename}"}' },
  ],
];

/** Whether there was an answer: a failure is one too, which the first page then shows. */
async function isAnswered(address: string, init: RequestInit, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(address, { ...init, signal });
    await response.arrayBuffer();
    return response.status !== STARTING;
  } catch {
    // Its port isn't open yet.
    signal.throwIfAborted();
    return false;
  }
}

/**
 * Waits until the content backend answers. In development it compiles its routes at their first call, which takes longer than a page waits
 * for content.
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
