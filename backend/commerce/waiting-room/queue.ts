import type { Ticket } from './ticket.ts';

/** The office's rules for the room. */
export type Rules = {
  /** Number of people who may buy at once. */
  readonly places: number;
  readonly turnMs: number;
  /** Units left for sale: nobody is let in beyond them; 0 before the sale, `Infinity` if not counted. */
  readonly left: number;
  /** The value of `orders` before `left` was read: units ordered since may still count as left. */
  readonly ordersBefore: number;
};

export type Look =
  | { readonly kind: 'inside'; readonly until: number; readonly isNew: boolean }
  /** `letIn`: number of people let in during the last `RECENT_MS`. */
  | { readonly kind: 'waiting'; readonly ahead: number; readonly waiting: number; readonly letIn: number }
  /** The ticket's turn is over. */
  | { readonly kind: 'over' };

export type Counts = { readonly waiting: number; readonly inside: number; readonly letIn: number };

/**
 * Who is waiting, and whose turn it is. First come, first served: a visitor is let in when fewer people are waiting before them than there
 * are free places, so that polling more often doesn't help; and than there are units left for others than those inside who have yet to
 * order, so that the last unit doesn't go to the fastest of them.
 */
export type Queue = {
  /** Takes the visitor's place, or lets them in. */
  readonly look: (ticket: Ticket, rules: Rules) => Promise<Look>;
  /** Number of orders placed in turns of this queue. */
  readonly orders: () => Promise<number>;
  /** Uses a turn to order. It then belongs to this buyer, who can't have another. @returns false if it isn't their turn */
  readonly use: (ticket: Ticket, buyer: string) => Promise<boolean>;
  /** Moves a buyer's turn to another key of the same person, who can't have another. */
  readonly pass: (buyer: string, to: string) => Promise<void>;
  /** Prolongs a buyer's turn: their order is placed, and they are paying. */
  readonly prolong: (buyer: string, turnMs: number) => Promise<void>;
  /** Ends a buyer's turn: they have paid. */
  readonly finish: (buyer: string) => Promise<void>;
  /** Gives up a place or a turn. */
  readonly leave: (ticket: Ticket) => Promise<void>;
  readonly counts: () => Promise<Counts>;
};

/**
 * Whoever could be let in and hasn't polled for this long is skipped until they come back to their place. Browsers wake a hidden tab once a
 * minute.
 */
export const AWAY_MS = 90_000;
/** At most so many of the first are checked at each look, which is to stay cheap. */
export const MAX_CHECKED = 500;
/** Those farther back poll less often, and hold nobody up: they are skipped after this long. */
export const FAR_AWAY_MS = 5 * 60_000;
/** Period in which people let in are counted, for estimating the wait. */
export const RECENT_MS = 120_000;
/** Maximum number of people remembered, so that a flood can't fill the memory: the others' tickets keep their places. */
export const MAX_WAITING = 200_000;
/** After a restart nobody is let in until those at the front have polled again, which they do every few seconds. */
const SETTLE_MS = 10_000;

type Waiting = { readonly id: string; readonly joined: number; readonly seen: number };
type Turn = {
  readonly until: number;
  readonly buyer: string | null;
  /** Whether the holder's units have been taken, and no longer count as left. */
  readonly hasOrdered: boolean;
};

const isBefore = (one: Waiting, other: Pick<Waiting, 'id' | 'joined'>): boolean =>
  one.joined === other.joined ? one.id < other.id : one.joined < other.joined;

/**
 * Creates the queue for one opening of the room, in this process's memory.
 * @param isNew whether the room was opened while this process ran: nobody can have been waiting before
 * @param now returns epoch milliseconds
 */
