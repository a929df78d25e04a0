/** When the page was last loaded whole because of a script, in milliseconds of the browser's clock. */
const KEY = 'loaded-whole-at';
/** What is missing again so soon after is missing for another reason. */
const LEAST_PAUSE_MS = 60_000;

/** Whether a page could not be shown because a file of its build cannot be had: its server has a newer one by now. */
export const isMissingScript = (cause: unknown): boolean =>
  cause instanceof Error && cause.name === 'ChunkLoadError';

/**
 * Loads the page whole, as its server has it now, where a part of it cannot be had. Not without a connection, which would take away
 * what is shown, and not again and again.
 * @returns whether it does
 */
export function loadWhole(): boolean {
  if (!navigator.onLine) return false;
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < LEAST_PAUSE_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Where the visitor blocks storage nobody knows how often it was tried.
    return false;
  }
  location.reload();
  return true;
}
