import type { Payload } from 'payload';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { sql, type Statement } from '../../kernel/database/statement.ts';
import { digestOf, type Pass } from './pass.ts';

/*
 * Copies of passes that others hold and that have to follow: one for each phone that registered a pass with us, and one for each pass that
 * was offered for Google's wallet. `due_at` is when one is looked at next, null for not before something changes (docs/decisions/0167).
 */

/** Stands for a phone in Google's copies. No phone has this name: theirs are longer. */
export const AT_GOOGLE = 'google';

/** Marks the copies belonging to a ticket's invoice or a voucher to be checked. Part of the transaction that changes it. */
export const schedulePassUpdates = (subject: string, now = new Date()): Statement =>
  sql`UPDATE wallet_passes SET due_at = ${now.toISOString()} WHERE subject = ${subject}`;

/** The same for all copies. */
export const scheduleAllPassUpdates = (now: Date): Statement =>
  sql`UPDATE wallet_passes SET due_at = ${now.toISOString()}`;

type Phone = { readonly device: string; readonly pushToken: string };

/**
 * Registers a phone for a pass. It gets one push right away: its copy may come from an email older than the last change.
 * @returns whether it wasn't registered before
 */
export async function registerPhone(
  payload: Payload,
  { serial, subject, language }: Pick<Pass, 'serial' | 'subject' | 'language'>,
  { device, pushToken }: Phone,
): Promise<boolean> {
  const now = new Date().toISOString();
  const { changed } = await runStatement(
    payload,
    sql`INSERT INTO wallet_passes (serial, subject, device, push_token, language, said, changed_at, due_at, tries)
        VALUES (${serial}, ${subject}, ${device}, ${pushToken}, ${language}, '', ${now}, ${now}, 0)
        ON CONFLICT (device, serial) DO NOTHING`,
  );
  if (changed === 1) return true;
  await runStatement(
    payload,
    sql`UPDATE wallet_passes SET push_token = ${pushToken}, language = ${language}, due_at = ${now}
        WHERE device = ${device} AND serial = ${serial}`,
  );
  return false;
}

/** Removes a phone that has deleted a pass. */
export async function unregisterPhone(payload: Payload, serial: string, device: string): Promise<void> {
  await runStatement(payload, sql`DELETE FROM wallet_passes WHERE device = ${device} AND serial = ${serial}`);
}

const momentOf = (value: unknown): Date => (value instanceof Date ? value : new Date(String(value)));

/**
 * A phone's passes that have changed since a given time.
 * @returns their serial numbers, and when the last of them changed; null if none has
 */
export async function changedOnPhone(
  payload: Payload,
  device: string,
  since: Date,
): Promise<{ readonly serials: readonly string[]; readonly last: Date } | null> {
  const { rows } = await runStatement(
    payload,
    sql`SELECT serial, changed_at FROM wallet_passes
        WHERE device = ${device} AND changed_at > ${since.toISOString()} ORDER BY changed_at, id`,
  );
  const last = rows.at(-1);
  return last
    ? { serials: rows.map(({ serial }) => String(serial)), last: momentOf(last['changed_at']) }
    : null;
}

/** When a pass last changed for a phone; null if none is registered for it. */
export async function lastChange(payload: Payload, serial: string): Promise<Date | null> {
  const { rows } = await runStatement(
    payload,
    sql`SELECT changed_at FROM wallet_passes WHERE serial = ${serial} AND device <> ${AT_GOOGLE}
        ORDER BY changed_at DESC LIMIT 1`,
  );
  return rows[0] ? momentOf(rows[0]['changed_at']) : null;
}

/** Records that a pass was offered for Google's wallet, in the language in which it was last shown. */
export async function noteOffer(payload: Payload, pass: Pass): Promise<void> {
  const { serial, subject, language } = pass;
  const { rows } = await runStatement(
    payload,
    sql`SELECT language FROM wallet_passes WHERE device = ${AT_GOOGLE} AND serial = ${serial}`,
  );
  // Usually nothing needs writing when tickets are shown.
  if (rows[0]?.['language'] === language) return;
  const now = new Date().toISOString();
  await runStatement(
    payload,
    sql`INSERT INTO wallet_passes (serial, subject, device, push_token, language, said, changed_at, tries)
        VALUES (${serial}, ${subject}, ${AT_GOOGLE}, '', ${language}, ${digestOf(pass)}, ${now}, 0)
        ON CONFLICT (device, serial) DO UPDATE SET language = excluded.language, due_at = ${now}`,
  );
}
