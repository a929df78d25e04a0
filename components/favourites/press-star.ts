import { pageHasExtension } from '@/lib/content/extensions-mark';
import { browserFavourites } from '@/lib/favourites/browser-favourites';
import { hasStoredNotifications } from '@/lib/notifications/keys';
import { readNamedSubject, type NamedSubject } from '@/lib/shared/favourites';

/**
 * What is said about a press: `first`: what was starred is the first, or the first category, `full`: there are as many as there can be,
 * `unkept`: the browser keeps them only as long as the page.
 */
export type FavouritesNotice = {
  readonly kind: 'first' | 'full' | 'unkept';
  readonly name: string;
  /** Whether to offer notifications: with the first category, unless the visitor has decided about them already. */
  readonly canNotify: boolean;
};

let notice: FavouritesNotice | null = null;
const listeners = new Set<() => void>();

function say(next: FavouritesNotice | null): void {
  notice = next;
  for (const listener of listeners) listener();
}

/** What there is to say; null for nothing. */
export const favouritesNotice = (): FavouritesNotice | null => notice;
export const dismissFavouritesNotice = (): void => say(null);
/** @returns a function that unsubscribes */
export function followFavouritesNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** What a star of the server's markup is for; null if it is none of ours. */
export function subjectOf({ dataset }: HTMLElement): NamedSubject | null {
  const [kind, ...id] = (dataset['star'] ?? '').split('-');
  return readNamedSubject({ kind, id: id.join('-'), name: dataset['name'], address: dataset['address'] });
}

/** Gives a star or takes it away, and says what the visitor has to know. */
export function pressStar(subject: NamedSubject): void {
  const store = browserFavourites();
  const { starred } = store.getState();
  if (starred.some(({ kind, id }) => kind === subject.kind && id === subject.id)) {
    store.unstar(subject);
    say(null);
    return;
  }
  const { name } = subject;
  const isFirstCategory = subject.kind === 'category' && !starred.some(({ kind }) => kind === 'category');
  if (!store.star(subject)) say({ kind: 'full', name, canNotify: false });
  else if (!store.isPersistent()) say({ kind: 'unkept', name, canNotify: false });
  else if (starred.length > 0 && !isFirstCategory) say(null);
  else {
    const canNotify = isFirstCategory && pageHasExtension('notifications') && !hasStoredNotifications();
    say({ kind: 'first', name, canNotify });
  }
}
