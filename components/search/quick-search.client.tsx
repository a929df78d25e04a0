'use client';

import { useRouter } from 'next/navigation';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { CoreIcon } from '@/components/ui/core-icon';
import { isForBrowser } from '@/components/ui/key-for-browser';
import { SmartLink } from '@/components/ui/smart-link';
import { useBackdropPress } from '@/components/ui/use-backdrop-press.client';
import { PAGE_LOCK, useDocumentStyle } from '@/components/ui/use-document-style.client';
import { useTranslate } from '@/lib/i18n/use-translate';
import { MAX_QUERY_LENGTH, searchAddress } from '@/lib/content/search-query';
import type { SearchExits } from '@/lib/search/answer';
import { spoilerAttribute } from '@/lib/spoilers/spoiler';
import { Marked } from './marked';
import { useQuickSearch, type QuickSearchState } from './use-quick-search.client';

export type QuickSearchProps = { readonly onClose: () => void };

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Search-as-you-type over the page. Arrow keys go through the hits and back to the field, Enter follows a link or shows all results,
 * Escape closes and restores the focus.
 */
export function QuickSearch({ onClose }: QuickSearchProps) {
  const t = useTranslate();
  const router = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const { state, isWaiting } = useQuickSearch(typed);
  useDocumentStyle(PAGE_LOCK);
  const press = useBackdropPress(onClose);

  // Before the dialog leaves the document: only then does closing it restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const showAll = (event: SubmitEvent) => {
    event.preventDefault();
    router.push(searchAddress(typed));
    onClose();
  };
  const walk = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key === 'Escape') {
      // By default, Escape would clear the field.
      event.preventDefault();
      onClose();
      return;
    }
    const step = STEPS[event.key];
    if (!step || isForBrowser(event) || event.nativeEvent.isComposing) return;
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a[href]')];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    event.preventDefault();
    stops[(at + step + stops.length) % stops.length]?.focus();
  };

  return (
    // Arrow keys and clicks outside only add to the dialog's own controls.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="modal own-surface quick-search"
      aria-label={t('islands.search.label')}
      onClose={onClose}
      onKeyDown={walk}
      onPointerDown={press.onPointerDown}
      onClick={press.onClick}
    >
      <form className="search-form" role="search" onSubmit={showAll}>
        <CoreIcon name="search" />
        {/* A dialog focuses its field first; showModal looks for this attribute. */}
        <input
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          type="search"
          value={typed}
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          dir="auto"
          aria-label={t('islands.search.label')}
          placeholder={t('islands.search.label')}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="button" className="icon-btn" onClick={onClose} aria-label={t('islands.modal.close')}>
          <CoreIcon name="close" />
        </button>
      </form>
      <Found state={state} isWaiting={isWaiting} typed={typed} onFollow={onClose} />
    </dialog>
  );
}

type FoundProps = {
  readonly state: QuickSearchState;
  readonly isWaiting: boolean;
  readonly typed: string;
  readonly onFollow: () => void;
};

function Found({ state, isWaiting, typed, onFollow }: FoundProps) {
  const t = useTranslate();
  const hits = state.kind === 'found' ? state.hits : [];
  // Results for a shorter text are better than none; that it had none says nothing.
  const showsWait = isWaiting && hits.length === 0;
  const exits = state.kind === 'found' && !showsWait ? state.exits : undefined;
  return (
    <>
      <p role="status" className={hits.length > 0 ? 'sr-only' : 'px-5 pb-4 text-muted empty:hidden'}>
        {state.kind === 'failed' ? t('islands.search.failed') : null}
        {state.kind === 'found' && !showsWait ? t('islands.search.found', { count: hits.length }) : null}
      </p>
      {showsWait ? (
        <div className="quick-search-waiting" aria-hidden>
          <div className="skeleton" />
          <div className="skeleton" />
          <div className="skeleton" />
        </div>
      ) : null}
      {hits.length > 0 ? (
        <ul className="quick-search-hits">
          {hits.map(({ href, title, excerpt, told = null, toldByExcerpt = told }) => (
            <li key={href}>
              <SmartLink href={href} prefetch={false} className="search-hit" onClick={onFollow}>
                <span dir="auto" className="font-semibold" {...spoilerAttribute(told)}>
                  <Marked pieces={title} />
                </span>
                {told === null ? null : <span className="spoiler-note">{t('islands.spoilers.news')}</span>}
                <span dir="auto" className="truncate text-sm text-muted" {...spoilerAttribute(toldByExcerpt)}>
                  <Marked pieces={excerpt} />
                </span>
              </SmartLink>
            </li>
          ))}
          <li>
            <SmartLink href={searchAddress(typed)} prefetch={false} className="search-hit" onClick={onFollow}>
              <span className="font-semibold">{t('islands.search.all')}</span>
            </SmartLink>
          </li>
        </ul>
      ) : null}
      {exits === undefined ? null : <Exits exits={exits} onFollow={onFollow} />}
    </>
  );
}

type ExitsProps = { readonly exits: SearchExits; readonly onFollow: () => void };

/** Where to go instead, as on the search screen. */
function Exits({ exits: { suggestions, places }, onFollow }: ExitsProps) {
  const t = useTranslate();
  const words = suggestions.map((word) => ({ name: word, href: searchAddress(word) }));
  return (
    <div className="grid gap-4 px-5 pb-5">
      <ExitLinks label={t('islands.search.didYouMean')} links={words} onFollow={onFollow} />
      <ExitLinks label={t('islands.search.places')} links={places} onFollow={onFollow} />
    </div>
  );
}

type ExitLinksProps = Pick<ExitsProps, 'onFollow'> & {
  readonly label: string;
  readonly links: SearchExits['places'];
};

function ExitLinks({ label, links, onFollow }: ExitLinksProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label}>
      <p className="text-muted">{label}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {links.map(({ name, lang, href }) => (
          <li key={`${href} ${name}`}>
            <SmartLink href={href} lang={lang} prefetch={false} className="chip" onClick={onFollow}>
              {name}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
