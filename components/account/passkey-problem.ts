import { problemOf } from '@/components/form-fields/api-problem';
import type { FormProblem } from '@/components/form-fields/validity';
import type { PasskeyError } from '@/lib/account/passkey-error';
import type { TranslationKey, Translator } from '@/lib/i18n/translate';

const REASON_TEXTS: Readonly<Record<Extract<PasskeyError, { kind: 'passkey' }>['reason'], TranslationKey>> = {
  cancelled: 'account.passkeyCancelled',
  known: 'account.passkeyKnown',
  unsupported: 'account.passkeyUnsupported',
  failed: 'account.passkeyFailed',
};

/** Why a passkey could not be created or used, in the words of the screens. */
export function passkeyProblem(error: PasskeyError, t: Translator): FormProblem {
  if (error.kind === 'passkey') return { message: t(REASON_TEXTS[error.reason]) };
  // The server's message is about this passkey or its account, and in the visitor's language.
  const isExplained =
    error.kind === 'unauthorised' || error.kind === 'forbidden' || error.kind === 'notFound';
  const serverMessage = isExplained ? error.message : '';
  return serverMessage ? { message: serverMessage } : problemOf(error, t, t('account.passkeyFailed'));
}
