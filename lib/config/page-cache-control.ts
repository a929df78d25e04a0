/**
 * How the code inside Next reaches the page cache of the front server. Both are in one process but in two module graphs, so they share
 * a well-known symbol.
 */
export type PageCacheControl = {
  /** Renders every language and variant of one path again before it is next shown. `path` begins with a slash. */
  purgePath(path: string): void;
  /** Whether the page that Next has just rendered is made of current content. If not, Next must not store it. */
  isInTime(path: string): boolean;
  /** Records what the page at a path is made of: the tags of lib/content/tags. */
  noteTags(path: string, tags: readonly string[]): void;
  /**
   * Renders every page that is made of one of these again before it is next shown, and every one of which that isn't known; the others stay
   * as they are. A shared cache in front of the site is told.
   */
  purgeTags(tags: readonly string[]): void;
  /** The same where addresses may have come or gone: also fetches the list of known paths again and resolves when it is there. */
  purgeChanged(tags: readonly string[]): Promise<void>;
  /**
   * The same for every page, whatever it is made of. A page stays as a fallback while
   * the content server is down.
   * @param changed the tags of what changed, for a shared cache in front of the site: it drops only the pages made of these
   */
  purgeAll(changed: readonly string[]): Promise<void>;
  /** Renders every page again at a time (epoch milliseconds of the machine's clock): a block appears or disappears then. */
  renewAt(moment: number): void;
};

const KEY = Symbol.for('championship.page-cache-control');
type Holder = { [KEY]?: PageCacheControl };

/** Called by the server when it starts. */
export function providePageCacheControl(control: PageCacheControl): void {
  (globalThis as Holder)[KEY] = control;
}

/** The front server's page cache, or undefined if Next runs without it (`next dev`, the build, tests). */
export function pageCacheControl(): PageCacheControl | undefined {
  return (globalThis as Holder)[KEY];
}
