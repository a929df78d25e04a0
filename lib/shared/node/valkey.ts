import type { Redis } from 'ioredis';

/* Connections to the Valkey (or Redis) that several machines share (docs/decisions/0103). */

export type Valkey = Redis;

/** Prefix of all keys, since the server may have other users. */
const VALKEY_PREFIX = 'championship:';

const CONNECT_MS = 3_000;
const MAX_PAUSE_MS = 2_000;

export type ValkeyOptions = {
  readonly url: string;
  /** How long a command may take, in milliseconds. */
  readonly commandMs: number;
  /** Called with each failed attempt to connect. */
  readonly onError: (error: Error) => void;
};

/**
 * Opens a connection, which reconnects whenever it is lost. Meanwhile commands fail at once, so that nothing waits for a server that is down.
 * Loads the client on first use, so that a program without VALKEY_URL doesn't have it in memory.
 */
export async function openValkey({ url, commandMs, onError }: ValkeyOptions): Promise<Valkey> {
  const { Redis: Client } = await import('ioredis');
  const client = new Client(url, {
    keyPrefix: VALKEY_PREFIX,
    connectTimeout: CONNECT_MS,
    commandTimeout: commandMs,
    // A command under way when the connection broke may have been carried out, so the caller decides what to do.
    autoResendUnfulfilledCommands: false,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(MAX_PAUSE_MS, attempt * 100),
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
