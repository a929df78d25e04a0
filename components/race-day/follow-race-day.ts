import { championshipTime } from '@/lib/content/client-clock';
import {
  BEAT_MS,
  LAST_EVENT_PARAMETER,
  LIVE_CALL,
  LIVE_EVENTS,
  RACE_DAY_CALL,
  type LiveEvent,
} from '@/lib/season/live';
import type { RaceDay } from '@/lib/season/race-day';
import { clockError } from '@/lib/season/server-clock';

/** A stream that is silent for this long is broken: a proxy is holding it back, or the connection is lost. */
const SILENCE_MS = 2.5 * BEAT_MS;
/** A new stream sends a greeting at once. */
const GREETING_MS = 8_000;
/** How often a page polls while it has no stream, and its longest wait if that fails, too. */
const POLL_MS = 15_000;
const MAX_WAIT_MS = 120_000;
/** The first wait before retrying a refused stream. */
const RETRY_MS = 5_000;
const ANSWER_MS = 10_000;
/** Data confirmed longer ago than this is no longer called live. */
const STALE_MS = 90_000;

type FollowedRaceDay = {
  readonly raceDay: RaceDay;
  /** The offset to add to this browser's clock, in milliseconds. */
  readonly clockError: number;
  /** When the server last confirmed this state, by this browser's clock; never, in a copy of a page. */
  readonly confirmedAt: number;
};

/** Something that a page follows over the same stream: browsers allow few connections. */
type StreamAddition = {
  /** The query parameters to request it. */
  readonly parameter: readonly [name: string, value: string];
  readonly events: readonly string[];
  readonly onEvent: (event: MessageEvent) => void;
  /** Called when nothing more will arrive, until a new stream starts. */
  readonly onLost: () => void;
};

let addition: StreamAddition | null = null;
/** Reopens the stream; null while nobody follows. */
let reopen: (() => void) | null = null;

let followed: FollowedRaceDay | null = null;
const listeners = new Set<() => void>();
let stop: (() => void) | null = null;

function publish(next: FollowedRaceDay) {
  followed = next;
  for (const listener of listeners) listener();
}

/** Between half and one and a half times as long, so that pages that lost their streams together don't all reconnect at once. */
const jittered = (ms: number) => ms * (0.5 + Math.random());

/** Parses an event's data; a proxy may have put anything there. */
function eventOf(message: Event): LiveEvent | null {
  if (!(message instanceof MessageEvent)) return null;
  try {
    return JSON.parse(String(message.data));
  } catch {
    return null;
  }
}

/**
 * Follows the race day: a stream reports that something changed, and the page fetches it. Without a stream it polls now and then. A
 * hidden page does neither, since browsers allow few connections; once it is visible again it fetches at once.
 */
