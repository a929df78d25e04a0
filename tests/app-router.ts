import type { AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime';

/** Stands in for Next's router, and remembers where it was told to go. */
export function createTestRouter(): {
  readonly router: AppRouterInstance;
  readonly visits: readonly string[];
} {
  const visits: string[] = [];
  const go = (path: string) => void visits.push(path);
  const nothing = () => undefined;
  return {
    visits,
    router: {
      bfcacheId: '',
      replace: go,
      push: go,
      back: nothing,
      forward: nothing,
      refresh: nothing,
      prefetch: nothing,
    },
  };
}
