const FULL_WIDTH = '100%';

/** A width as an editor writes it ('600', '600px', '50%', '40rem') as CSS; the whole width for anything else. */
export function cssWidth(width: string): string {
  const match = /^(\d{1,4}(?:\.\d{1,3})?)(px|%|rem|em|vw)?$/.exec(width.trim());
  if (!match) return FULL_WIDTH;
  return `${match[1]}${match[2] ?? 'px'}`;
}
