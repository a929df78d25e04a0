import { nameKey, tidyName } from '@/lib/shared/text/name-key';

type Page = { readonly name: string; readonly address: string };

/** Addresses of pages by full name, as it is written and in its normal form. Names that several have lead nowhere. */
export function pagesByName(pages: readonly Page[]): ReadonlyMap<string, string> {
  const byKey = Map.groupBy(pages, ({ name }) => nameKey(name));
  return new Map(
    [...byKey].flatMap(([key, [page, ...namesakes]]): [string, string][] =>
      page === undefined || namesakes.length > 0
        ? []
        : [
            [tidyName(page.name), page.address],
            [key, page.address],
          ],
    ),
  );
}

/** The page of somebody whose name is written in any usual way; undefined if there is none. */
export const pageOfName = (pages: ReadonlyMap<string, string>, name: string): string | undefined =>
  pages.get(tidyName(name)) ?? pages.get(nameKey(name));
