import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import type { z } from 'zod';
import { roleOf } from '../../cms/access/roles.ts';
import { recordIdIn } from '../../kernel/database/record-id.ts';
import { lockRow } from '../../kernel/database/sql.ts';
import { inTransaction } from '../../kernel/database/transactions.ts';
import { refusedRecord } from '../sheets/refused-import.ts';
import { sessionChangeInput } from './session-change.ts';
import { writePublished } from './write-published.ts';
import { messageAnswer } from '../../kernel/http/answer.ts';

/** Whether an account may change sessions on the day: administrators, editors and results officers. */
export const changesSessions = (user: PayloadRequest['user']): boolean => {
  const role = user?.collection === 'users' ? roleOf(user) : null;
  return role === 'admin' || role === 'editor' || role === 'results';
};

async function change(
  req: PayloadRequest,
  id: number,
  { from, to }: z.output<typeof sessionChangeInput>,
): Promise<Response> {
  // The second of two requests waits here, and then sees what the first has changed.
  await lockRow(req, 'results', id);
  const session = await req.payload.findByID({
    collection: 'results',
    id,
    depth: 0,
    disableErrors: true,
    req,
  });
  if (session?._status !== 'published') return messageAnswer(404, 'Session not found.');
  const start = session.date ? Date.parse(session.date) : NaN;
  if ((session.session_status ?? 'scheduled') !== from.status || start !== Date.parse(from.starts_at))
    return messageAnswer(409, 'Someone else has changed this session. Reload the list to see how.');
  const moved = Date.parse(to.starts_at) - start;
  const end = session.ends_at ? new Date(Date.parse(session.ends_at) + moved).toISOString() : null;
  await writePublished(req, session, {
    session_status: to.status,
    status_note: to.reason.trim(),
    ...(moved === 0 ? {} : { date: to.starts_at, ends_at: end }),
  });
  return Response.json(to);
}

/**
 * POST /api/results/{id}/change with the session's state before (`from`) and after (`to`): its status, the reason and its start. Public at
 * once; a draft that an editor is preparing stays a draft. 409 if the state isn't `from`, 422 with the form's messages.
 */
export const changeSessionEndpoint: Endpoint = {
  path: '/:id/change',
  method: 'post',
  handler: async (req) => {
    if (!changesSessions(req.user))
      return messageAnswer(403, 'Only administrators, editors and results officers can change sessions.');
    await addDataAndFileToRequest(req);
    const input = sessionChangeInput.safeParse(req.data);
    if (!input.success)
      return messageAnswer(
        422,
        'Send from and to, each with status, reason (up to 1,000 characters) and starts_at.',
      );
    const id = recordIdIn(req.routeParams?.['id']);
    if (id === null) return messageAnswer(404, 'Session not found.');
    try {
      return await inTransaction(req, () => change(req, id, input.data));
    } catch (error) {
      return refusedRecord(error);
    }
  },
};
