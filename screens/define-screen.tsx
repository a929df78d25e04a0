import 'server-only';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import type { Language } from '@/lib/contract/languages';
import type { Translator } from '@/lib/i18n/translate';
import { getTranslator } from '@/lib/i18n/translator';
import type { ResolutionOf, ScreenKind } from './resolution';

type Reader = { readonly language: Language; readonly t: Translator };

/** What a screen is made of: what its address names (`shown`), what was loaded for it, and for whom. */
export type ScreenProps<K extends ScreenKind, D> = Reader & {
  readonly shown: ResolutionOf<K>;
  readonly data: D;
};

type Screen<K extends ScreenKind, D> = {
  /**
   * Reads what the screen shows. Metadata and page each call it, so what costs anything is behind React's `cache`.
   * @returns null if there is nothing at the address: a 404
   */
  readonly load: (shown: ResolutionOf<K>, reader: Reader) => Promise<D | null>;
  readonly metadata: (props: ScreenProps<K, D>) => Metadata;
  readonly View: (props: ScreenProps<K, D>) => ReactNode;
  /** Whether the line of race week stands above it: on what is read in passing, not on forms, paper, or what says so itself. */
  readonly hasRaceWeek: boolean;
};

/** An entry of the registry: a screen whose loaded type is hidden. Each answers null if there is nothing at the address. */
export type RegisteredScreen<K extends ScreenKind> = {
  readonly hasRaceWeek: boolean;
  readonly head: (shown: ResolutionOf<K>, language: Language) => Promise<Metadata | null>;
  readonly body: (shown: ResolutionOf<K>, language: Language) => Promise<ReactNode>;
};

/** For screens that show no content: there is nothing to wait for, and never nothing at the address. */
export const loadNothing = () => Promise.resolve({});

/** Declares what the addresses of one kind show; the types flow from its `match` (define-match) and its `load`. */
export function defineScreen<K extends ScreenKind, D extends object>(
  _kind: K,
  { load, metadata, View, hasRaceWeek }: Screen<K, D>,
): RegisteredScreen<K> {
  async function prepare(shown: ResolutionOf<K>, language: Language): Promise<ScreenProps<K, D> | null> {
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
