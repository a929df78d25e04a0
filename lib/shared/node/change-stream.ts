import { z } from 'zod';
import {
  ANY_MODEL,
  contentChangeSchema,
  HOOK_MAX_CHANGES,
  type HookChange,
} from '../../contract/site-hook.ts';
import { jsonOf } from '../text/json-of.ts';
import { openValkey, whenConnected, type Valkey } from './valkey.ts';

/*
 * Content changes as messages to all sites and backends (docs/decisions/0103). They are a stream in Valkey: each program remembers its own
 * place in it, so it receives each message once and catches up on those it missed.
 */

/** Header of a site's calls to a backend: the place in the stream that the site has reached. */
export const CHANGES_HEADER = 'x-changes-heard';

const KEY = 'changes';
/** The stream has about this many messages. A program further behind assumes that everything has changed. */
const MAX_MESSAGES = 10_000;
const READ_AT_ONCE = 500;
/** How long a read waits for a message; also how soon a server that has lost its data is noticed. */
const WAIT_MS = 2_000;
/** If a command isn't answered for this long, the connection counts as lost. */
const COMMAND_MS = 6_000;
const MIN_PAUSE_MS = 100;
const MAX_PAUSE_MS = 2_000;

const changesSchema = z.array(contentChangeSchema);
const messageSchema = z.object({
  /** The program that sent it. */
  origin: z.string(),
  /** Written records, drafts included: for the caches of the other backends. */
  written: changesSchema,
  /** Those of them that visitors can see. */
  visible: changesSchema,
});
export type ChangeMessage = z.infer<typeof messageSchema>;

/** Stands for a change to everything. */
export const EVERYTHING: readonly HookChange[] = [{ model: ANY_MODEL }];

const keyOf = ({ model, id }: HookChange) => `${model} ${String(id ?? '')}`;
/** The changes without repeats; EVERYTHING if there are too many. */
export function withoutRepeats(changes: readonly HookChange[]): readonly HookChange[] {
  const each = [...new Map(changes.map((change) => [keyOf(change), change])).values()];
  return each.length > HOOK_MAX_CHANGES ? EVERYTHING : each;
}

type Log = {
  readonly warn: (facts: object, message: string) => void;
  readonly info: (facts: object, message: string) => void;
};

export type ChangeStreamOptions = {
  readonly url: string;
  /** This program's own name, so that it doesn't receive its own messages. */
  readonly origin: string;
  /**
   * Receives what others wrote. If it rejects, it is called again.
   * @param place where this is in the stream
   */
  readonly receive: (message: Omit<ChangeMessage, 'origin'>, place: string) => Promise<void> | void;
  readonly log: Log;
};

