import 'server-only';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import type { PageAtPath } from '@/lib/content/load';
import type { Site } from '@/lib/content/site-store';
import type { Language } from '@/lib/contract/languages';
import type { Translator } from '@/lib/i18n/translate';
import { getTranslator } from '@/lib/i18n/translator';
import type { Naming, ShownBy } from './define-match';

/** What names the screens without a match: their addresses are the content's. */
export type FoundByContent = {
  readonly page: PageAtPath & { readonly kind: 'page'; readonly site: Site };
  /** The start page, while the content has none. */
  readonly preparing: { readonly kind: 'preparing'; readonly site: Site };
};

/** What a screen's addresses name, by its match, or by its kind if it has none. */
type Named<N extends Naming | keyof FoundByContent> = N extends keyof FoundByContent
  ? FoundByContent[N]
  : N extends Naming
    ? ShownBy<N>
    : never;

type Reader = { readonly language: Language; readonly t: Translator };

/** What a screen is made of: what its address names (`shown`), what was loaded for it, and for whom. */
type ScreenProps<S, D> = Reader & {
  readonly shown: S;
  readonly data: D;
};

type Screen<S, D> = {
  /**
   * Loads the screen's data. Metadata and page each call it, so costly work is behind React's `cache`.
   * @returns null if there is nothing at the address: a 404
   */
  readonly load: (shown: S, reader: Reader) => Promise<D | null>;
  readonly metadata: (props: ScreenProps<S, D>) => Metadata;
  readonly View: (props: ScreenProps<S, D>) => ReactNode;
  /** Whether the line of race week stands above it: on what is read in passing, not on forms, paper, or what says so itself. */
  readonly hasRaceWeek: boolean;
};

/** An entry of the registry: a screen whose loaded type is hidden. Each answers null if there is nothing at the address. */
export type RegisteredScreen<S> = {
  readonly hasRaceWeek: boolean;
  readonly head: (shown: S, language: Language) => Promise<Metadata | null>;
  readonly body: (shown: S, language: Language) => Promise<ReactNode>;
};

/** For screens without content: there is nothing to load, and the address always exists. */
export const loadNothing = () => Promise.resolve({});

/**
 * Declares what the addresses of one kind show; the types flow from its match and its `load`.
 * @param _named its match, or its kind if it has none
 */
export function defineScreen<N extends Naming | keyof FoundByContent, D extends object>(
  _named: N,
  { load, metadata, View, hasRaceWeek }: Screen<Named<N>, D>,
): RegisteredScreen<Named<N>> {
  async function prepare(shown: Named<N>, language: Language): Promise<ScreenProps<Named<N>, D> | null> {
    const t = await getTranslator(language);
    const data = await load(shown, { language, t });
    return data && { shown, data, language, t };
  }
  return {
    hasRaceWeek,
    head: async (...address) => {
      const props = await prepare(...address);
      return props && metadata(props);
    },
    body: async (...address) => {
      const props = await prepare(...address);
      return props && <View {...props} />;
    },
  };
}
