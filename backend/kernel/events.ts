/** What changed: the collection or global, and the record's id if there is one. */
export type ContentChange = { readonly model: string; readonly id?: number | string };
type Listener = (change: ContentChange) => void;

declare global {
  var championshipContentListeners: Set<Listener> | undefined;
  var championshipVisibleChangeListeners: Set<Listener> | undefined;
}

// On globalThis, because the bundler may give each route its own copy of this module.
const listeners = (): Set<Listener> => (globalThis.championshipContentListeners ??= new Set());
const visibleListeners = (): Set<Listener> => (globalThis.championshipVisibleChangeListeners ??= new Set());

/** Calls `listener` after every content change in this process. @returns unsubscribes */
export function onContentChanged(listener: Listener): () => void {
  listeners().add(listener);
  return () => listeners().delete(listener);
}

/** Notifies all listeners of a content change. */
export function contentChanged(change: ContentChange): void {
  for (const listener of listeners()) listener(change);
}

/** Calls `listener` once a change that visitors can see is committed; saved drafts don't count. @returns unsubscribes */
export function onVisibleChange(listener: Listener): () => void {
  visibleListeners().add(listener);
  return () => visibleListeners().delete(listener);
}

/** Announces a committed change that visitors can see. */
export function visibleChange(change: ContentChange): void {
  for (const listener of visibleListeners()) listener(change);
}
