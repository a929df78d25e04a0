import type { Payload } from 'payload';
import type { NoticeKind } from '../../../lib/contract/notifications.ts';
import { joined, sql, type SqlValue, type Statement } from '../../kernel/database/statement.ts';
import { runInTransaction, runStatement } from '../../kernel/database/run-in-transaction.ts';
import { log } from '../../kernel/log/log.ts';
import { noticeFactsSchema, type DueNotice, type NoticeFacts } from './notice.ts';
import { bundled } from './plan.ts';
import { withoutSubscriptions } from './subscriptions.ts';

/*
 * Notices are recorded once by their key, and get a delivery for each subscription that wants them. Deliveries are claimed, sent and
 * deleted; if a backend is killed, the next to look sends its deliveries. Every step is a guarded statement, so that several backends do it
 * once.
 */

/** Subscriptions examined in one statement, so that other writers get their turn. */
const BATCH_SIZE = 2_000;
/** How long a claimed delivery may take before it is sent again: longer than the timeout for push services. */
const CLAIM_MS = 2 * 60_000;
/** Longer than any notice can be found again. */
const RETENTION_MS = 8 * 24 * 60 * 60_000;

const inList = (values: readonly SqlValue[]): Statement =>
  joined(
    values.map((value) => sql`${value}`),
    ', ',
  );

/** Marks a subject as one that a subscriber to the others must not follow. */
const UNLESS = '!';
const isExcluded = (subject: string): boolean => subject.startsWith(UNLESS);

/**
 * Records notices that weren't recorded before; changes made together become one.
 * @param complete adds details that only new notices need
 */
export async function recordNotices(
  payload: Payload,
  due: readonly DueNotice[],
  complete: (facts: NoticeFacts) => Promise<NoticeFacts>,
  now: Date,
): Promise<void> {
  if (due.length === 0) return;
  const { rows } = await runStatement(
    payload,
    sql`SELECT key FROM push_notices WHERE key IN (${inList(due.map(({ key }) => key))})`,
  );
  const known = new Set(rows.map(({ key }) => String(key)));
  const unrecorded = due.filter(({ key }) => !known.has(key));
  for (const { key, kind, unlessKind, subjects, unlessSubject, facts, lifeMs } of bundled(unrecorded)) {
    const about = [...subjects, ...(unlessSubject === null ? [] : [UNLESS + unlessSubject])];
    const ends = new Date(now.getTime() + lifeMs).toISOString();
    await runStatement(
      payload,
      sql`INSERT INTO push_notices (key, kind, unless_kind, subjects, facts, ends_at, reached, newest)
          VALUES (${key}, ${kind}, ${unlessKind}, ${about.join(' ')}, ${JSON.stringify(await complete(facts))},
            ${ends}, 0, (SELECT COALESCE(MAX(id), 0) FROM push_subscriptions))
          ON CONFLICT (key) DO NOTHING`,
    );
  }
}

type OpenNotice = {
  readonly id: number;
  readonly kind: string;
  readonly unlessKind: string | null;
  readonly subjects: readonly string[];
};

/** The condition for a subscription, `s` in the statement, to want a notice. */
function wants({ kind, unlessKind, subjects }: OpenNotice): Statement {
  const has = (word: string) => `% ${word} %`;
  const about = subjects
    .filter((subject) => !isExcluded(subject))
    .map((subject) => sql`s.subjects LIKE ${has(subject)}`);
  const isOfKind = sql`s.kinds LIKE ${has(kind)}`;
  const isNotNotified = [
    ...(unlessKind === null ? [] : [sql`s.kinds NOT LIKE ${has(unlessKind)}`]),
    ...subjects
      .filter(isExcluded)
      .map((subject) => sql`s.subjects NOT LIKE ${has(subject.slice(UNLESS.length))}`),
  ];
  return joined([isOfKind, ...isNotNotified, sql`(${joined(about, ' OR ')})`], ' AND ');
}

/** The id of the last subscription in the next batch. Ids may be far apart: subscriptions end, and PostgreSQL uses one up for each renewal. */
async function endOfBatch(payload: Payload, reached: number, newest: number): Promise<number> {
  const { rows } = await runStatement(
    payload,
    sql`SELECT id FROM push_subscriptions WHERE id > ${reached} AND id < ${newest}
        ORDER BY id LIMIT 1 OFFSET ${BATCH_SIZE - 1}`,
  );
  const [last] = rows;
  return last === undefined ? newest : Number(last['id']);
}

/** Plans deliveries for the next subscriptions, up to an id, unless another backend has just done so. */
async function planNext(
  payload: Payload,
  notice: OpenNotice,
  { reached, end }: { readonly reached: number; readonly end: number },
  now: Date,
): Promise<void> {
  const isHere = sql`id = ${notice.id} AND reached = ${reached}`;
  await runInTransaction(payload, [
    sql`UPDATE push_notices SET reached = reached WHERE id = ${notice.id}`,
    sql`INSERT INTO push_deliveries (notice, subscription, due_at, tries)
        SELECT n.id, s.id, ${now.toISOString()}, 0 FROM push_notices n
        JOIN push_subscriptions s ON s.id > ${reached} AND s.id <= ${end}
        WHERE n.id = ${notice.id} AND n.reached = ${reached} AND ${wants(notice)}`,
    sql`UPDATE push_notices SET reached = ${end} WHERE ${isHere}`,
  ]);
}

