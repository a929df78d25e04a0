import type { Payload } from 'payload';
import type { keepNotifications } from '../../../lib/contract/endpoints/notifications.ts';
import type { Language } from '../../../lib/contract/languages.ts';
import { isTimeZone, usualZone } from '../../../lib/shared/date-forms.ts';
import { wholeOf } from '../../../lib/shared/record.ts';
import type { z } from 'zod';
import { joined, sql, type Statement } from '../../kernel/database/statement.ts';
import { runInTransaction, runStatement } from '../../kernel/database/run-in-transaction.ts';
import { badFields } from '../../kernel/failure.ts';
import { languageNamed } from '../../kernel/messages/language.ts';
import { hashOf } from '../../kernel/secrets.ts';
import { isPublicKey, type SubscriptionKeys } from './encrypt.ts';
import { isOfPushService } from './push-services.ts';
import type { QuietHours } from './quiet-hours.ts';
import { serverKey } from './vapid.ts';

/** Browsers renew their subscription about once a week: one that hasn't for this long is no longer in use. */
const UNUSED_MS = 180 * 24 * 60 * 60_000;

/** What a message to a browser needs. */
export type Subscription = SubscriptionKeys & {
  readonly id: number;
  readonly endpoint: string;
  readonly language: Language;
  readonly timeZone: string;
  /** The kinds of notices that it wants (`NOTICE_KINDS`). */
  readonly kinds: readonly string[];
  /** The categories and sessions that it follows (`NOTICE_SUBJECT`). */
  readonly subjects: readonly string[];
  readonly quiet: QuietHours | null;
};

/** A list as one text with a space around each entry, so that one can be found as `% word %`. */
const spaceSeparated = (words: readonly string[]): string => ` ${[...new Set(words)].join(' ')} `;
/** The list in such a text. */
const wordsIn = (text: unknown): readonly string[] => String(text).trim().split(' ');

/**
 * Stores what a browser subscribes to, replacing its previous choices.
 * @throws Failure 422 for an unknown push service, an old server key, an invalid browser key or an unknown time zone
 */
export async function saveSubscription(
  payload: Payload,
  given: z.output<typeof keepNotifications.input>,
  now: Date,
): Promise<void> {
  const { endpoint, public_key, auth_secret, server_key, time_zone, quiet } = given;
  if (!isOfPushService(endpoint))
    throw badFields({ endpoint: 'endpoint must be the address of a known push service.' });
  if (server_key !== serverKey())
    throw badFields({ server_key: 'server_key must be the current key: request it again.' });
  if (!isPublicKey(public_key)) throw badFields({ public_key: 'public_key must be a point on P-256.' });
  if (!isTimeZone(time_zone))
    throw badFields({ time_zone: 'time_zone must be the IANA name of a time zone.' });
  await runStatement(
    payload,
    sql`INSERT INTO push_subscriptions (key, endpoint, public_key, auth_secret, server_key, language, time_zone,
          kinds, subjects, quiet_from, quiet_until, renewed_at)
        VALUES (${hashOf(endpoint)}, ${endpoint}, ${public_key}, ${auth_secret}, ${server_key}, ${given.language},
          ${usualZone(time_zone)}, ${spaceSeparated(given.kinds)}, ${spaceSeparated(given.subjects)}, ${quiet?.from ?? null},
          ${quiet?.until ?? null}, ${now.toISOString()})
        ON CONFLICT (key) DO UPDATE SET
          public_key = excluded.public_key, auth_secret = excluded.auth_secret, server_key = excluded.server_key,
          language = excluded.language, time_zone = excluded.time_zone, kinds = excluded.kinds,
          subjects = excluded.subjects, quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until,
          renewed_at = excluded.renewed_at`,
  );
}

/** Deletes the subscriptions that match a condition, with their deliveries. */
export const withoutSubscriptions = (condition: Statement): Statement[] => [
  sql`DELETE FROM push_deliveries
      WHERE subscription IN (SELECT push_subscriptions.id FROM push_subscriptions WHERE ${condition})`,
  sql`DELETE FROM push_subscriptions WHERE ${condition}`,
];

/** Ends a browser's subscription. */
export async function endSubscription(payload: Payload, endpoint: string): Promise<void> {
  await runInTransaction(payload, withoutSubscriptions(sql`key = ${hashOf(endpoint)}`));
}

/** Deletes the subscriptions of browsers that no longer visit, and those made with an old server key, which push services refuse. */
export async function purgeSubscriptions(payload: Payload, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UNUSED_MS).toISOString();
  const isUnusable = sql`(renewed_at < ${before} OR server_key <> ${serverKey()})`;
  await runInTransaction(payload, withoutSubscriptions(isUnusable));
}

/** The subscriptions with some ids that push services still accept messages for. */
export async function findSubscriptions(
  payload: Payload,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Subscription>> {
  const wanted = joined(
    ids.map((id) => sql`${id}`),
    ', ',
  );
  const { rows } = await runStatement(
    payload,
    sql`SELECT id, endpoint, public_key, auth_secret, language, time_zone, kinds, subjects,
          quiet_from, quiet_until
        FROM push_subscriptions WHERE server_key = ${serverKey()} AND id IN (${wanted})`,
  );
  return new Map(
    rows.map((row) => {
      const from = wholeOf(row['quiet_from']);
      const until = wholeOf(row['quiet_until']);
      const id = Number(row['id']);
      return [
        id,
        {
          id,
          endpoint: String(row['endpoint']),
          publicKey: String(row['public_key']),
          authSecret: String(row['auth_secret']),
          language: languageNamed(String(row['language'])),
          timeZone: String(row['time_zone']),
          kinds: wordsIn(row['kinds']),
          subjects: wordsIn(row['subjects']),
          quiet: from === null || until === null ? null : { from, until },
        },
      ];
    }),
  );
}
