import type { Payload } from 'payload';
import { TURN_NEEDED } from '../../../lib/contract/text-codes.ts';
import { RATE_LIMITS } from '../../../lib/shared/rate-limits/rate-limits.ts';
import { createSingleFlight } from '../../../lib/shared/single-flight.ts';
import { busy, Failure } from '../../kernel/failure.ts';
import { countUses } from '../../kernel/limiter/count-uses.ts';
import { msg, type Message } from '../../kernel/messages/messages.ts';
import type { SoldSku } from '../catalogue/catalogue.ts';
import { leftToSell, needsTurnFor, roomSettings, type RoomSettings } from '../waiting-room-settings.ts';
import { inQueue, logWaiting, waitingRoomEvents } from './current-queue.ts';
import { pollSeconds, SLOW_POLL_S } from './poll.ts';
import { RECENT_MS, type Look, type Rules } from './queue.ts';
import { newTicket, readTicket, writeTicket, type Ticket } from './ticket.ts';

/** How long a place is kept for somebody who is away. */
const ABSENCE_MS = 2 * 60 * 60 * 1000;
/** When whoever couldn't be let in or get a place may try again. */
const RETRY_S = 3;
/** Shorter waits are shown as "soon". */
const SOON_S = 90;

/** The room as a visitor sees it. It only states durations, so the reader's clock doesn't matter. */
export type RoomView = {
  readonly state: 'open' | 'early' | 'waiting' | 'inside' | 'sold_out';
  /** To be stored by the browser; '' for none. */
  readonly ticket: string;
  /** From 1; 0 without a place. */
  readonly place: number;
  /** The rest of the turn. */
  readonly leftSeconds: number;
  /** When to poll again. */
  readonly pollSeconds: number;
  readonly title: Message;
  readonly lines: readonly Message[];
};

/** A ticket for this opening that hasn't been away for too long; null for any other text. */
function ticketOf(text: string, settings: RoomSettings, now: number): Ticket | null {
  const ticket = readTicket(text);
  if (!ticket || ticket.joined < settings.since) return null;
  return Math.max(ticket.seen, ticket.until, settings.saleStarts) + ABSENCE_MS < now ? null : ticket;
}

const secondsUntil = (moment: number, now: number): number => Math.max(1, Math.ceil((moment - now) / 1000));

/** The estimated time until this many have been let in: at the recent rate, or as slowly as if all took their whole turn. */
function waitSeconds(ahead: number, letIn: number, { places, turnMs }: RoomSettings): number {
  const perSecond = Math.max(letIn / (RECENT_MS / 1000), places / (turnMs / 1000));
  return Math.ceil((ahead + 1) / perSecond);
}

const NO_QUEUE: RoomView = {
  state: 'open',
  ticket: '',
  place: 0,
  leftSeconds: 0,
  pollSeconds: SLOW_POLL_S,
  title: msg('room.noQueueTitle'),
  lines: [msg('room.noQueue')],
};

function insideView(ticket: Ticket, until: number, now: number): RoomView {
  const leftSeconds = secondsUntil(until, now);
  return {
    state: 'inside',
    ticket: writeTicket({ ...ticket, seen: now, until }),
    place: 0,
    leftSeconds,
    pollSeconds: Math.min(SLOW_POLL_S, leftSeconds + 1),
    title: msg('room.turnTitle'),
    lines: [msg('room.timeLeft', { wait: leftSeconds }), msg('room.turn')],
  };
}

type WaitingContext = {
  readonly settings: RoomSettings;
  readonly now: number;
  readonly isOut: boolean;
  /** Whether the visitor had a turn that is over. */
  readonly isAgain: boolean;
};

function waitingView(
  ticket: Ticket,
  { ahead, waiting, letIn }: Extract<Look, { kind: 'waiting' }>,
  { settings, now, isOut, isAgain }: WaitingContext,
): RoomView {
  const isEarly = settings.saleStarts > now;
  const wait = waitSeconds(ahead, letIn, settings);
  const since = secondsUntil(now, ticket.joined);
  const estimate = isEarly
    ? msg('room.startsIn', { wait: secondsUntil(settings.saleStarts, now) })
    : wait < SOON_S
      ? msg('room.soon')
      : msg('room.wait', { wait });
  const place = [
    msg('room.place', { place: ahead + 1 }),
    estimate,
    ...(since < SOON_S ? [] : [msg('room.since', { wait: since })]),
  ];
  return {
    state: isOut ? 'sold_out' : isEarly ? 'early' : 'waiting',
    ticket: writeTicket({ ...ticket, seen: now, until: 0 }),
    place: ahead + 1,
    leftSeconds: 0,
    pollSeconds: pollSeconds({
      ahead,
      waiting,
      places: settings.places,
      isOut,
      untilStart: isEarly ? secondsUntil(settings.saleStarts, now) : 0,
    }),
    title: msg(isOut ? 'room.soldOutTitle' : isEarly ? 'room.earlyTitle' : 'room.waitTitle'),
    lines: isOut
      ? [msg('room.soldOut')]
      : [...(isAgain ? [msg('room.again')] : []), ...place, msg('room.stay')],
  };
}

