/** Whether a request's path is valid UTF-8 when decoded; Next answers 500 to one that is not. */
export function isReadablePath(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}
