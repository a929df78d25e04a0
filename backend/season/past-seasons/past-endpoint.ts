import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { isForSecondPerson } from '../../cms/reviews/second-person.ts';
import { lockRow } from '../../kernel/database/sql.ts';
import { inTransaction } from '../../kernel/database/transactions.ts';
import { startsSeasons } from '../new-season/season-endpoint.ts';
import { refusedInput, refusedRecord } from '../sheets/refused-import.ts';
import { makePastSeasons } from './make-past.ts';
import { pastInputSchema, type PastInput, type PastReport } from './past-report.ts';
import { planPastSeasons } from './plan-past.ts';
import { messageAnswer } from '../../kernel/http/answer.ts';

const FOR_ADMINISTRATORS =
  'Nothing was created. New rounds are published at once, and here a second person has to publish them. Ask an administrator to import this file.';

async function apply(req: PayloadRequest, input: PastInput): Promise<Response> {
  // The second of two requests waits here, and then sees what the first has created.
  await lockRow(req, 'users', req.user?.id ?? 0);
  const plan = await planPastSeasons(req, input);
  const report: PastReport = { ...plan.report, made: null };
  if (report.problems.length > 0 || (report.warnings.length > 0 && !input.confirmed))
    return Response.json(report, { status: 422 });
  if (input.basedOn !== undefined && input.basedOn !== report.basedOn)
    return messageAnswer(409, 'Someone else has changed something that this file is about. Check it again.');
  const made = await makePastSeasons(req, plan, input.series);
  return Response.json({ ...report, made } satisfies PastReport);
}

/**
 * POST /api/past-seasons: previews what a file of past seasons would create, and with `apply` creates all of it or nothing. An error in any
 * line means that nothing is created (422, listing all errors by line), and so does an unlikely value unless it is `confirmed`. Existing
 * records stay as they are, so sending the same file again creates nothing.
 */
export const pastSeasonsEndpoint: Endpoint = {
  path: '/past-seasons',
  method: 'post',
  handler: async (req) => {
    if (!startsSeasons(req.user))
      return messageAnswer(403, 'Only administrators and editors can import past seasons.');
    await addDataAndFileToRequest(req);
    const input = pastInputSchema.safeParse(req.data);
    if (!input.success) return refusedInput('table');
    if (!input.data.apply) {
      const { report } = await planPastSeasons(req, input.data);
      return Response.json({ ...report, made: null } satisfies PastReport);
    }
    try {
      return await inTransaction(req, () => apply(req, input.data));
    } catch (error) {
      if (isForSecondPerson(error)) return messageAnswer(403, FOR_ADMINISTRATORS);
      return refusedRecord(error);
    }
  },
};
