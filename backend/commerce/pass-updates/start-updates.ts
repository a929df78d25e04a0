import type { Payload } from 'payload';
import { newZealandDay } from '../../../lib/contract/time-zone.ts';
import { contentNow } from '../../kernel/clock.ts';
import { config } from '../../kernel/config.ts';
import { repeatAsLeader } from '../../kernel/database/repeat-as-leader.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { hashOf } from '../../kernel/secrets.ts';
import { ticketRounds } from '../catalogue/ticket-event.ts';
import { passBranding } from '../wallet/pass.ts';
import { scheduleAllPassUpdates } from '../wallet/pass-copies.ts';
import { updatePasses } from './update-passes.ts';

const EVERY_MS = 60_000;

/**
 * A digest of facts shared by many passes: rounds and circuits, our name and colour. It also changes every day, so nothing stays unnoticed
 * for longer.
 */
async function sharedFacts(payload: Payload): Promise<string> {
  const [rounds, branding] = await Promise.all([ticketRounds(payload), passBranding(payload)]);
  return hashOf(JSON.stringify([newZealandDay(contentNow()), branding, [...rounds.values()]]));
}

/** @returns a function that updates passes for changes since its last call; the first call checks all of them */
export function passUpdater(payload: Payload): () => Promise<void> {
  let seen = '';
  return async () => {
    const now = new Date();
    const facts = await sharedFacts(payload);
    if (facts !== seen) await runStatement(payload, scheduleAllPassUpdates(now));
    seen = facts;
    await updatePasses(payload, now);
  };
}

/**
 * Updates passes now and every minute: of several backends, only the one in charge does.
 * @returns stops it, once the current run is done
 */
export function startPassUpdates(payload: Payload): () => Promise<void> {
  const { apple, google } = config().wallet;
  if (apple === null && google === null) return async () => undefined;
  return repeatAsLeader(passUpdater(payload), { everyMs: EVERY_MS, failure: 'failed to update passes' });
}
