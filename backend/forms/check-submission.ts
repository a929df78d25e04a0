import { Failure } from '../contract/failure.ts';
import type { Form } from '../payload-types.ts';
import type { Words } from '../words/sentences.ts';
import { askedFields, type AskedField } from './asked-fields.ts';
import { checkValue } from './check-value.ts';
import { checkFiles, checkSignature, type SentFile } from './files.ts';
import type { Answer } from './submission.ts';

/** What was sent with a form, checked. */
export type CheckedSubmission = {
  readonly answers: readonly Answer[];
  readonly files: readonly SentFile[];
  /** The first mail address among the answers, or ''. */
  readonly email: string;
};

type Found = { readonly value: string; readonly files: readonly SentFile[] };

/** @throws Failure about this field alone */
function readField(field: AskedField, given: unknown): Found {
  const { kind } = field;
  if (kind !== 'file' && kind !== 'signature') {
    const checked = checkValue({ ...field, kind }, given);
    if ('problem' in checked) throw new Failure(422, checked.problem);
    return { value: checked.value, files: [] };
  }
  const checked = kind === 'file' ? checkFiles(field, given) : checkSignature(field, given);
  if ('problem' in checked) throw new Failure(checked.isWrongType ? 415 : 422, checked.problem);
  return { value: checked.typed || checked.files.map(({ name }) => name).join(', '), files: checked.files };
}

/**
 * Holds what was sent against what the form asks for. What it does not ask for is left out.
 * @throws Failure 422 with a sentence for each field that is not accepted; 415 where that is only the kind of a file
 */
export function checkSubmission(form: Form, data: Readonly<Record<string, unknown>>): CheckedSubmission {
  const problems: Record<string, Words> = {};
  const statuses = new Set<number>();
  const answers: Answer[] = [];
  const files: SentFile[] = [];
  let email = '';
  for (const field of askedFields(form)) {
    try {
      const found = readField(field, Object.hasOwn(data, field.name) ? data[field.name] : undefined);
      answers.push({ name: field.name, label: field.label, value: found.value });
      files.push(...found.files);
      if (field.kind === 'email') email ||= found.value;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      problems[field.name] = error.words;
      statuses.add(error.status);
    }
  }
  if (statuses.size === 0) return { answers, files, email };
  const status = statuses.size === 1 && statuses.has(415) ? 415 : 422;
  throw new Failure(status, Object.values(problems), { fields: problems });
}
