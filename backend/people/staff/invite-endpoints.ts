import { addDataAndFileToRequest, type Endpoint } from 'payload';
import { z } from 'zod';
import { roleOf, ROLES } from '../../cms/access/roles.ts';
import { fieldErrorsOf } from '../../cms/hooks/report-field-errors.ts';
import { recordIdIn } from '../../kernel/database/record-id.ts';
import { config } from '../../kernel/config.ts';
import { inTransaction } from '../../kernel/database/transactions.ts';
import { accountState, invite, sendInvitation } from './invitation.ts';
import { plain } from './cms-sign-in.ts';
import { messageAnswer } from '../../kernel/http/answer.ts';

const MAX_NAME_LENGTH = 200;

const inputSchema = z.object({
  name: z.string().trim().max(MAX_NAME_LENGTH).default(''),
  email: z.string(),
  role: z.enum(ROLES),
});

/** Validation messages by field. */
type Fields = Partial<Record<'name' | 'email' | 'role', string>>;

const refusal = (status: number, message: string, fields: Fields = {}) =>
  messageAnswer(status, message, { fields });
const NOT_ADMIN = 'Only administrators can invite colleagues.';
const CORRECT = 'Nobody was invited. Correct the marked field.';

/** Says whether the email is being sent. */
const sent = (email: string): string =>
  config().smtpUrl === null
    ? `This site has no mail server: the link for ${email} is in the CMS’s email outbox.`
    : `The link is on its way to ${email}.`;

/** Messages at those of a record's fields that the screen has. */
function fieldsOf(error: unknown): Fields | null {
  const found = fieldErrorsOf(error);
  return found && Object.fromEntries(found.errors.map(({ path, message }) => [path, message]));
}

/**
 * POST /api/users/invite {name, email, role}: creates an account without a password and emails its owner a link to choose one. POST
 * /api/users/{id}/invite: sends another link, as long as no password has been chosen; 409 after that, and if the address has just been
 * changed. Both are for administrators.
 */
export const inviteEndpoints: Endpoint[] = [
  {
    path: '/invite',
    method: 'post',
    handler: async (req) => {
      if (roleOf(req.user) !== 'admin') return refusal(403, NOT_ADMIN);
      await addDataAndFileToRequest(req);
      const input = inputSchema.safeParse(req.data);
      if (!input.success) {
        const path = String(input.error.issues[0]?.path[0]);
        const fields: Fields =
          path === 'name'
            ? { name: `Enter up to ${String(MAX_NAME_LENGTH)} characters.` }
            : path === 'role'
              ? { role: 'Choose a role.' }
              : { email: 'Enter an email address.' };
        return refusal(422, CORRECT, fields);
      }
      const email = plain(input.data.email);
      if (email === null) return refusal(422, CORRECT, { email: 'Enter an email address.' });
      try {
        const account = await inTransaction(req, () => invite(req, { ...input.data, email }));
        return Response.json({ id: account.id, message: sent(account.email) }, { status: 201 });
      } catch (error) {
        const fields = fieldsOf(error);
        if (fields === null) throw error;
        return refusal(422, CORRECT, fields);
      }
    },
  },
  {
    path: '/:id/invite',
    method: 'post',
    handler: async (req) => {
      if (roleOf(req.user) !== 'admin') return refusal(403, NOT_ADMIN);
      const id = recordIdIn(req.routeParams?.['id']);
      const account =
        id === null
          ? null
          : await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req });
      if (!account) return refusal(404, 'Account not found.');
      const state = await accountState(req.payload, account.id, req);
      if (state?.is === 'active')
        return refusal(
          409,
          'This account is already active. “Forgot password?” on the sign-in screen sends a new link.',
        );
      const isSent = await inTransaction(req, () => sendInvitation(req, account));
      return isSent
        ? messageAnswer(200, sent(account.email))
        : refusal(409, 'This account has just been changed. Reload the page, then send the link again.');
    },
  },
];