function startFollowing(): () => void {
  let source: EventSource | null = null;
  let lastEvent = '';
  let version: string | null = null;
  let isLoading = false;
  let isOutdated = false;
  let failures = 0;
  let refusals = 0;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let nextPoll: ReturnType<typeof setTimeout> | undefined;
  let nextStream: ReturnType<typeof setTimeout> | undefined;

  const fetchRaceDay = async () => {
    const sentAt = Date.now();
    // The browser adds If-None-Match, and returns its cached response if nothing changed.
    const response = await fetch(RACE_DAY_CALL, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    if (!response.ok) throw new Error(`The race day was answered with ${String(response.status)}.`);
    const receivedAt = Date.now();
    const { headers } = response;
    const times = { date: headers.get('date'), age: headers.get('age'), sentAt, receivedAt };
    const raceDay: RaceDay = await response.json();
    version = headers.get('etag');
    publish({ raceDay, clockError: clockError(times), confirmedAt: receivedAt });
  };
  const load = async () => {
    if (isLoading) {
      isOutdated = true;
      return;
    }
    isLoading = true;
    try {
      do {
        isOutdated = false;
        await fetchRaceDay();
      } while (isOutdated);
      failures = 0;
    } catch {
      // Offline, or the site is restarting: the current data stays, and shows how old it is.
      failures += 1;
      stopPolling();
      poll();
    } finally {
      isLoading = false;
    }
  };

  const stopPolling = () => {
    clearTimeout(nextPoll);
    nextPoll = undefined;
  };
  /** Polls after a while, repeatedly. A poll that is due stays due, since a stream may fail more often than that. */
  const poll = () => {
    const wait = Math.min(POLL_MS * 2 ** failures, MAX_WAIT_MS);
    nextPoll ??= setTimeout(() => {
      nextPoll = undefined;
      poll();
      void load();
    }, jittered(wait));
  };

  const close = () => {
    if (source === null) return;
    source.close();
    source = null;
    addition?.onLost();
  };
  const listenFor = (ms: number) => {
    clearTimeout(silence);
    silence = setTimeout(dropStream, ms);
  };
  /** Gives up on a stream, polls instead, and tries a new one later. */
  const dropStream = () => {
    close();
    clearTimeout(silence);
    poll();
    clearTimeout(nextStream);
    nextStream = setTimeout(connect, jittered(Math.min(RETRY_MS * 2 ** refusals, MAX_WAIT_MS)));
    refusals += 1;
  };
  const onMessage = (message: Event) => {
    refusals = 0;
    stopPolling();
    listenFor(SILENCE_MS);
    if (message.type === 'beat') {
      if (followed !== null) publish({ ...followed, confirmedAt: Date.now() });
      return;
    }
    if (message instanceof MessageEvent && message.lastEventId !== '') lastEvent = message.lastEventId;
    const event = eventOf(message);
    if (event === null || message.type === 'all' || event.version === '' || event.version !== version)
      void load();
    else if (followed !== null) publish({ ...followed, confirmedAt: Date.now() });
  };
  const connect = () => {
    close();
    const query = new URLSearchParams(addition === null ? [] : [[...addition.parameter]]);
    if (lastEvent !== '') query.set(LAST_EVENT_PARAMETER, lastEvent);
    source = new EventSource(query.size === 0 ? LIVE_CALL : `${LIVE_CALL}?${query.toString()}`);
    for (const name of LIVE_EVENTS) source.addEventListener(name, onMessage);
    for (const name of addition?.events ?? [])
      source.addEventListener(name, (event) => {
        listenFor(SILENCE_MS);
        addition?.onEvent(event);
      });
    source.addEventListener('error', () => {
      addition?.onLost();
      // A browser that reconnects by itself waits for as long as the server asked.
      if (source?.readyState === EventSource.CLOSED) dropStream();
      else if (source !== null && nextPoll === undefined) {
        poll();
        listenFor(SILENCE_MS);
      }
    });
    listenFor(GREETING_MS);
  };

  const pause = () => {
    close();
    stopPolling();
    for (const timer of [silence, nextStream]) clearTimeout(timer);
  };
  const resume = () => {
    pause();
    if (document.visibilityState === 'hidden') return;
    refusals = 0;
    failures = 0;
    void load();
    connect();
  };
  document.addEventListener('visibilitychange', resume);
  addEventListener('online', resume);
  // A page restored from the back/forward cache has lost its stream.
  addEventListener('pageshow', resume);
  addEventListener('pagehide', pause);
  reopen = () => {
    if (document.visibilityState !== 'hidden') connect();
  };
  resume();
  return () => {
    reopen = null;
    document.removeEventListener('visibilitychange', resume);
    removeEventListener('online', resume);
    removeEventListener('pageshow', resume);
    removeEventListener('pagehide', pause);
    pause();
  };
}

/**
 * Follows the race day for as long as there are listeners.
 * @returns a function that unsubscribes
 */
export function followRaceDay(listener: () => void): () => void {
  listeners.add(listener);
  stop ??= startFollowing();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = null;
  };
}

/**
 * Adds something else to the stream for as long as the race day is followed. Only one at a time: the one of the open page.
 * @returns a function that removes it
 */
export function addToStream(next: StreamAddition): () => void {
  addition = next;
  reopen?.();
  return () => {
    if (addition !== next) return;
    addition = null;
    reopen?.();
  };
}

/** Restarts the stream, for a follower that can't make sense of its data. */
export const restartStream = (): void => reopen?.();

/** The current race day; null before the first response. */
export const followedRaceDay = (): FollowedRaceDay | null => followed;

/** The championship's time in epoch milliseconds, by the server's clock if this browser's is wrong. */
export const raceDayNow = (): number => championshipTime(Date.now() + (followed?.clockError ?? 0));

/** When the server last confirmed the current data, by the same clock. */
export const confirmedAt = ({ confirmedAt: moment, clockError: error }: FollowedRaceDay): number =>
  championshipTime(moment + error);

/** Whether the server confirmed the current data recently; only then may it be called live. */
export const isConfirmed = ({ confirmedAt }: FollowedRaceDay): boolean => {
  const age = Date.now() - confirmedAt;
  return age >= 0 && age < STALE_MS;
};
