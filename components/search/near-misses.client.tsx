'use client';

import { useEffect, useState } from 'react';
import { SmartLink } from '@/components/ui/smart-link';
import { QUERY_PARAMETER, SEARCH_CALL, type QuickSearchAnswer } from '@/lib/search/answer';
import { wordsOfAddress } from '@/lib/search/words-of-address';
import { spoilerAttribute } from '@/lib/spoilers/spoiler';
import { Marked } from './marked';

/** More would hide that none of them may be meant. */
const MOST = 4;

async function searchFor(words: string, signal: AbortSignal): Promise<QuickSearchAnswer['hits']> {
  const address = `${SEARCH_CALL}?${QUERY_PARAMETER}=${encodeURIComponent(words)}`;
  const response = await fetch(address, { signal, headers: { accept: 'application/json' } });
  // Without a search there are the other ways on.
  if (!response.ok) return [];
  const { hits }: QuickSearchAnswer = await response.json();
  return hits.slice(0, MOST);
}

/** What the address of a missing page may have been meant to lead to; the browser asks, so that robots cost no search. */
export function NearMisses({ label }: { readonly label: string }) {
  const [hits, setHits] = useState<QuickSearchAnswer['hits']>([]);
  useEffect(() => {
    const words = wordsOfAddress(location.pathname);
    if (words === '') return;
    const stop = new AbortController();
    searchFor(words, stop.signal).then(setHits, () => {
      // No connection: there are the other ways on.
    });
    return () => stop.abort();
  }, []);
  // As high as it gets, from the start, so that nothing below it moves.
  return (
    <div className="mt-8 min-h-[12.5rem]">
      {hits.length === 0 ? null : (
        <nav aria-label={label}>
          <p className="text-muted">{label}</p>
          <ul className="mt-2">
            {/* What the spoiler shield covers goes as a whole: a link without its words leads nowhere. */}
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