export function createLocalQueue(isNew: boolean, now: () => number = Date.now): Queue {
  const admitsFrom = isNew ? 0 : now() + SETTLE_MS;
  /** In the order of the queue. */
  const line: Waiting[] = [];
  /** The same, longest unseen first. */
  const seen = new Map<string, Waiting>();
  const turns = new Map<string, Turn>();
  const turnOf = new Map<string, string>();
  /** Turns that ended early, until their tickets' end. */
  const ended = new Map<string, number>();
  let recent: number[] = [];
  let orders = 0;

  const indexOf = (entry: Pick<Waiting, 'id' | 'joined'>): number => {
    let [low, high] = [0, line.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const there = line[middle];
      if (there && isBefore(there, entry)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const drop = (id: string) => {
    const entry = seen.get(id);
    if (!entry) return;
    seen.delete(id);
    line.splice(indexOf(entry), 1);
  };
  const place = (entry: Waiting) => {
    drop(entry.id);
    seen.set(entry.id, entry);
    line.splice(indexOf(entry), 0, entry);
  };
  const end = (id: string) => {
    const turn = turns.get(id);
    turns.delete(id);
    if (!turn) return;
    ended.set(id, turn.until);
    if (turn.buyer !== null && turnOf.get(turn.buyer) === id) turnOf.delete(turn.buyer);
  };
  const tidy = () => {
    const moment = now();
    for (const [id, { until }] of turns) if (until <= moment) end(id);
    for (const [id, until] of ended) if (until <= moment) ended.delete(id);
    for (const [id, { seen: last }] of seen) {
      if (last > moment - FAR_AWAY_MS) break;
      drop(id);
    }
    recent = recent.filter((when) => when > moment - RECENT_MS);
    return moment;
  };
  /** Skips those away at the front, until as many are here as there are places. */
  const skipAway = (places: number, moment: number) => {
    const checked = Math.min(places, MAX_CHECKED);
    for (let at = 0; at < checked;) {
      const first = line[at];
      if (!first) return;
      if (first.seen > moment - AWAY_MS) at += 1;
      else drop(first.id);
    }
  };
  /** The turn of a ticket; a turn given by a lost queue stays valid. */
  const turnAt = ({ id, until }: Ticket, moment: number): Turn | null => {
    const turn = turns.get(id);
    if (turn) return turn;
    if (until <= moment || ended.has(id)) return null;
    const restored = { until, buyer: null, hasOrdered: false };
    turns.set(id, restored);
    return restored;
  };

  /** Makes a turn a buyer's only one. */
  const give = (id: string, turn: Turn, buyer: string) => {
    const other = turnOf.get(buyer);
    if (other !== undefined && other !== id) end(other);
    turns.set(id, { ...turn, buyer });
    turnOf.set(buyer, id);
  };

  /** Number of people inside who have yet to order. */
  const choosing = () => [...turns.values()].filter(({ hasOrdered }) => !hasOrdered).length;
  const buyersTurn = (buyer: string) => {
    const id = turnOf.get(buyer);
    const turn = id === undefined ? undefined : turns.get(id);
    return id === undefined || !turn ? null : { id, turn };
  };

  return {
    async look(ticket, { places, turnMs, left, ordersBefore }) {
      const moment = tidy();
      const turn = turnAt(ticket, moment);
      if (turn) return { kind: 'inside', until: turn.until, isNew: false };
      if (ticket.until > 0) return { kind: 'over' };
      if (line.length < MAX_WAITING || seen.has(ticket.id))
        place({ id: ticket.id, joined: ticket.joined, seen: moment });
      skipAway(places, moment);
      const ahead = indexOf(ticket);
      const meanwhile = Math.max(0, orders - ordersBefore);
      const free = Math.min(places - turns.size, left - choosing() - meanwhile);
      if (moment < admitsFrom || ahead >= free)
        return { kind: 'waiting', ahead, waiting: line.length, letIn: recent.length };
      drop(ticket.id);
      const until = moment + turnMs;
      turns.set(ticket.id, { until, buyer: null, hasOrdered: false });
      recent.push(moment);
      return { kind: 'inside', until, isNew: true };
    },
    orders: async () => orders,
    async use(ticket, buyer) {
      const turn = turnAt(ticket, tidy());
      if (!turn || (turn.buyer ?? buyer) !== buyer) return false;
      give(ticket.id, { ...turn, hasOrdered: false }, buyer);
      return true;
    },
    async pass(buyer, to) {
      tidy();
      const current = buyersTurn(buyer);
      if (!current || buyer === to) return;
      turnOf.delete(buyer);
      give(current.id, current.turn, to);
    },
    async prolong(buyer, turnMs) {
      const current = buyersTurn(buyer);
      if (!current) return;
      if (!current.turn.hasOrdered) orders += 1;
      const until = Math.max(current.turn.until, now() + turnMs);
      turns.set(current.id, { ...current.turn, until, hasOrdered: true });
    },
    async finish(buyer) {
      const current = buyersTurn(buyer);
      if (!current) return;
      if (!current.turn.hasOrdered) orders += 1;
      end(current.id);
    },
    async leave({ id }) {
      drop(id);
      end(id);
    },
    async counts() {
      tidy();
      return { waiting: line.length, inside: turns.size, letIn: recent.length };
    },
  };
}
