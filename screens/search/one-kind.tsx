import 'server-only';
import { searchKindLabel } from '@/components/search/search-kind-label';
import { SearchHits } from '@/components/search/search-results';
import { Heading } from '@/components/ui/heading';
import { Pagination } from '@/components/ui/pagination';
import { SmartLink } from '@/components/ui/smart-link';
import { searchAddress } from '@/lib/content/search-query';
import type { Translator } from '@/lib/i18n/translate';
import { loadHitPictures } from '@/lib/search/hit-pictures';
import type { KindResults } from '@/lib/search/site-search';
import { loadSpoilerAddresses, withSpoilers } from '@/lib/search/spoiler-hits';

type OneKindProps = { readonly query: string; readonly results: KindResults; readonly t: Translator };

/** All results of one kind, page by page: /search/{query}/{kind} and /search/{query}/{kind}/{n}. */
export async function OneKind({ query, results, t }: OneKindProps) {
  const { group, page, pageCount } = results;
  const [pictures, spoilers] = await Promise.all([loadHitPictures([group]), loadSpoilerAddresses()]);
  return (
    <>
      <p className="mt-6 text-lg" role="status">
        {t('search.found', { count: group.count, query })}
      </p>
      <p className="mt-2">
        <SmartLink href={searchAddress(query)} prefetch={false} className="lone-link text-link">
          {t('search.allKinds')}
        </SmartLink>
      </p>
      <section aria-labelledby="found" className="mt-10">
        <Heading level={2} size="title" id="found">
          {searchKindLabel(group.kind, t)}
        </Heading>
        <SearchHits hits={withSpoilers(group.hits, spoilers)} pictures={pictures} t={t} />
      </section>
      <Pagination
        prefix={searchAddress(query).slice(1)}
        group={group.kind}
        page={page}
        pageCount={pageCount}
        prefetch={false}
        t={t}
      />
    </>
  );
}
