import type { Payload } from 'payload';
import { config } from '../kernel/config.ts';
import { log } from '../kernel/log/log.ts';
import { deliverDue } from './deliver.ts';
import { smtpSender } from './smtp.ts';
import { onWake } from './wake-delivery.ts';

/** How often to look for messages due for another attempt. */
const ROUND_MS = 15_000;

/**
 * Delivers the outbox while the process runs, starting with what an earlier process left behind. Does nothing if no mail server is
 * configured.
 * @returns stops it after the current message
 */
export function startDelivery(payload: Payload): () => Promise<void> {
  const { smtpUrl, mailFrom, siteUrl } = config();
  if (smtpUrl === null) return async () => undefined;
  const send = smtpSender(smtpUrl, mailFrom);
  const host = new URL(siteUrl).hostname;
  let isStopped = false;
  let wakeAgain = false;
  let round: Promise<void> | null = null;

  const run = async () => {
    do {
      wakeAgain = false;
      await deliverDue(payload, send, host, { isStopped: () => isStopped }).catch((error: unknown) =>
        log.error({ err: error }, 'failed to deliver the outbox'),
      );
    } while (wakeAgain && !isStopped);
    round = null;
  };
  const wake = () => {
    if (isStopped) return;
    if (round) wakeAgain = true;
    else round = run();
  };
  onWake(wake);
  const timer = setInterval(wake, ROUND_MS).unref();
  wake();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await round;
  };
}
