/** When the page was last reloaded because of a script, in milliseconds of the browser's clock. */
const KEY = 'loaded-whole-at';
/** If a script is missing again this soon, the reason is another. */
const MIN_PAUSE_MS = 60_000;

/** Whether a page failed because a file of its build is gone, since its server has a newer build. */
export const isMissingScript = (cause: unknown): boolean =>
  cause instanceof Error && cause.name === 'ChunkLoadError';

/**
 * Reloads the page after a part of it failed to load. Not while offline, which would only lose what is shown, and not repeatedly.
 * @returns whether it reloads
 */
export function reloadPage(): boolean {
  if (!navigator.onLine) return false;
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < MIN_PAUSE_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // If storage is blocked, there is no record of earlier reloads.
    return false;
  }
  location.reload();
  return true;
}
