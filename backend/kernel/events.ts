import { ANY_MODEL } from '../../lib/contract/site-hook.ts';

/** What changed: the collection or global, and the record's id if there is one. */
export type ContentChange = { readonly model: string; readonly id?: number | string | undefined };
type Listener = (change: ContentChange) => void;

/** A change made by this process: to a record, or to what visitors see. */
export type OwnChange = { readonly kind: 'written' | 'visible'; readonly change: ContentChange };

declare global {
  var championshipContentListeners: Set<Listener> | undefined;
  var championshipOwnChangeListeners: Set<(own: OwnChange) => void> | undefined;
  var championshipVisibleChangeListeners: Set<Listener> | undefined;
}

// On globalThis, because the bundler may give each route its own copy of this module.
const listeners = (): Set<Listener> => (globalThis.championshipContentListeners ??= new Set());
const ownListeners = () => (globalThis.championshipOwnChangeListeners ??= new Set());
const visibleListeners = (): Set<Listener> => (globalThis.championshipVisibleChangeListeners ??= new Set());

/** Calls `listener` after every content change, in this process or reported by another. @returns unsubscribes */
export function onContentChanged(listener: Listener): () => void {
  listeners().add(listener);
  return () => listeners().delete(listener);
}

/** Notifies all listeners of a content change. */
export function contentChanged(change: ContentChange): void {
  for (const listener of listeners()) listener(change);
  for (const listener of ownListeners()) listener({ kind: 'written', change });
}

/** Calls `listener` once a change that visitors can see is committed; saved drafts don't count. @returns unsubscribes */
export function onVisibleChange(listener: Listener): () => void {
  visibleListeners().add(listener);
  return () => visibleListeners().delete(listener);
}

/** Announces a committed change that visitors can see. */
export function visibleChange(change: ContentChange): void {
  for (const listener of visibleListeners()) listener(change);
  for (const listener of ownListeners()) listener({ kind: 'visible', change });
}

/** Announces that anything visible may have changed: caches are to be read again. */
export function everythingChanged(): void {
  contentChanged({ model: ANY_MODEL });
  visibleChange({ model: ANY_MODEL });
}

/** Calls `listener` after every change made by this process, to report it to others. @returns unsubscribes */
export function onOwnChange(listener: (own: OwnChange) => void): () => void {
  ownListeners().add(listener);
  return () => ownListeners().delete(listener);
}

/** Notifies this process's listeners of another's change. */
export function changedElsewhere(kind: OwnChange['kind'], change: ContentChange): void {
  for (const listener of kind === 'written' ? listeners() : visibleListeners()) listener(change);
}
