/**
 * How the code inside Next reaches the page cache of the server in front of it. Both live in one process but in two module
 * graphs, so they meet at a well-known symbol.
 */
export type PageCacheControl = {
  /** Makes every language and variant of one path be rendered again before it is next shown. `path` begins with a slash. */
  purgePath(path: string): void;
  /**
   * The same for every page, and the list of known paths is asked for anew; resolves when it is there. A page stays as a stand-in
   * for the time the content server is down.
   */
  purgeAll(): Promise<void>;
  /** Has every page made anew at a moment (epoch milliseconds of the machine's clock): a block of one appears or goes then. */
  renewAt(moment: number): void;
};

const KEY = Symbol.for('championship.page-cache-control');
type Holder = { [KEY]?: PageCacheControl };

/** Called by the server when it starts. */
export function providePageCacheControl(control: PageCacheControl): void {
  (globalThis as Holder)[KEY] = control;
}

/** The page cache in front, or undefined when Next runs without it (`next dev`, the build, tests). */
export function pageCacheControl(): PageCacheControl | undefined {
  return (globalThis as Holder)[KEY];
}
