'use client';

import { problemOf } from '@/components/form-fields/api-problem';
import { Form } from '@/components/form-fields/form.client';
import { SubmitButton } from '@/components/form-fields/submit-button.client';
import { textIn } from '@/lib/account/form-values';
import { loadSignIn } from '@/lib/account/load-sign-in';
import { useTranslate } from '@/lib/i18n/use-translate';
import { EmailField } from './email-field.client';

type LinkFormProps = {
  readonly lang: string;
  readonly isCodeOnly: boolean;
  readonly suggestsPasskeys: boolean;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onSent: (email: string) => void;
};

/** Requests an email with a link and a code, or with a code only. */
export function LinkForm({ lang, isCodeOnly, suggestsPasskeys, email, onEmail, onSent }: LinkFormProps) {
  const t = useTranslate();
  return (
    <Form
      prepare={loadSignIn}
      submit={async (values) => {
        const address = textIn(values, 'email');
        const { askForLink } = await loadSignIn();
        const error = await askForLink({ email: address, code_only: isCodeOnly, language: lang });
        if (error) return problemOf(error, t);
        onSent(address);
        return null;
      }}
    >
      <EmailField suggestsPasskeys={suggestsPasskeys} defaultValue={email} onValue={onEmail} />
      <p className="field-hint">{isCodeOnly ? t('account.codeHint') : t('account.linkHint')}</p>
      <div className="form-actions">
        <SubmitButton fullWidth>{isCodeOnly ? t('account.sendCode') : t('account.sendLink')}</SubmitButton>
      </div>
    </Form>
  );
}
