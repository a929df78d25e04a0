import type { Callable } from '@/lib/api/callable';
import type { Clock } from '@/lib/api/clock';
import { inputType, schemalessParser } from '@/lib/api/schemaless';
import type { ApiClient } from '@/lib/api/transport';
import type { SessionStore } from '@/lib/session/store';

/** How often to retry a lost connection. */
export const RECONNECT_MS = 5_000;

/** The smallest public call: any response at all shows that the connection is back. */
const anyAnswer: Callable<Record<string, never>, true> = {
  method: 'GET',
  path: '/cognito/domain/currentDomain',
  auth: 'none',
  input: inputType(),
  output: schemalessParser('an answer', () => true),
};

/**
 * While the connection is marked inactive (spec point 4), checks every few seconds, and whenever the browser reports being online, whether
 * it is back.
 * @returns stops watching
 */
export function watchConnection(
  client: ApiClient,
  session: SessionStore,
  clock: Clock,
  tab: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): () => void {
  let cancel: (() => void) | null = null;

  const attempt = async () => {
    cancel?.();
    cancel = null;
    await client.call(anyAnswer, {});
    follow();
  };
  const follow = () => {
    if (session.getState().link_active) {
      cancel?.();
      cancel = null;
    } else cancel ??= clock.schedule(() => void attempt(), RECONNECT_MS);
  };
  const onOnline = () => {
    if (!session.getState().link_active) void attempt();
  };

  const stop = session.subscribe(follow);
  tab.addEventListener('online', onOnline);
  follow();
  return () => {
    stop();
    tab.removeEventListener('online', onOnline);
    cancel?.();
  };
}
