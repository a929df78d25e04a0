/** More places than any grid has. */
const MAX_PLACES = 200;
const NUMBER = /^\d{1,4}(?:\.\d{1,2})?$/;

/**
 * A scoring's points as an editor types them: '25, 18, 15, 12.5'.
 * @returns the points for first, second, …; null if there are none, or something isn't a number
 */
export function readPoints(text: string): number[] | null {
  const parts = text.trim().split(/\s*[,;\s]\s*/);
  if (parts.length > MAX_PLACES || !parts.every((part) => NUMBER.test(part))) return null;
  return parts.map(Number);
}
