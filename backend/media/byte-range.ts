/** The part of a file that was asked for; `end` is the last byte, included. */
export type ByteRange = { readonly start: number; readonly end: number };

const SINGLE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * Reads a Range header (RFC 9110). Several ranges at once are answered with the whole file, as the RFC allows.
 * @param header its value, or undefined
 * @param size of the file in bytes
 * @returns the range, 'whole' when the header does not count, 'unsatisfiable' when it lies outside of the file
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const found = header?.trim().match(SINGLE_RANGE);
  if (!found) return 'whole';
  const [, first = '', last = ''] = found;
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= size ? 'unsatisfiable' : { start, end };
}
