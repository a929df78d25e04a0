'use client';

import { Form } from '@/components/forms/form.client';
import { TextField } from '@/components/forms/fields.client';
import { SubmitButton } from '@/components/forms/submit-button.client';
import { problemOf } from '@/components/forms/api-problem';
import { Button } from '@/components/ui/button';
import { browserCartActions } from '@/lib/cart/browser-actions';
import { selectPromotionCode, useCart } from '@/lib/cart/use-cart';
import { useTranslate } from '@/lib/i18n/use-translate';

/** A promotion code for the cart; one that the server does not take is not kept. */
export function PromotionForm() {
  const t = useTranslate();
  const code = useCart(selectPromotionCode);
  const apply = async (wanted: string) => {
    const answer = await browserCartActions().promote(wanted);
    if (!answer.ok) return problemOf(answer.error, t);
    const isTaken = answer.value.promotion_code.toUpperCase() === wanted.toUpperCase();
    return isTaken ? null : { message: t('cart.badCode'), fields: { promotion_code: t('cart.badCode') } };
  };
  if (code !== '')
    return (
      <p className="flex flex-wrap items-center gap-3">
        <span>{t('cart.codeUsed', { code })}</span>
        <Button size="small" colour="plain" onClick={() => void apply('')}>
          {t('cart.codeRemove')}
        </Button>
      </p>
    );
  return (
    <Form
      label={t('cart.code')}
      className="form promotion-form"
      submit={async (values) => {
        const wanted = String(values.get('promotion_code') ?? '').trim();
        // Nobody has to have a code, so the field is not marked as one that must be filled in.
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
