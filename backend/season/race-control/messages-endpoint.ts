import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { isDeepStrictEqual } from 'node:util';
import { recordIdIn } from '../../kernel/database/record-id.ts';
import { contentNow } from '../../kernel/clock.ts';
import { lockRow } from '../../kernel/database/sql.ts';
import { afterCommit, inTransaction } from '../../kernel/database/transactions.ts';
import { messageAnswer } from '../../kernel/http/answer.ts';
import { announceMove } from '../session-changes/announce-move.ts';
import { changesSessions } from '../session-changes/change-endpoint.ts';
import { liveStateOf } from '../timing/live-state.ts';
import { withMessages } from '../timing/read-sent-live.ts';
import { findTimingState, keepTimingState } from '../timing/timing-states.ts';
import { saidMessageSchema, type SaidMessage } from './said-message.ts';

async function say(req: PayloadRequest, id: number, message: SaidMessage): Promise<Response> {
  // A timing system's call at the same moment waits, or is waited for: neither loses what the other said.
  await lockRow(req, 'results', id);
  const session = await req.payload.findByID({
    collection: 'results',
    id,
    depth: 0,
    disableErrors: true,
    select: { _status: true },
    req,
  });
  if (session?._status !== 'published') return messageAnswer(404, 'Session not found.');
  const state = await findTimingState(req, id);
  const before = liveStateOf(state);
  const messages = withMessages(before.messages, [message], contentNow().toISOString());
  if (!isDeepStrictEqual(messages, before.messages)) {
    await keepTimingState(req, state, { session: id, live: { ...before, messages } });
    afterCommit(req, () => announceMove(id));
  }
  return Response.json({ messages });
}

/**
 * POST /api/results/{id}/messages with a message of race control for a published session: its id, which whoever sends it makes up, and its
 * text. The same id again corrects it, and without text takes it back; so a press that is repeated says nothing twice. Answers all messages
 * of the session, newest first; a timing system's among them can be corrected in the same way.
 */
export const sayMessageEndpoint: Endpoint = {
  path: '/:id/messages',
  method: 'post',
  handler: async (req) => {
    if (!changesSessions(req.user))
      return messageAnswer(403, 'Only administrators, editors and results officers can send messages.');
    await addDataAndFileToRequest(req);
    const input = saidMessageSchema.safeParse(req.data);
    if (!input.success)
      return messageAnswer(422, 'Send id (up to 64 characters) and text (up to 300 characters).');
    const id = recordIdIn(req.routeParams?.['id']);
    if (id === null) return messageAnswer(404, 'Session not found.');
    return inTransaction(req, () => say(req, id, input.data));
  },
};
