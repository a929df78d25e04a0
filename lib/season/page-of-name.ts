import { nameKey, tidyName } from '@/lib/shared/text/name-key';

/** Somebody, and the address of their page; null without one. */
type Named = { readonly name: string; readonly address: string | null };

/**
 * Addresses of pages by full name, as it is written and in its normal form. Names that several have lead nowhere, even if only one of them has a
 * page.
 */
export function pagesByName(all: readonly Named[]): ReadonlyMap<string, string> {
  const byKey = Map.groupBy(all, ({ name }) => nameKey(name));
  return new Map(
    [...byKey].flatMap(([key, [one, ...namesakes]]): [string, string][] =>
      one === undefined || one.address === null || namesakes.length > 0
        ? []
        : [
            [tidyName(one.name), one.address],
            [key, one.address],
          ],
    ),
  );
}

/** The page of somebody whose name is written in any usual way; undefined if there is none. */
export const pageOfName = (pages: ReadonlyMap<string, string>, name: string): string | undefined =>
  pages.get(tidyName(name)) ?? pages.get(nameKey(name));
