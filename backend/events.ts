/** What changed: the collection or global, and the record's id where there is one. */
export type ContentChange = { readonly model: string; readonly id?: number | string };
type Listener = (change: ContentChange) => void;

declare global {
  var championshipContentListeners: Set<Listener> | undefined;
  var championshipVisibleChangeListeners: Set<Listener> | undefined;
}

// On globalThis, because the bundler may give each route its own copy of this module.
const listeners = (): Set<Listener> => (globalThis.championshipContentListeners ??= new Set());
const visibleListeners = (): Set<Listener> => (globalThis.championshipVisibleChangeListeners ??= new Set());

/** Calls `listener` after every change of content in this process. Returns the function that ends it. */
export function onContentChanged(listener: Listener): () => void {
  listeners().add(listener);
  return () => listeners().delete(listener);
}

/** Tells every listener that content changed. */
export function contentChanged(change: ContentChange): void {
  for (const listener of listeners()) listener(change);
}

/** Calls `listener` once a change that visitors see is committed: a kept draft is none. Returns the function that ends it. */
export function onVisibleChange(listener: Listener): () => void {
  visibleListeners().add(listener);
  return () => visibleListeners().delete(listener);
}

/** Tells of a committed change that visitors see. */
export function visibleChange(change: ContentChange): void {
  for (const listener of visibleListeners()) listener(change);
}
