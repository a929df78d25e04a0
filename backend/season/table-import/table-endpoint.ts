import { CHAMPIONSHIP_TIME_ZONE } from '../../../lib/contract/time-zone.ts';
import { hash } from 'node:crypto';
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { isResultsEditor } from '../../cms/access/permissions.ts';
import { findAll } from '../../cms/records/by-ids.ts';
import { refId, refIds } from '../../cms/records/refs.ts';
import { recordIdIn } from '../../kernel/database/record-id.ts';
import { lockRow } from '../../kernel/database/sql.ts';
import { inTransaction } from '../../kernel/database/transactions.ts';
import { importInputSchema } from '../sheets/import-input.ts';
import type { ImportReport } from '../sheets/import-report.ts';
import { refusedInput, refusedRecord } from '../sheets/refused-import.ts';
import type { ImportPlan, ImportTarget } from './import-plan.ts';
import { messageAnswer } from '../../kernel/http/answer.ts';

const inputSchema = importInputSchema.extend({
  endMissing: z.boolean().default(false),
  addDrivers: z.boolean().default(false),
});
type Choices = Pick<ImportTarget, 'endMissing' | 'addDrivers'>;

async function findTarget(req: PayloadRequest, choices: Choices): Promise<ImportTarget | null> {
  const { payload, routeParams } = req;
  const id = recordIdIn(routeParams?.['id']);
  if (id === null) return null;
  const common = { depth: 0, disableErrors: true, overrideAccess: false, req } as const;
  const round = await payload.findByID({ collection: 'rounds', id, draft: true, ...common });
  if (!round) return null;
  const venueId = refId(round.venue);
  const venue =
    venueId === null ? null : await payload.findByID({ collection: 'venues', id: venueId, ...common });
  const own = refIds(round.categories);
  const { docs } = await payload.find({
    ...findAll('categories', own.length === 0 ? {} : { id: { in: own } }),
    sort: ['sort', 'name', 'id'],
    overrideAccess: false,
    req,
  });
  return { round, categories: docs, timeZone: venue?.timezone ?? CHAMPIONSHIP_TIME_ZONE, ...choices };
}

/** Identifies a plan: it changes with the table and with the existing records. */
const stampOf = ({ changes, rows, problems, warnings }: ImportPlan): string =>
  hash('sha256', JSON.stringify([changes, rows, problems, warnings]), 'base64url');

const reportOf = ({ writes: _writes, ...plan }: ImportPlan, applied: boolean): ImportReport => ({
  ...plan,
  basedOn: stampOf({ ...plan, writes: [] }),
  needsReason: false,
  applied,
});

/**
 * An endpoint of rounds that imports a table: without `apply` it previews, and with it imports all of the table or nothing. An error in any
 * line means that nothing is written (422, listing all errors by line), and so does an unlikely one unless it is `confirmed`.
 * @param plan reads the table and compares it with the existing records; writes nothing
 */
export const tableEndpoint = (
  path: string,
  plan: (req: PayloadRequest, target: ImportTarget, table: string) => Promise<ImportPlan>,
): Endpoint => ({
  path: `/:id/${path}`,
  method: 'post',
  handler: async (req) => {
    if ((await isResultsEditor({ req })) !== true)
      return messageAnswer(403, 'Only administrators, editors and results officers can import tables.');
    await addDataAndFileToRequest(req);
    const input = inputSchema.safeParse(req.data);
    if (!input.success) return refusedInput('table');
    const { csv, apply, confirmed, basedOn, endMissing, addDrivers } = input.data;
    const target = await findTarget(req, { endMissing, addDrivers });
    if (!target) return messageAnswer(404, 'Round not found.');
    if (!apply) return Response.json(reportOf(await plan(req, target, csv), false));
    try {
      return await inTransaction(req, async () => {
        // The second of two concurrent imports waits here, and then finds its preview out of date.
        await lockRow(req, 'rounds', target.round.id);
        const now = await plan(req, target, csv);
        if (now.problems.length > 0 || (now.warnings.length > 0 && !confirmed))
          return Response.json(reportOf(now, false), { status: 422 });
        if (basedOn !== undefined && basedOn !== stampOf(now))
          return messageAnswer(409, 'Someone else has changed this round. Check the changes again.');
        for (const write of now.writes) await write(req);
        return Response.json(reportOf(now, true));
      });
    } catch (error) {
      return refusedRecord(error);
    }
  },
});
