import type { Redis } from 'ioredis';

/* Connections to the Valkey (or Redis) that several machines share (docs/decisions/0103). */

export type Valkey = Redis;

/** All keys begin with it: a server may have other users. */
export const VALKEY_PREFIX = 'championship:';

const CONNECT_MS = 3_000;
const LONGEST_PAUSE_MS = 2_000;

export type ValkeyOptions = {
  readonly url: string;
  /** How long a command may take, in milliseconds. */
  readonly commandMs: number;
  /** Called with each failed attempt to connect. */
  readonly onError: (error: Error) => void;
};

/**
 * Opens a connection, which is made anew whenever it is lost. While there is none, commands fail at once: nobody waits for a server that
 * is away. Loads the client on first use, so that a program without VALKEY_URL has nothing of it.
 */
export async function openValkey({ url, commandMs, onError }: ValkeyOptions): Promise<Valkey> {
  const { Redis: Client } = await import('ioredis');
  const client = new Client(url, {
    keyPrefix: VALKEY_PREFIX,
    connectTimeout: CONNECT_MS,
    commandTimeout: commandMs,
    // What was under way when a connection broke may have happened: whoever asked decides.
    autoResendUnfulfilledCommands: false,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(LONGEST_PAUSE_MS, attempt * 100),
  });
  client.on('error', onError);
  return client;
}

/** Resolves when there is a connection, or after the time. */
export function whenConnected(client: Valkey, withinMs: number): Promise<void> {
  if (client.status === 'ready') return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      client.off('ready', done);
      resolve();
    };
    const timer = setTimeout(done, withinMs);
    client.once('ready', done);
  });
}
