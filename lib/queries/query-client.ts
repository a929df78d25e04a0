import { QueryClient } from '@tanstack/react-query';
import { ApiFailure, isTransient } from '@/lib/api/errors';

/** Retries for a failure that may be temporary. */
const RETRIES = 2;
/** A response counts as fresh for this long, so that two islands that need the same make one call. */
const STALE_MS = 30_000;

/** Whether a failed query is retried: never if the server read the call and rejected it. */
export function shouldRetry(failures: number, thrown: unknown): boolean {
  return failures < RETRIES && thrown instanceof ApiFailure && isTransient(thrown.error);
}

/** Creates the query cache of one tab. Failed loads show nothing (spec point 8), so no query throws into a view. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, staleTime: STALE_MS, refetchOnWindowFocus: false, throwOnError: false },
      mutations: { retry: false },
    },
  });
}
