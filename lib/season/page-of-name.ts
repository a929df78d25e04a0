import { nameKey, tidyName } from '@/lib/shared/text/name-key';

/** A person and the address of their page; null without one. */
type Named = { readonly name: string; readonly address: string | null };

/**
 * Addresses of pages by full name, as written and in its normal form. Names that several people share are left out, even if only one of them
 * has a page.
 */
export function pagesByName(all: readonly Named[]): ReadonlyMap<string, string> {
  const byKey = Map.groupBy(all, ({ name }) => nameKey(name));
  return new Map(
    [...byKey].flatMap(([key, [person, ...namesakes]]): [string, string][] =>
      person === undefined || person.address === null || namesakes.length > 0
        ? []
        : [
            [tidyName(person.name), person.address],
            [key, person.address],
          ],
    ),
  );
}

/** The address of a person's page, by their name in any usual spelling; undefined if there is none. */
export const pageOfName = (pages: ReadonlyMap<string, string>, name: string): string | undefined =>
  pages.get(tidyName(name)) ?? pages.get(nameKey(name));
