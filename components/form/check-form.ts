import type { FormProblem } from '@/components/forms/form.client';
import { complaintAbout, controlsOf } from '@/components/forms/validity';
import { MAX_FILE_BYTES } from '@/lib/forms/answers';
import type { Translator } from '@/lib/i18n/translate';

const isTooLarge = ({ files }: HTMLInputElement) =>
  [...(files ?? [])].some(({ size }) => size > MAX_FILE_BYTES);

/** What is wrong with what was typed into a form, a sentence a field; null when nothing is. */
export function checkForm(form: HTMLFormElement, t: Translator): FormProblem | null {
  const complaints = controlsOf(form).flatMap((control): [string, string][] => {
    const isFile = control instanceof HTMLInputElement && control.type === 'file';
    const complaint =
      complaintAbout(control, t) || (isFile && isTooLarge(control) ? t('formBlock.fileTooLarge') : '');
    return complaint === '' ? [] : [[control.name, complaint]];
  });
  return complaints.length === 0
    ? null
    : { message: t('forms.problems'), fields: Object.fromEntries(complaints) };
}
