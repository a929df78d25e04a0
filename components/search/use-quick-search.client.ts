'use client';

import { useEffect, useState } from 'react';
import {
  LANGUAGE_PARAMETER,
  QUERY_PARAMETER,
  SEARCH_CALL,
  type QuickSearchAnswer,
} from '@/lib/search/answer';
import { cleanQuery } from '@/lib/content/search-query';

/** Pause in typing before the server is queried. */
const PAUSE_MS = 120;

export type QuickSearchState =
  { readonly kind: 'idle' | 'failed' } | ({ readonly kind: 'found' } & QuickSearchAnswer);

async function ask(query: string, signal: AbortSignal): Promise<QuickSearchState> {
  const asked = new URLSearchParams({
    [QUERY_PARAMETER]: query,
    [LANGUAGE_PARAMETER]: document.documentElement.lang,
  });
  const address = `${SEARCH_CALL}?${asked.toString()}`;
  const response = await fetch(address, { signal, headers: { accept: 'application/json' } });
  if (!response.ok) return { kind: 'failed' };
  const result: QuickSearchAnswer = await response.json();
  return { kind: 'found', ...result };
}

/**
 * The results for the typed text; the previous ones stay until the next arrive.
 * @returns also whether the results for the current text are still pending
 */
export function useQuickSearch(typed: string): {
  readonly state: QuickSearchState;
  readonly isWaiting: boolean;
} {
  const [state, setState] = useState<QuickSearchState>({ kind: 'idle' });
  const query = cleanQuery(typed);
  useEffect(() => {
    if (query === '') return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      ask(query, stop.signal).then(setState, () => {
        if (!stop.signal.aborted) setState({ kind: 'failed' });
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query]);
  if (query === '') return { state: { kind: 'idle' }, isWaiting: false };
  return { state, isWaiting: state.kind === 'idle' || (state.kind === 'found' && state.query !== query) };
}
