import { z } from 'zod';
import {
  ANY_MODEL,
  contentChangeSchema,
  HOOK_MAX_CHANGES,
  type HookChange,
} from '../../contract/site-hook.ts';
import { openValkey, whenConnected, type Valkey } from './valkey.ts';

/*
 * Changes of content as messages to all sites and backends (docs/decisions/0103). They are a stream in Valkey: each program keeps its
 * own place in it, so it hears each message once and catches up on what it missed.
 */

/** The place in the stream that a site has heard of, in its calls to a backend. */
export const CHANGES_HEADER = 'x-changes-heard';

const KEY = 'changes';
/** About this many messages are kept. Who is further behind takes everything for changed. */
const KEPT_MESSAGES = 10_000;
const READ_AT_ONCE = 500;
/** How long a read waits for a message; also how soon a server that has lost its memory is noticed. */
const WAIT_MS = 2_000;
/** A command without an answer for this long has a lost connection. */
const COMMAND_MS = 6_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

const changesSchema = z.array(contentChangeSchema);
const messageSchema = z.object({
  /** The program that sent it. */
  origin: z.string(),
  /** What was written, drafts included: for the memory of the other backends. */
  written: changesSchema,
  /** What visitors can see of it. */
  visible: changesSchema,
});
export type ChangeMessage = z.infer<typeof messageSchema>;

/** Everything may have changed. */
export const EVERYTHING: readonly HookChange[] = [{ model: ANY_MODEL }];

const keyOf = ({ model, id }: HookChange) => `${model} ${String(id ?? '')}`;
/** Each change once; everything, if there are too many. */
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
  /** This program's own name: it is not told what it sent itself. */
  readonly origin: string;
  /**
   * Receives what others wrote. If it rejects, it is called again.
   * @param place where this is in the stream
   */
  readonly hear: (message: Omit<ChangeMessage, 'origin'>, place: string) => Promise<void> | void;
  readonly log: Log;
};

export type ChangeStream = {
  /** Adds a message. @throws if there is no connection */
  readonly send: (message: Omit<ChangeMessage, 'origin'>) => Promise<void>;
  /** Whether messages come in. */
  readonly isConnected: () => boolean;
  /**
   * Waits until this program has heard of a place in the stream.
   * @returns false if it has not within the time, or can't
   */
  readonly hasHeard: (place: string, withinMs: number) => Promise<boolean>;
  /** Resolves when it follows the stream, or after the time. */
  readonly whenConnected: (withinMs: number) => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** A place in the stream: milliseconds of the server's clock and a number. */
const PLACE = /^(\d{1,15})-(\d{1,10})$/;
/** Whether one place is at another or after it. */
export function isAtOrAfter(place: string, other: string): boolean {
  const [, ms = '0', number = '0'] = PLACE.exec(place) ?? [];
  const [, otherMs = '0', otherNumber = '0'] = PLACE.exec(other) ?? [];
  return ms === otherMs ? Number(number) >= Number(otherNumber) : Number(ms) > Number(otherMs);
}
export const isPlace = (text: string): boolean => PLACE.test(text);

/** One that can't be read is of another version of the program, and may be about anything. */
function parseMessage(text: string | undefined): ChangeMessage {
  const unknown = { origin: '', written: [...EVERYTHING], visible: [...EVERYTHING] };
  try {
    return messageSchema.safeParse(JSON.parse(text ?? '')).data ?? unknown;
  } catch {
    return unknown;
  }
}

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Follows the changes that others write, for as long as the process runs. Nobody waits for a server that is away. */
export async function openChangeStream({
  url,
  origin,
  hear,
  log,
}: ChangeStreamOptions): Promise<ChangeStream> {
  let isStopped = false;
  /** An entry of the stream: all before it was heard, and it was there when it was read. */
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
    const id = await client.xadd(KEY, 'MAXLEN', '~', KEPT_MESSAGES, '*', 'message', JSON.stringify(message));
    if (id === null) throw new Error('Valkey didn’t accept a message.');
    return id;
  };
  const arrive = (id: string) => {
    place = id;
    if (failures > 0)
      log.info({ after: failures }, 'Changes made by other programs are being followed again.');
    failures = 0;
    isFollowing = true;
    for (const wake of waiting) wake();
  };
  /** Takes a place at the end of the stream: an entry of its own, so that it can be seen later whether it is still there. */
  const takePlace = async () => {
    const id = await add(reader, { origin, written: [], visible: [] });
    await hear({ written: [...EVERYTHING], visible: [...EVERYTHING] }, id);
    arrive(id);
  };
  const readOn = async (from: string) => {
    // After a break nobody waits for a new message to learn whether older ones were missed.
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
      await hear({ written: [...written], visible: [...visible] }, last);
    arrive(last);
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
        if (!isStopped) await later(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * failures));
      }
    }
  };
  const followed = follow();

  const until = (holds: () => boolean, withinMs: number): Promise<boolean> => {
    if (holds()) return Promise.resolve(true);
    return new Promise((resolve) => {
      const end = () => {
        waiting.delete(look);
        clearTimeout(timer);
        resolve(holds());
      };
      const look = () => {
        if (holds()) end();
      };
      const timer = setTimeout(end, withinMs);
      waiting.add(look);
    });
  };

  return {
    send: async (message) => void (await add(writer, { origin, ...message })),
    isConnected: () => isFollowing,
    hasHeard: (wanted, withinMs) =>
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
