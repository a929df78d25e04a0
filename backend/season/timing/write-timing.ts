import { isDeepStrictEqual } from 'node:util';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import type { z } from 'zod';
import {
  SEQUENCE_TOO_LOW,
  STARTED_STATUSES,
  TIMING_SEQUENCE_HEADER,
  type timingAnswerSchema,
  type timingUpdateSchema,
} from '../../../lib/contract/timing.ts';
import { propertyOf } from '../../../lib/shared/record.ts';
import { fieldErrorsOf } from '../../cms/hooks/report-field-errors.ts';
import { contentNow } from '../../kernel/clock.ts';
import { lockRow } from '../../kernel/database/sql.ts';
import { afterCommit, inTransaction } from '../../kernel/database/transactions.ts';
import { badFields, Failure, notFound } from '../../kernel/failure.ts';
import type { Result } from '../../payload-types.ts';
import { findLaps, keepLaps } from '../laps/keep-laps.ts';
import { completeRows, entriesOf } from '../results-import/complete-rows.ts';
import { announceMove } from '../session-changes/announce-move.ts';
import { writePublished } from '../session-changes/write-published.ts';
import { isFinal } from '../validation/amendment-validation.ts';
import { fieldsOfProblems } from './fields-of-problems.ts';
import { guardSession } from './guard-session.ts';
import { liveStateOf } from './live-state.ts';
import { withSentLaps } from './read-sent-laps.ts';
import { readSentLive } from './read-sent-live.ts';
import { readSentRows } from './read-sent-rows.ts';
import { findTimingState, keepTimingState } from './timing-states.ts';

type Call = {
  /** Ids. */
  readonly provider: number;
  readonly session: number;
  readonly sequence: number;
  /** Of the body. */
  readonly digest: string;
  readonly update: z.output<typeof timingUpdateSchema>;
};
type Answer = z.output<typeof timingAnswerSchema>;

/** 409 for a call that is older than what is stored, or another one with the same number. */
const outOfOrder = (current: number) =>
  new Failure(409, `The current sequence number of this session is ${String(current)}.`, {
    textCode: SEQUENCE_TOO_LOW,
    headers: { [TIMING_SEQUENCE_HEADER]: String(current) },
  });

/**
 * What a call changes in a session. Without a status, the session's stays with its reason.
 * @throws Failure 422 with a message for each faulty row
 */
async function changesOf(
  published: Result,
  update: Call['update'],
  req: PayloadRequest,
): Promise<Partial<Result>> {
  const { status, status_note, classification, classification_note } = update;
  const statusAfter = status ?? published.session_status;
  const hasSome = (part: 'rows' | 'laps') => (update[part] ?? []).length > 0;
  for (const part of ['rows', 'laps'] as const)
    if (hasSome(part) && !STARTED_STATUSES.some((started) => started === statusAfter))
      throw badFields({ [part]: `Only a session that has started can have ${part}.` });
  const entries = entriesOf(published, req);
  const read = update.rows && (await readSentRows(update.rows, published.rows ?? [], entries));
  if (read && read.problems.length > 0) throw badFields(fieldsOfProblems('rows', 'Row', read.problems));
  return {
    ...(status ? { session_status: status, status_note } : {}),
    ...(classification ? { classification } : {}),
    ...(classification_note === undefined ? {} : { classification_note }),
    ...(read ? { rows: await completeRows(read.rows, entries) } : {}),
  };
}

/** What Payload refuses of a session is refused at its field. */
function asFailure(error: unknown): unknown {
  const fields = fieldErrorsOf(error);
  if (fields === null) return error;
  return badFields(
    Object.fromEntries(
      fields.errors.map(({ path, message }) => [path.replace(/^session_status$/, 'status'), message]),
    ),
  );
}

/**
 * Writes a timing provider's call to a published session, through the same hooks as an editor's, in one transaction.
 * @throws Failure 404, 409 (out of order), 422 (what only the office may do; a message for each faulty row and lap)
 */
