/**
 * Path of an invoice on this site.
 * @param key the signature of a link that opens it without a sign-in, or ''
 */
export const invoiceAddress = (id: number, key = ''): string =>
  `/invoice/${String(id)}${key === '' ? '' : `?key=${encodeURIComponent(key)}`}`;
