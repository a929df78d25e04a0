import { MINUTES_OF_A_DAY, NOTICE_KINDS, type NoticeKind } from '@/lib/contract/notifications';
import { createPersistedStore, type PersistedStore } from '@/lib/persistence/persisted-store';
import type { GuardedStorage } from '@/lib/persistence/guarded-storage';
import { isRecord, propertyOf, textOf, wholeOf } from '@/lib/shared/record';
import { NOTIFICATIONS_KEY } from './keys';

/** Increase it when stored wishes become incompatible; older ones are then discarded. */
const NOTIFICATIONS_VERSION = 1;

/** As many as a few weekends have. */
export const MOST_SESSIONS = 50;

/** Minutes of the day. */
export type QuietHours = { readonly from: number; readonly until: number };

/** The night, which is suggested. */
export const NIGHT: QuietHours = { from: 22 * 60, until: 7 * 60 };

/** A session that is followed by itself, until an instant in epoch milliseconds. */
export type FollowedSession = { readonly id: number; readonly until: number };

export type NotificationsState = {
  /** Whether this browser is to be notified. */
  readonly isOn: boolean;
  readonly kinds: readonly NoticeKind[];
  /** When nothing is wanted; null for never. */
  readonly quiet: QuietHours | null;
  /** Besides the categories among the favourites. */
  readonly sessions: readonly FollowedSession[];
  /** What the server was last told, and when, in epoch milliseconds; '' for nothing. */
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
    sessions: readSessions(value['sessions']).slice(-MOST_SESSIONS),
    told: textOf(value['told']),
    toldAt: wholeOf(value['toldAt']) ?? 0,
  };
};

/** What a browser wants to be notified of. Before storage has been read it is nothing. */
export type NotificationsStore = Omit<PersistedStore<NotificationsState>, 'setState'> & {
  /** Switches all of it on or off. */
  readonly switchTo: (isOn: boolean) => void;
  readonly want: (kind: NoticeKind, isWanted: boolean) => void;
  readonly setQuiet: (quiet: QuietHours | null) => void;
  /** Follows a session, or no longer; those that are over are forgotten. */
  readonly follow: (session: FollowedSession, isFollowed: boolean) => void;
  /** The server has been told. */
  readonly noteTold: (told: string) => void;
  /** Whether it outlives the page. */
  readonly isKept: () => boolean;
};

export type NotificationsStoreOptions = {
  /** Called with errors in reading or writing storage. */
  readonly report: (cause: unknown) => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
};

/** Makes wishes stored in `storage`. Nothing is read before `rehydrate()`. */
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
  /** Changes what is stored at this moment, which another tab may have written. */
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
        return { sessions: isFollowed ? [...others, session].slice(-MOST_SESSIONS) : others };
      }),
    noteTold: (told) => change(() => ({ told, toldAt: now() })),
    isKept: storage.isKept,
  };
}
