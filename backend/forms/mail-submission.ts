import type { Payload } from 'payload';
import { z } from 'zod';
import { getDomain } from '../contract/data/domain.ts';
import { findOne } from '../contract/data/find-one.ts';
import { refId } from '../contract/data/refs.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { FormSubmission } from '../payload-types.ts';
import type { Answer } from './submission.ts';

const answersSchema = z.array(z.object({ name: z.string(), label: z.string(), value: z.string() }));

/** The answers of a submission. */
export const answersOf = ({ answers }: Pick<FormSubmission, 'answers'>): readonly Answer[] =>
  answersSchema.parse(typeof answers === 'string' ? JSON.parse(answers) : answers);

/** Tells the office of a submission, once: the address that the form names, else that of the organisation. */
export async function mailSubmission(payload: Payload, submission: FormSubmission): Promise<void> {
  const [form, domain] = await Promise.all([
    findOne(payload, 'forms', { id: { equals: refId(submission.form) ?? 0 } }),
    getDomain(payload),
  ]);
  const to = form?.notify_email || domain.organisation_email;
  if (!to) return;
  await sendMail(payload, {
    key: `submission:${String(submission.id)}`,
    to,
    template: 'submission',
    language: null,
    data: { form: submission.form_name ?? '' },
    lines: answersOf(submission).map(({ label, value }) => [label, value]),
    link: `${domain.cms_url}/collections/form-submissions/${String(submission.id)}`,
  });
}
