import { hash } from 'node:crypto';
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { isResultsEditor } from '../../cms/access/permissions.ts';
import { auditBelonging } from '../../cms/audit/record-change.ts';
import { lockRow } from '../../kernel/database/sql.ts';
import { afterCommit, inTransaction } from '../../kernel/database/transactions.ts';
import type { Result } from '../../payload-types.ts';
import { findResult } from '../results-import/find-result.ts';
import { importInputSchema, sheetTextSchema } from '../sheets/import-input.ts';
import type { ImportReport } from '../sheets/import-report.ts';
import { refusedInput } from '../sheets/refused-import.ts';
import { announceMove } from '../session-changes/announce-move.ts';
import { compareLaps } from './compare-laps.ts';
import { findLaps, keepLaps } from './keep-laps.ts';
import { LAPS_LIMIT } from './laps-limit.ts';
import { readLapsFile, type LapsFile } from './read-laps-file.ts';
import { withLaps, type StoredLaps } from './stored-laps.ts';
import { messageAnswer } from '../../kernel/http/answer.ts';

const inputSchema = importInputSchema.extend({ csv: sheetTextSchema(LAPS_LIMIT.bytes) });

/** What an empty file means: the session has no laps. */
const REMOVED: LapsFile = { laps: [], problems: [], notes: [], ignored: [] };

/** Identifies laps: it changes with each of them. Databases return the cars in varying order. */
const stampOf = (laps: StoredLaps): string => {
  const cars = Object.entries(laps).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return hash('sha256', JSON.stringify(cars), 'base64url');
};

/** Reads a file of laps and compares it with the session's. */
async function planImport(req: PayloadRequest, { id, rows }: Result, csv: string) {
  const cars = rows ?? [];
  const { laps, problems, notes, ignored } = csv === '' ? REMOVED : readLapsFile(csv, cars);
  const before = await findLaps(req.payload, id, req);
  const after = withLaps({}, laps);
  const report: Omit<ImportReport, 'applied'> = {
    rows: laps.length,
    problems,
    warnings: [],
    notes,
    ignored,
    changes: problems.length > 0 ? [] : compareLaps(before, after, cars),
    basedOn: stampOf(before),
    // Laps are measurements: they don't change the classification.
    needsReason: false,
  };
  return { after, report };
}

/**
 * POST /api/results/{id}/import-laps: replaces a session's laps with those of a timing system's file; removes them if `csv` is empty.
 * Without `apply` it previews the changes. An error in any line means that nothing is written (422, listing all errors by line).
 */
export const importLapsEndpoint: Endpoint = {
  path: '/:id/import-laps',
  method: 'post',
  handler: async (req) => {
    if ((await isResultsEditor({ req })) !== true)
      return messageAnswer(403, 'Only administrators, editors and results officers can import laps.');
    await addDataAndFileToRequest(req);
    const input = inputSchema.safeParse(req.data);
    if (!input.success) return refusedInput('sheet of laps', LAPS_LIMIT.bytes);
    const { csv, apply, basedOn } = input.data;
    const session = await findResult(req);
    if (!session) return messageAnswer(404, 'Session not found.');
    if (!apply) return Response.json({ ...(await planImport(req, session, csv)).report, applied: false });
    return inTransaction(req, async () => {
      // The second of two concurrent imports waits here, and then finds its preview out of date.
      await lockRow(req, 'results', session.id);
      const { after, report } = await planImport(req, session, csv);
      if (report.problems.length > 0) return Response.json({ ...report, applied: false }, { status: 422 });
      if (basedOn !== undefined && basedOn !== report.basedOn)
        return messageAnswer(409, 'Someone else has changed the laps. Check the changes again.');
      await keepLaps(req, session.id, after);
      await auditBelonging(req, 'results', session, ['laps']);
      afterCommit(req, () => announceMove(session.id));
      return Response.json({ ...report, applied: true });
    });
  },
};
