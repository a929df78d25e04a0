import type { FormProblem } from '@/components/form-fields/validity';
import { controlsOf, validationProblem, type Control } from '@/components/form-fields/validity';
import { MAX_FORM_BYTES, MAX_FORM_FILE_BYTES, MAX_FORM_FILES } from '@/lib/contract/limits';
import type { Translator } from '@/lib/i18n/translate';

const MEGABYTE = 1024 * 1024;

const filesOf = (control: Control): readonly File[] =>
  control instanceof HTMLInputElement && control.type === 'file' ? [...(control.files ?? [])] : [];

/**
 * Problems with files, found before any is sent.
 * @param max the field's limit
 * @param before bytes of the files above them in the form
 */
function filesProblem(files: readonly File[], max: number, before: number, t: Translator): string {
  if (files.length > max) return t('formBlock.tooManyFiles', { max });
  if (files.some(({ size }) => size > MAX_FORM_FILE_BYTES)) return t('formBlock.fileTooLarge');
  const sum = files.reduce((bytes, { size }) => bytes + size, before);
  return files.length > 0 && sum > MAX_FORM_BYTES
    ? t('formBlock.filesTooLarge', { max: MAX_FORM_BYTES / MEGABYTE })
    : '';
}

/** Problems with what was typed into a form, one message per field; null if there are none. */
export function checkForm(form: HTMLFormElement, t: Translator): FormProblem | null {
  let bytes = 0;
  const problems = controlsOf(form).flatMap((control): [string, string][] => {
    const files = filesOf(control);
    const problem =
      validationProblem(control, t) ||
      filesProblem(files, Number(control.dataset['files']) || MAX_FORM_FILES, bytes, t);
    bytes += files.reduce((sum, { size }) => sum + size, 0);
    return problem === '' ? [] : [[control.name, problem]];
  });
  return problems.length === 0
    ? null
    : { message: t('forms.problems'), fields: Object.fromEntries(problems) };
}
