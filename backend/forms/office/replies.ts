import type { CollectionBeforeDeleteHook, Endpoint, Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { textIn } from '../../../lib/shared/record.ts';
import { numberInText } from '../../../lib/shared/text/number-in-text.ts';
import { worksInShop } from '../../cms/access/roles.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { getDomain } from '../../site/domain.ts';
import { hashOf } from '../../kernel/secrets.ts';
import type { FormReply, FormSubmission } from '../../payload-types.ts';
import { messageAnswer, privateJson } from '../../kernel/http/answer.ts';
import { findSubmission } from './find-submission.ts';

const MAX_REPLY = 10_000;

const replySchema = z.object({
  text: z.string().trim().min(1).max(MAX_REPLY),
  /** Whether the reply completes the submission. */
  done: z.boolean().default(false),
  /** The same for a repeated press: one email. */
  press: z.string().regex(/^[\w-]{16,64}$/),
});

/** A reply as the CMS shows it. */
export type ShownReply = {
  readonly at: string;
  readonly text: string;
  readonly to: string;
  readonly account: string;
};

const shown = ({ createdAt, text, to, account }: FormReply): ShownReply => ({
  at: createdAt,
  text: text ?? '',
  to: to ?? '',
  account: account ?? '',
});

async function repliesTo(payload: Payload, submission: number): Promise<ShownReply[]> {
  const { docs } = await payload.find({
    collection: 'form-replies',
    where: { submission: { equals: submission } },
    sort: 'id',
    depth: 0,
    pagination: false,
  });
  return docs.map(shown);
}

type Draft = z.infer<typeof replySchema>;

/** Stores the reply, then sends it: both once for a text, however often the button is pressed. */
async function reply(req: PayloadRequest, submission: FormSubmission, { text, done, press }: Draft) {
  const { payload } = req;
  const to = submission.sender ?? '';
  // Whoever heard no answer may change the text before pressing again: what is then sent is another reply.
  const key = `reply:${String(submission.id)}:${press}:${hashOf(text)}`;
  const byKey = () => findOne(payload, 'form-replies', { key: { equals: key } });
  if (!(await byKey())) {
    const account = textIn(req.user, 'email');
    await payload
      .create({ collection: 'form-replies', data: { submission: submission.id, text, to, account, key } })
      .catch(async (error: unknown) => {
        // A concurrent request of the same press.
        if (!(await byKey())) throw error;
      });
  }
  const { organisation_email: office, organisation_name: name } = await getDomain(payload);
  await sendMail(payload, {
    key,
    to,
    template: 'reply',
    language: submission.language,
    data: { form: submission.form_name ?? '', office: office || name },
    quote: text,
  });
  const before = submission.handling ?? 'new';
  const handling = done ? 'done' : before === 'new' ? 'in_work' : before;
  if (handling !== before)
    await payload.update({ collection: 'form-submissions', id: submission.id, data: { handling } });
  return handling;
}

const isAllowed = ({ user }: PayloadRequest): boolean => user?.collection === 'users' && worksInShop(user);

/** GET and POST /api/form-submissions/{id}/replies, for editors and shop staff. */
export const replyEndpoints: Endpoint[] = [
  {
    path: '/:id/replies',
    method: 'get',
    handler: async (req) => {
      if (!isAllowed(req)) return messageAnswer(403, 'Sign in as an editor or shop staff first.');
      const submission = await findSubmission(req);
      if (!submission) return messageAnswer(404, 'Submission not found.');
      return privateJson({
        to: submission.sender ?? '',
        replies: await repliesTo(req.payload, submission.id),
      });
    },
  },
  {
    path: '/:id/replies',
    method: 'post',
    handler: async (req) => {
      if (!isAllowed(req)) return messageAnswer(403, 'Sign in as an editor or shop staff first.');
      const submission = await findSubmission(req);
      if (!submission) return messageAnswer(404, 'Submission not found.');
      if (!submission.sender) return messageAnswer(422, 'The sender didn’t leave an email address.');
      const draft = replySchema.safeParse(await req.json?.().catch(() => null));
      if (!draft.success)
        return messageAnswer(422, `Enter a reply of up to ${numberInText(MAX_REPLY)} characters.`);
      const handling = await reply(req, submission, draft.data);
      return messageAnswer(200, `Sent to ${submission.sender}.`, {
        handling,
        to: submission.sender,
        replies: await repliesTo(req.payload, submission.id),
      });
    },
  },
];

/** Deletes a submission's replies along with it; beforehand, since they would otherwise lose their reference to it. */
export const removeReplies: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: 'form-replies', where: { submission: { equals: id } }, req });
};
