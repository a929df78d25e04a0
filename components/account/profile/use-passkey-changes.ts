'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { problemOf } from '@/components/form-fields/api-problem';
import type { FormProblem } from '@/components/form-fields/validity';
import { accountCalls } from '@/lib/account/calls';
import { loadPasskeys } from '@/lib/account/load-sign-in';
import type { PasskeyError } from '@/lib/account/passkey-error';
import {
  checkPasskeyCode,
  removePasskey,
  renamePasskey,
  sendPasskeyCode,
} from '@/lib/contract/endpoints/passkeys';
import { CONFIRMATION_NEEDED } from '@/lib/contract/text-codes';
import { useTranslate } from '@/lib/i18n/use-translate';
import { passkeysQuery } from '@/lib/queries/account';
import { passkeyProblem } from '../passkey-problem';
import { useDevicesChanged } from './use-device-changes';

/** A change to the account's ways of signing in, which may require a code first. */
type Change = { readonly kind: 'add' } | { readonly kind: 'remove'; readonly id: number };

/** The list, or the form for a code with the change to make once it is accepted. */
type Step =
  | { readonly kind: 'list'; readonly done: Change['kind'] | null }
  | { readonly kind: 'code'; readonly change: Change };

const LIST: Step = { kind: 'list', done: null };

async function makeChange(change: Change): Promise<PasskeyError | null> {
  if (change.kind === 'add') {
    const { makePasskey } = await loadPasskeys();
    const created = await makePasskey();
    return created.ok ? null : created.error;
  }
  const removed = await accountCalls().call(removePasskey, { id: change.id });
  return removed.ok ? null : removed.error;
}

const takesCode = (error: PasskeyError): boolean =>
  error.kind === 'unauthorised' && error.textCode === CONFIRMATION_NEEDED;

/**
 * Changes to the customer's passkeys. Those that require a code have it emailed, and continue once it is entered.
 * @param lang the email's language
 */
export function usePasskeyChanges(lang: string) {
  const t = useTranslate();
  const queries = useQueryClient();
  const devicesChanged = useDevicesChanged();
  const [step, setStep] = useState<Step>(LIST);
  const [failure, setFailure] = useState('');
  const [isAdding, setIsAdding] = useState(false);
  const adding = useRef(false);

  const reload = () => queries.invalidateQueries({ queryKey: passkeysQuery().queryKey });

  /** Handles a failed call; a passkey that was removed in another tab leaves the list, too. */
  const explain = async (error: PasskeyError): Promise<FormProblem | null> => {
    const problem = passkeyProblem(error, t);
    if (error.kind !== 'notFound') return problem;
    await reload();
    setFailure(problem.message);
    return null;
  };

  /** @returns null once it is created or a code has been emailed for it; otherwise the error message */
  const change = async (wanted: Change): Promise<FormProblem | null> => {
    setFailure('');
    const error = await makeChange(wanted);
    if (error === null) {
      await reload();
      if (wanted.kind === 'remove') devicesChanged();
      setStep({ kind: 'list', done: wanted.kind });
      return null;
    }
    if (!takesCode(error)) return explain(error);
    const sent = await accountCalls().call(sendPasskeyCode, { language: lang });
    if (!sent.ok) return problemOf(sent.error, t);
    setStep({ kind: 'code', change: wanted });
    return null;
  };

  const add = async () => {
    if (adding.current) return;
    adding.current = true;
    setIsAdding(true);
    setStep(LIST);
    try {
      const problem = await change({ kind: 'add' });
      if (problem !== null) setFailure(problem.message);
    } catch (thrown) {
      window.reportError(thrown);
      setFailure(t(navigator.onLine ? 'islands.loadFailed' : 'forms.offline'));
    } finally {
      adding.current = false;
      setIsAdding(false);
    }
  };

  const confirm = async (wanted: Change, code: string): Promise<FormProblem | null> => {
    const checked = await accountCalls().call(checkPasskeyCode, { code });
    if (!checked.ok) return problemOf(checked.error, t);
    const problem = await change(wanted);
    if (problem === null) return null;
    // The code is used up and no other is needed for a while, so the customer goes back to where they can try again.
    setStep(LIST);
    setFailure(problem.message);
    return null;
  };

  const rename = async (id: number, name: string): Promise<FormProblem | null> => {
    const renamed = await accountCalls().call(renamePasskey, { id, name });
    if (!renamed.ok) return explain(renamed.error);
    await reload();
    return null;
  };

  return {
    step,
    failure,
    isAdding,
    add,
    confirm,
    rename,
    remove: (id: number) => change({ kind: 'remove', id }),
    toList: () => setStep(LIST),
  };
}
