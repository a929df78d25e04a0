import type { Site } from '../lib/content/site-store.ts';
import type { PagePath } from '../lib/content/path.ts';
import type { Extension } from '../lib/contract/extensions.ts';

/** An address that exists for each of some records, or that people can make up. */
export type AddressPattern = {
  /** Matches the whole address without its leading slash. Its groups name items that the sitemap may know. */
  readonly path: RegExp;
  /** Whether every such address shows something; otherwise the content must be checked. */
  readonly isCertain: boolean;
  /** The page whose items the groups name: once the sitemap lists those, any other name is made up. */
  readonly itemsOf?: string;
};

/** What decides about an address besides its parts. */
export type MatchContext = { readonly site: Site; readonly siteUrl: string };

/** An address of a screen at which there's nothing. */
export const NOTHING = 'nothing';

/**
 * What is known of a screen without its view. The front server reads it, too: it imports neither React nor anything that loads content.
 * `S` is what an address of the screen names.
 */
type Match<S extends object> = {
  /** Addresses, without their leading slash, that the screen has whatever the content says. Below them there is only what `patterns` match. */
  readonly routes?: readonly string[];
  readonly patterns?: readonly AddressPattern[];
  /** Its address in sitemap.xml, there if the content server has the extension; none if search engines aren't to list it. */
  readonly listed?: { readonly url: string; readonly extension: Extension };
  /** What robots.txt keeps crawlers from, as it is written there. */
  readonly closedToCrawlers?: readonly string[];
  /** Addresses of records may have moved: the table of redirects is asked before the screen. */
  readonly isAfterRedirects?: boolean;
  /** @returns what the address names; NOTHING if it's one of the screen's and names nothing; null if it isn't one */
  readonly match: (path: PagePath, context: MatchContext) => S | typeof NOTHING | null;
};

/**
 * Declares which addresses a screen has. `kind` is its name in the registry and that of its folder; what `match` answers reaches the screen's
 * `load`, with the site (screens/define-screen).
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
