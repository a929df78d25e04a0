import { decodedPath } from '@/lib/shared/decoded-path';

/** The fragment of an address that opens redeeming: after the #, so that no server or log sees a code. */
const ANCHOR = '#redeem';
const PREFIX = `${ANCHOR}=`;

/** The fragment that opens redeeming without a code. */
export const REDEEM_HASH = ANCHOR;

/** Whether an address opens redeeming, with or without a code. */
export const isRedeemHash = (hash: string): boolean => hash === ANCHOR || hash.startsWith(PREFIX);

/** The code in an address, or ''. */
export function redeemCodeOf(hash: string): string {
  // A damaged address has no code.
  return hash.startsWith(PREFIX) ? (decodedPath(hash.slice(PREFIX.length)) ?? '') : '';
}

/** The fragment that opens a voucher. */
export const redeemHash = (code: string): string => PREFIX + encodeURIComponent(code);
