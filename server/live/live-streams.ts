import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BEAT_MS, LAST_EVENT_PARAMETER, SESSION_PARAMETER } from '../../lib/season/live.ts';
import type { LiveEvent, LiveEventName } from '../../lib/season/live.ts';
import { inSlices } from './in-slices.ts';
import type { LiveSessions } from './live-sessions.ts';
import { wireError } from '../http/plain-answers.ts';

export type LiveLimits = {
  /** Streams at once: all of them, and those of one network address (a household, an office, or a mobile network at a track). */
  readonly maxStreams: number;
  readonly maxPerAddress: number;
  /** Bytes that a reader may leave unread before it is cut. */
  readonly maxUnread: number;
  /** How often a stream shows that it is alive. */
  readonly beatMs: number;
  /** After this long a stream is ended and its browser reconnects: whoever left without saying so is gone then. */
  readonly maxAgeMs: number;
};

/*
 * The 20,000 open pages of a final, and a fifth more: a page that reconnects counts twice for a moment. A stream takes 13 KB, and what its
 * reader leaves unread: 310 MB, at worst 700. A proxy has about 28,000 ports for the connections to one address.
 */
const LIMITS: LiveLimits = {
  maxStreams: 24_000,
  maxPerAddress: 1_000,
  maxUnread: 16 * 1024,
  beatMs: BEAT_MS,
  maxAgeMs: 60 * 60_000,
};

/** Changes that can be caught up on. Older ones are told as "everything changed". */
const REMEMBERED = 64;
/** Beats are spread over their interval, so that thousands of streams are not written to at once. */
const SLOTS = 20;
/** How long browsers wait before they reconnect, at random between the two: after a restart they must not all come at once. */
const RETRY_MS = [1_000, 6_000] as const;
const RETRY_AFTER_S = 30;

/** Bytes of a session that a reader may leave unread: with more, it is sent nothing until it has taken them. */
const BEHIND_BYTES = 4 * 1024;

type Stream = {
  readonly response: ServerResponse;
  readonly address: string;
  readonly openedAt: number;
  /** The number of the last change that it knows of. */
  told: number;
  /** Size of the last message of a session that it was sent, which may exceed what it may otherwise leave unread. */
  sessionBytes: number;
};

export type LiveStreams = {
  /** Answers GET /api/live with a stream, or 503 if there are too many. */
  readonly open: (request: IncomingMessage, response: ServerResponse, address: string) => void;
  /** Tells all open pages that a round changed, in slices: it returns before the last of them is told. */
  readonly announce: (event: LiveEvent) => void;
  /** Ends all streams, so that browsers reconnect, each after a time of its own, and takes no more. */
  readonly close: () => void;
  readonly size: number;
};

const between = (low: number, high: number) => Math.round(low + Math.random() * (high - low));
const retryLine = () => `retry: ${String(between(...RETRY_MS))}\n\n`;
const frame = (name: LiveEventName, id: string, data: LiveEvent) =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const BEAT = Buffer.from('event: beat\ndata:\n\n');

const parametersOf = ({ url = '' }: IncomingMessage) => new URLSearchParams(url.split('?')[1]);

/** The id of the last event that a browser received. */
const lastEventOf = (request: IncomingMessage): string =>
  String(request.headers['last-event-id'] ?? parametersOf(request).get(LAST_EVENT_PARAMETER) ?? '');

const SESSION_ID = /^[1-9]\d{0,8}$/;
/** The id of the session that a page follows, or null. */
function sessionOf(request: IncomingMessage): number | null {
  const id = parametersOf(request).get(SESSION_PARAMETER) ?? '';
  return SESSION_ID.test(id) ? Number(id) : null;
}

/**
 * The event streams of all open pages. An event says only what changed; pages then ask for it. A page that follows a session is sent that
 * itself, over the same stream.
 * @param current what a page that connects should have
 */
