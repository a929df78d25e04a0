import type { Payload } from 'payload';
import type { Language } from '../../../lib/contract/languages.ts';
import { contentNow } from '../../kernel/clock.ts';
import { runInTransaction, runStatement } from '../../kernel/database/run-in-transaction.ts';
import { joined, sql, type Statement } from '../../kernel/database/statement.ts';
import { log } from '../../kernel/log/log.ts';
import { languageNamed } from '../../kernel/messages/language.ts';
import { pushToPhones, type Pushed } from '../wallet/apple-push.ts';
import { changeAtGoogle, GoogleRefusal } from '../wallet/google-calls.ts';
import { googleRecords } from '../wallet/google-pass.ts';
import { digestOf, type Pass } from '../wallet/pass.ts';
import { AT_GOOGLE } from '../wallet/pass-copies.ts';
import { appleWallet, googleWallet } from '../wallet/wallets.ts';
import { findPass } from './find-pass.ts';

const BATCH_SIZE = 200;
/** Concurrent calls to Google. */
const CONCURRENCY = 10;
const EVERY_MS = 60_000;
const MAX_WAIT_MS = 60 * 60_000;
/** How long the copies of a pass are kept after its last day. */
const AFTERWARDS_MS = 30 * 24 * 60 * 60_000;

/** A copy to check, with a digest of what its holder has; '' for nothing yet. */
type Copy = {
  readonly id: number;
  readonly serial: string;
  readonly device: string;
  readonly pushToken: string;
  readonly language: Language;
  readonly digest: string;
  readonly tries: number;
};

/** A copy that differs from its current pass. */
type Stale = { readonly copy: Copy; readonly pass: Pass };

/** Copies in enabled wallets. */
function inUse(): Statement {
  const [isApple, isGoogle] = [appleWallet() !== null, googleWallet() !== null];
  if (isApple && isGoogle) return sql`1 = 1`;
  if (isApple) return sql`device <> ${AT_GOOGLE}`;
  return isGoogle ? sql`device = ${AT_GOOGLE}` : sql`1 = 0`;
}

async function dueCopies(payload: Payload, now: Date): Promise<Copy[]> {
  const { rows } = await runStatement(
    payload,
    sql`SELECT id, serial, device, push_token, language, said, tries FROM wallet_passes
        WHERE due_at <= ${now.toISOString()} AND ${inUse()} ORDER BY due_at, serial, id LIMIT ${BATCH_SIZE}`,
  );
  return rows.map((row) => ({
    id: Number(row['id']),
    serial: String(row['serial']),
    device: String(row['device']),
    pushToken: String(row['push_token'] ?? ''),
    language: languageNamed(String(row['language'])),
    digest: String(row['said'] ?? ''),
    tries: Number(row['tries'] ?? 0),
  }));
}

/** Marks a copy as checked until its next change, unless something has changed since this run started. */
const settled = ({ id }: Copy, digest: string, now: Date): Statement =>
  sql`UPDATE wallet_passes SET said = ${digest}, tries = 0,
        due_at = CASE WHEN due_at <= ${now.toISOString()} THEN NULL ELSE due_at END WHERE id = ${id}`;

const later = ({ id, tries }: Copy, now: Date): Statement => {
  const next = new Date(now.getTime() + Math.min(MAX_WAIT_MS, EVERY_MS * 2 ** tries));
  return sql`UPDATE wallet_passes SET tries = ${tries + 1}, due_at = ${next.toISOString()} WHERE id = ${id}`;
};

const isOver = ({ ends }: Pass): boolean =>
  ends !== null && ends.getTime() + AFTERWARDS_MS < contentNow().getTime();

/** Checks one copy. @returns the copy to update, or the statement that settles it */
async function checkCopy(payload: Payload, copy: Copy, now: Date): Promise<Stale | Statement> {
  try {
    const pass = await findPass(payload, copy.serial, copy.language);
    if (pass === null || isOver(pass)) return sql`DELETE FROM wallet_passes WHERE id = ${copy.id}`;
    return digestOf(pass) === copy.digest ? settled(copy, copy.digest, now) : { copy, pass };
  } catch (error) {
    log.error({ err: error, pass: copy.serial }, 'a pass could not be compared with its copy, will retry');
    return later(copy, now);
  }
}

