import 'server-only';
import { SearchForm } from '@/components/search/search-form';
import { SearchResults } from '@/components/search/search-results';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { SmartLink } from '@/components/ui/smart-link';
import { mainNavigation } from '@/lib/content/navigation';
import type { Site } from '@/lib/content/site-store';
import type { Language } from '@/lib/contract/languages';
import { getTranslator, type Translator } from '@/lib/i18n/translator';
import { searchAddress } from '@/lib/content/search-query';
import { searchSite } from '@/lib/search/site-search';

type SearchPageProps = {
  /** From cleanQuery; '' shows only the field. */
  readonly query: string;
  readonly site: Site;
  readonly language: Language;
};

/** The name of the search screen. */
export const searchTitle = (query: string, t: Translator): string =>
  query === '' ? t('search.title') : t('search.titleOf', { query });

/** /search and /search/{query} (spec point 2). */
export async function SearchPage({ query, site, language }: SearchPageProps) {
  const t = await getTranslator(language);
  const results = query === '' ? null : await searchSite(query);
  return (
    <div className="container-site py-10 md:py-14">
      <Heading level={1} className="slash-over">
        {t('search.title')}
      </Heading>
      <div className="mt-6 max-w-measure">
        <SearchForm query={query} t={t} />
      </div>
      {results ? (
        <p className="mt-6 text-lg" role="status">
          {results.count === 0
            ? t('search.none', { query })
            : t('search.found', { count: results.count, query })}
        </p>
      ) : null}
      {results ? <SearchResults groups={results.groups} t={t} /> : null}
      {results && results.suggestions.length > 0 ? <Suggestions words={results.suggestions} t={t} /> : null}
      {results && results.count > 0 ? null : <Places site={site} t={t} />}
    </div>
  );
}

function Suggestions({ words, t }: { words: readonly string[]; t: Translator }) {
  return (
    <nav aria-label={t('search.didYouMean')} className="mt-6">
      <p className="text-muted">{t('search.didYouMean')}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {words.map((word) => (
          <li key={word}>
            <SmartLink href={searchAddress(word)} prefetch={false} className="chip">
              {word}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Other places to look: the main pages. */
function Places({ site, t }: { site: Site; t: Translator }) {
  return (
    <section aria-labelledby="search-places" className="mt-10">
      <Heading level={2} size="title" id="search-places">
        {t('search.places')}
      </Heading>
      <ul className="mt-4 flex flex-wrap gap-3">
        {mainNavigation(site, t).map(({ name, href }) => (
          <li key={href}>
            <ButtonLink href={href} colour="plain">
              {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
