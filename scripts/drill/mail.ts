import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { API_BASE_PATH } from '../../lib/contract/endpoint.ts';
import { startMailStandIn } from '../run/mail-stand-in.ts';
import { until, type Copy } from './copy.ts';
import type { Drill, Outcome } from './drill.ts';

/* A mail server that accepts nothing for a while. */

const PEOPLE = 8;
const REFUSES_MS = 5_000;
/** The outbox's first pause and one of its rounds. */
const SENT_WITHIN_MS = 90_000;
/** Time for a duplicate to arrive. */
const REST_MS = 20_000;

/** Signs somebody up, who is then emailed a link. */
async function signUp({ siteUrl }: Copy, at: number): Promise<void> {
  const answer = await fetch(`${siteUrl}${API_BASE_PATH}/cognito/user/registerLink`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `2001:db8:${String(at + 1)}::1` },
    body: JSON.stringify({
      email: `${randomBytes(6).toString('hex')}@example.org`,
      fingerprint: randomBytes(16).toString('base64url').slice(0, 21),
      first_name: 'Aroha',
      last_name: 'Tane',
    }),
  });
  if (!answer.ok) throw new Error(`The sign-up answered ${String(answer.status)}: ${await answer.text()}`);
}

async function refuseMail(copy: Copy): Promise<Outcome> {
  const mail = await startMailStandIn();
  mail.refuse(() => true);
  await copy.stop();
  await copy.start({ SMTP_URL: mail.url });
  try {
    await Promise.all(Array.from({ length: PEOPLE }, (_, at) => signUp(copy, at)));
    await until(() => mail.refused() >= PEOPLE, SENT_WITHIN_MS);
    await wait(REFUSES_MS);
    mail.refuse(() => false);
    const took = await until(() => mail.ids.length >= PEOPLE, SENT_WITHIN_MS);
    await wait(REST_MS);
    const keys = new Set(mail.ids).size;
    return {
      passed: keys === PEOPLE && mail.ids.length === PEOPLE,
      figures: `${String(PEOPLE)} messages, ${String(mail.refused())} refusals; all sent ${took.toFixed(1)} s after the server takes them again: ${String(mail.ids.length)} with ${String(keys)} keys`,
    };
  } finally {
    await copy.stop();
    await mail.stop();
    await copy.start();
  }
}

export const MAIL_DRILLS: readonly Drill[] = [
  {
    name: 'mail-failing',
    fault: `the mail server refuses everything for some seconds, while ${String(PEOPLE)} people sign up`,
    expected: `everybody is answered at once; each message is sent within ${String(SENT_WITHIN_MS / 1000)} s of its return, once`,
    play: refuseMail,
  },
];