const oneReading = createSingleFlight<Pick<Rules, 'left' | 'ordersBefore'>>();

/** What is left, read once for all who look meanwhile; the number of orders comes first, so that none of them is missed. */
const readLeft = (payload: Payload, settings: RoomSettings) =>
  oneReading([settings.since, ...settings.products].join(' '), async () => {
    const ordersBefore = await inQueue(settings.since, (queue) => queue.orders());
    return { ordersBefore, left: await leftToSell(payload, settings) };
  });

/**
 * Takes a visitor's place in the queue, or lets them in.
 * @param text the ticket that their browser has, or ''
 * @throws Failure 429 for too many new places from one network
 */
export async function visitRoom(payload: Payload, text: string, address: string): Promise<RoomView> {
  const settings = await roomSettings(payload);
  if (!settings) return NO_QUEUE;
  const now = Date.now();
  const { left, ordersBefore } = await readLeft(payload, settings);
  const isOut = left === 0;
  const rules = { ...settings, left: settings.saleStarts <= now ? left : 0, ordersBefore };
  const join = async (): Promise<Ticket> => {
    await countUses([RATE_LIMITS.waitingRoomPlaces, address]);
    waitingRoomEvents.count({ event: 'joined' });
    return newTicket(now);
  };
  let ticket = ticketOf(text, settings, now) ?? (await join());
  let look = await inQueue(settings.since, (queue) => queue.look(ticket, rules));
  const isAgain = look.kind === 'over';
  if (look.kind === 'over') {
    ticket = await join();
    look = await inQueue(settings.since, (queue) => queue.look(ticket, rules));
  }
  if (look.kind === 'over') throw busy(RETRY_S);
  if (look.kind === 'inside') {
    if (look.isNew) waitingRoomEvents.count({ event: 'let in' });
    return insideView(ticket, look.until, now);
  }
  logWaiting(look);
  return waitingView(ticket, look, { settings, now, isOut, isAgain });
}

/** Gives up a place or a turn, so that the next visitor is let in. */
export async function leaveRoom(payload: Payload, text: string): Promise<void> {
  const settings = await roomSettings(payload);
  const ticket = readTicket(text);
  if (settings && ticket) await inQueue(settings.since, (queue) => queue.leave(ticket));
}

/** The facts of a cart line that the room needs. */
type Line = { readonly sku: SoldSku };

const isTurnNeeded = (settings: RoomSettings, lines: readonly Line[]): boolean =>
  lines.some(({ sku }) => needsTurnFor(settings, sku));

/** Whether an order of these lines needs a turn. */
export async function needsTurn(payload: Payload, lines: readonly Line[]): Promise<boolean> {
  const settings = await roomSettings(payload);
  return settings !== null && isTurnNeeded(settings, lines);
}

/**
 * Lets an order through if it is its buyer's turn, or the order doesn't need one.
 * @param buyer `ownerKey` of the cart
 * @param text the ticket that the browser has
 * @throws Failure 429 with the code TURN_NEEDED
 */
export async function checkTurn(
  payload: Payload,
  { buyer, turn: text }: { readonly buyer: string; readonly turn: string },
  linesOf: () => Promise<readonly Line[]>,
): Promise<void> {
  const settings = await roomSettings(payload);
  if (!settings || !isTurnNeeded(settings, await linesOf())) return;
  const ticket = ticketOf(text, settings, Date.now());
  const isTurn = ticket !== null && (await inQueue(settings.since, (queue) => queue.use(ticket, buyer)));
  if (isTurn) return;
  waitingRoomEvents.count({ event: 'refused' });
  throw new Failure(429, msg('room.held'), {
    textCode: TURN_NEEDED,
    headers: { 'Retry-After': String(RETRY_S) },
  });
}

/** Restarts a buyer's turn when their order has been placed and they go on to pay. */
export async function prolongTurn(payload: Payload, buyer: string): Promise<void> {
  const settings = await roomSettings(payload);
  if (settings) await inQueue(settings.since, (queue) => queue.prolong(buyer, settings.turnMs));
}

/** Moves a guest's turn to their account when they sign in, if their order has used it. */
export async function passTurn(payload: Payload, guest: string, customer: string): Promise<void> {
  const settings = await roomSettings(payload);
  if (settings) await inQueue(settings.since, (queue) => queue.pass(guest, customer));
}

/** Ends a buyer's turn when they have paid, which frees their place. */
export async function endTurn(payload: Payload, buyer: string): Promise<void> {
  const settings = await roomSettings(payload);
  if (settings) await inQueue(settings.since, (queue) => queue.finish(buyer));
}
