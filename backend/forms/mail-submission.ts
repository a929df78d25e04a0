import type { Payload } from 'payload';
import { z } from 'zod';
import { RATE_LIMITS } from '../../lib/shared/rate-limits/rate-limits.ts';
import { jsonOf } from '../../lib/shared/text/json-of.ts';
import { getDomain } from '../site/domain.ts';
import { findOne } from '../cms/records/find-one.ts';
import { refId } from '../cms/records/refs.ts';
import { takeUses } from '../kernel/limiter/count-uses.ts';
import { log } from '../kernel/log/log.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { Form, FormSubmission } from '../payload-types.ts';
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
  log.error({ submission: id, err: read.error }, 'could not read the answers of a submission');
  return text ? [{ name: 'text', label: 'Answers', value: text }] : [];
}

/** Emails the office about a submission, once: to the form's address, or else the organisation's. */
export async function mailSubmission(payload: Payload, submission: FormSubmission): Promise<void> {
  const [form, domain] = await Promise.all([
    findOne(payload, 'forms', { id: { equals: refId(submission.form) ?? 0 } }, 'all'),
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
    lines: answersOf(submission).map(({ name, label, value }) => [label, shownAnswer(form, name, value)]),
    link: `${domain.cms_url}/collections/form-submissions/${String(submission.id)}`,
  });
}

/**
 * Emails the sender their answers and the form's confirmation, once, if the form has one.
 * @param preview the form in its builder; by default the saved one
 * @returns whether it was sent
 */
export async function mailConfirmation(
  payload: Payload,
  submission: FormSubmission,
  preview?: Form,
): Promise<boolean> {
  const form =
    preview ?? (await findOne(payload, 'forms', { id: { equals: refId(submission.form) ?? 0 } }, 'all'));
  const to = submission.sender ?? '';
  if (form?.confirm_by_email !== true || to === '') return false;
  if ((await takeUses([RATE_LIMITS.formConfirmations, to.toLowerCase()])) > 0) {
    log.warn({ submission: submission.id }, 'too many confirmations to one address; this one was not sent');
    return false;
  }
  await sendMail(payload, {
    key: `confirmation:${String(submission.id)}`,
    to,
    template: 'confirmation',
    language: submission.language,
    data: { form: submission.form_name ?? '' },
    ...(form.confirmation ? { quote: form.confirmation } : {}),
    lines: answersOf(submission)
      .filter(({ value }) => value !== '')
      .map(({ name, label, value }) => [label, shownAnswer(form, name, value)]),
  });
  return true;
}

/** An answer as shown when it was given: a choice by its label. @param form null if it has been deleted */
export const shownAnswer = (form: Pick<Form, 'data'> | null, name: string, value: string): string =>
  (form?.data ?? []).find((field) => field.name === name)?.values?.find((choice) => choice.value === value)
    ?.label ?? value;

const SUMMARY_LENGTH = 160;

/** All answers as text for the office. */
export const answersText = (form: Form, answers: readonly Answer[]): string =>
  answers.map(({ name, label, value }) => `${label}: ${shownAnswer(form, name, value)}`).join('\n');

/** The start of the text, for a list. */
export const summaryOf = (text: string): string => text.replaceAll('\n', ' · ').slice(0, SUMMARY_LENGTH);
