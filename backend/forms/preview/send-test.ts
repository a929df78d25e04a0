import type { Payload } from 'payload';
import { showCents } from '../../../lib/contract/money.ts';
import type { Language } from '../../../lib/contract/languages.ts';
import type { FormTest } from '../../../lib/contract/preview.ts';
import { moneySettings, surchargeOf } from '../../commerce/money/settings.ts';
import { newReference } from '../../kernel/secrets.ts';
import type { Form, User } from '../../payload-types.ts';
import { getDomain } from '../../site/domain.ts';
import { bookingOf } from '../booking.ts';
import { checkSubmission } from '../check-submission.ts';
import { storeFiles, uploadsAmong } from '../files.ts';
import { answersText, mailConfirmation, summaryOf } from '../mail-submission.ts';
import { deleteUploads } from '../uploads.ts';

type TestInput = {
  readonly form: Form;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly language: Language;
  readonly account: User;
};

const MARK = 'A test from the form’s preview.';

/**
 * Submits a form as a test: validated, stored and confirmed like a visitor's, but to the editor's own address, and without taking a place
 * or a payment. It is marked as done from the start.
 * @throws Failure 422 and 415 for invalid values
 */
export async function sendTest(
  payload: Payload,
  { form, answers: given, language, account }: TestInput,
): Promise<FormTest> {
  const { answers, files } = await checkSubmission(form, given);
  const { cents, lines, places } = bookingOf(form, answers);
  const surcharge = surchargeOf('card', cents, await moneySettings(payload));
  const charge =
    cents === 0
      ? 'Nothing would have been charged.'
      : `${showCents(cents + surcharge)} would have been charged${surcharge > 0 ? `, ${showCents(surcharge)} of it as card surcharge` : ''}.`;
  const text = `${MARK} ${charge}\n${answersText(form, answers)}`;
  const submission = await payload.create({
    collection: 'form-submissions',
    overrideAccess: true,
    data: {
      form: form.id,
      form_name: form.name,
      status: 'test',
      handling: 'done',
      text,
      summary: summaryOf(text),
      answers: [...answers],
      files: await storeFiles(files),
      lines: [...lines],
      places,
      sender: account.email,
      language,
      captcha: `test:${newReference()}`,
    },
  });
  await deleteUploads(uploadsAmong(files));
  const isMailed = await mailConfirmation(payload, submission, form);
  const mail = isMailed ? `The confirmation was emailed to you, at ${account.email}.` : 'No email was sent.';
  const { cms_url: cms } = await getDomain(payload);
  return {
    message: `This was a test: no place was taken. ${charge} ${mail}`,
    link: {
      label: 'View the submission',
      href: `${cms}/collections/form-submissions/${String(submission.id)}`,
    },
    again: 'Fill in the form again',
  };
}
