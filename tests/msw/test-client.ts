import { ALL_EXTENSIONS } from '@/lib/contract/extensions';
import { createApiClient, type ApiClientOptions } from '@/lib/api/transport';
import { createSpacingQueue } from '@/lib/api/spacing-queue';
import type { SessionPort, Tokens } from '@/lib/api/tokens';
import { createTestClock } from './test-clock';

export const TEST_ORIGIN = 'https://content.test';

/** A client with an inspectable session, on a fake clock, without spacing or waiting. */
export function createTestClient(tokens: Tokens | null = null, options: Partial<ApiClientOptions> = {}) {
  const clock = createTestClock();
  const state = { tokens, logouts: 0, links: new Array<boolean>() };
  const session: SessionPort = {
    accessToken: () => state.tokens?.access_token ?? null,
    refreshToken: () => state.tokens?.refresh_token || null,
    fingerprint: () => 'browser-1',
    onTokens: (renewed) => {
      state.tokens = renewed;
    },
    onLogout: () => {
      state.tokens = null;
      state.logouts += 1;
    },
    exclusively: (work) => work(),
  };
  const client = createApiClient({
    baseUrl: () => TEST_ORIGIN,
    fetch: (address, init) => fetch(address, init),
    clock,
    session,
    extensions: () => ALL_EXTENSIONS,
    onLink: (isActive) => state.links.push(isActive),
    queue: createSpacingQueue(0, clock),
    timeoutMs: 50_000,
    readyForcedMs: null,
    ...options,
  });
  return { client, clock, state };
}
