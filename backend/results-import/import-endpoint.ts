import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { roleOf } from '../access/roles.ts';
import { compareRows } from './compare.ts';
import { MAX_SHEET_BYTES } from './read-file.ts';
import { readTimingRows } from './read-rows.ts';

const inputSchema = z.object({
  // PostgreSQL keeps no text with a zero in it, and no sheet has one.
  csv: z
    .string()
    .max(MAX_SHEET_BYTES)
    .regex(/^[^\0]*$/),
  /** False only shows what would change. */
  apply: z.boolean().default(false),
  /** The version that the preview was made from: another one in between is not overwritten. */
  basedOn: z.string().optional(),
});

const refusal = (status: number, message: string) => Response.json({ message }, { status });

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
 * POST /api/results/{id}/import-rows: puts the rows of a timing system's file in the place of a session's. Without `apply` it tells
 * what would change. With a fault in any line nothing is written (422, with every fault by its line).
 */
export const importRowsEndpoint: Endpoint = {
  path: '/:id/import-rows',
  method: 'post',
  handler: async (req) => {
    if (roleOf(req.user) === null) return refusal(403, 'Sign in to import results.');
    await addDataAndFileToRequest(req);
    const input = inputSchema.safeParse(req.data);
    if (!input.success)
      return refusal(422, `Send the text of a sheet of up to ${String(MAX_SHEET_BYTES)} letters as csv.`);
    const result = await findResult(req);
    if (!result) return refusal(404, 'There is no such session.');
    const { csv, apply, basedOn } = input.data;
    const { rows, problems, ignored } = readTimingRows(csv);
    const changes = problems.length > 0 ? [] : compareRows(result.rows ?? [], rows);
    const report = { rows: rows.length, problems, ignored, changes, basedOn: result.updatedAt };
    if (problems.length > 0)
      return Response.json({ ...report, applied: false }, { status: apply ? 422 : 200 });
    if (!apply) return Response.json({ ...report, applied: false });
    if (basedOn !== undefined && basedOn !== result.updatedAt)
      return refusal(409, 'Somebody else changed this session meanwhile. Look at the changes again.');
    await req.payload.update({
      collection: 'results',
      id: result.id,
      data: { rows: [...rows] },
      draft: result._status !== 'published',
      overrideAccess: false,
      req,
    });
    return Response.json({ ...report, applied: true });
  },
};
