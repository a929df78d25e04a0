import { nanoid } from 'nanoid';
import { isSame } from '../../../lib/shared/node/is-same.ts';
import { derived } from '../../kernel/secrets.ts';

/**
 * A place in the queue, stored by the visitor's browser: nothing must be stored for a visitor who is away, and a queue lost with its
 * process is rebuilt from the tickets. All times are epoch milliseconds.
 */
export type Ticket = {
  readonly id: string;
  /** Determines the order of the queue. */
  readonly joined: number;
  /** When the visitor last polled. */
  readonly seen: number;
  /** The end of the turn; 0 for a ticket that hasn't had one. */
  readonly until: number;
};

const WRITTEN = /^([\w-]{21})\.([\da-z]{1,9})\.([\da-z]{1,9})\.([\da-z]{1,9})\.([\w-]{22})$/;
const MAC_BYTES = 16;

const signatureOf = (facts: string): string =>
  derived('waiting-room', facts).subarray(0, MAC_BYTES).toString('base64url');

/** A new place at the end of the queue. */
export const newTicket = (now: number): Ticket => ({ id: nanoid(), joined: now, seen: now, until: 0 });

/** A ticket as the browser stores it: signed, so that nobody can create one or change its times. */
export function writeTicket({ id, joined, seen, until }: Ticket): string {
  const facts = [id, joined.toString(36), seen.toString(36), until.toString(36)].join('.');
  return `${facts}.${signatureOf(facts)}`;
}

/** Reads a ticket; null if it isn't ours. */
export function readTicket(text: string): Ticket | null {
  const [, id = '', joined = '', seen = '', until = '', signature = ''] = WRITTEN.exec(text) ?? [];
  if (id === '' || !isSame(signature, signatureOf([id, joined, seen, until].join('.')))) return null;
  return { id, joined: parseInt(joined, 36), seen: parseInt(seen, 36), until: parseInt(until, 36) };
}
