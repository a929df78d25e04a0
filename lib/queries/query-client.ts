import { QueryClient } from '@tanstack/react-query';
import { ApiFailure, isTransient } from '@/lib/api/errors';

/** Tries after the first one, for a failure that may pass by itself. */
const RETRIES = 2;
/** An answer counts as fresh this long, so that two islands that ask for the same thing make one call. */
const STALE_MS = 30_000;

/** Whether a failed query is tried again: never where the server looked at the call and refused it. */
export function shouldRetry(failures: number, thrown: unknown): boolean {
  return failures < RETRIES && thrown instanceof ApiFailure && isTransient(thrown.error);
}

/** Makes the query cache of one tab. Failed loads show nothing (spec point 8), so no query throws into a view. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, staleTime: STALE_MS, refetchOnWindowFocus: false, throwOnError: false },
      mutations: { retry: false },
    },
  });
}
