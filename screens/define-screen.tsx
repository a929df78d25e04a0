import 'server-only';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import type { Language } from '@/lib/contract/languages';
import type { Translator } from '@/lib/i18n/translate';
import { getTranslator } from '@/lib/i18n/translator';
import type { ResolutionOf, ScreenKind } from './resolution';

type Reader = { readonly language: Language; readonly t: Translator };

/** A screen's data: what its address names (`shown`), what was loaded for it, and for whom. */
type ScreenProps<K extends ScreenKind, D> = Reader & {
  readonly shown: ResolutionOf<K>;
  readonly data: D;
};

type Screen<K extends ScreenKind, D> = {
  /**
   * Loads the screen's data. Metadata and page each call it, so costly work is behind React's `cache`.
   * @returns null if there is nothing at the address: a 404
   */
  readonly load: (shown: ResolutionOf<K>, reader: Reader) => Promise<D | null>;
  readonly metadata: (props: ScreenProps<K, D>) => Metadata;
  readonly View: (props: ScreenProps<K, D>) => ReactNode;
  /**
   * Whether the race week line is shown above it: on pages for casual reading, not on forms, printouts, or pages that show it themselves.
   */
  readonly hasRaceWeek: boolean;
};

/** A registry entry: a screen whose loaded type is hidden. Each method returns null if there is nothing at the address. */
export type RegisteredScreen<K extends ScreenKind> = {
  readonly hasRaceWeek: boolean;
  readonly head: (shown: ResolutionOf<K>, language: Language) => Promise<Metadata | null>;
  readonly body: (shown: ResolutionOf<K>, language: Language) => Promise<ReactNode>;
};

/** For screens without content: there is nothing to load, and the address always exists. */
export const loadNothing = () => Promise.resolve({});

/** Declares what the addresses of one kind show; the types follow from its `match` (define-match) and its `load`. */
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
