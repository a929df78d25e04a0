import { Heading } from '@/components/ui/heading';
import { SmartLink } from '@/components/ui/smart-link';
import type { Translator } from '@/lib/i18n/translate';
import type { SearchGroup, SearchHit } from '@/lib/search/search-index';
import { Marked } from './marked';
import { searchKindLabel } from './search-kind-label';

type SearchResultsProps = { readonly groups: readonly SearchGroup[]; readonly t: Translator };

/** The results, in a section per kind. */
export function SearchResults({ groups, t }: SearchResultsProps) {
  return groups.map(({ kind, count, hits }) => (
    <section key={kind} aria-labelledby={`found-${kind}`} className="mt-10">
      <Heading level={2} size="title" id={`found-${kind}`}>
        {searchKindLabel(kind, t)}
      </Heading>
      <ul className="mt-3 max-w-measure divide-y divide-line border-y border-line">
        {hits.map((hit) => (
          <li key={hit.href}>
            <Hit hit={hit} />
          </li>
        ))}
      </ul>
      {count > hits.length ? (
        <p className="mt-3 text-sm text-muted">{t('search.more', { count: count - hits.length })}</p>
      ) : null}
    </section>
  ));
}

function Hit({ hit: { href, title, excerpt } }: { hit: SearchHit }) {
  return (
    <SmartLink href={href} prefetch={false} className="search-hit">
      <span dir="auto" className="font-semibold">
        <Marked pieces={title} />
      </span>
      {excerpt.length > 0 ? (
        <span dir="auto" className="text-sm text-muted">
          <Marked pieces={excerpt} />
        </span>
      ) : null}
    </SmartLink>
  );
}
