/**
 * Short notes that several sites share (docs/decisions/0103). The front server has the connection; the code inside Next is another module
 * graph of the same process, so the two share a well-known symbol.
 */
export type SharedNotes = {
  /** Stores a text for a time. If that isn't possible at the moment, the text is lost. */
  put(key: string, text: string, ttlMs: number): Promise<void>;
  get(key: string): Promise<string | null>;
};

const KEY = Symbol.for('championship.shared-notes');
type Holder = { [KEY]?: SharedNotes };

/** Called by the server when it starts. */
export function provideSharedNotes(notes: SharedNotes): void {
  (globalThis as Holder)[KEY] = notes;
}

/** The shared notes; undefined for a single site, which needs only its own memory. */
export function sharedNotes(): SharedNotes | undefined {
  return (globalThis as Holder)[KEY];
}
