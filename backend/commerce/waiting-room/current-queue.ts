import { counter, gauge } from '../../../lib/shared/node/meters.ts';
import { log } from '../../kernel/log/log.ts';
import { processSingleton } from '../../kernel/process-singleton.ts';
import { createLocalQueue, type Queue } from './queue.ts';

const LOG_EVERY_MS = 60_000;

type State = {
  /** The opening of the latest call. */
  since: number;
  local: Queue;
  makeShared: ((since: number) => Queue) | null;
  isAway: boolean;
  /** When it was last logged that people are waiting, in epoch milliseconds. */
  loggedAt: number;
};
const slot = processSingleton('waiting-room', (): State => ({
  since: 0,
  local: createLocalQueue(true),
  makeShared: null,
  isAway: false,
  loggedAt: 0,
}));
const startedAt = (): number => Date.now() - process.uptime() * 1000;

/** From now on, queues together with all other backends; while that fails, each queues by itself. */
export function shareQueue(makeQueue: ((since: number) => Queue) | null): void {
  slot().makeShared = makeQueue;
}

/**
 * The queue of all backends; of this one, if there are no others or they can't be reached.
 * @param since when the room was opened, in epoch milliseconds: each opening has a separate queue
 */
export async function inQueue<T>(since: number, work: (queue: Queue) => Promise<T>): Promise<T> {
  const own = slot();
  if (own.since !== since) {
    own.since = since;
    own.local = createLocalQueue(since >= startedAt());
  }
  if (own.makeShared === null) return work(own.local);
  try {
    const result = await work(own.makeShared(since));
    if (own.isAway) log.info({}, 'all backends share one waiting room again');
    own.isAway = false;
    return result;
  } catch (error) {
    if (!own.isAway) {
      log.warn(
        { err: error },
        'Valkey is unreachable: each backend has its own waiting room, with all the places',
      );
      // Turns are restored from the tickets; a new queue waits for those at the front first.
      own.local = createLocalQueue(false);
    }
    own.isAway = true;
    return work(own.local);
  }
}

const people = gauge('waiting_room', 'People in the waiting room (waiting), and buying (inside).', ['state']);
people.readFrom('waiting room', async () => {
  const { waiting, inside } = await inQueue(slot().since, (queue) => queue.counts());
  return [
    { labels: { state: 'waiting' }, value: waiting },
    { labels: { state: 'inside' }, value: inside },
  ];
});

/** Logs once a minute that people are waiting. @param facts how many, and how it is going */
export function logWaiting(facts: { readonly waiting: number; readonly letIn: number }): void {
  const own = slot();
  if (Date.now() - own.loggedAt < LOG_EVERY_MS) return;
  own.loggedAt = Date.now();
  log.info({ waiting: facts.waiting, let_in: facts.letIn }, 'people are in the waiting room');
}

/** This backend's events: people let in, people joining the queue, and orders refused without a turn. */
export const waitingRoomEvents = counter('waiting_room_events', 'Waiting room events.', ['event']);
