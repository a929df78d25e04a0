import type { Callable } from '@/lib/api/callable';
import type { Clock } from '@/lib/api/clock';
import { inputType, schemalessParser } from '@/lib/api/schemaless';
import type { ApiClient } from '@/lib/api/transport';
import type { SessionStore } from '@/lib/session/store';
import { readFavourites, type Favourites } from '@/lib/shared/favourites';
import { isRecord, textIn } from '@/lib/shared/record';
import type { FavouritesStore } from './store';

/** POST /cognito/user/favourites, parsed without a schema: every page of a signed-in customer may send it. */
const mergeFavouritesCall: Callable<Favourites, Favourites> = {
  method: 'POST',
  path: '/cognito/user/favourites',
  auth: 'user',
  extension: 'favourites',
  input: inputType(),
  output: schemalessParser('favourites', (value) =>
    isRecord(value) && Array.isArray(value['starred']) ? readFavourites(value) : null,
  ),
};

/** POST /cognito/user/favourites/calendar, in the same way. */
export const favouritesCalendarCall: Callable<{ readonly renew: boolean }, string> = {
  method: 'POST',
  path: '/cognito/user/favourites/calendar',
  auth: 'user',
  extension: 'favourites',
  input: inputType(),
  output: schemalessParser('the key of a calendar', (value) => textIn(value, 'key') || null),
};

/** Whether the account has the browser's favourites. `unknown`: nobody is signed in, or the server hasn't answered; `failed`: it couldn't be reached. */
export type AccountState = 'unknown' | 'synced' | 'failed';

let state: AccountState = 'unknown';
const listeners = new Set<() => void>();

function setState(next: AccountState): void {
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

export const accountState = (): AccountState => state;
/** @returns a function that unsubscribes */
export function followAccountState(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Presses in quick succession are sent in one call. */
const WAIT_MS = 1_000;

type SyncContext = {
  readonly client: Pick<ApiClient, 'call'>;
  readonly session: Pick<SessionStore, 'getState' | 'subscribe'>;
  readonly store: FavouritesStore;
  readonly clock: Pick<Clock, 'schedule'>;
  /** Whether this tab is visible; if several are open, one of them is enough to send changes. */
  readonly isSeen: () => boolean;
};

/**
 * Keeps a browser's favourites and the signed-in customer's in sync: merges them at sign-in and on every page, and sends changes. Favourites
 * that another customer left in the browser are not merged. After a failure, the next change or page tries again.
 * @returns stops it
 */
export function syncWithAccount({ client, session, store, clock, isSeen }: SyncContext): () => void {
  let isOver = false;
  let isUnderWay = false;
  let cancelWait: () => void = () => undefined;
  /** The favourites that browser and account both have, as text. */
  let settled = '';
  const asText = ({ starred, removed }: Favourites) => JSON.stringify([starred, removed]);

  const customer = () => {
    const { access_token, profile } = session.getState();
    return access_token === null ? null : profile.id;
  };
  /** The favourites to send, without any that another customer left. */
  const ownOf = (id: number): Favourites => {
    store.rehydrate();
    const { owner } = store.getState();
    if (owner !== null && owner !== id) store.forgetAccount();
    const { starred, removed } = store.getState();
    return { starred, removed };
  };
  const send = async (id: number) => {
    const sent = ownOf(id);
    const answer = await client.call(mergeFavouritesCall, sent);
    // Somebody else may have signed in meanwhile.
    if (isOver || customer() !== id) return;
    if (!answer.ok) return setState('failed');
    const isSettled = store.settle(answer.value, id, sent);
    settled = asText(store.getState());
    setState('synced');
    if (!isSettled) mergeSoon();
  };
  const merge = async () => {
    const id = customer();
    if (id === null || isUnderWay || isOver) return;
    isUnderWay = true;
    try {
      await send(id);
    } finally {
      isUnderWay = false;
    }
    // Somebody else has signed in meanwhile: theirs come next.
    if (customer() !== id) await merge();
  };
  const mergeSoon = () => {
    cancelWait();
    cancelWait = clock.schedule(() => {
      if (isSeen()) void merge();
    }, WAIT_MS);
  };

  void merge();
  const stopSession = session.subscribe((now, before) => {
    if (now.access_token === null) setState('unknown');
    if (now.profile.id !== before.profile.id) void merge();
  });
  const stopStore = store.subscribe((favourites) => {
    if (customer() !== null && !isUnderWay && asText(favourites) !== settled) mergeSoon();
  });
  return () => {
    isOver = true;
    cancelWait();
    stopSession();
    stopStore();
    setState('unknown');
  };
}
