'use client';

import { useState } from 'react';
import { problemOf } from '@/components/form-fields/api-problem';
import { Form } from '@/components/form-fields/form.client';
import { SubmitButton } from '@/components/form-fields/submit-button.client';
import { textIn } from '@/lib/account/form-values';
import { loadSignIn } from '@/lib/account/load-sign-in';
import { useTranslate } from '@/lib/i18n/use-translate';
import { AccountLinks } from './account-links';
import { type AccountScreenProps, AccountShell } from './account-shell.client';
import { EmailField } from './email-field.client';
import { SentNotice } from './sent-notice.client';

/** /find-order: emails links to what was bought with an address. Nobody learns here whether anything was. */
export default function FindOrderScreen({ lang, messages }: AccountScreenProps) {
  return (
    <AccountShell lang={lang} messages={messages}>
      <FindOrder lang={lang} />
    </AccountShell>
  );
}

function FindOrder({ lang }: Pick<AccountScreenProps, 'lang'>) {
  const t = useTranslate();
  const [sentTo, setSentTo] = useState('');
  const send = async (values: FormData) => {
    const email = textIn(values, 'email');
    setSentTo('');
    const { askForOrders } = await loadSignIn();
    const error = await askForOrders(email, lang);
    if (error) return problemOf(error, t);
    setSentTo(email);
    return null;
  };
  return (
    <>
      {sentTo === '' ? null : <SentNotice>{t('account.findOrderSent', { email: sentTo })}</SentNotice>}
      <Form prepare={loadSignIn} submit={send}>
        <p>{t('account.findOrderHint')}</p>
        <EmailField />
        <div className="form-actions">
          <SubmitButton fullWidth>{t('account.findOrderSend')}</SubmitButton>
        </div>
      </Form>
      <AccountLinks screens={['login']} />
    </>
  );
}
