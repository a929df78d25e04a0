import { API_BASE_PATH } from '../../lib/contract/endpoint.ts';
import { getLiveSession } from '../../lib/contract/endpoints/live-session.ts';
import type { LiveSession } from '../../lib/contract/entities/live-session.ts';
import { readAnswer } from '../../lib/contract/read.ts';
import { changeOf } from '../../lib/season/live-session.ts';
import type { NumberedSession, SessionChange } from '../../lib/season/live-session.ts';
import type { SessionEventName } from '../../lib/season/live.ts';
import { inSlices } from './in-slices.ts';
import type { Logger } from '../process/log.ts';

export type LiveSessionOptions = {
  readonly contentApiUrl: string;
  /** Whether the content server has such sessions. */
  readonly isWanted: () => boolean;
  /** How often the content server is asked for a session that is under way, or should be. */
  readonly everyMs: number;
  readonly log: Logger;
  readonly maxSessions?: number;
  /** How often it is asked for any other session. */
  readonly restMs?: number;
};

/** One open page that follows a session. */
export type SessionReader = {
  /** Sends a message of the stream, unless the reader has not yet taken what came before. @returns whether it was sent */
  readonly send: (message: Buffer) => boolean;
};

export type LiveSessions = {
  /** Has a reader follow a session: first all of it, then what changes. @returns a function that ends it */
  readonly follow: (id: number, reader: SessionReader) => () => void;
  /** Stops asking the content server. */
  readonly stop: () => void;
  /** How many sessions are followed. */
  readonly size: number;
};

/** Limits what somebody who asks for many made-up ones can cost the content server. */
const MAX_SESSIONS = 30;
const REST_MS = 5_000;
const DEADLINE_MS = 5_000;
/** Each failure doubles the wait, up to this. */
const LONGEST_WAIT_MS = 10_000;
/** How often readers are told that a timing system confirmed what they have, if nothing else changed. */
const CONFIRM_MS = 10_000;

const DUE: readonly unknown[] = ['running', 'suspended', 'delayed'];

const message = (name: SessionEventName, data: NumberedSession | SessionChange): Buffer =>
  Buffer.from(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);

/** A reader who has no state yet. */
const NONE = 0;

type Followed = {
  /** The number of the state that each reader has. */
  readonly readers: Map<SessionReader, number>;
  held: (NumberedSession & { readonly whole: () => Buffer }) | null;
  etag: string | null;
  failures: number;
  timer: NodeJS.Timeout | undefined;
};

/** A state with the message for readers who have none, which is made once, when it is first needed. */
function withWhole(numbered: NumberedSession): NonNullable<Followed['held']> {
  let made: Buffer | null = null;
  return { ...numbered, whole: () => (made ??= message('session', numbered)) };
}

/** The readers who don't have a state yet, each with the number of what it has. */
function* readersWithout(readers: Followed['readers'], number: number) {
  for (const entry of readers) if (entry[1] !== number) yield entry;
}

/** Whether anything changed but the moments of the last confirmation, or the one that readers know of was long ago. */
function isNews(before: LiveSession, change: SessionChange): boolean {
  const { facts = {}, order, cars } = change;
  const { updated_at: confirmed, timing_at: _, ...others } = facts;
  if (order !== undefined || cars !== undefined || Object.keys(others).length > 0) return true;
  return Date.parse(confirmed ?? '') - Date.parse(before.updated_at ?? '') >= CONFIRM_MS;
}

/**
 * The sessions that open pages follow. The content server is asked for each of them at its own pace, however many readers there are and however
 * often it changes; a change is serialised once, and all readers get the same bytes. A slow reader is sent nothing more until it has taken what
 * it was sent, and then gets the whole session as it stands.
 */
