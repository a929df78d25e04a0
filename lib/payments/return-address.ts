/** The parameter that a payment page adds to its return address (spec point 4); the contract's own name, without its schemas. */
const TOKEN = 'payum_token';

/** The token that a payment page added to the address, or null. */
export const paymentTokenOf = (search: string): string | null =>
  new URLSearchParams(search).get(TOKEN) || null;

/** An address without a payment's token: the return address for the next payment. */
export function returnAddress(href: string): string {
  const url = new URL(href);
  url.searchParams.delete(TOKEN);
  return url.href;
}

/** An address in the form that `checkPaid` takes (spec point 7): base64 of its UTF-8 bytes. */
export function base64Address(href: string): string {
  const bytes = new TextEncoder().encode(href);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Whether a payment page may have this address: one of ours, or a secure one elsewhere. */
export function isPaymentAddress(address: string, origin: string): boolean {
  if (address === '' || !URL.canParse(address, origin)) return false;
  const { protocol, origin: target } = new URL(address, origin);
  return target === origin || protocol === 'https:';
}
