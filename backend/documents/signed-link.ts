import { API_BASE_PATH } from '../../lib/contract/paths.ts';
import { config } from '../config.ts';
import { derived, isSame } from '../money/secrets.ts';

/** What can be opened by a signed link. */
export type SignedKind = 'invoice' | 'voucher';

const DAY_MS = 24 * 60 * 60_000;
/** A link in a mail: long enough to find it again at the end of a tax quarter. */
export const MAILED_LINK_MS = 100 * DAY_MS;
/** A link inside a page that was shown to its owner. */
export const SHOWN_LINK_MS = 60 * 60_000;

const signature = (kind: SignedKind, id: number, until: string): string =>
  derived('document', `${kind}:${String(id)}:${until}`).toString('base64url');

/** The key that opens one document until `lifetimeMs` from now. */
export function signDocument(kind: SignedKind, id: number, lifetimeMs: number): string {
  const until = Math.floor((Date.now() + lifetimeMs) / 1000).toString(36);
  return `${until}.${signature(kind, id, until)}`;
}

/** Whether a key opens a document, now. */
export function opensDocument(kind: SignedKind, id: number, key: string | undefined): boolean {
  const [until = '', given = ''] = (key ?? '').split('.');
  if (!/^[0-9a-z]{1,10}$/.test(until) || !isSame(given, signature(kind, id, until))) return false;
  return Number.parseInt(until, 36) * 1000 > Date.now();
}

/** Address of an invoice's screen, for a mail. */
export const invoiceLink = (id: number): string =>
  `${config().siteUrl}/invoice/${String(id)}?key=${signDocument('invoice', id, MAILED_LINK_MS)}`;

/** Path of a document as a PDF, below the site. */
export const pdfPath = (below: string, kind: SignedKind, id: number, lifetimeMs: number): string =>
  `${API_BASE_PATH}${below}/${String(id)}?key=${signDocument(kind, id, lifetimeMs)}`;
