import type { Endpoint } from 'payload';
import { messageAnswer, privateJson } from '../../kernel/http/answer.ts';
import { changesSessions } from '../session-changes/change-endpoint.ts';
import { findControlDay } from './control-sessions.ts';

/** GET /api/race-control: the sessions of the day with their messages, as JSON (`ControlDay`), for a screen that is open all day. */
export const controlDayEndpoint: Endpoint = {
  path: '/race-control',
  method: 'get',
  handler: async (req) => {
    if (!changesSessions(req.user))
      return messageAnswer(403, 'Only administrators, editors and results officers can send messages.');
    return privateJson(await findControlDay(req.payload));
  },
};