const noteOf = ({ copy, pass }: Stale, pushed: Pushed, now: Date): Statement => {
  switch (pushed) {
    case 'sent':
      return settled(copy, digestOf(pass), now);
    case 'gone':
      return sql`DELETE FROM wallet_passes WHERE push_token = ${copy.pushToken} AND device = ${copy.device}`;
    case 'failed':
      return later(copy, now);
  }
};

/** One push for each phone, however many of its passes have changed. */
async function pushPhones(stale: readonly Stale[], now: Date): Promise<Statement[]> {
  const wallet = appleWallet();
  if (wallet === null) return stale.map(({ copy }) => later(copy, now));
  const results = await pushToPhones(wallet, [...new Set(stale.map(({ copy }) => copy.pushToken))]);
  return stale.map((stalePass) => noteOf(stalePass, results.get(stalePass.copy.pushToken) ?? 'failed', now));
}

async function updateGoogle(stale: readonly Stale[], now: Date): Promise<Statement[]> {
  const wallet = googleWallet();
  if (wallet === null) return stale.map(({ copy }) => later(copy, now));
  // Many tickets share a class.
  const changed = new Map<string, Promise<void>>();
  const updateOne = async ({ copy, pass }: Stale): Promise<Pushed | 'away'> => {
    try {
      for (const record of googleRecords(pass, wallet)) {
        const underWay = changed.get(record.body.id) ?? changeAtGoogle(wallet, record);
        changed.set(record.body.id, underWay);
        await underWay;
      }
      return 'sent';
    } catch (error) {
      log.error({ err: error, pass: copy.serial }, 'a pass at Google could not be changed, will retry');
      return error instanceof GoogleRefusal ? 'failed' : 'away';
    }
  };
  const results: Pushed[] = [];
  // Stops once Google doesn't respond at all.
  for (let first = 0, isThere = true; isThere && first < stale.length; first += CONCURRENCY) {
    const group = await Promise.all(stale.slice(first, first + CONCURRENCY).map(updateOne));
    results.push(...group.map((result) => (result === 'away' ? 'failed' : result)));
    isThere = group.some((result) => result !== 'away');
  }
  return stale.map((stalePass, index) => noteOf(stalePass, results[index] ?? 'failed', now));
}

async function update(payload: Payload, copies: readonly Copy[], now: Date): Promise<void> {
  const stale: Stale[] = [];
  const statements: Statement[] = [];
  for (const copy of copies) {
    const found = await checkCopy(payload, copy, now);
    if ('pass' in found) stale.push(found);
    else statements.push(found);
  }
  if (statements.length > 0) await runInTransaction(payload, statements);
  if (stale.length === 0) return;
  const ids = joined(
    stale.map(({ copy }) => sql`${copy.id}`),
    ', ',
  );
  // Written first: a phone asks at once what has changed.
  await runStatement(
    payload,
    sql`UPDATE wallet_passes SET changed_at = ${new Date().toISOString()} WHERE id IN (${ids})`,
  );
  const atGoogle = stale.filter(({ copy }) => copy.device === AT_GOOGLE);
  const onPhones = stale.filter(({ copy }) => copy.device !== AT_GOOGLE);
  const notes = await Promise.all([pushPhones(onPhones, now), updateGoogle(atGoogle, now)]);
  await runInTransaction(payload, notes.flat());
}

/**
 * Checks all due copies of passes, and updates those that differ from their current pass. A crash before that is recorded makes a phone get
 * a second push, which does no harm.
 */
export async function updatePasses(payload: Payload, now = new Date()): Promise<void> {
  // Each copy is then due later than `now`, or not at all.
  for (let due = await dueCopies(payload, now); due.length > 0; due = await dueCopies(payload, now))
    await update(payload, due, now);
}
