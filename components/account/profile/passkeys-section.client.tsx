'use client';

import { useQuery } from '@tanstack/react-query';
import { Form } from '@/components/form-fields/form.client';
import { SubmitButton } from '@/components/form-fields/submit-button.client';
import { Button } from '@/components/ui/button';
import { FailureNotice } from '@/components/ui/failure-notice';
import { textIn } from '@/lib/account/form-values';
import type { Customer } from '@/lib/contract/entities/account';
import { useTranslate } from '@/lib/i18n/use-translate';
import { passkeysQuery } from '@/lib/queries/account';
import { SentNotice } from '../sent-notice.client';
import { CodeField } from '../code-field.client';
import { PasskeyCard } from './passkey-card.client';
import { Section } from './section';
import { usePasskeyChanges } from './use-passkey-changes';

/** The customer's passkeys. Adding or removing one takes an emailed code, unless they have just signed in. */
export function PasskeysSection({ customer, lang }: { readonly customer: Customer; readonly lang: string }) {
  const t = useTranslate();
  const passkeys = useQuery(passkeysQuery());
  const { step, failure, isAdding, add, confirm, rename, remove, toList } = usePasskeyChanges(lang);

  const addButton =
    step.kind === 'code' ? null : (
      <Button
        colour="plain"
        size="small"
        aria-disabled={isAdding}
        data-busy={isAdding || undefined}
        onClick={() => void add()}
      >
        {t('account.addPasskey')}
      </Button>
    );
  return (
    <Section title={t('account.passkeys')} action={addButton}>
      <FailureNotice text={failure} />
      {step.kind === 'code' ? (
        <>
          <SentNotice>{t('account.confirmSent', { email: customer.email })}</SentNotice>
          <Form
            submit={(values) => confirm(step.change, textIn(values, 'code'))}
            label={t('account.passkeys')}
          >
            <CodeField name="code" label={t('account.code')} />
            <div className="form-actions">
              <SubmitButton>{t('account.confirm')}</SubmitButton>
              <Button colour="plain" onClick={toList}>
                {t('account.cancel')}
              </Button>
            </div>
          </Form>
        </>
      ) : (
        <>
          {step.done === null ? null : (
            <SentNotice>
              {t(step.done === 'add' ? 'account.passkeyAdded' : 'account.passkeyRemoved')}
            </SentNotice>
          )}
          <p role="status" className="text-muted">
            {isAdding ? t('account.passkeyWaiting') : passkeys.isError ? t('forms.server') : ''}
          </p>
          {passkeys.data?.length === 0 ? <p className="text-muted">{t('account.passkeysHint')}</p> : null}
          <ul className="profile-cards">
            {passkeys.data?.map((passkey) => (
              <li key={passkey.id}>
                <PasskeyCard
                  passkey={passkey}
                  lang={lang}
                  onRename={(name) => rename(passkey.id, name)}
                  onRemove={() => remove(passkey.id)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
