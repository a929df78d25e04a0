import type { Payload } from 'payload';
import { propertyOf } from '../../lib/shared/record.ts';
import { connectionOf } from '../../backend/kernel/payload-internals.ts';

/** A database that dies under its process, which is the same for what it holds as a process that is killed. */
export type KillableDatabase = {
  /** Lets so many more calls through. */
  readonly killAfter: (calls: number) => void;
  readonly isDead: () => boolean;
  readonly revive: () => void;
};

/** Makes the SQLite file of an open Payload killable; PostgreSQL stays as it is, and is never dead. */
export function killableDatabase(payload: Payload): KillableDatabase {
  let left = Infinity;
  const connection = connectionOf(payload.db);
  if (connection.kind === 'sqlite') {
    const { client } = connection;
    for (const name of ['execute', 'batch', 'transaction'] as const) {
      const original: unknown = propertyOf(client, name);
      if (typeof original !== 'function') continue;
      Reflect.set(client, name, async (...given: unknown[]): Promise<unknown> => {
        left -= 1;
        if (left < 0) throw new Error('The process was killed.');
        return Reflect.apply(original, client, given);
      });
    }
  }
  return {
    killAfter: (calls) => {
      if (connection.kind === 'sqlite') left = calls;
    },
    isDead: () => left < 0,
    revive: () => {
      left = Infinity;
    },
  };
}
