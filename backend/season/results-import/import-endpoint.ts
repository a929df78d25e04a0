import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { roleOf } from '../../cms/access/roles.ts';
import { lockRow } from '../../kernel/database/sql.ts';
import { inTransaction } from '../../kernel/database/transactions.ts';
import type { Result } from '../../payload-types.ts';
import { isFinal } from '../validation/amendment-validation.ts';
import { completeRows } from './complete-rows.ts';
import { compareRows } from './compare.ts';
import { importInputSchema, refusal } from './import-input.ts';
import { keepDetails } from './keep-details.ts';
import { MAX_SHEET_BYTES } from './read-file.ts';
import { readTimingRows } from './read-rows.ts';

async function findResult(req: PayloadRequest) {
  const id = Number(req.routeParams?.['id']);
  if (!Number.isInteger(id)) return null;
  return req.payload.findByID({
    collection: 'results',
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  });
}

/**
 * Replaces a session's rows in one transaction, unless somebody saved the session since the preview.
 * @returns whether they were written
 */
async function replaceRows(
  req: PayloadRequest,
  { id, rows, basedOn }: { id: number; rows: NonNullable<Result['rows']>; basedOn: string | undefined },
): Promise<boolean> {
  return inTransaction(req, async () => {
    // The second of two concurrent imports waits here, and then sees that it is too late.
    await lockRow(req, 'results', id);
    const now = await findResult(req);
    const isWritten = now !== null && (basedOn === undefined || basedOn === now.updatedAt);
    if (isWritten)
      await req.payload.update({
        collection: 'results',
        id,
        data: { rows },
        draft: now._status !== 'published',
        overrideAccess: false,
        req,
      });
    return isWritten;
  });
}

/** The rows of an official sheet change with an amendment only, and a file says no reason. */
const needsDraft = ({ classification }: Result) =>
  `This sheet is ${String(classification)}. Choose “Amended”, say what was amended and why, save that as a draft, and import into the draft; then publish it.`;

/**
 * POST /api/results/{id}/import-rows: replaces a session's rows with those from a timing system's file; team, car and drivers come from the
 * entry list. Without `apply` it previews the
 * changes. An error in any line means that nothing is written (422, listing all errors by line).
 */
export const importRowsEndpoint: Endpoint = {
  path: '/:id/import-rows',
  method: 'post',
  handler: async (req) => {
    const role = roleOf(req.user);
    if (role === null || role === 'gate') return refusal(403, 'Sign in to import results.');
    await addDataAndFileToRequest(req);
    const input = importInputSchema.safeParse(req.data);
    if (!input.success)
      return refusal(422, `Send the text of a sheet of up to ${String(MAX_SHEET_BYTES)} letters as csv.`);
    const result = await findResult(req);
    if (!result) return refusal(404, 'There is no such session.');
    const { csv, apply, basedOn } = input.data;
    const { rows: read, problems, ignored } = readTimingRows(csv);
    const before = result.rows ?? [];
    const rows = await completeRows(keepDetails(read, before), result, req);
    const changes = problems.length > 0 ? [] : compareRows(before, rows);
    const report = { rows: rows.length, problems, ignored, changes, basedOn: result.updatedAt };
    if (apply && changes.length > 0 && result._status === 'published' && isFinal(result))
      return refusal(422, needsDraft(result));
    if (problems.length > 0)
      return Response.json({ ...report, applied: false }, { status: apply ? 422 : 200 });
    if (!apply) return Response.json({ ...report, applied: false });
    if (!(await replaceRows(req, { id: result.id, rows, basedOn })))
      return refusal(409, 'Somebody else changed this session meanwhile. Look at the changes again.');
    return Response.json({ ...report, applied: true });
  },
};
