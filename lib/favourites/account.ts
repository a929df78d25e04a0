import type { Callable } from '@/lib/api/callable';
import type { Clock } from '@/lib/api/clock';
import { inputType, schemalessParser } from '@/lib/api/schemaless';
import type { ApiClient } from '@/lib/api/transport';
import type { SessionStore } from '@/lib/session/store';
import { readFavourites, type Favourites } from '@/lib/shared/favourites';
import { isRecord, textIn } from '@/lib/shared/record';
import type { FavouritesStore } from './store';

/** POST /cognito/user/favourites, read without a schema: every page of a signed-in customer may send it. */
export const mergeFavouritesCall: Callable<Favourites, Favourites> = {
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

/** Whether the account has what the browser has: nobody is signed in, or that isn't known yet; it does; or it couldn't be told. */
export type AccountState = 'unknown' | 'kept' | 'failed';

let state: AccountState = 'unknown';
const listeners = new Set<() => void>();

function say(next: AccountState): void {
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

/** Several presses are one call. */
const WAIT_MS = 1_000;

type Surroundings = {
  readonly client: Pick<ApiClient, 'call'>;
  readonly session: Pick<SessionStore, 'getState' | 'subscribe'>;
  readonly store: FavouritesStore;
  readonly clock: Pick<Clock, 'schedule'>;
  /** Whether somebody looks at this tab; of several, the others needn't say the same. */
  readonly isSeen: () => boolean;
};

/**
 * Keeps the favourites of a browser and of the customer who is signed in the same: merged when they sign in and when a page is opened, and
 * sent when something is starred. What another customer left in the browser is not merged into this one's. A failure is made up for by the
 * next change, or on the next page.
 * @returns stops it
 */
export function keepWithAccount({ client, session, store, clock, isSeen }: Surroundings): () => void {
  let isOver = false;
  let isUnderWay = false;
  let cancelWait: () => void = () => undefined;
  /** What browser and account both have. */
  let settled = '';
  const written = ({ starred, removed }: Favourites) => JSON.stringify([starred, removed]);

  const customer = () => {
    const { access_token, profile } = session.getState();
    return access_token === null ? null : profile.id;
  };
  /** What the account is sent: nothing that another customer left. */
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
    if (!answer.ok) return say('failed');
    const isSettled = store.settle(answer.value, id, sent);
    settled = written(store.getState());
    say('kept');
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
  };
  const mergeSoon = () => {
    cancelWait();
    cancelWait = clock.schedule(() => {
      if (isSeen()) void merge();
    }, WAIT_MS);
  };

  void merge();
  const stopSession = session.subscribe((now, before) => {
    if (now.access_token === null) say('unknown');
    if (now.profile.id !== before.profile.id) void merge();
  });
  const stopStore = store.subscribe((favourites) => {
    if (customer() !== null && !isUnderWay && written(favourites) !== settled) mergeSoon();
  });
  return () => {
    isOver = true;
    cancelWait();
    stopSession();
    stopStore();
    say('unknown');
  };
}
