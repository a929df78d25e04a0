/** When the page was last reloaded because of a script, in milliseconds of the browser's clock. */
const KEY = 'loaded-whole-at';
/** A script that is missing again this soon is missing for another reason. */
const LEAST_PAUSE_MS = 60_000;

/** Whether a page failed because a file of its build is gone: its server has a newer build by now. */
export const isMissingScript = (cause: unknown): boolean =>
  cause instanceof Error && cause.name === 'ChunkLoadError';

/**
 * Reloads the page in full, as its server has it now, if a part of it failed to load. Not offline, which would remove what is shown, and
 * not repeatedly.
 * @returns whether it reloads
 */
export function reloadPage(): boolean {
  if (!navigator.onLine) return false;
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < LEAST_PAUSE_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // If the visitor blocks storage, nobody knows how often it was tried.
    return false;
  }
  location.reload();
  return true;
}
