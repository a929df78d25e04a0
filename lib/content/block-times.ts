import 'server-only';
import { pageCacheHandle } from '@/lib/config/page-cache-handle';
import { clockOffsetMs } from './clock';

/**
 * Schedules a re-render of the cached pages for when the page's next block appears or disappears.
 * @param changes times on the championship's clock, soonest first (lib/content/visibility)
 */
export function expectChanges(changes: readonly string[]): void {
  const [next] = changes;
  if (next !== undefined) pageCacheHandle()?.renewAt(new Date(next).getTime() - clockOffsetMs());
}
