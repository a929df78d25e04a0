/** Name of the parameter that a payment page adds to the address it returns to (spec point 4); the contract's own, without its schemas. */
const TOKEN = 'payum_token';

/** The token that a payment page added to the address, or null. */
export const paymentTokenOf = (search: string): string | null =>
  new URLSearchParams(search).get(TOKEN) || null;

/** An address without the token of a payment: where to come back to from the next one. */
export function returnAddress(href: string): string {
  const url = new URL(href);
  url.searchParams.delete(TOKEN);
  return url.href;
}

/** An address as `checkPaid` takes it (spec point 7): base64 of its UTF-8 bytes. */
export function base64Address(href: string): string {
  const bytes = new TextEncoder().encode(href);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Whether a payment may be made there: a page of ours, or a secure one elsewhere. */
export function isPaymentAddress(address: string, origin: string): boolean {
  if (!URL.canParse(address, origin)) return false;
  const { protocol, origin: target } = new URL(address, origin);
  return target === origin || protocol === 'https:';
}
