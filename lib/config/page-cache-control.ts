/**
 * How the code inside Next reaches the page cache of the front server. Both are in one process but in two module graphs, so they share
 * a well-known symbol.
 */
export type PageCacheControl = {
  /** Renders every language and variant of one path again before it is next shown. `path` begins with a slash. */
  purgePath(path: string): void;
  /** Records what the page at a path is made of: the tags of lib/content/tags. */
  noteTags(path: string, tags: readonly string[]): void;
  /** Renders every page that is made of one of these again before it is next shown; the others stay as they are. */
  purgeTags(tags: readonly string[]): void;
  /**
   * The same for every page; also fetches the list of known paths again and resolves when it is there. A page stays as a fallback while
   * the content server is down.
   */
  purgeAll(): Promise<void>;
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
