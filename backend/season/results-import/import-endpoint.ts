import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { fullName } from '../../../lib/shared/full-name.ts';
import { isResultsEditor } from '../../cms/access/permissions.ts';
import { findAll, mapById } from '../../cms/records/by-ids.ts';
import { refIds } from '../../cms/records/refs.ts';
import { lockRow } from '../../kernel/database/sql.ts';
import { inTransaction } from '../../kernel/database/transactions.ts';
import type { Result } from '../../payload-types.ts';
import { isFinal, isNewReason } from '../validation/amendment-validation.ts';
import { completeRows, entriesOf, findEntered } from './complete-rows.ts';
import { compareRows } from './compare.ts';
import { findResult } from './find-result.ts';
import { importInputSchema } from '../sheets/import-input.ts';
import type { ImportReport } from '../sheets/import-report.ts';
import { mergeRows } from './merge-rows.ts';
import { refusedInput, refusedRecord } from '../sheets/refused-import.ts';
import { readTimingRows } from './read-rows.ts';
import { messageAnswer } from '../../kernel/http/answer.ts';

type Rows = NonNullable<Result['rows']>;

/** The names of the drivers that rows are linked to, by id. */
async function driverNames(req: PayloadRequest, rows: Rows): Promise<(id: number) => string> {
  const ids = [...new Set(rows.flatMap(({ drivers }) => refIds(drivers)))];
  if (ids.length === 0) return String;
  const select = { first_name: true, last_name: true } as const;
  const { docs } = await req.payload.find({ ...findAll('drivers', { id: { in: ids } }), select, req });
  const byId = mapById(docs);
  return (id) => fullName(byId.get(id) ?? {}) || String(id);
}

type Writing = {
  readonly id: number;
  readonly data: Partial<Pick<Result, 'rows' | 'classification' | 'classification_note'>>;
  readonly basedOn: string | undefined;
};

/**
 * Replaces a session's rows in one transaction, unless somebody has saved the session since the preview.
 * @returns whether they were written
 */
async function replaceRows(req: PayloadRequest, { id, data, basedOn }: Writing): Promise<boolean> {
  return inTransaction(req, async () => {
    // The second of two concurrent imports waits here, and then finds that it is too late.
    await lockRow(req, 'results', id);
    const now = await findResult(req);
    const isWritten = now !== null && (basedOn === undefined || basedOn === now.updatedAt);
    if (isWritten)
      await req.payload.update({
        collection: 'results',
        id,
        data,
        draft: now._status !== 'published',
        overrideAccess: false,
        req,
      });
    return isWritten;
  });
}

/** Reads a sheet and compares it with the session's rows. */
async function planImport(req: PayloadRequest, result: Result, csv: string) {
  const { rows: read, problems, warnings, notes, ignored } = readTimingRows(csv);
  const before = result.rows ?? [];
  const entries = entriesOf(result, req);
  const merged = mergeRows(read, before, await findEntered(read, before, entries));
  const rows = await completeRows(merged, entries);
  const changes =
    problems.length > 0 ? [] : compareRows(before, rows, await driverNames(req, [...before, ...rows]));
  const report: Omit<ImportReport, 'applied'> = {
    rows: rows.length,
    problems,
    warnings,
    notes,
    ignored,
    changes,
    basedOn: result.updatedAt,
    // The rows of an official sheet only change with an amendment.
    needsReason: changes.length > 0 && result._status === 'published' && isFinal(result),
  };
  return { rows, report };
}

const REASON =
  'Say what was amended and why, such as “Car 21: 5 s, track limits, stewards’ decision 14”. Each amendment needs its own reason.';

/**
 * POST /api/results/{id}/import-rows: replaces a session's rows with those of a timing system's file. What the file has no column for stays
 * with its car; team, car and drivers come from the entry list. Without `apply` it previews the changes. An error in any line means that
 * nothing is written (422, listing all errors by line), and so does an unlikely value unless it is `confirmed`. The rows of an official
 * sheet become an amendment, with the `reason`.
 */
export const importRowsEndpoint: Endpoint = {
  path: '/:id/import-rows',
  method: 'post',
  handler: async (req) => {
    if ((await isResultsEditor({ req })) !== true)
      return messageAnswer(403, 'Only administrators, editors and results officers can import results.');
    await addDataAndFileToRequest(req);
    const input = importInputSchema.safeParse(req.data);
    if (!input.success) return refusedInput('sheet');
    const result = await findResult(req);
    if (!result) return messageAnswer(404, 'Session not found.');
    const { csv, apply, confirmed, basedOn, reason } = input.data;
    const { rows, report } = await planImport(req, result, csv);
    if (!apply) return Response.json({ ...report, applied: false });
    if (report.problems.length > 0 || (report.warnings.length > 0 && !confirmed))
      return Response.json({ ...report, applied: false }, { status: 422 });
    if (report.needsReason && !isNewReason(reason, result.classification_note))
      return messageAnswer(422, `This sheet is ${String(result.classification)}. ${REASON}`);
    const amendment = { classification: 'amended', classification_note: reason.trim() } as const;
    const data = { rows, ...(report.needsReason ? amendment : {}) };
    try {
      if (!(await replaceRows(req, { id: result.id, data, basedOn })))
        return messageAnswer(409, 'Someone else has changed this session. Check the changes again.');
      return Response.json({ ...report, applied: true });
    } catch (error) {
      return refusedRecord(error);
    }
  },
};
