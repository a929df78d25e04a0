import { hash } from 'node:crypto';
import type { Payload } from 'payload';
import { createSemaphore } from '../../../lib/shared/semaphore.ts';
import { counter } from '../../../lib/shared/node/meters.ts';
import { contentNow } from '../../kernel/clock.ts';
import { log } from '../../kernel/log/log.ts';
import { encryptMessage } from './encrypt.ts';
import { loadSeason } from './load-season.ts';
import {
  claimDeliveries,
  findNotices,
  settleDeliveries,
  type Delivery,
  type DeliveryOutcome,
  type SentNotice,
} from './outbox.ts';
import { stillTrue, type Season } from './plan.ts';
import { endOfQuiet } from './quiet-hours.ts';
import { push, type Pushed } from './send.ts';
import { findSubscriptions, type Subscription } from './subscriptions.ts';
import { messageOf } from './message.ts';

/** Messages sent concurrently: enough that a few unresponsive services leave room for the others. */
const CONCURRENCY = 100;
/** Deliveries claimed at a time. */
const BATCH_SIZE = 200;
/** The delay before the first retry; it doubles each time. */
const FIRST_WAIT_MS = 30_000;
const MAX_TRIES = 6;
/** How long the season that notices are checked against is cached. */
const SEASON_MS = 10_000;

const sentMessages = counter('notifications', 'Notifications to browsers.', ['result']);

type Sending = {
  readonly notice: SentNotice;
  readonly subscription: Subscription;
  readonly delivery: Delivery;
};

/** Push services allow no other characters in a topic. */
const topicOf = (tag: string): string => hash('sha256', tag, 'base64url').slice(0, 32);

const DONE: DeliveryOutcome = { kind: 'done' };

/** When to retry; settles the delivery if that is too late or it has been tried too often. */
function again({ notice, delivery }: Sending, { afterSeconds }: Pushed, now: Date): DeliveryOutcome {
  const wait = Math.max(afterSeconds * 1000, FIRST_WAIT_MS * 2 ** (delivery.tries - 1));
  const at = new Date(now.getTime() + wait);
  return delivery.tries >= MAX_TRIES || at >= notice.endsAt
    ? DONE
    : { kind: 'later', at, tries: delivery.tries };
}

async function send(sending: Sending, now: Date): Promise<readonly [DeliveryOutcome, Pushed | null]> {
  const { notice, subscription } = sending;
  if (notice.endsAt <= now) return [DONE, null];
  const quietUntil = endOfQuiet(subscription.quiet, subscription.timeZone, now);
  if (quietUntil !== null)
    return [quietUntil < notice.endsAt ? { kind: 'later', at: quietUntil, tries: 0 } : DONE, null];
  const message = messageOf(notice.facts, subscription, contentNow());
  const pushed = await push({
    endpoint: subscription.endpoint,
    body: encryptMessage(JSON.stringify(message), subscription),
    ttl: Math.ceil((notice.endsAt.getTime() - now.getTime()) / 1000),
    isUrgent: notice.kind === 'start' || notice.kind === 'change',
    topic: topicOf(message.tag),
  });
  sentMessages.count({ result: pushed.answer });
  switch (pushed.answer) {
    case 'gone':
      return [{ kind: 'gone' }, pushed];
    case 'later':
      return [again(sending, pushed, now), pushed];
    case 'sent':
    case 'refused':
      return [DONE, pushed];
  }
}

/** Whether a reader, who may have waited for the end of quiet hours, still wants this kind of notice and follows what it is about. */
const isStillWanted = ({ kind, subjects }: SentNotice, subscription: Subscription): boolean =>
  subscription.kinds.includes(kind) && subjects.some((subject) => subscription.subjects.includes(subject));

export type DeliverOptions = {
  readonly now?: () => Date;
  /** Checked before each batch: the next run sends the rest. */
  readonly isStopped?: () => boolean;
};

/**
 * Sends the deliveries that are due, many concurrently, except notices that are no longer true and those in a reader's quiet hours. What a
 * push service doesn't accept is retried as long as it is of interest; subscriptions that are gone are deleted.
 * @returns the number sent
 */
export async function deliverDue(
  payload: Payload,
  { now = () => new Date(), isStopped = () => false }: DeliverOptions = {},
): Promise<number> {
  const slots = createSemaphore(CONCURRENCY);
  const settling = new Set<Promise<void>>();
  const unsettled: unknown[] = [];
  const failed: Pick<Pushed, 'answer' | 'cause'>[] = [];
  const seasonFor = createSeasonReader(payload);
  let sent = 0;

  const deliverOne = async (sending: Sending): Promise<DeliveryOutcome> => {
    try {
      const [outcome, pushed] = await send(sending, now());
      if (pushed?.answer === 'sent') sent += 1;
      else if (pushed !== null && pushed.answer !== 'gone') failed.push(pushed);
      return outcome;
    } catch (error) {
      // Fails only this message: the others in its batch are already being sent.
      failed.push({ answer: 'refused', cause: error });
      return DONE;
    }
  };

  /** Sends deliveries. @returns once the last of them is done */
  const deliver = async (deliveries: readonly Delivery[]) => {
    const ids = [...new Set(deliveries.map(({ notice }) => notice))];
    const [notices, subscriptions, season] = await Promise.all([
      findNotices(payload, ids),
      findSubscriptions(payload, [...new Set(deliveries.map(({ subscription }) => subscription))]),
      seasonFor(ids),
    ]);
    const outcomes = deliveries.map((delivery) =>
      slots(async (): Promise<readonly [Delivery, DeliveryOutcome]> => {
        const notice = notices.get(delivery.notice);
        const subscription = subscriptions.get(delivery.subscription);
        const facts = notice && stillTrue(notice.facts, season, contentNow());
        if (!facts || !subscription) return [delivery, DONE];
        if (!isStillWanted(notice, subscription)) return [delivery, DONE];
        return [delivery, await deliverOne({ notice: { ...notice, facts }, subscription, delivery })];
      }),
    );
    const settled = Promise.all(outcomes)
      .then((all) => settleDeliveries(payload, all))
      .catch((error: unknown) => {
        unsettled.push(error);
      })
      .finally(() => settling.delete(settled));
    settling.add(settled);
    await slots(async () => undefined);
  };

  while (!isStopped() && unsettled.length === 0) {
    const deliveries = await claimDeliveries(payload, BATCH_SIZE, now());
    if (deliveries.length === 0) break;
    await deliver(deliveries);
  }
  await Promise.all(settling);
  const [first] = failed;
  if (first)
    log.warn(
      { err: first.cause, count: failed.length, reason: first.answer },
      'push services refused some notifications',
    );
  if (unsettled.length > 0)
    throw new AggregateError(unsettled, 'Sent notifications couldn’t be recorded, and may be sent again.');
  return sent;
}

/**
 * Returns the season's current state. It is reloaded from time to time, and for notices that it wasn't asked about before: they may tell of
 * something newer than the state in the cache, by which they wouldn't be true.
 */
function createSeasonReader(payload: Payload): (notices: readonly number[]) => Promise<Season> {
  const asked = new Set<number>();
  let known: { readonly season: Promise<Season>; readonly since: number } | null = null;
  return (notices) => {
    const isNew = notices.some((notice) => !asked.has(notice));
    for (const notice of notices) asked.add(notice);
    if (known === null || isNew || Date.now() - known.since > SEASON_MS)
      known = { season: loadSeason(payload, contentNow()), since: Date.now() };
    return known.season;
  };
}
