import { pageHasExtension } from '@/lib/content/extensions-mark';
import { browserFavourites } from '@/lib/favourites/browser-favourites';
import { hasStoredNotifications } from '@/lib/notifications/keys';
import { readNamedSubject, type NamedSubject } from '@/lib/shared/favourites';

/**
 * What to say about a press: `first`, the first favourite or first category; `full`, the limit is reached; `unkept`, the browser only
 * keeps favourites as long as the page is open.
 */
export type FavouritesNotice = {
  readonly kind: 'first' | 'full' | 'unkept';
  readonly name: string;
  /** Whether to offer notifications: with the first category, unless the visitor has already decided about them. */
  readonly canNotify: boolean;
};

let notice: FavouritesNotice | null = null;
const listeners = new Set<() => void>();

function setNotice(next: FavouritesNotice | null): void {
  notice = next;
  for (const listener of listeners) listener();
}

/** The message to show; null for none. */
export const favouritesNotice = (): FavouritesNotice | null => notice;
export const dismissFavouritesNotice = (): void => setNotice(null);
/** @returns a function that unsubscribes */
export function followFavouritesNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The subject of a star in the server's markup; null if it isn't one of ours. */
export function subjectOf({ dataset }: HTMLElement): NamedSubject | null {
  const [kind, ...id] = (dataset['star'] ?? '').split('-');
  return readNamedSubject({ kind, id: id.join('-'), name: dataset['name'], address: dataset['address'] });
}

/** Adds or removes a star, and reports what the visitor should know. */
export function pressStar(subject: NamedSubject): void {
  const store = browserFavourites();
  const { starred } = store.getState();
  if (starred.some(({ kind, id }) => kind === subject.kind && id === subject.id)) {
    store.unstar(subject);
    setNotice(null);
    return;
  }
  const { name } = subject;
  const isFirstCategory = subject.kind === 'category' && !starred.some(({ kind }) => kind === 'category');
  if (!store.star(subject)) setNotice({ kind: 'full', name, canNotify: false });
  else if (!store.isPersistent()) setNotice({ kind: 'unkept', name, canNotify: false });
  else if (starred.length > 0 && !isFirstCategory) setNotice(null);
  else {
    const canNotify = isFirstCategory && pageHasExtension('notifications') && !hasStoredNotifications();
    setNotice({ kind: 'first', name, canNotify });
  }
}
