import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { auditDemo } from '../../../cms/audit/record-change.ts';
import { inTransaction } from '../../../kernel/database/transactions.ts';
import { setsUpSites } from '../set-up-endpoint.ts';
import { addDemo, describeContent } from './add-demo.ts';
import { ADD_DEMO_CALL, REMOVE_DEMO_CALL, removeInputSchema, type RemoveReport } from './demo-report.ts';
import { planRemoval } from './plan-removal.ts';
import { removeDemo } from './remove-demo.ts';
import { messageAnswer } from '../../../kernel/http/answer.ts';

const FOR_ADMINS = 'Only administrators can add or remove the demo.';

async function add(req: PayloadRequest): Promise<Response> {
  const there = await describeContent(req);
  if (there.length > 0)
    return messageAnswer(
      409,
      `The demo can only be added to an empty site. This one has: ${there.join(', ')}. Nothing was added.`,
    );
  const outcome = await addDemo();
  if (!outcome.isAdded)
    return messageAnswer(500, `The demo couldn’t be added, and nothing has changed. ${outcome.reason}`);
  await auditDemo(req, 'created', null);
  return messageAnswer(200, 'The demo has been added.');
}

async function remove(req: PayloadRequest): Promise<Response> {
  await addDataAndFileToRequest(req);
  const input = removeInputSchema.safeParse(req.data);
  if (!input.success) return messageAnswer(422, 'Send what is ticked.');
  const { ticked, apply, basedOn } = input.data;
  const execute = async () => {
    const removal = await planRemoval(req, new Set(ticked));
    if (removal === null) return messageAnswer(404, 'There’s nothing from the demo to remove.');
    if (apply && basedOn !== undefined && basedOn !== removal.report.basedOn)
      return messageAnswer(
        409,
        'This has changed since you looked at it. Nothing was removed. Check the list again.',
      );
    if (apply) await removeDemo(req, removal);
    return Response.json({ ...removal.report, isRemoved: apply } satisfies RemoveReport);
  };
  return apply ? inTransaction(req, execute) : execute();
}

const forAdmins =
  (work: (req: PayloadRequest) => Promise<Response>): Endpoint['handler'] =>
  async (req) =>
    setsUpSites(req.user) ? work(req) : messageAnswer(403, FOR_ADMINS);

/**
 * POST /api/demo/add: adds the demo championship to an empty site, all of it or nothing. POST /api/demo/remove: previews its removal, and
 * with `apply` removes it, all or nothing.
 */
export const demoEndpoints: Endpoint[] = [
  { path: ADD_DEMO_CALL, method: 'post', handler: forAdmins(add) },
  { path: REMOVE_DEMO_CALL, method: 'post', handler: forAdmins(remove) },
];
