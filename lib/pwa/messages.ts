/** Messages from a page to the service worker. */
export type WorkerMessage =
  /** Activate the waiting update. */
  | { readonly type: 'APPLY_UPDATE' }
  /** These pages were visited, or will be needed; cache them. Addresses with a leading slash. */
  | { readonly type: 'KEEP'; readonly paths: readonly string[] }
  /** The interface language changed: fetch the offline screen again. */
  | { readonly type: 'RENEW_OFFLINE' };

/** A message as received by the worker; null for anything that no page of this site sends. */
export function readMessage(data: unknown): WorkerMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  if (data.type === 'APPLY_UPDATE' || data.type === 'RENEW_OFFLINE') return { type: data.type };
  if (data.type !== 'KEEP' || !('paths' in data) || !Array.isArray(data.paths)) return null;
  return { type: 'KEEP', paths: data.paths.filter((path) => typeof path === 'string') };
}
