import type { Site } from '../lib/content/site-store.ts';
import type { PagePath } from '../lib/content/path.ts';
import type { Extension } from '../lib/contract/extensions.ts';

/** An address pattern: it exists for each of some records, or can be made up by anyone. */
export type AddressPattern = {
  /** Matches the whole address without its leading slash. Its groups name items that the sitemap may list. */
  readonly path: RegExp;
  /** Whether every such address shows something; otherwise the content must be checked. */
  readonly isCertain: boolean;
  /** The page whose items the groups name: if the sitemap lists those, any other name is made up. */
  readonly itemsOf?: string;
};

/** The context that decides about an address besides its parts. */
export type MatchContext = { readonly site: Site; readonly siteUrl: string };

/** An address of a screen at which there is nothing. */
export const NOTHING = 'nothing';

/**
 * A screen's definition without its view. The front server reads it, too, so it imports neither React nor anything that loads content.
 * `S` is the type of what an address of the screen names.
 */
type Match<S extends object> = {
  /** Addresses, without their leading slash, that the screen has whatever the content says. Below them only `patterns` match. */
  readonly routes?: readonly string[];
  readonly patterns?: readonly AddressPattern[];
  /** Its address in sitemap.xml, listed if the content server has the extension; omitted if search engines aren't to list it. */
  readonly listed?: { readonly url: string; readonly extension: Extension };
  /** Paths that robots.txt disallows, as written there. */
  readonly closedToCrawlers?: readonly string[];
  /** Addresses of records may have moved, so the redirects are checked before the screen. */
  readonly isAfterRedirects?: boolean;
  /** @returns what the address names; NOTHING if it belongs to the screen but names nothing; null if it doesn't belong to it */
  readonly match: (path: PagePath, context: MatchContext) => S | typeof NOTHING | null;
};

/**
 * Declares a screen's addresses. `kind` is its name in the registry and that of its folder; the result of `match` is passed to the
 * screen's `load`, with the site (screens/define-screen).
 */
export function defineMatch<K extends string, S extends object>(
  kind: K,
  { match, routes = [], patterns = [], closedToCrawlers = [], isAfterRedirects = false, listed }: Match<S>,
) {
  return {
    kind,
    routes,
    patterns,
    closedToCrawlers,
    isAfterRedirects,
    listed,
    resolve(path: PagePath, context: MatchContext) {
      const named = match(path, context);
      return named === null || named === NOTHING ? named : { ...named, kind, site: context.site };
    },
  };
}

/** Names what an address shows, as a match does. */
export type Naming = { readonly resolve: (...address: never) => unknown };

/** What an address of a screen names, with the screen's kind and the site: what its `load` is given. */
export type ShownBy<M extends Naming> = M extends { readonly resolve: (...address: never) => infer S }
  ? Exclude<S, typeof NOTHING | null>
  : never;

/** Whether the content leaves a page's name to the site: its own pages come before screens of the same name. */
export const isFree = (name: string, { pages }: Site): boolean => !pages.some(({ url }) => url === name);
