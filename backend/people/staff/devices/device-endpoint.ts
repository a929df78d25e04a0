import { addDataAndFileToRequest, type Endpoint } from 'payload';
import { z } from 'zod';
import { textIn } from '../../../../lib/shared/record.ts';
import { staffOf } from '../../../cms/access/staff.ts';
import { signOutDevices } from './devices.ts';
import { messageAnswer } from '../../../kernel/http/answer.ts';

const inputSchema = z.union([z.object({ device: z.string().min(1) }), z.object({ others: z.literal(true) })]);

/** POST /api/users/sign-out {device} or {others: true}: signs the caller out on one device, or on all others. */
export const signOutEndpoint: Endpoint = {
  path: '/sign-out',
  method: 'post',
  handler: async (req) => {
    const account = staffOf(req);
    if (account === null) return messageAnswer(403, 'Sign in first.');
    await addDataAndFileToRequest(req);
    const input = inputSchema.safeParse(req.data);
    if (!input.success) return messageAnswer(422, 'Send a device, or others: true.');
    const { data } = input;
    const own = textIn(account, '_sid');
    const ended = await signOutDevices(req, account.id, (id) =>
      'device' in data ? id === data.device : id !== own,
    );
    if ('device' in data)
      return ended === 0
        ? messageAnswer(404, 'That device is already signed out.')
        : messageAnswer(200, 'Signed out there.');
    return messageAnswer(
      200,
      ended === 0
        ? 'You weren’t signed in anywhere else.'
        : `Signed out on ${ended === 1 ? '1 other device' : `${String(ended)} other devices`}.`,
    );
  },
};
