'use client';

import { Form } from '@/components/form-fields/form.client';
import { TextField } from '@/components/form-fields/fields.client';
import { SubmitButton } from '@/components/form-fields/submit-button.client';
import { Button } from '@/components/ui/button';
import { centsOf, showCents, type Cents } from '@/lib/contract/money';
import { useTranslate } from '@/lib/i18n/use-translate';
import { VOUCHER_FIELD, type GuestVoucher } from './use-guest-voucher.client';

type VoucherStepProps = {
  readonly voucher: GuestVoucher;
  /** What it pays of this order. */
  readonly pays: Cents;
};

/** A gift voucher for somebody without an account: its code, or what it pays and what stays on it. */
export function VoucherStep({ voucher, pays }: VoucherStepProps) {
  const t = useTranslate();
  const { used } = voucher;
  const left = used ? centsOf(used.amount) - pays : 0;
  return (
    <section className="checkout-step" aria-labelledby="checkout-voucher">
      <h2 id="checkout-voucher" className="display text-title-sm mb-4">
        {t('cart.voucher')}
      </h2>
      <p role="status" className="mb-3 empty:mb-0">
        {used ? t('checkout.voucherPays', { amount: showCents(pays) }) : null}
        {left > 0 ? ` ${t('checkout.voucherLeft', { amount: showCents(left) })}` : null}
      </p>
      {used ? (
        <Button size="small" colour="plain" onClick={voucher.remove}>
          {t('cart.codeRemove')}
        </Button>
      ) : (
        <Form
          key={voucher.problem ? voucher.typed : ''}
          label={t('cart.voucher')}
          className="form promotion-form"
          given={voucher.problem}
          submit={async (values) => {
            const code = String(values.get(VOUCHER_FIELD) ?? '').trim();
            // A voucher is optional, so the field is not marked as required.
            if (code === '')
              return { message: t('forms.required'), fields: { [VOUCHER_FIELD]: t('forms.required') } };
            return voucher.use(code);
          }}
        >
          <TextField
            name={VOUCHER_FIELD}
            label={t('checkout.voucherCode')}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            dir="ltr"
            defaultValue={voucher.typed}
          />
          <SubmitButton colour="secondary">{t('checkout.useVoucher')}</SubmitButton>
        </Form>
      )}
    </section>
  );
}
