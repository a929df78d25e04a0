/**
 * How the code inside Next reaches the page cache of the front server. Both are in one process but in two module graphs, so they share
 * a well-known symbol.
 */
export type PageCacheHandle = {
  /** Renders every language and variant of one path again before it is next shown. `path` begins with a slash. */
  purgePath(path: string): void;
  /** Whether the page that Next has just rendered shows current content. If not, Next must not store it. */
  isInTime(path: string): boolean;
  /** Records which tags (lib/content/tags) the page at a path depends on. */
  noteTags(path: string, tags: readonly string[]): void;
  /**
   * Renders every page that depends on one of these tags again before it is next shown, and every page whose tags aren't known. A shared
   * cache in front of the site is purged too.
   */
  purgeTags(tags: readonly string[]): void;
  /** The same for changes that may have added or removed addresses: also fetches the known paths again. Resolves once it has them. */
  purgeChanged(tags: readonly string[]): Promise<void>;
  /**
   * The same for every page. Pages stay as a fallback while the content server is down.
   * @param changed the tags of what changed: a shared cache in front of the site drops only the pages that depend on these
   */
  purgeAll(changed: readonly string[]): Promise<void>;
  /** Renders every page again at a time (epoch milliseconds on the machine's clock) at which a block appears or disappears. */
  renewAt(moment: number): void;
};

const KEY = Symbol.for('championship.page-cache-handle');
type Holder = { [KEY]?: PageCacheHandle };

/** Called by the server when it starts. */
export function providePageCacheHandle(control: PageCacheHandle): void {
  (globalThis as Holder)[KEY] = control;
}

/** The front server's page cache, or undefined if Next runs without it (`next dev`, the build, tests). */
export function pageCacheHandle(): PageCacheHandle | undefined {
  return (globalThis as Holder)[KEY];
}
