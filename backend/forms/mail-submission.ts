import type { Payload } from 'payload';
import { z } from 'zod';
import { getDomain } from '../site/domain.ts';
import { findOne } from '../cms/records/find-one.ts';
import { refId } from '../cms/records/refs.ts';
import { log } from '../kernel/log/log.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { FormSubmission } from '../payload-types.ts';
import type { Answer } from './submission.ts';

const answersSchema = z.array(z.object({ name: z.string(), label: z.string(), value: z.string() }));

/** A submission's answers; if they can't be read, its plain text. */
export function answersOf({
  id,
  answers,
  text,
}: Pick<FormSubmission, 'id' | 'answers' | 'text'>): readonly Answer[] {
  const read = answersSchema.safeParse(typeof answers === 'string' ? jsonOf(answers) : answers);
  if (read.success) return read.data;
  log.error({ submission: id, err: read.error }, 'cannot read the answers of a submission');
  return text ? [{ name: 'text', label: 'Answers', value: text }] : [];
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Emails the office about a submission, once: to the form's address, or else the organisation's. */
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
