import 'server-only';
import { cache } from 'react';
import { SearchForm } from '@/components/search/search-form';
import { searchKindLabel } from '@/components/search/search-kind-label';
import { Heading } from '@/components/ui/heading';
import type { Translator } from '@/lib/i18n/translate';
import { searchSiteKind } from '@/lib/search/site-search';
import { defineScreen } from '../define-screen';
import { plainMetadata } from '../metadata';
import type { ShownBy } from '../define-match';
import { AllKinds } from './all-kinds';
import { searchMatch } from './match';
import { OneKind } from './one-kind';

/** Cached per request. */
const searchKind = cache(searchSiteKind);

/** The name of the search screen, different for every page of results. */
function titleOf({ query, of, page }: ShownBy<typeof searchMatch>, t: Translator): string {
  const title = query === '' ? t('search.title') : t('search.titleOf', { query });
  const kind = of === null ? [] : [searchKindLabel(of, t)];
  return [title, ...kind, ...(page > 1 ? [t('pagination.page', { page })] : [])].join(' – ');
}

export const searchScreen = defineScreen(searchMatch, {
  load: async ({ query, of, page }) => {
    if (of === null) return { ofKind: null };
    const ofKind = await searchKind(query, of, page);
    return ofKind && { ofKind };
  },
  metadata: ({ shown, t }) => plainMetadata(titleOf(shown, t), shown.site.domain),
  View: ({ shown: { query, site }, data: { ofKind }, language, t }) => (
    <div className="container-site py-10 md:py-14">
      <Heading level={1} className="slash-over">
        {t('search.title')}
      </Heading>
      <div className="mt-6 max-w-measure">
        <SearchForm query={query} t={t} />
      </div>
      {ofKind === null ? (
        <AllKinds query={query} site={site} language={language} t={t} />
      ) : (
        <OneKind query={query} results={ofKind} t={t} />
      )}
    </div>
  ),
  hasRaceWeek: true,
});
