import type { Payload } from 'payload';
import { contentNow } from '../../kernel/clock.ts';
import { repeatAsLeader } from '../../kernel/database/repeat-as-leader.ts';
import { loadPodiums } from '../podiums.ts';
import { deliverDue } from './deliver.ts';
import { loadSeason } from './load-season.ts';
import type { NoticeFacts } from './notice.ts';
import { planDeliveries, recordNotices } from './outbox.ts';
import { dueNotices } from './plan.ts';

/** How often to look for new notices and due deliveries: newly planned, retried, or held for a reader's quiet hours. */
const POLL_MS = 10_000;
/** Number of places on a podium. */
const PLACES = 3;

/** Adds the podium. */
async function withPodium(payload: Payload, facts: NoticeFacts): Promise<NoticeFacts> {
  if (facts.what !== 'official') return facts;
  const podium = (await loadPodiums(payload, [facts.session])).get(facts.session) ?? [];
  const first = podium.filter(({ position }) => position <= PLACES);
  return { ...facts, podium: first.map(({ position, name }) => `${String(position)} ${name}`) };
}

/**
 * Records the notices due at a moment and plans their deliveries.
 * @param at by the championship's clock; `now` by the machine's, like everything that is sent
 */
export async function planNotifications(
  payload: Payload,
  at = contentNow(),
  now = new Date(),
): Promise<void> {
  const due = dueNotices(await loadSeason(payload, at), at);
  await recordNotices(payload, due, (facts) => withPodium(payload, facts), now);
  await planDeliveries(payload, now);
}

/**
 * Sends notifications about the season while the process runs; of several backends, only the one in charge does.
 * @returns stops it: messages under way arrive, and the next backend sends the rest
 */
export function startNotifications(payload: Payload): () => Promise<void> {
  let isOver = false;
  const stopPlanning = repeatAsLeader(() => planNotifications(payload), {
    everyMs: POLL_MS,
    failure: 'failed to plan notifications',
  });
  const stopDelivering = repeatAsLeader(() => deliverDue(payload, { isStopped: () => isOver }), {
    everyMs: POLL_MS,
    failure: 'failed to send notifications',
  });
  return async () => {
    isOver = true;
    await Promise.all([stopPlanning(), stopDelivering()]);
  };
}
