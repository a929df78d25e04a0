/** A percent-decoded path; null if it isn't valid UTF-8. */
export function decodedPath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
