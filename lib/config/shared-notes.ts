/**
 * Short notes that all sites read, if there are several (docs/decisions/0103). The front server keeps the connection; as with the page
 * cache, the code inside Next is another module graph of the same process.
 */
export type SharedNotes = {
  /** Keeps a text for a time. Where that isn't possible at the moment it is as if it had been forgotten. */
  put(key: string, text: string, ttlMs: number): Promise<void>;
  get(key: string): Promise<string | null>;
};

const KEY = Symbol.for('championship.shared-notes');
type Holder = { [KEY]?: SharedNotes };

/** Called by the server when it starts. */
export function provideSharedNotes(notes: SharedNotes): void {
  (globalThis as Holder)[KEY] = notes;
}

/** Undefined for a single site, which has its own memory. */
export function sharedNotes(): SharedNotes | undefined {
  return (globalThis as Holder)[KEY];
}
