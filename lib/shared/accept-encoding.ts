/** The entries of an Accept-Encoding header that are refused: their weight is zero. */
const REFUSED = /(?:^|,)[^,;]*;\s*q=0(?:\.0*)?\s*(?=,|$)/g;

/**
 * Whether an Accept-Encoding header names an encoding and doesn't refuse it (RFC 9110, section 12.5.3). A `*` names none, so what may be
 * sent for it stays uncompressed.
 */
export function acceptsEncoding(header: string | undefined, encoding: 'br' | 'gzip'): boolean {
  const asked = header?.toLowerCase() ?? '';
  return (asked.includes('q=0') ? asked.replace(REFUSED, '') : asked).includes(encoding);
}
