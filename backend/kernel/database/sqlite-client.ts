import {
  createClient,
  type Client,
  type InStatement,
  type ResultSet,
  type Transaction,
  type TransactionMode,
} from '@libsql/client';
import { Mutex, withTimeout, type MutexInterface } from 'async-mutex';

/** How long a write waits for its turn. A hook that writes outside its own transaction would wait for itself, and fails after this time. */
const TURN_MS = 10_000;
/** A transaction without a statement for this long was abandoned, and would block every other write. */
const SILENT_MS = 30_000;
/** How long a statement waits for another process (a backup, a `sqlite3` shell) before it fails. */
export const BUSY_TIMEOUT_MS = 5_000;
/** The write-ahead log is truncated to this size when it is reset. */
const LOG_BYTES = 64 * 1024 * 1024;

const textOf = (statement: InStatement): string =>
  typeof statement === 'string' ? statement : statement.sql;
/** Everything else goes to the writer connection. */
const isRead = (statement: InStatement): boolean => /^\s*select\b/i.test(textOf(statement));

/**
 * A transaction that acquires the writer at its first write and holds it until it ends. Before that it reads committed data, as on
 * PostgreSQL, so anything slow before the first write (a picture, a gateway) blocks nobody.
 */
class WriterTransaction implements Transaction {
  readonly #writer: Client;
  readonly #reader: Client;
  readonly #turns: MutexInterface;
  #begun: Promise<void> | null = null;
  #release: (() => void) | null = null;
  #failure: Error | null = null;
  #silence: NodeJS.Timeout | undefined;
  closed = false;

  constructor(writer: Client, reader: Client, turns: MutexInterface) {
    this.#writer = writer;
    this.#reader = reader;
    this.#turns = turns;
  }

  async execute(statement: InStatement): Promise<ResultSet> {
    this.#checkUsable();
    if (this.#begun === null && isRead(statement)) return this.#reader.execute(statement);
    await (this.#begun ??= this.#begin());
    this.#checkUsable();
    this.#silence?.refresh();
    try {
      return await this.#writer.execute(statement);
    } catch (error) {
      // As on PostgreSQL: after a failed statement, the whole transaction is rolled back.
      this.#failure ??= error instanceof Error ? error : new Error(String(error));
      throw error;
    }
  }

  async batch(statements: InStatement[]): Promise<ResultSet[]> {
    const results: ResultSet[] = [];
    for (const statement of statements) results.push(await this.execute(statement));
    return results;
  }

  executeMultiple(): Promise<void> {
    return Promise.reject(new Error('A transaction accepts one statement at a time.'));
  }

  /** @throws if the commit failed, or a statement had: everything is then rolled back */
  async commit(): Promise<void> {
    if (this.closed) throw this.#failure ?? new Error('The transaction has already ended.');
    if (this.#failure) {
      await this.rollback();
      throw this.#failure;
    }
    this.closed = true;
    if (this.#release === null) return;
    try {
      await this.#writer.execute('COMMIT');
    } catch (error) {
      await this.#undo();
      throw error;
    } finally {
      this.#end();
    }
  }

  async rollback(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    if (this.#release === null) return;
    await this.#undo().finally(() => this.#end());
  }

  close(): void {
    void this.rollback();
  }

  async #begin(): Promise<void> {
    try {
      const release = await this.#turns.acquire();
      try {
        // The transaction ended while waiting.
        this.#checkUsable();
        await this.#writer.execute('BEGIN IMMEDIATE');
      } catch (error) {
        release();
        throw error;
      }
      this.#release = release;
    } catch (error) {
      // A caller that ignores that its write never had its turn must not be told that it was committed.
      this.#failure ??= error instanceof Error ? error : new Error(String(error));
      throw error;
    }
    this.#silence = setTimeout(() => {
      this.#failure = new Error(`Rolled back a transaction that was idle for ${String(SILENT_MS / 1000)} s.`);
      this.close();
    }, SILENT_MS).unref();
  }

  /** SQLite rolls back by itself if the disk is full or fails: then there is nothing left to roll back. */
  async #undo(): Promise<void> {
    await this.#writer.execute('ROLLBACK').catch((error: unknown) => {
      if (!(error instanceof Error && error.message.includes('no transaction is active'))) throw error;
    });
  }

  #end(): void {
    clearTimeout(this.#silence);
    this.#release?.();
    this.#release = null;
  }

  #checkUsable(): void {
    if (this.#failure) throw this.#failure;
    if (this.closed) throw new Error('The transaction has already ended.');
  }
}

/**
 * Opens a SQLite file with two connections. The writer runs statements and transactions in the order they came. The reader reads committed
 * data at any time without waiting (write-ahead log).
 * @param url `file:` and a path
 */
export async function openSqliteClient(url: string): Promise<Client> {
  const writer = createClient({ url });
  await writer.execute(`PRAGMA busy_timeout = ${String(BUSY_TIMEOUT_MS)}`);
  await writer.execute('PRAGMA journal_mode = WAL');
  await writer.execute(`PRAGMA journal_size_limit = ${String(LOG_BYTES)}`);
  await writer.execute('PRAGMA synchronous = FULL');
  const reader = createClient({ url });
  await reader.execute(`PRAGMA busy_timeout = ${String(BUSY_TIMEOUT_MS)}`);
  await reader.execute('PRAGMA query_only = ON');
  const turns = withTimeout(
    new Mutex(),
    TURN_MS,
    new Error(`A write waited ${String(TURN_MS / 1000)} s for another one to finish.`),
  );
  return {
    protocol: writer.protocol,
    get closed() {
      return writer.closed;
    },
    execute: (statement: InStatement) =>
      isRead(statement) ? reader.execute(statement) : turns.runExclusive(() => writer.execute(statement)),
    batch: (statements: InStatement[], mode?: TransactionMode) =>
      mode === 'read'
        ? reader.batch(statements, mode)
        : turns.runExclusive(() => writer.batch(statements, mode)),
    migrate: (statements) => turns.runExclusive(() => writer.migrate(statements)),
    executeMultiple: (text) => turns.runExclusive(() => writer.executeMultiple(text)),
    transaction: () => Promise.resolve(new WriterTransaction(writer, reader, turns)),
    sync: () => writer.sync(),
    close: () => {
      reader.close();
      writer.close();
    },
  };
}
