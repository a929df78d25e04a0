import type { Language } from '@/lib/contract/languages';

/** Attributes of the notice that the page's scripts read, and the storage key of the notice that a visitor closed. */
export const NOTICE_ID = 'data-notice';
export const NOTICE_FROM = 'data-from';
export const NOTICE_UNTIL = 'data-until';
export const NOTICE_KEY = 'notice-closed';

/** Whether a notice is shown at a moment. @param from @param until epoch milliseconds; null for no limit */
export const isNoticeUp = (from: number | null, until: number | null, now: number): boolean =>
  (from === null || now >= from) && (until === null || now < until);

/**
 * Runs directly after the notice, before the first paint: it shows or hides a cached notice by the visitor's clock, and a closed one never
 * flashes up. The button works at once, even before the page's scripts load; `keepNotice` follows the clock from then on. The front server
 * allows the script in the page's CSP by its hash.
 */
export const NOTICE_SCRIPT = `(function(n){var c=null;try{c=localStorage.getItem('${NOTICE_KEY}')}catch(e){}var t=Date.now()+Number(document.documentElement.getAttribute('data-clock-offset')||0),f=n.getAttribute('${NOTICE_FROM}'),u=n.getAttribute('${NOTICE_UNTIL}');n.hidden=c===n.getAttribute('${NOTICE_ID}')||f&&t<+f||u&&t>=+u||false;n.addEventListener('click',function(e){if(!e.target.closest('button'))return;try{localStorage.setItem('${NOTICE_KEY}',n.getAttribute('${NOTICE_ID}'))}catch(e){}n.hidden=true})})(document.currentScript.previousElementSibling)`;

/** The bar above every page. */
export type ShownNotice = {
  readonly id: string;
  readonly kind: 'info' | 'warning' | 'urgent';
  readonly text: string;
  /** The language of the text, unless it is the visitor's. */
  readonly lang: Language | undefined;
  /** The same for the language of its name. */
  readonly link: {
    readonly name: string;
    readonly lang: Language | undefined;
    readonly href: string;
  } | null;
  /** Epoch milliseconds; null for no limit. */
  readonly from: number | null;
  readonly until: number | null;
  readonly dismissible: boolean;
};
