'use client';

import { useRouter } from 'next/navigation.js';
import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { z } from 'zod';

const answerSchema = z.object({
  hits: z.array(z.object({ title: z.string(), kind: z.string(), href: z.string() })),
});
type Hits = z.infer<typeof answerSchema>['hits'];

/** Delay after a key press before the server is queried. */
const PAUSE_MS = 150;

/** Loads a query's results; null while loading, a message if it failed. */
function useHits(query: string): Hits | string | null {
  const [answer, setAnswer] = useState<{ query: string; hits: Hits | string } | null>(null);
  useEffect(() => {
    const giveUp = new AbortController();
    const ask = async () => {
      const response = await fetch(`/api/office/search?q=${encodeURIComponent(query)}`, {
        signal: giveUp.signal,
      });
      const body: unknown = await response.json();
      const hits = response.ok
        ? answerSchema.parse(body).hits
        : z.object({ message: z.string() }).parse(body).message;
      setAnswer({ query, hits });
    };
    const timer = setTimeout(() => {
      ask().catch(() => {
        if (!giveUp.signal.aborted) setAnswer({ query, hits: 'The search failed. Try again.' });
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      giveUp.abort();
    };
  }, [query]);
  return answer?.query === query ? answer.hits : null;
}

/** The search of the CMS: a button at the top, or Ctrl K on any screen. Arrow keys choose, Enter opens, Escape closes. */
export function OfficeSearch() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const open = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, []);

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);

  const close = useCallback(() => dialog.current?.close(), []);
  return (
    <>
      <button type="button" className="office-search-button" onClick={() => setIsOpen(true)}>
        Search <kbd>Ctrl K</kbd>
      </button>
      <dialog
        ref={dialog}
        className="office-search"
        aria-label="Search the CMS"
        onClose={() => setIsOpen(false)}
      >
        {isOpen ? <SearchBox close={close} /> : null}
      </dialog>
    </>
  );
}

/**
 * Closes the search when a result is followed, before anything else hears of it: if the form below has unsaved changes, Payload keeps the
 * click to itself and asks, and its question would be behind the dialog.
 */
function useCloseWhenFollowed(list: RefObject<HTMLElement | null>, close: () => void) {
  useEffect(() => {
    const follow = ({ target }: globalThis.MouseEvent) => {
      if (target instanceof Element && target.closest('a') && list.current?.contains(target)) close();
    };
    window.addEventListener('click', follow, true);
    return () => window.removeEventListener('click', follow, true);
  }, [list, close]);
}

function SearchBox({ close }: { readonly close: () => void }) {
  const id = useId();
  const router = useRouter();
  const list = useRef<HTMLDivElement>(null);
  useCloseWhenFollowed(list, close);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const answer = useHits(query.trim());
  const hits = Array.isArray(answer) ? answer : [];

  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && hits.length > 0) {
      event.preventDefault();
      setChosen((chosen + step + hits.length) % hits.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.click();
    }
  };
  const message =
    typeof answer === 'string' ? answer : answer !== null && hits.length === 0 ? 'Nothing found.' : '';
  return (
    <div>
      <div className="office-search__head">
        <input
          // Not type="search": its first Escape would only clear it.
          type="text"
          role="combobox"
          aria-label="Search for jobs, screens and records"
          aria-expanded={hits.length > 0}
          aria-controls={`${id}-hits`}
          aria-activedescendant={hits.length > 0 ? `${id}-${String(chosen)}` : undefined}
          placeholder="Search for anything"
          autoComplete="off"
          maxLength={100}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            setChosen(0);
          }}
          onKeyDown={press}
        />
        <button type="button" onClick={close}>
          Close
        </button>
      </div>
      <p role="status">{message}</p>
      <div ref={list} id={`${id}-hits`} role="listbox" aria-label="Found">
        {hits.map(({ title, kind, href }, index) => (
          <a
            key={`${href} ${title}`}
            id={`${id}-${String(index)}`}
            role="option"
            aria-selected={index === chosen}
            tabIndex={-1}
            href={href}
            onClick={(event) => {
              // A new tab or window.
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              router.push(href);
            }}
            ref={(element) => {
              if (index === chosen) element?.scrollIntoView({ block: 'nearest' });
            }}
          >
            <span>{title}</span> <small>{kind}</small>
          </a>
        ))}
      </div>
    </div>
  );
}