/** Plans the deliveries of all recorded notices. If this backend is killed halfway, another continues. */
export async function planDeliveries(payload: Payload, now: Date): Promise<void> {
  const { rows } = await runStatement(
    payload,
    sql`SELECT id, kind, unless_kind, subjects, reached, newest FROM push_notices
        WHERE reached < newest AND ends_at > ${now.toISOString()}`,
  );
  for (const row of rows) {
    const notice = {
      id: Number(row['id']),
      kind: String(row['kind']),
      unlessKind: row['unless_kind'] ? String(row['unless_kind']) : null,
      subjects: String(row['subjects']).split(' '),
    };
    const newest = Number(row['newest']);
    let reached = Number(row['reached']);
    while (reached < newest) {
      const end = await endOfBatch(payload, reached, newest);
      await planNext(payload, notice, { reached, end }, now);
      reached = end;
    }
  }
}

/** One message to one browser. */
export type Delivery = {
  readonly id: number;
  readonly notice: number;
  readonly subscription: number;
  /** Number of attempts, including this one. */
  readonly tries: number;
};

/** Claims due deliveries, longest overdue first; no other backend can claim the same ones. */
export async function claimDeliveries(payload: Payload, most: number, now: Date): Promise<Delivery[]> {
  const moment = now.toISOString();
  const due = await runStatement(
    payload,
    sql`SELECT id FROM push_deliveries WHERE due_at <= ${moment} ORDER BY due_at, id LIMIT ${most}`,
  );
  if (due.rows.length === 0) return [];
  const { rows } = await runStatement(
    payload,
    sql`UPDATE push_deliveries SET due_at = ${new Date(now.getTime() + CLAIM_MS).toISOString()}, tries = tries + 1
        WHERE id IN (${inList(due.rows.map(({ id }) => Number(id)))}) AND due_at <= ${moment}
        RETURNING id, notice, subscription, tries`,
  );
  return rows.map((row) => ({
    id: Number(row['id']),
    notice: Number(row['notice']),
    subscription: Number(row['subscription']),
    tries: Number(row['tries']),
  }));
}

/** A notice ready to send. */
export type SentNotice = {
  readonly kind: NoticeKind;
  /** Followers of any of these get it. */
  readonly subjects: readonly string[];
  readonly facts: NoticeFacts;
  readonly endsAt: Date;
};

/** The notices with some ids; those in an earlier release's format are left out. */
export async function findNotices(
  payload: Payload,
  ids: readonly number[],
): Promise<ReadonlyMap<number, SentNotice>> {
  const { rows } = await runStatement(
    payload,
    sql`SELECT id, subjects, facts, ends_at FROM push_notices WHERE id IN (${inList(ids)})`,
  );
  return new Map(
    rows.flatMap(({ id, subjects, facts, ends_at }) => {
      const { data, error } = noticeFactsSchema.safeParse(JSON.parse(String(facts)));
      if (data === undefined) {
        log.error(
          { err: error, collection: 'push-notices', id: Number(id) },
          'left out an unreadable notice',
        );
        return [];
      }
      const notice = {
        kind: kindOf(data),
        subjects: String(subjects)
          .split(' ')
          .filter((subject) => !isExcluded(subject)),
        facts: data,
        endsAt: new Date(String(ends_at)),
      };
      return [[Number(id), notice] as const];
    }),
  );
}

function kindOf({ what }: NoticeFacts): NoticeKind {
  if (what === 'official') return 'result';
  return what === 'round' || what === 'changes' ? 'change' : what;
}

/** The outcome of a delivery: done, subscription gone, or due again later. */
export type DeliveryOutcome =
  { readonly kind: 'done' | 'gone' } | { readonly kind: 'later'; readonly at: Date; readonly tries: number };

/** Records the outcome of deliveries. */
export async function settleDeliveries(
  payload: Payload,
  outcomes: readonly (readonly [Delivery, DeliveryOutcome])[],
): Promise<void> {
  const done = outcomes.flatMap(([{ id }, { kind }]) => (kind === 'done' ? [id] : []));
  const gone = outcomes.flatMap(([{ subscription }, { kind }]) => (kind === 'gone' ? [subscription] : []));
  const later = Map.groupBy(
    outcomes.flatMap(([{ id }, outcome]) =>
      outcome.kind === 'later' ? [{ id, at: outcome.at.toISOString(), tries: outcome.tries }] : [],
    ),
    ({ at, tries }) => `${at} ${String(tries)}`,
  );
  const put = [...later.values()].flatMap((same) => {
    const [first] = same;
    return first === undefined
      ? []
      : [
          sql`UPDATE push_deliveries SET due_at = ${first.at}, tries = ${first.tries}
              WHERE id IN (${inList(same.map(({ id }) => id))})`,
        ];
  });
  const statements = [
    ...put,
    ...(done.length === 0 ? [] : [sql`DELETE FROM push_deliveries WHERE id IN (${inList(done)})`]),
    ...(gone.length === 0 ? [] : withoutSubscriptions(sql`id IN (${inList(gone)})`)),
  ];
  if (statements.length > 0) await runInTransaction(payload, statements);
}

/** Deletes notices sent long ago. */
export async function purgeNotices(payload: Payload, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_MS).toISOString();
  await runStatement(payload, sql`DELETE FROM push_notices WHERE ends_at < ${before}`);
}
