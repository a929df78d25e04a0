import type { Payload } from 'payload';
import { config } from '../config.ts';
import { log } from '../contract/log.ts';
import { deliverDue } from './deliver.ts';
import { smtpSender } from './smtp.ts';
import { onWake } from './wake-delivery.ts';

/** How often what waits for another attempt is looked for. */
const ROUND_MS = 15_000;

/**
 * Delivers the outbox for as long as the process runs, beginning with what an earlier process left. Does nothing where no mail server
 * is set up.
 * @returns stops it after the message under way
 */
export function startDelivery(payload: Payload): () => Promise<void> {
  const { smtpUrl, mailFrom, siteUrl } = config();
  if (smtpUrl === null) return async () => undefined;
  const send = smtpSender(smtpUrl, mailFrom);
  const host = new URL(siteUrl).hostname;
  let isStopped = false;
  let isRungAgain = false;
  let round: Promise<void> | null = null;

  const run = async () => {
    do {
      isRungAgain = false;
      await deliverDue(
        payload,
        async (message) => {
          if (isStopped) throw new Error('The server was stopped.');
          await send(message);
        },
        host,
      ).catch((error: unknown) => log.error({ err: error }, 'the outbox could not be delivered'));
    } while (isRungAgain && !isStopped);
    round = null;
  };
  const ring = () => {
    if (isStopped) return;
    if (round) isRungAgain = true;
    else round = run();
  };
  onWake(ring);
  const timer = setInterval(ring, ROUND_MS).unref();
  ring();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await round;
  };
}
