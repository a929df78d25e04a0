'use client';

import { problemOf } from '@/components/forms/api-problem';
import { Form } from '@/components/forms/form.client';
import { SubmitButton } from '@/components/forms/submit-button.client';
import { accountCalls } from '@/lib/account/calls';
import { textIn } from '@/lib/account/form-values';
import { sendLoginLink } from '@/lib/contract/endpoints/account';
import { useTranslate } from '@/lib/i18n/use-translate';
import { browserSession } from '@/lib/session/browser-session';
import { EmailField } from './email-field.client';

type LinkFormProps = {
  readonly lang: string;
  readonly isCodeOnly: boolean;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onSent: (email: string) => void;
};

/** Asks for a mail with a link and a code, or with a code alone. */
export function LinkForm({ lang, isCodeOnly, email, onEmail, onSent }: LinkFormProps) {
  const t = useTranslate();
  return (
    <Form
      submit={async (values) => {
        const address = textIn(values, 'email');
        const answer = await accountCalls().call(sendLoginLink, {
          email: address,
          fingerprint: browserSession().ensureFingerprint(),
          code_only: isCodeOnly,
          language: lang,
        });
        if (!answer.ok) return problemOf(answer.error, t);
        onSent(address);
        return null;
      }}
    >
      <EmailField defaultValue={email} onValue={onEmail} />
      <p className="field-hint">{isCodeOnly ? t('account.codeHint') : t('account.linkHint')}</p>
      <div className="form-actions">
        <SubmitButton fullWidth>{isCodeOnly ? t('account.sendCode') : t('account.sendLink')}</SubmitButton>
      </div>
    </Form>
  );
}
