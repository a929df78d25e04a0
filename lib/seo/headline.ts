/** Headlines in structured data are truncated at this many characters (spec point 1). */
export const HEADLINE_MAX = 110;

/** Truncates a headline to at most HEADLINE_MAX characters, at a word boundary if possible, including the ellipsis. */
export function cutHeadline(text: string, max = HEADLINE_MAX): string {
  const clean = text.replace(/\s+/g, ' ').trim();
  const characters = Array.from(clean);
  if (characters.length <= max) return clean;
  const cut = characters.slice(0, max - 1).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > max / 2 ? cut.slice(0, lastSpace) : cut}…`;
}
