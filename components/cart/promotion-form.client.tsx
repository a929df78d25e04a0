'use client';

import { useState } from 'react';
import { Form } from '@/components/form-fields/form.client';
import { TextField } from '@/components/form-fields/fields.client';
import { SubmitButton } from '@/components/form-fields/submit-button.client';
import { problemOf } from '@/components/form-fields/api-problem';
import { Button } from '@/components/ui/button';
import { FailureNotice } from '@/components/ui/failure-notice';
import { browserCartActions } from '@/lib/cart/browser-actions';
import { selectPromotionCode, useCart } from '@/lib/cart/use-cart';
import { normalPromotionCode } from '@/lib/contract/typed-code';
import { useTranslate } from '@/lib/i18n/use-translate';

type PromotionFormProps = {
  /** The code included in the shown total, or ''. */
  readonly applied: string;
  /** Whether the customer has used the code as often as allowed. */
  readonly isUsedUp: boolean;
};

/** The message about a code that was accepted before. */
function textFor({ applied, isUsedUp }: PromotionFormProps) {
  if (applied !== '') return 'cart.codeUsed';
  return isUsedUp ? 'cart.codeUsedUp' : 'cart.codeIdle';
}

/**
 * A promotion code for the cart; a rejected one isn't stored. A code that was accepted before and doesn't apply to the current cart is
 * marked as such.
 */
export function PromotionForm({ applied, isUsedUp }: PromotionFormProps) {
  const t = useTranslate();
  const code = useCart(selectPromotionCode);
  const [failure, setFailure] = useState('');
  const apply = async (wanted: string) => {
    const result = await browserCartActions().promote(wanted);
    if (!result.ok) return problemOf(result.error, t);
    const isTaken = normalPromotionCode(result.value.promotion_code) === normalPromotionCode(wanted);
    if (isTaken) return null;
    const message = result.value.is_promotion_used_up
      ? t('cart.codeUsedUp', { code: wanted })
      : t('cart.badCode');
    return { message, fields: { promotion_code: message } };
  };
  const remove = async () => setFailure((await apply(''))?.message ?? '');
  if (code !== '')
    return (
      <div className="grid gap-3">
        <p className="flex flex-wrap items-center gap-3">
          <span role="status">{t(textFor({ applied, isUsedUp }), { code })}</span>
          <Button size="small" colour="plain" onClick={() => void remove()}>
            {t('cart.codeRemove')}
          </Button>
        </p>
        <FailureNotice text={failure} />
      </div>
    );
  return (
    <Form
      label={t('cart.code')}
      className="form promotion-form"
      submit={async (values) => {
        const wanted = String(values.get('promotion_code') ?? '').trim();
        // A code is optional, so the field is not marked as required.
        if (wanted === '')
          return { message: t('forms.required'), fields: { promotion_code: t('forms.required') } };
        return apply(wanted);
      }}
    >
      <TextField name="promotion_code" label={t('cart.code')} maxLength={40} autoComplete="off" />
      <SubmitButton colour="secondary">{t('cart.codeApply')}</SubmitButton>
    </Form>
  );
}
