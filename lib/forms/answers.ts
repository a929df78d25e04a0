import { fieldsOf } from './draft';

/** The values of a form; files are still File objects. */
export type Answers = Record<string, string | number | boolean | File[]>;

/** Names of a form's internal fields, which are not for the editor. */
export const HONEYPOT_NAME = 'website_address';
const OWN_NAMES: ReadonlySet<string> = new Set([HONEYPOT_NAME, 'url', 'language']);

/** A form's values by name: checkboxes as booleans, chosen files, all else as text. */
export function answersOf(form: HTMLFormElement): Answers {
  const answers: Answers = {};
  for (const field of fieldsOf(form)) {
    if (OWN_NAMES.has(field.name) || field.disabled) continue;
    if (field instanceof HTMLInputElement && field.type === 'checkbox') answers[field.name] = field.checked;
    else if (field instanceof HTMLInputElement && field.type === 'file') {
      const files = [...(field.files ?? [])];
      if (files.length > 0) answers[field.name] = files;
    } else answers[field.name] = field.value;
  }
  return answers;
}
