'use client';

import { useState } from 'react';
import { TextField } from '@/components/form-fields/fields.client';
import { Form } from '@/components/form-fields/form.client';
import { SubmitButton } from '@/components/form-fields/submit-button.client';
import type { FormProblem } from '@/components/form-fields/validity';
import { Button } from '@/components/ui/button';
import { textIn } from '@/lib/account/form-values';
import { MAX_PASSKEY_NAME, type Passkey } from '@/lib/contract/entities/passkeys';
import { browserDay } from '@/lib/dates/browser-moment';
import { useTranslate } from '@/lib/i18n/use-translate';
import { RemovalForm } from './removal-form.client';
import { useOpenedForm } from './use-opened-form';

type PasskeyCardProps = {
  readonly passkey: Passkey;
  readonly lang: string;
  /** @returns null once renamed, or the error message */
  readonly onRename: (name: string) => Promise<FormProblem | null>;
  /** @returns null once it is removed or a code has been emailed for it; otherwise the error message */
  readonly onRemove: () => Promise<FormProblem | null>;
};

/** One passkey: its name, when it was last used, and how to rename or remove it. */
export function PasskeyCard({ passkey, lang, onRename, onRemove }: PasskeyCardProps) {
  const t = useTranslate();
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const { opener: renamer, box } = useOpenedForm(open === 'rename');
  const { opener: remover } = useOpenedForm(open === 'remove');
  const { name, created_at, last_used_at } = passkey;

  const rename = async (values: FormData) => {
    const problem = await onRename(textIn(values, 'name'));
    if (problem === null) setOpen(null);
    return problem;
  };
  const cancel = (
    <Button colour="plain" onClick={() => setOpen(null)}>
      {t('account.cancel')}
    </Button>
  );
  const dates = [
    created_at === null ? '' : t('account.passkeySince', { date: browserDay(created_at, lang) }),
    last_used_at === null
      ? t('account.passkeyUnused')
      : t('account.passkeyUsed', { date: browserDay(last_used_at, lang) }),
  ];
  return (
    <div ref={box}>
      {open === 'rename' ? (
        <Form submit={rename} label={`${t('account.rename')}: ${name}`}>
          <TextField
            name="name"
            label={t('account.passkeyName')}
            required
            autoComplete="off"
            maxLength={MAX_PASSKEY_NAME}
            defaultValue={name}
          />
          <div className="form-actions">
            <SubmitButton>{t('account.save')}</SubmitButton>
            {cancel}
          </div>
        </Form>
      ) : (
        <>
          <p className="font-semibold">
            <bdi>{name}</bdi>
          </p>
          {dates.filter(Boolean).map((line) => (
            <p key={line} className="text-muted">
              {line}
            </p>
          ))}
        </>
      )}
      {open === 'remove' ? (
        <RemovalForm
          label={`${t('account.remove')}: ${name}`}
          hint={t('account.passkeyRemoveHint')}
          onRemove={onRemove}
          onCancel={() => setOpen(null)}
        />
      ) : null}
      {open === null ? (
        <div className="profile-card-actions">
          <button
            ref={renamer}
            type="button"
            className="text-link"
            aria-label={`${t('account.rename')}: ${name}`}
            onClick={() => setOpen('rename')}
          >
            {t('account.rename')}
          </button>
          <button
            ref={remover}
            type="button"
            className="text-link"
            aria-label={`${t('account.remove')}: ${name}`}
            onClick={() => setOpen('remove')}
          >
            {t('account.remove')}
          </button>
        </div>
      ) : null}
    </div>
  );
}
