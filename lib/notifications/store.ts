import { MINUTES_OF_A_DAY, NOTICE_KINDS, type NoticeKind } from '@/lib/contract/notifications';
import { createPersistedStore, type PersistedStore } from '@/lib/persistence/persisted-store';
import type { GuardedStorage } from '@/lib/persistence/guarded-storage';
import { isRecord, propertyOf, textOf, wholeOf } from '@/lib/shared/record';
import { NOTIFICATIONS_KEY } from './keys';

/** Increase it when stored choices become incompatible; older ones are then discarded. */
const NOTIFICATIONS_VERSION = 1;

/** Enough for the sessions of several weekends. */
export const MAX_SESSIONS = 50;

/** Minutes of the day. */
export type QuietHours = { readonly from: number; readonly until: number };

/** The suggested quiet hours. */
export const NIGHT: QuietHours = { from: 22 * 60, until: 7 * 60 };

/** A session followed individually, until an instant in epoch milliseconds. */
export type FollowedSession = { readonly id: number; readonly until: number };

export type NotificationsState = {
  /** Whether notifications are on in this browser. */
  readonly isOn: boolean;
  readonly kinds: readonly NoticeKind[];
  /** Null for none. */
  readonly quiet: QuietHours | null;
  /** Followed in addition to favourite categories. */
  readonly sessions: readonly FollowedSession[];
  /** The choices last sent to the server, as text, and when, in epoch milliseconds; '' for none. Stored under these names. */
  readonly told: string;
  readonly toldAt: number;
};

const BLANK: NotificationsState = {
  isOn: false,
  kinds: NOTICE_KINDS,
  quiet: null,
  sessions: [],
  told: '',
  toldAt: 0,
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isMinute = (value: number | null): value is number =>
  value !== null && value >= 0 && value < MINUTES_OF_A_DAY;

function readQuiet(value: unknown): QuietHours | null {
  const from = wholeOf(propertyOf(value, 'from'));
  const until = wholeOf(propertyOf(value, 'until'));
  return isMinute(from) && isMinute(until) ? { from, until } : null;
}

const readSessions = (value: unknown): readonly FollowedSession[] =>
  listOf(value).flatMap((each) => {
    const id = wholeOf(propertyOf(each, 'id'));
    const until = wholeOf(propertyOf(each, 'until'));
    return id !== null && id > 0 && until !== null ? [{ id, until }] : [];
  });

const readState = (value: unknown): NotificationsState => {
  if (!isRecord(value)) return BLANK;
  const kinds = listOf(value['kinds']);
  return {
    isOn: value['isOn'] === true,
    kinds: NOTICE_KINDS.filter((kind) => kinds.includes(kind)),
    quiet: readQuiet(value['quiet']),
    sessions: readSessions(value['sessions']).slice(-MAX_SESSIONS),
    told: textOf(value['told']),
    toldAt: wholeOf(value['toldAt']) ?? 0,
  };
};

/** A browser's notification choices; blank until storage has been read. */
export type NotificationsStore = Omit<PersistedStore<NotificationsState>, 'setState'> & {
  /** Switches all of it on or off. */
  readonly switchTo: (isOn: boolean) => void;
  readonly want: (kind: NoticeKind, isWanted: boolean) => void;
  readonly setQuiet: (quiet: QuietHours | null) => void;
  /** Follows a session or stops following it; sessions that are over are forgotten. */
  readonly follow: (session: FollowedSession, isFollowed: boolean) => void;
  /** Records that the server has these choices. */
  readonly markReported: (choices: string) => void;
  /** Whether it outlives the page. */
  readonly isPersistent: () => boolean;
};

export type NotificationsStoreOptions = {
  /** Called with errors in reading or writing storage. */
  readonly report: (cause: unknown) => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
};

/** Creates notification choices stored in `storage`. Nothing is read before `rehydrate()`. */
export function createNotificationsStore(
  storage: GuardedStorage,
  { report, now }: NotificationsStoreOptions,
): NotificationsStore {
  const { setState, ...store } = createPersistedStore<NotificationsState>({
    key: NOTIFICATIONS_KEY,
    version: NOTIFICATIONS_VERSION,
    blank: BLANK,
    read: readState,
    storage,
    report,
  });
  /** Changes the currently stored choices, which another tab may have written. */
  const change = (made: (state: NotificationsState) => Partial<NotificationsState>) => {
    store.rehydrate();
    setState(made(store.getState()));
  };
  return {
    ...store,
    switchTo: (isOn) => change(() => (isOn ? { isOn } : { isOn, sessions: [], told: '', toldAt: 0 })),
    want: (wanted, isWanted) =>
      change(({ kinds }) => ({
        kinds: NOTICE_KINDS.filter((kind) => (kind === wanted ? isWanted : kinds.includes(kind))),
      })),
    setQuiet: (quiet) => change(() => ({ quiet })),
    follow: (session, isFollowed) =>
      change(({ sessions }) => {
        const others = sessions.filter(({ id, until }) => id !== session.id && until > now());
        return { sessions: isFollowed ? [...others, session].slice(-MAX_SESSIONS) : others };
      }),
    markReported: (choices) => change(() => ({ told: choices, toldAt: now() })),
    isPersistent: storage.isPersistent,
  };
}