export type ChangeStream = {
  /** Adds a message. @throws if there is no connection */
  readonly send: (message: Omit<ChangeMessage, 'origin'>) => Promise<void>;
  /** Whether it is following the stream. */
  readonly isConnected: () => boolean;
  /**
   * Waits until this program has reached a place in the stream.
   * @returns false if it doesn't within the time, or has no connection
   */
  readonly hasReached: (place: string, withinMs: number) => Promise<boolean>;
  /** Resolves when it follows the stream, or after the time. */
  readonly whenConnected: (withinMs: number) => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** A place in the stream: milliseconds of the server's clock and a number. */
const PLACE = /^(\d{1,15})-(\d{1,10})$/;
/** Whether a place is at or after another. */
export function isAtOrAfter(place: string, other: string): boolean {
  const [, ms = '0', number = '0'] = PLACE.exec(place) ?? [];
  const [, otherMs = '0', otherNumber = '0'] = PLACE.exec(other) ?? [];
  return ms === otherMs ? Number(number) >= Number(otherNumber) : Number(ms) > Number(otherMs);
}
export const isPlace = (text: string): boolean => PLACE.test(text);

/** Parses a message. One that can't be read is from another version of the program, and may be about anything. */
function parseMessage(text: string | undefined): ChangeMessage {
  const unknown = { origin: '', written: [...EVERYTHING], visible: [...EVERYTHING] };
  return messageSchema.safeParse(jsonOf(text ?? '')).data ?? unknown;
}

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Follows other programs' changes for as long as the process runs. Nothing waits for a server that is down. */
export async function openChangeStream({
  url,
  origin,
  receive,
  log,
}: ChangeStreamOptions): Promise<ChangeStream> {
  let isStopped = false;
  /** The last entry that was read: all before it have been received. */
  let place: string | null = null;
  let isFollowing = false;
  let isMissed = false;
  let failures = 0;
  const waiting = new Set<() => void>();

  const noteFailure = (error: unknown) => {
    if (failures === 0 && !isStopped)
      log.warn(
        { err: error },
        'Changes made by other programs can’t be followed and will show later. Retrying.',
      );
    failures += 1;
  };
  // Reading blocks a connection, so messages are sent over another.
  const onError = (error: Error) => noteFailure(error);
  const [reader, writer] = await Promise.all([
    openValkey({ url, commandMs: COMMAND_MS, onError }),
    openValkey({ url, commandMs: COMMAND_MS, onError: () => undefined }),
  ]);

  const add = async (client: Valkey, message: ChangeMessage): Promise<string> => {
    const id = await client.xadd(KEY, 'MAXLEN', '~', MAX_MESSAGES, '*', 'message', JSON.stringify(message));
    if (id === null) throw new Error('Valkey didn’t accept a message.');
    return id;
  };
  const moveTo = (id: string) => {
    place = id;
    if (failures > 0)
      log.info({ after: failures }, 'Changes made by other programs are being followed again.');
    failures = 0;
    isFollowing = true;
    for (const wake of waiting) wake();
  };
  /** Takes a place at the end of the stream with an entry of its own, so that a later read can check whether it is still there. */
  const takePlace = async () => {
    const id = await add(reader, { origin, written: [], visible: [] });
    await receive({ written: [...EVERYTHING], visible: [...EVERYTHING] }, id);
    moveTo(id);
  };
  const readOn = async (from: string) => {
    // After an interruption, don't wait for a new message: older ones may have been missed.
    const found = isMissed
      ? await reader.xread('COUNT', READ_AT_ONCE, 'STREAMS', KEY, from)
      : await reader.xread('COUNT', READ_AT_ONCE, 'BLOCK', WAIT_MS, 'STREAMS', KEY, from);
    const isThere = (await reader.xrange(KEY, from, from)).length > 0;
    isMissed = false;
    if (!isThere) {
      place = null;
      return;
    }
    const entries = found?.[0]?.[1] ?? [];
    const messages = entries.map(([, fields]) => parseMessage(fields[1]));
    const others = messages.filter((message) => message.origin !== origin);
    const last = entries.at(-1)?.[0] ?? from;
    const written = withoutRepeats(others.flatMap((message) => message.written));
    const visible = withoutRepeats(others.flatMap((message) => message.visible));
    if (written.length + visible.length > 0)
      await receive({ written: [...written], visible: [...visible] }, last);
    moveTo(last);
  };
  const follow = async () => {
    while (!isStopped) {
      try {
        await whenConnected(reader, WAIT_MS);
        await (place === null ? takePlace() : readOn(place));
      } catch (error) {
        isFollowing = false;
        isMissed = true;
        noteFailure(error);
        if (!isStopped) await later(Math.min(MAX_PAUSE_MS, MIN_PAUSE_MS * failures));
      }
    }
  };
  const followed = follow();

  const until = (holds: () => boolean, withinMs: number): Promise<boolean> => {
    if (holds()) return Promise.resolve(true);
    return new Promise((resolve) => {
      const end = () => {
        waiting.delete(check);
        clearTimeout(timer);
        resolve(holds());
      };
      const check = () => {
        if (holds()) end();
      };
      const timer = setTimeout(end, withinMs);
      waiting.add(check);
    });
  };

  return {
    send: async (message) => void (await add(writer, { origin, ...message })),
    isConnected: () => isFollowing,
    hasReached: (wanted, withinMs) =>
      until(() => place !== null && isAtOrAfter(place, wanted), isFollowing ? withinMs : 0),
    whenConnected: async (withinMs) => void (await until(() => isFollowing, withinMs)),
    async stop() {
      isStopped = true;
      reader.disconnect();
      writer.disconnect();
      await followed;
    },
  };
}
