import type { AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime';

/**
 * A fake of Next's router that records navigation. `visits` are all of them; `history` is what Back goes through, the current page
 * included.
 */
export function createTestRouter(): {
  readonly router: AppRouterInstance;
  readonly visits: readonly string[];
  readonly history: readonly string[];
} {
  const visits: string[] = [];
  const history = [window.location.pathname];
  const push = (path: string) => {
    visits.push(path);
    history.push(path);
  };
  const replace = (path: string) => {
    history.pop();
    push(path);
  };
  const nothing = () => undefined;
  return {
    visits,
    history,
    router: {
      bfcacheId: '',
      replace,
      push,
      back: nothing,
      forward: nothing,
      refresh: nothing,
      prefetch: nothing,
    },
  };
}
