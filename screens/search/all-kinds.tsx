import 'server-only';
import { SearchSuggestions } from '@/components/search/search-suggestions';
import { SearchResults } from '@/components/search/search-results';
import { SmartLink } from '@/components/ui/smart-link';
import { mainPages } from '@/lib/navigation/site-menus';
import type { Site } from '@/lib/content/site-store';
import type { Language } from '@/lib/contract/languages';
import type { Translator } from '@/lib/i18n/translate';
import { searchAddress } from '@/lib/content/search-query';
import { loadHitPictures } from '@/lib/search/hit-pictures';
import { searchSite } from '@/lib/search/site-search';
import { loadSpoilerAddresses, withSpoilers } from '@/lib/search/spoiler-hits';

type AllKindsProps = {
  /** From cleanQuery; '' has no results. */
  readonly query: string;
  readonly site: Site;
  readonly language: Language;
  readonly t: Translator;
};

const NO_SPOILERS: Awaited<ReturnType<typeof loadSpoilerAddresses>> = new Map();

/** The results of every kind, at /search and /search/{query} (spec point 2). */
export async function AllKinds({ query, site, language, t }: AllKindsProps) {
  const results = query === '' ? null : await searchSite(query);
  const [pictures, spoilers] = await Promise.all([
    loadHitPictures(results?.groups ?? []),
    results === null ? NO_SPOILERS : loadSpoilerAddresses(),
  ]);
  return (
    <>
      {results ? (
        <p className="mt-6 text-lg" role="status">
          {results.count === 0
            ? t('search.none', { query })
            : t('search.found', { count: results.count, query })}
        </p>
      ) : null}
      {results ? (
        <SearchResults
          query={query}
          groups={results.groups.map((group) => ({ ...group, hits: withSpoilers(group.hits, spoilers) }))}
          hasPages={results.hasPages}
          pictures={pictures}
          t={t}
        />
      ) : null}
      {results && results.suggestions.length > 0 ? (
        <Suggestions suggestions={results.suggestions} t={t} />
      ) : null}
      {results && results.count > 0 ? null : (
        <SearchSuggestions places={mainPages(site, language, t)} t={t} />
      )}
    </>
  );
}

function Suggestions({ suggestions, t }: { suggestions: readonly string[]; t: Translator }) {
  return (
    <nav aria-label={t('islands.search.didYouMean')} className="mt-6">
      <p className="text-muted">{t('islands.search.didYouMean')}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {suggestions.map((word) => (
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
