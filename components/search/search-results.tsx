import { Picture } from '@/components/media/picture';
import { Heading } from '@/components/ui/heading';
import { SmartLink } from '@/components/ui/smart-link';
import type { Image } from '@/lib/contract/entities/image';
import { searchKindAddress } from '@/lib/content/search-query';
import type { Translator } from '@/lib/i18n/translate';
import type { SpoilerGroup, SpoilerHit } from '@/lib/search/spoiler-hits';
import { spoilerAttribute } from '@/lib/spoilers/spoiler';
import { Marked } from './marked';
import { searchKindLabel } from './search-kind-label';

/** By the address of the result's page. */
type Pictures = ReadonlyMap<string, Image>;

type SearchResultsProps = {
  readonly query: string;
  readonly groups: readonly SpoilerGroup[];
  /** Whether each kind has pages with all of its results. */
  readonly hasPages: boolean;
  readonly pictures: Pictures;
  readonly t: Translator;
};

/** The best results, with a section per kind. */
export function SearchResults({ query, groups, hasPages, pictures, t }: SearchResultsProps) {
  return groups.map(({ kind, count, hits }) => (
    <section key={kind} aria-labelledby={`found-${kind}`} className="mt-10">
      <Heading level={2} size="title" id={`found-${kind}`}>
        {searchKindLabel(kind, t)}
      </Heading>
      <SearchHits hits={hits} pictures={pictures} t={t} />
      {count > hits.length && hasPages ? (
        <p className="mt-3">
          <SmartLink href={searchKindAddress(query, kind)} prefetch={false} className="lone-link text-link">
            {t('search.showAll', { number: count })}
            <span className="sr-only"> – {searchKindLabel(kind, t)}</span>
          </SmartLink>
        </p>
      ) : null}
      {count > hits.length && !hasPages ? (
        <p className="mt-3 text-sm text-muted">{t('search.more', { count: count - hits.length })}</p>
      ) : null}
    </section>
  ));
}

type SearchHitsProps = {
  readonly hits: readonly SpoilerHit[];
  readonly pictures: Pictures;
  readonly t: Translator;
};

/** A list of results. */
export function SearchHits({ hits, pictures, t }: SearchHitsProps) {
  return (
    <ul className="search-hits">
      {hits.map((hit) => (
        <li key={hit.href}>
          <Hit hit={hit} picture={pictures.get(hit.href)} t={t} />
        </li>
      ))}
    </ul>
  );
}

type HitProps = { readonly hit: SpoilerHit; readonly picture: Image | undefined; readonly t: Translator };

function Hit({ hit, picture, t }: HitProps) {
  const { href, title, excerpt, told = null, toldByExcerpt = told } = hit;
  return (
    <SmartLink href={href} prefetch={false} className="search-hit" data-pictured={picture ? '' : undefined}>
      <span dir="auto" className="font-semibold" {...spoilerAttribute(told)}>
        <Marked pieces={title} />
      </span>
      {told === null ? null : <span className="spoiler-note">{t('islands.spoilers.news')}</span>}
      {excerpt.length > 0 ? (
        <span dir="auto" className="text-sm text-muted" {...spoilerAttribute(toldByExcerpt)}>
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
