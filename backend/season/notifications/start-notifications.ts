import type { Payload } from 'payload';
import { contentNow } from '../../kernel/clock.ts';
import { repeatInCharge } from '../../kernel/database/once-only.ts';
import { loadPodiums } from '../podiums.ts';
import { deliverDue } from './deliver.ts';
import { loadSeason } from './load-season.ts';
import type { NoticeFacts } from './notice.ts';
import { planDeliveries, recordNotices } from './outbox.ts';
import { dueNotices } from './plan.ts';

/** How often to look for what is to be told, and for what is due: planned since, tried before, or kept over somebody's quiet hours. */
const LOOK_MS = 10_000;
/** Places on a podium. */
const PLACES = 3;

/** Adds who is on the podium. */
async function withPodium(payload: Payload, facts: NoticeFacts): Promise<NoticeFacts> {
  if (facts.what !== 'official') return facts;
  const podium = (await loadPodiums(payload, [facts.session])).get(facts.session) ?? [];
  const first = podium.filter(({ position }) => position <= PLACES);
  return { ...facts, podium: first.map(({ position, name }) => `${String(position)} ${name}`) };
}

/** Records what is to be told at a moment, and plans whom. @param at by the championship's clock; now by the machine's, as all that is sent */
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
 * Tells browsers of what happens in the season while the process runs; of several backends, the one in charge does.
 * @returns stops it: what is on its way arrives, the rest is sent by the next backend
 */
export function startNotifications(payload: Payload): () => Promise<void> {
  let isOver = false;
  const stopPlanning = repeatInCharge(() => planNotifications(payload), {
    everyMs: LOOK_MS,
    failure: 'failed to plan notifications',
  });
  const stopDelivering = repeatInCharge(() => deliverDue(payload, { isStopped: () => isOver }), {
    everyMs: LOOK_MS,
    failure: 'failed to send notifications',
  });
  return async () => {
    isOver = true;
    await Promise.all([stopPlanning(), stopDelivering()]);
  };
}
