'use client';

import { useEffect, useState } from 'react';
import { SmartLink } from '@/components/ui/smart-link';
import { QUERY_PARAMETER, SEARCH_CALL, type QuickSearchAnswer } from '@/lib/search/answer';
import { wordsOfAddress } from '@/lib/search/words-of-address';
import { spoilerAttribute } from '@/lib/spoilers/spoiler';
import { Marked } from './marked';

/** More would obscure that possibly none of them was meant. */
const MAX_HITS = 4;

async function searchFor(query: string, signal: AbortSignal): Promise<QuickSearchAnswer['hits']> {
  const address = `${SEARCH_CALL}?${QUERY_PARAMETER}=${encodeURIComponent(query)}`;
  const response = await fetch(address, { signal, headers: { accept: 'application/json' } });
  // Without the search, the other links remain.
  if (!response.ok) return [];
  const { hits }: QuickSearchAnswer = await response.json();
  return hits.slice(0, MAX_HITS);
}

/** Pages that the address of a missing page may have meant. The browser requests them, so that robots cost no search. */
export function NearMisses({ label }: { readonly label: string }) {
  const [hits, setHits] = useState<QuickSearchAnswer['hits']>([]);
  useEffect(() => {
    const query = wordsOfAddress(location.pathname);
    if (query === '') return;
    const stop = new AbortController();
    searchFor(query, stop.signal).then(setHits, () => {
      // No connection: the other links remain.
    });
    return () => stop.abort();
  }, []);
  // At its full height from the start, so that nothing below it moves.
  return (
    <div className="mt-8 min-h-[12.5rem]">
      {hits.length === 0 ? null : (
        <nav aria-label={label}>
          <p className="text-muted">{label}</p>
          <ul className="mt-2">
            {/* An entry covered by the spoiler shield is hidden as a whole: a link without its text would be useless. */}
            {hits.map(({ href, title, told = null }) => (
              <li key={href} className="flex h-10 items-center" {...spoilerAttribute(told)}>
                <SmartLink
                  href={href}
                  prefetch={false}
                  dir="auto"
                  className="truncate font-semibold underline underline-offset-4"
                >
                  <Marked pieces={title} />
                </SmartLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
