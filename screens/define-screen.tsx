import 'server-only';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import type { PagePath } from '@/lib/content/path';
import type { Site } from '@/lib/content/site-store';
import type { Language } from '@/lib/contract/languages';
import type { Translator } from '@/lib/i18n/translate';
import { getTranslator } from '@/lib/i18n/translator';
import type { Naming, ShownBy } from './define-match';

/** What names the screens without a match: their addresses are the content's. */
export type FoundByContent = {
  /** Any address that nothing else has: whether there is a page, its `load` finds out. */
  readonly page: { readonly kind: 'page'; readonly path: PagePath; readonly site: Site };
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

/** What an address names, and the language to show it in. */
type Asked<S> = { readonly shown: S; readonly language: Language };

/** An entry of the registry: a screen whose loaded type is hidden. */
export type RegisteredScreen<S> = {
  readonly hasRaceWeek: boolean;
  /** Loads its metadata; null if there is nothing at the address. */
  readonly head: (asked: Asked<S>) => Promise<Metadata | null>;
  /** Loads and shows it; the answer is a 404 if there is nothing at the address. */
  readonly Body: (asked: Asked<S>) => Promise<ReactNode>;
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
  async function prepare({ shown, language }: Asked<Named<N>>): Promise<ScreenProps<Named<N>, D> | null> {
    const t = await getTranslator(language);
    const data = await load(shown, { language, t });
    return data && { shown, data, language, t };
  }
  return {
    hasRaceWeek,
    head: async (asked) => {
      const props = await prepare(asked);
      return props && metadata(props);
    },
    Body: async (asked) => {
      const props = await prepare(asked);
      return props ? <View {...props} /> : notFound();
    },
  };
}