export function createLiveSessions({
  contentApiUrl,
  isWanted,
  everyMs,
  log,
  maxSessions = MAX_SESSIONS,
  restMs = REST_MS,
}: LiveSessionOptions): LiveSessions {
  const sessions = new Map<number, Followed>();
  let isStopped = false;

  /** @returns null if nothing has changed, or there is no such session */
  const ask = async (id: number, followed: Followed): Promise<LiveSession | null> => {
    const { etag } = followed;
    const path = getLiveSession.path.replace('{id}', String(id));
    const response = await fetch(`${contentApiUrl}${API_BASE_PATH}${path}`, {
      headers: { accept: 'application/json', ...(etag === null ? {} : { 'if-none-match': etag }) },
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (response.status === 304) return null;
    if (!response.ok) {
      await response.body?.cancel();
      if (response.status === 404) return null;
      throw new Error(`The live session was answered with ${String(response.status)}.`);
    }
    const read = readAnswer(getLiveSession.output, await response.json());
    if (!read.success) throw new Error('The live session could not be read.', { cause: read.error });
    followed.etag = response.headers.get('etag');
    return read.data.item;
  };

  /**
   * Sends the session to all readers who don't have it as it stands: the last change to those who have the state before, otherwise the whole.
   * Whoever can't take it now gets the whole at a later look.
   */
  const tell = async ({ readers, held }: Followed, change: Buffer | null = null) => {
    if (held === null) return;
    await inSlices(readersWithout(readers, held.number), ([reader, has]) => {
      const next = has === held.number - 1 ? change : null;
      if (reader.send(next ?? held.whole())) readers.set(reader, held.number);
    });
  };

  const arrive = async (followed: Followed, session: LiveSession): Promise<void> => {
    const { held } = followed;
    if (held === null) {
      followed.held = withWhole({ number: NONE + 1, session });
      return tell(followed);
    }
    const change = changeOf(held, session);
    if (change === 'nothing' || (change !== 'whole' && !isNews(held.session, change))) return tell(followed);
    followed.held = withWhole({ number: held.number + 1, session });
    return tell(followed, change === 'whole' ? null : message('session-change', change));
  };

  const look = async (id: number, followed: Followed): Promise<number> => {
    if (!isWanted()) return restMs;
    try {
      const session = await ask(id, followed);
      await (session === null ? tell(followed) : arrive(followed, session));
      followed.failures = 0;
    } catch (error) {
      if (followed.failures === 0)
        log.warn(
          { err: error, collection: 'results', id },
          'A live session could not be read. Its readers will be told later.',
        );
      followed.failures += 1;
      return Math.min(LONGEST_WAIT_MS, everyMs * 2 ** followed.failures);
    }
    return DUE.includes(followed.held?.session.session_status) ? everyMs : restMs;
  };

  const start = (id: number): Followed => {
    const followed: Followed = {
      readers: new Map(),
      held: null,
      etag: null,
      failures: 0,
      timer: undefined,
    };
    sessions.set(id, followed);
    const run = async () => {
      const wait = await look(id, followed);
      if (!isStopped && sessions.get(id) === followed)
        followed.timer = setTimeout(() => void run(), wait).unref();
    };
    void run();
    return followed;
  };

  /**
   * A session that isn't under way gives up its place, one of which nothing is known first: somebody may have made it up, whereas pages wait for
   * the start of another.
   * @returns whether there is room for another
   */
  const makeRoom = (): boolean => {
    if (sessions.size < maxSessions) return true;
    const idle = [...sessions].filter(([, { held }]) => !DUE.includes(held?.session.session_status));
    const leaving = idle.find(([, { held }]) => held === null) ?? idle[0];
    if (leaving === undefined) return false;
    const [id, { timer }] = leaving;
    clearTimeout(timer);
    sessions.delete(id);
    return true;
  };

  return {
    follow(id, reader) {
      const known = sessions.get(id);
      if (isStopped || (known === undefined && !makeRoom())) return () => undefined;
      const followed = known ?? start(id);
      const { held } = followed;
      followed.readers.set(reader, held !== null && reader.send(held.whole()) ? held.number : NONE);
      return () => {
        followed.readers.delete(reader);
        if (followed.readers.size > 0) return;
        clearTimeout(followed.timer);
        if (sessions.get(id) === followed) sessions.delete(id);
      };
    },
    stop() {
      isStopped = true;
      for (const { timer } of sessions.values()) clearTimeout(timer);
      sessions.clear();
    },
    get size() {
      return sessions.size;
    },
  };
}
