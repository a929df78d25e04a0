import { API_BASE_PATH } from '../../../lib/contract/paths.ts';
import { isSame } from '../../../lib/shared/node/is-same.ts';
import { derived } from '../../kernel/secrets.ts';

/**
 * What signed links can open. `ticket` is one that was transferred. A link to tickets, which people pass on, doesn't open the invoice, and
 * a link to an invoice, which a bookkeeper gets, doesn't open the order, where its buyer can make changes.
 */
export type SignedKind = 'order' | 'invoice' | 'credit' | 'tickets' | 'ticket' | 'voucher';

/** A record's id, or the name of a part of it. */
export type Signed = number | string;

const DAY_MS = 24 * 60 * 60_000;
/** Lifetime of an emailed link: long enough to find it again at the end of a tax quarter. */
export const MAILED_LINK_MS = 100 * DAY_MS;
/** Lifetime of a link in a page shown to its owner. */
export const SHOWN_LINK_MS = 60 * 60_000;

const signature = (kind: SignedKind, id: Signed, until: string): string =>
  derived('document', `${kind}:${String(id)}:${until}`).toString('base64url');

/** The key that opens one document for the next `lifetimeMs`. */
export function signDocument(kind: SignedKind, id: Signed, lifetimeMs: number): string {
  const until = Math.floor((Date.now() + lifetimeMs) / 1000).toString(36);
  return `${until}.${signature(kind, id, until)}`;
}

/** When a key expires, in milliseconds since 1970; null if it wasn't signed for this document. */
export function expiryOf(kind: SignedKind, id: Signed, key: string | undefined): number | null {
  const [until = '', given = ''] = (key ?? '').split('.');
  if (!/^[0-9a-z]{1,10}$/.test(until) || !isSame(given, signature(kind, id, until))) return null;
  return Number.parseInt(until, 36) * 1000;
}

/** Whether a key opens a document right now. */
export const opensDocument = (kind: SignedKind, id: Signed, key: string | undefined): boolean =>
  (expiryOf(kind, id, key) ?? 0) > Date.now();

/** Path of a document's PDF on the site. */
export const pdfPath = (below: string, kind: SignedKind, id: number, lifetimeMs: number): string =>
  `${API_BASE_PATH}${below}/${String(id)}?key=${signDocument(kind, id, lifetimeMs)}`;
