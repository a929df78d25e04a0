import { MAX_FORM_BYTES } from '../../lib/contract/limits.ts';
import { Failure } from '../kernel/failure.ts';
import type { Form } from '../payload-types.ts';
import { msg, type ResponseText } from '../kernel/messages/messages.ts';
import { askedFields, type AskedField } from './asked-fields.ts';
import { checkValue } from './check-value.ts';
import { checkFiles, checkSignature, type SentFile } from './files.ts';
import type { Answer } from './submission.ts';

/** A validated form submission. */
export type CheckedSubmission = {
  readonly answers: readonly Answer[];
  readonly files: readonly SentFile[];
  /** The first email address among the answers, or ''. */
  readonly email: string;
};

const MEGABYTE = 1024 * 1024;

type Found = { readonly value: string; readonly files: readonly SentFile[] };

/** @throws Failure about this field alone */
async function readField(field: AskedField, given: unknown): Promise<Found> {
  const { kind } = field;
  if (kind !== 'file' && kind !== 'signature') {
    const checked = checkValue({ ...field, kind }, given);
    if ('problem' in checked) throw new Failure(422, checked.problem);
    return { value: checked.value, files: [] };
  }
  const checked = kind === 'file' ? await checkFiles(field, given) : checkSignature(field, given);
  if ('problem' in checked) throw new Failure(checked.isWrongType ? 415 : 422, checked.problem);
  return { value: checked.typed || checked.files.map(({ name }) => name).join(', '), files: checked.files };
}

/**
 * Validates a submission against its form. Unknown fields are dropped.
 * @throws Failure 422 with a message for each rejected field; 415 if the only problem is a file type
 */
export async function checkSubmission(
  form: Form,
  data: Readonly<Record<string, unknown>>,
): Promise<CheckedSubmission> {
  const problems: Record<string, ResponseText> = {};
  const statuses = new Set<number>();
  const answers: Answer[] = [];
  const files: SentFile[] = [];
  let email = '';
  let bytes = 0;
  for (const field of askedFields(form)) {
    try {
      const found = await readField(field, Object.hasOwn(data, field.name) ? data[field.name] : undefined);
      answers.push({ name: field.name, label: field.label, value: found.value });
      files.push(...found.files);
      bytes += found.files.reduce((sum, { size }) => sum + size, 0);
      if (bytes > MAX_FORM_BYTES)
        throw new Failure(422, msg('form.filesTooLarge', { max: MAX_FORM_BYTES / MEGABYTE }));
      if (field.kind === 'email') email ||= found.value;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      problems[field.name] = error.text;
      statuses.add(error.status);
    }
  }
  if (statuses.size === 0) return { answers, files, email };
  const status = statuses.size === 1 && statuses.has(415) ? 415 : 422;
  throw new Failure(status, Object.values(problems), { fields: problems });
}
