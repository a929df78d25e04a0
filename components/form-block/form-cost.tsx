import { LeftToRight } from '@/components/ui/left-to-right';
import type { Form } from '@/lib/contract/entities/media';
import { centsOf, showCents } from '@/lib/contract/money';
import type { Translator } from '@/lib/i18n/translate';

type PricedForm = Pick<Form, 'cost' | 'surcharge'>;

/** Marks the text of a form's button that the script corrects if only the API server knows the surcharge. */
export const PAY_LABEL_ATTRIBUTE = 'data-form-pay';

/** A form's price, and the card surcharge on it. */
export function FormCost({ form, t }: { readonly form: PricedForm; readonly t: Translator }) {
  const { cost, surcharge } = form;
  return (
    <p className="form-cost">
      <span>{t('formBlock.cost')}</span>{' '}
      <strong className="numeric">
        <LeftToRight>{showCents(centsOf(cost))}</LeftToRight>
      </strong>
      <span data-form-surcharge="" className="text-muted">
        {surcharge ? t('payment.surcharge', { amount: showCents(centsOf(surcharge)) }) : null}
      </span>
    </p>
  );
}

/** The button's text in a form with a cost: the amount to be charged, including the card surcharge. */
export function PayLabel({
  form: { cost, surcharge },
  t,
}: {
  readonly form: PricedForm;
  readonly t: Translator;
}) {
  const total = centsOf(cost) + centsOf(surcharge ?? 0);
  return <span {...{ [PAY_LABEL_ATTRIBUTE]: '' }}>{t('payment.pay', { amount: showCents(total) })}</span>;
}
