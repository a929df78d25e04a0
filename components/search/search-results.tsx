import { Picture } from '@/components/media/picture';
import { Heading } from '@/components/ui/heading';
import { SmartLink } from '@/components/ui/smart-link';
import type { Image } from '@/lib/contract/entities/image';
import type { Translator } from '@/lib/i18n/translate';
import type { SearchGroup, SearchHit } from '@/lib/search/search-index';
import { Marked } from './marked';
import { searchKindLabel } from './search-kind-label';

type SearchResultsProps = {
  readonly groups: readonly SearchGroup[];
  /** By the address of what they show. */
  readonly pictures: ReadonlyMap<string, Image>;
  readonly t: Translator;
};

/** The results, in a section per kind. */
export function SearchResults({ groups, pictures, t }: SearchResultsProps) {
  return groups.map(({ kind, count, hits }) => (
    <section key={kind} aria-labelledby={`found-${kind}`} className="mt-10">
      <Heading level={2} size="title" id={`found-${kind}`}>
        {searchKindLabel(kind, t)}
      </Heading>
      <ul className="search-hits">
        {hits.map((hit) => (
          <li key={hit.href}>
            <Hit hit={hit} picture={pictures.get(hit.href)} />
          </li>
        ))}
      </ul>
      {count > hits.length ? (
        <p className="mt-3 text-sm text-muted">{t('search.more', { count: count - hits.length })}</p>
      ) : null}
    </section>
  ));
}

function Hit({ hit: { href, title, excerpt }, picture }: { hit: SearchHit; picture: Image | undefined }) {
  return (
    <SmartLink href={href} prefetch={false} className="search-hit" data-pictured={picture ? '' : undefined}>
      <span dir="auto" className="font-semibold">
        <Marked pieces={title} />
      </span>
      {excerpt.length > 0 ? (
        <span dir="auto" className="text-sm text-muted">
          <Marked pieces={excerpt} />
        </span>
      ) : null}
      {picture ? (
        <Picture
          image={picture}
          aspect="4x3"
          widths={[200, 300]}
          maxWidth={300}
          sizes="6rem"
          alt=""
          fit="cover"
        />
      ) : null}
    </SmartLink>
  );
}
