'use client';

import { useEffect, useRef, useState } from 'react';
import { Form } from '@/components/form-fields/form.client';
import { TextField } from '@/components/form-fields/fields.client';
import { SubmitButton } from '@/components/form-fields/submit-button.client';
import { Notice } from '@/components/ui/notice';
import { textIn } from '@/lib/account/form-values';
import { loadSignIn } from '@/lib/account/load-sign-in';
import { useTranslate } from '@/lib/i18n/use-translate';
import { signInProblem } from './sign-in-problem';
import { TextButton } from './text-button.client';

type CodeFormProps = {
  readonly email: string;
  readonly lang: string;
  readonly isCodeOnly: boolean;
  /** Says what was emailed, and what to do with the code. */
  readonly sentText: string;
  readonly onEntered: () => void;
  readonly onBack: () => void;
};

/** Shown after the email was sent. Its code signs in here, in the browser that requested it. */
export function CodeForm({ email, lang, isCodeOnly, sentText, onEntered, onBack }: CodeFormProps) {
  const t = useTranslate();
  const sent = useRef<HTMLDivElement>(null);
  const isSending = useRef(false);
  const [again, setAgain] = useState('');

  useEffect(() => sent.current?.focus(), []);

  const sendAgain = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setAgain(t('forms.sending'));
    try {
      const { askForLink } = await loadSignIn();
      const error = await askForLink({ email, code_only: isCodeOnly, language: lang });
      setAgain(error ? signInProblem(error, t).message : t('account.sentAgain'));
    } catch (thrown) {
      window.reportError(thrown);
      setAgain(t('forms.server'));
    } finally {
      isSending.current = false;
    }
  };

  return (
    <>
      <div ref={sent} tabIndex={-1}>
        <Notice tone="success" live>
          {sentText}
        </Notice>
      </div>
      <Form
        className="form mt-6"
        submit={async (values, form) => {
          const { signInByCode } = await loadSignIn();
          const error = await signInByCode(email, textIn(values, 'code'));
          if (error) return signInProblem(error, t, t('account.wrongCode'));
          form.reset();
          onEntered();
          return null;
        }}
      >
        <TextField
          name="code"
          label={t('account.code')}
          required
          autoComplete="one-time-code"
          inputMode="text"
          autoCapitalize="characters"
          spellCheck={false}
          minLength={4}
          maxLength={64}
          dir="ltr"
        />
        <div className="form-actions">
          <SubmitButton fullWidth>{t('account.signIn')}</SubmitButton>
        </div>
      </Form>
      <div className="account-other">
        <TextButton onPress={() => void sendAgain()}>{t('account.sendAgain')}</TextButton>
        <TextButton onPress={onBack}>{t('account.otherAddress')}</TextButton>
      </div>
      <p role="status" className="field-hint">
        {again}
      </p>
    </>
  );
}