export function createLiveStreams(
  current: () => LiveEvent,
  given: Partial<LiveLimits> = {},
  sessions?: Pick<LiveSessions, 'follow'>,
): LiveStreams {
  const { maxStreams, maxPerAddress, maxUnread, beatMs, maxAgeMs } = { ...LIMITS, ...given };
  // Ids of another process, or of this one before a restart, are not ours.
  const epoch = randomBytes(6).toString('base64url');
  const changes: LiveEvent[] = [];
  let count = 0;
  const slots = Array.from({ length: SLOTS }, () => new Set<Stream>());
  const perAddress = new Map<string, number>();
  let size = 0;
  let opened = 0;
  let isClosed = false;
  let isTelling = false;
  let timer: NodeJS.Timeout | undefined;
  let slot = 0;

  const idOf = (number: number) => `${epoch}.${String(number)}`;

  const write = (stream: Stream, text: string | Buffer) => {
    const { response } = stream;
    // An ended stream stays until its reader has taken the rest. Writing to it would raise an error that nobody handles.
    if (response.writableEnded) return;
    response.write(text);
    // A destroyed response closes, and that removes the stream.
    if (response.writableLength > maxUnread + stream.sessionBytes) response.destroy();
  };

  /** Has a stream carry a session, too. */
  const carry = (stream: Stream, session: number | null) => {
    const { response } = stream;
    if (session === null || sessions === undefined) return;
    const leave = sessions.follow(session, {
      send(message) {
        if (response.destroyed || response.writableEnded || response.writableLength > BEHIND_BYTES)
          return false;
        stream.sessionBytes = message.length;
        response.write(message);
        return true;
      },
    });
    response.once('close', leave);
  };

  const beat = () => {
    slot = (slot + 1) % SLOTS;
    const now = performance.now();
    void inSlices(slots[slot] ?? [], (stream) => {
      const { response } = stream;
      // It ended at the last beat, and its reader still hasn't taken the rest.
      if (response.writableEnded) response.destroy();
      else if (now - stream.openedAt > maxAgeMs) response.end(retryLine());
      else write(stream, BEAT);
    });
  };

  const add = (stream: Stream): void => {
    const { address, response } = stream;
    const own = slots[(opened += 1) % SLOTS];
    own?.add(stream);
    size += 1;
    perAddress.set(address, (perAddress.get(address) ?? 0) + 1);
    timer ??= setInterval(beat, beatMs / SLOTS).unref();
    response.once('close', () => {
      own?.delete(stream);
      size -= 1;
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left === 0) perAddress.delete(address);
      else perAddress.set(address, left);
      if (size > 0) return;
      clearInterval(timer);
      timer = undefined;
    });
  };

  const everything = () => frame('all', idOf(count), current());
  /** What came after a change: nothing, the latest change of each round, or "all" if nobody knows. */
  const changesAfter = (number: number): string => {
    const missing = count - number;
    if (!(missing >= 0 && missing <= changes.length)) return everything();
    const latest = new Map(changes.slice(changes.length - missing).map((event) => [event.round, event]));
    return [...latest.values()].map((event) => frame('change', idOf(count), event)).join('');
  };
  /** What a browser has missed since its last event. */
  const missedSince = (last: string): string => {
    if (last === '') return '';
    const [itsEpoch, number] = last.split('.');
    return itsEpoch === epoch ? changesAfter(Number(number)) : everything();
  };

  function* allStreams() {
    for (const streams of slots) yield* streams;
  }
  /** Brings every stream up to the latest change. One that comes meanwhile is told by the same run, so that none overtakes another. */
  const tell = async () => {
    if (isTelling) return;
    isTelling = true;
    try {
      let told = -1;
      while (told < count) {
        told = count;
        await inSlices(allStreams(), (stream) => {
          if (stream.told === count) return;
          write(stream, changesAfter(stream.told));
          stream.told = count;
        });
      }
    } finally {
      isTelling = false;
    }
  };

  return {
    open(request, response, address) {
      if (isClosed || size >= maxStreams || (perAddress.get(address) ?? 0) >= maxPerAddress) {
        const message = isClosed ? 'The server is restarting.' : 'Too many live streams are open.';
        wireError(response, 503, message, { 'Retry-After': String(isClosed ? 1 : RETRY_AFTER_S) });
        return;
      }
      response.writeHead(200, {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store, no-transform',
        // nginx would collect events until they fill a buffer.
        'X-Accel-Buffering': 'no',
        // Once the stream has ended, nothing else is to come over its connection.
        Connection: 'close',
      });
      if (request.method === 'HEAD') return void response.end();
      const openedAt = performance.now();
      const stream: Stream = { response, address, openedAt, told: count, sessionBytes: 0 };
      add(stream);
      write(stream, retryLine() + frame('hello', idOf(count), current()) + missedSince(lastEventOf(request)));
      carry(stream, sessionOf(request));
    },
    announce(event) {
      count += 1;
      changes.push(event);
      if (changes.length > REMEMBERED) changes.shift();
      void tell();
    },
    close() {
      isClosed = true;
      void inSlices(allStreams(), ({ response }) => {
        if (!response.writableEnded) response.end(retryLine());
      });
    },
    get size() {
      return size;
    },
  };
}
