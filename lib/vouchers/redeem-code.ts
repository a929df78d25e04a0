/** What an address carries that leads to a voucher: after the #, so that no server or log sees it. */
const PREFIX = '#redeem=';

/** The code that an address carries, or ''. */
export function redeemCodeOf(hash: string): string {
  if (!hash.startsWith(PREFIX)) return '';
  try {
    return decodeURIComponent(hash.slice(PREFIX.length));
  } catch {
    // A damaged address carries no code.
    return '';
  }
}

/** Part of an address that leads to a voucher. */
export const redeemHash = (code: string): string => PREFIX + encodeURIComponent(code);
