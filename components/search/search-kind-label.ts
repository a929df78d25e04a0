import type { TranslationKey, Translator } from '@/lib/i18n/translate';
import type { SearchKind } from '@/lib/contract/search-kinds';

const KEYS: Readonly<Record<SearchKind, TranslationKey>> = {
  round: 'search.kind.round',
  category: 'search.kind.category',
  driver: 'search.kind.driver',
  circuit: 'search.kind.circuit',
  team: 'search.kind.team',
  article: 'search.kind.article',
  podcast: 'search.kind.podcast',
  result: 'search.kind.result',
  product: 'search.kind.product',
  page: 'search.kind.page',
};

/** The plural label of a kind of result. */
export const searchKindLabel = (kind: SearchKind, t: Translator): string => t(KEYS[kind]);