export async function writeTiming(payload: Payload, call: Call): Promise<Answer> {
  const req = await createLocalReq({}, payload);
  const { session: id, provider, sequence, digest } = call;
  return inTransaction(req, async () => {
    // The second of two calls at once waits here.
    await lockRow(req, 'results', id);
    const published = await payload.findByID({
      collection: 'results',
      id,
      depth: 0,
      disableErrors: true,
      req,
    });
    if (published?._status !== 'published') throw notFound('The session');
    const state = await findTimingState(req, id);
    const answer = (rows: Result['rows']): Answer => ({ success: true, sequence, rows: (rows ?? []).length });
    if (state?.sequence === sequence && state.digest === digest) return answer(published.rows);
    if (state && state.sequence >= sequence) throw outOfOrder(state.sequence);
    const liveBefore = liveStateOf(state);
    guardSession(published, call.update, liveBefore);
    const changes = await changesOf(published, call.update, req);
    const rows = changes.rows ?? published.rows ?? [];
    const { laps = [] } = call.update;
    // Before anything is written: a faulty lap refuses the whole call.
    const lapsAfter = laps.length === 0 ? null : withSentLaps(await findLaps(payload, id, req), laps, rows);
    const { live, problems } = readSentLive(liveBefore, call.update, {
      isOver: published.session_status === 'finished',
      now: contentNow().toISOString(),
    });
    if (problems.length > 0) throw badFields(fieldsOfProblems('rows', 'Row', problems));
    const isMove = isTick(published, changes);
    if (isMove) await writeRows(req, published, changes.rows);
    else if (!isUnchanged(published, changes)) await writeSession(req, published, changes);
    if (lapsAfter) await keepLaps(req, id, lapsAfter);
    if (isMove || lapsAfter || !isDeepStrictEqual(live, liveBefore)) afterCommit(req, () => announceMove(id));
    await keepTimingState(req, state, { session: id, live, call: { provider, sequence, digest } });
    return answer(rows);
  });
}

/** Whether a call says of the session itself what is known already. */
const isSame = (published: Result, facts: Omit<Partial<Result>, 'rows'>): boolean =>
  Object.entries(facts).every(([name, value]) => (propertyOf(published, name) ?? '') === value);

/** Whether a call has nothing new but, perhaps, laps. */
const isUnchanged = (published: Result, { rows, ...others }: Partial<Result>): boolean =>
  rows === undefined && isSame(published, others);

/** Whether only the rows of a provisional sheet move on, as they do several times a second while a session runs. */
function isTick(published: Result, { rows, ...others }: Partial<Result>): boolean {
  if (isFinal(published)) return false;
  const hadRows = published.has_sheet === true && (rows?.length ?? 0) > 0;
  return hadRows && isSame(published, others);
}

/** The lists of a session: its history, streams and documents. */
const listsOf = (req: PayloadRequest, published: Result): Partial<Result> =>
  Object.fromEntries(
    req.payload.collections.results.config.flattenedFields.flatMap(({ name, type }) =>
      type === 'array' ? [[name, propertyOf(published, name)]] : [],
    ),
  );

/**
 * Writes rows that move on, to the record and to its latest version. A version of each move would push every correction out of the history,
 * and take five times as long.
 */
async function writeRows(req: PayloadRequest, published: Result, rows: Result['rows']): Promise<void> {
  const { db } = req.payload;
  const { id } = published;
  // Payload's database empties every list that an update doesn't name.
  const data = { ...listsOf(req, published), rows, updatedAt: new Date().toISOString() };
  await db.updateOne({ collection: 'results', id, data, req, returning: false });
  const { docs } = await db.findVersions<Result>({
    collection: 'results',
    where: {
      and: [
        { parent: { equals: id } },
        { latest: { equals: true } },
        { 'version._status': { equals: 'published' } },
      ],
    },
    select: { parent: true },
    limit: 1,
    pagination: false,
    req,
  });
  // What an editor saves next is based on the latest version; a draft has the rows that they gave it.
  const versionData = { version: data };
  for (const version of docs)
    await db.updateVersion({ collection: 'results', id: version.id, versionData, req, returning: false });
}

async function writeSession(req: PayloadRequest, published: Result, changes: Partial<Result>): Promise<void> {
  try {
    await writePublished(req, published, changes);
  } catch (error) {
    throw asFailure(error);
  }
}
