import { problemOf } from '@/components/form-fields/api-problem';
import type { FormProblem } from '@/components/form-fields/validity';
import type { ApiError } from '@/lib/api/errors';
import type { Translator } from '@/lib/i18n/translate';

/**
 * Why somebody couldn't sign in, in the words of the screens. Whoever has proved who they are and still isn't let in reads the server's
 * reason, such as an account that the office has switched off: what they typed was right.
 * @param refused shown for a wrong password or code
 */
export function signInProblem(error: ApiError, t: Translator, refused?: string): FormProblem {
  const reason = error.kind === 'forbidden' ? (error.message ?? '') : '';
  return reason === '' ? problemOf(error, t, refused) : { message: reason };
}
