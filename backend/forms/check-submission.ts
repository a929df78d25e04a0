import { MAX_FORM_BYTES } from '../../lib/contract/limits.ts';
import { askedNames, TICKED } from '../../lib/shared/form-rules.ts';
import { Failure } from '../kernel/failure.ts';
import type { Form } from '../payload-types.ts';
import { msg, type ResponseText } from '../kernel/messages/messages.ts';
import { askedFields, type AskedField } from './asked-fields.ts';
import { fieldRules } from './field-rules.ts';
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

type Reading = { readonly field: AskedField; readonly found: Found; readonly failure: Failure | null };
const NOTHING: Found = { value: '', files: [] };
const TOO_LARGE = new Failure(422, msg('form.filesTooLarge', { max: MAX_FORM_BYTES / MEGABYTE }));

/** @throws Failure about this field only */
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

async function tryField(field: AskedField, given: unknown): Promise<Omit<Reading, 'field'>> {
  try {
    return { found: await readField(field, given), failure: null };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { found: NOTHING, failure: error };
  }
}

/** The answers that conditions of other fields are checked against. */
const answersIn = (read: ReadonlyMap<string, Reading>): ReadonlyMap<string, string> =>
  new Map(
    [...read].map(([name, { field, found }]) => [
      name,
      field.kind === 'checkbox' && found.value !== TICKED ? '' : found.value,
    ]),
  );

/**
 * Validates a submission against its form. Unknown fields, and fields that don't apply given the other answers, are dropped.
 * @throws Failure 422 with a message for each rejected field; 415 if the only problem is a file type
 */
export async function checkSubmission(
  form: Pick<Form, 'data' | 'questions'>,
  data: Readonly<Record<string, unknown>>,
): Promise<CheckedSubmission> {
  const read = new Map<string, Reading>();
  for (const field of askedFields(form)) {
    const given = Object.hasOwn(data, field.name) ? data[field.name] : undefined;
    read.set(field.name, { field, ...(await tryField(field, given)) });
  }
  const shownNames = askedNames(fieldRules(form), answersIn(read));
  const problems: Record<string, ResponseText> = {};
  const statuses = new Set<number>();
  const answers: Answer[] = [];
  const files: SentFile[] = [];
  let email = '';
  let bytes = 0;
  for (const { field, found, failure } of read.values()) {
    // Without scripts a visitor sees every field, and may fill in some that don't apply.
    if (!shownNames.has(field.name)) continue;
    bytes += found.files.reduce((sum, { size }) => sum + size, 0);
    const wrong = bytes > MAX_FORM_BYTES ? TOO_LARGE : failure;
    if (wrong) {
      problems[field.name] = wrong.text;
      statuses.add(wrong.status);
      continue;
    }
    answers.push({ name: field.name, label: field.label, value: found.value });
    files.push(...found.files);
    if (field.kind === 'email') email ||= found.value;
  }
  if (statuses.size === 0) return { answers, files, email };
  const status = statuses.size === 1 && statuses.has(415) ? 415 : 422;
  throw new Failure(status, Object.values(problems), { fields: problems });
}
