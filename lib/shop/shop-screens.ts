import type { PagePath } from '../content/path.ts';

/** Screens of the shop (spec point 2; guest-checkout and waiting-room are ours): single addresses that exist while the shop is open. */
export const SHOP_SCREENS = ['cart', 'checkout', 'guest-checkout', 'waiting-room'] as const;
export type ShopScreenName = (typeof SHOP_SCREENS)[number];

/** Kinds of document pages: an invoice, an invoice for printing, tickets for printing, or a whole order. */
export type DocumentKind = 'invoice' | 'print' | 'tickets' | 'order';

const INVOICE_PAGES: readonly string[] = ['invoice', 'show-invoice'];
/** Pages with nothing below a document. */
const SINGLE_PAGES: ReadonlyMap<string, DocumentKind> = new Map([
  ['print-tickets', 'tickets'],
  ['order', 'order'],
]);
const PRINT = 'print';

/** First segments of the documents' addresses (spec point 2, and the order's own page). */
export const DOCUMENT_PAGES: readonly string[] = [...INVOICE_PAGES, ...SINGLE_PAGES.keys()];

/** Matches the addresses of all documents, without their leading slash: those for which `documentKindOf` finds a kind. */
export const DOCUMENT_PATH = new RegExp(
  `^(?:(?:${INVOICE_PAGES.join('|')})/(?:${PRINT}/[^/]+|(?!${PRINT}$)[^/]+)|(?:${[...SINGLE_PAGES.keys()].join('|')})/[^/]+)$`,
);

/**
 * Replaces any document's id internally: all documents of a kind are one page, whose script reads the browser's address
 * (next.config.ts). The server knows none of the ids, so no document is in a shared cache.
 */
export const ANY_DOCUMENT = '-';

/** The screen of the shop that an address names, or null. */
export const shopScreenOf = ({ page_url, item_url }: PagePath): ShopScreenName | null =>
  item_url === '' ? (SHOP_SCREENS.find((name) => name === page_url) ?? null) : null;

/** The kind of document that an address names, or null: /invoice/{id}, /invoice/print/{id}, /print-tickets/{id}, /order/{id}. */
export function documentKindOf({
  page_url,
  item_url,
  url_parameter_2,
  url_parameter_3,
}: PagePath): DocumentKind | null {
  if (url_parameter_3 !== '' || item_url === '') return null;
  const single = SINGLE_PAGES.get(page_url);
  if (single !== undefined) return url_parameter_2 === '' ? single : null;
  if (!INVOICE_PAGES.includes(page_url)) return null;
  if (url_parameter_2 === '') return item_url === PRINT ? null : 'invoice';
  return item_url === PRINT ? 'print' : null;
}

/**
 * The address of the one page for all documents of a kind ('/invoice/-' for '/invoice/12'); null for other addresses. The page may be
 * public, but a document's own address is private and is never stored.
 */
export function documentPageOf(path: string): string | null {
  const [, page_url = '', item_url = '', url_parameter_2 = '', url_parameter_3 = '', ...rest] =
    path.split('/');
  if (rest.length > 0) return null;
  const kind = documentKindOf({ page_url, item_url, url_parameter_2, url_parameter_3 });
  if (kind === null) return null;
  return kind === 'print' ? `/${page_url}/${PRINT}/${ANY_DOCUMENT}` : `/${page_url}/${ANY_DOCUMENT}`;
}
