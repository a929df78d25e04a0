import type { Endpoint } from 'payload';
import { z } from 'zod';
import { MAX_INTEGER } from '../../../lib/contract/limits.ts';
import { mayScan } from '../../cms/access/roles.ts';
import { admit } from './admit.ts';
import { admissionOf } from './admission.ts';
import { messageAnswer, privateJson } from '../../kernel/http/answer.ts';

const scanSchema = z.object({
  code: z.string().trim().min(1).max(200),
  attempt: z.string().regex(/^[\w-]{16,64}$/),
  round: z.number().int().positive().max(MAX_INTEGER).nullable(),
});

const NOT_JSON = 'Send the request body as JSON.';
const NOT_A_SCAN = 'Send code (text), attempt (16 to 64 letters and digits) and round (a number or null).';

/** POST /api/ticket-scans/admit: whether a ticket is valid, for accounts that may scan. Responds with an `Admission`. */
export const scannerEndpoints: Endpoint[] = [
  {
    path: '/admit',
    method: 'post',
    handler: async (req) => {
      const { user } = req;
      if (user?.collection !== 'users' || !mayScan(user))
        return messageAnswer(403, 'Your account can’t scan tickets.');
      if (!req.headers.get('content-type')?.startsWith('application/json'))
        return messageAnswer(415, NOT_JSON);
      const body: unknown = await req.json?.().catch(() => null);
      const scan = scanSchema.safeParse(body);
      if (!scan.success) return messageAnswer(422, NOT_A_SCAN);
      const result = await admit(req.payload, { ...scan.data, account: user.email });
      return privateJson(admissionOf(result));
    },
  },
];
