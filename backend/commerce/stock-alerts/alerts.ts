import type { Payload } from 'payload';
import type { Language } from '../../../lib/contract/languages.ts';
import { sql } from '../../kernel/database/statement.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { languageNamed } from '../../kernel/messages/language.ts';
import { derived } from '../../kernel/secrets.ts';

/*
 * Alerts: people who want one email when a SKU is available again (docs/decisions/0172). An alert is waiting from the confirmation of its
 * address until it has been sent.
 */

/** The key to an address's page of alerts. Nobody else can derive it. @param email normalised (`plainEmail`) */
const keyOf = (email: string): string => derived('stock-alerts', email).toString('base64url');

/** A request for an alert. */
export type Asked = {
  readonly sku: number;
  /** Normalised (`plainEmail`). */
  readonly email: string;
  readonly language: Language;
  /** Whether the caller has proven that they own the address. */
  readonly isProven: boolean;
};

/**
 * Records a request, once for a SKU and address; an alert that is already waiting keeps its place.
 * @returns the alert, and the key of its address
 */
export async function recordAlert(
  payload: Payload,
  { sku, email, language, isProven }: Asked,
  now: Date,
): Promise<{ readonly id: number; readonly key: string; readonly isConfirmed: boolean }> {
  const moment = now.toISOString();
  const key = keyOf(email);
  const isWaiting = sql`stock_alerts.confirmed_at IS NOT NULL AND stock_alerts.sent_at IS NULL`;
  const { rows } = await runStatement(
    payload,
    sql`INSERT INTO stock_alerts (sku, email, key, language, asked_at, confirmed_at)
        VALUES (${sku}, ${email}, ${key}, ${language}, ${moment}, ${isProven ? moment : null})
        ON CONFLICT (sku, email) DO UPDATE SET
          language = excluded.language,
          asked_at = CASE WHEN ${isWaiting} THEN stock_alerts.asked_at ELSE excluded.asked_at END,
          confirmed_at = CASE WHEN ${isWaiting} THEN stock_alerts.confirmed_at ELSE excluded.confirmed_at END,
          sent_at = NULL
        RETURNING id, confirmed_at`,
  );
  return { id: Number(rows[0]?.['id']), key, isConfirmed: Boolean(rows[0]?.['confirmed_at']) };
}

/** An alert of an address. */
export type Alert = {
  readonly sku: number;
  readonly language: Language;
  readonly isConfirmed: boolean;
  readonly isSent: boolean;
};

/** All alerts of the address with a key, in order of request. */
export async function alertsOf(payload: Payload, key: string): Promise<readonly Alert[]> {
  const { rows } = await runStatement(
    payload,
    sql`SELECT sku, language, confirmed_at, sent_at FROM stock_alerts WHERE key = ${key} ORDER BY asked_at, id`,
  );
  return rows.map(({ sku, language, confirmed_at, sent_at }) => ({
    sku: Number(sku),
    language: languageNamed(String(language)),
    isConfirmed: Boolean(confirmed_at),
    isSent: Boolean(sent_at),
  }));
}

/** Confirms the address owner's request for an email about a SKU. */
export async function confirmAlert(payload: Payload, key: string, sku: number, now: Date): Promise<void> {
  await runStatement(
    payload,
    sql`UPDATE stock_alerts SET confirmed_at = ${now.toISOString()}
        WHERE key = ${key} AND sku = ${sku} AND confirmed_at IS NULL`,
  );
}

/** Ends the address owner's alerts by deleting them. */
export async function stopAlerts(payload: Payload, key: string): Promise<void> {
  await runStatement(payload, sql`DELETE FROM stock_alerts WHERE key = ${key}`);
}

const DAY_MS = 24 * 60 * 60_000;
/** How long the link in a confirmation email works. */
export const CONFIRMATION_MS = 7 * DAY_MS;
/** Longer than a season: after that, nobody remembers the request. */
const WAITING_MS = 365 * DAY_MS;
/** Kept so that the link in the email can still say that nothing else is coming. */
const SENT_MS = 30 * DAY_MS;

/** Deletes alerts that were never confirmed, were sent a while ago, or have waited for a year. */
export async function purgeStockAlerts(payload: Payload, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  await runStatement(
    payload,
    sql`DELETE FROM stock_alerts WHERE asked_at < ${before(WAITING_MS)} OR sent_at < ${before(SENT_MS)}
        OR (confirmed_at IS NULL AND asked_at < ${before(CONFIRMATION_MS)})`,
  );
}
