import { LeftToRight } from '@/components/ui/left-to-right';
import type { Form } from '@/lib/contract/entities/media';
import { centsOf, showCents, type Cents } from '@/lib/contract/money';
import type { Translator } from '@/lib/i18n/translate';

type PricedForm = Pick<Form, 'cost' | 'surcharge'>;

/** Marks the text of a form's button, which the script corrects if only the API server knows the surcharge. */
export const PAY_LABEL_ATTRIBUTE = 'data-form-pay';

/** Marks where the script shows the price of the selection. */
export const TOTAL_ATTRIBUTE = 'data-form-total';

type FormCostProps = {
  readonly form: PricedForm;
  /** The selection before anything is filled in; null if the form has one price. */
  readonly total: Cents | null;
  readonly t: Translator;
};

/** A form's price and its card surcharge. Where answers change it, only a script can show it. */
export function FormCost({ form, total, t }: FormCostProps) {
  const { cost, surcharge } = form;
  const [own, sum] = [showCents(centsOf(cost)), total === null ? null : showCents(total)];
  return (
    <>
      <p className={sum === null ? 'form-cost' : 'form-cost scripted'}>
        <span>{sum === null ? t('formBlock.cost') : t('formBlock.total')}</span>{' '}
        <strong className="numeric" {...(sum === null ? {} : { [TOTAL_ATTRIBUTE]: '' })}>
          <LeftToRight>{sum ?? own}</LeftToRight>
        </strong>
        <span data-form-surcharge="" className="text-muted">
          {sum === null && surcharge
            ? t('payment.surcharge', { amount: showCents(centsOf(surcharge)) })
            : null}
        </span>
      </p>
      {sum !== null && cost > 0 ? (
        <p className="form-cost unscripted">
          {t('formBlock.cost')} <LeftToRight>{own}</LeftToRight>
        </p>
      ) : null}
    </>
  );
}

/** The button's text in a form with a cost: the amount to be charged, including the card surcharge. */
export function PayLabel({ form: { cost, surcharge }, total, t }: FormCostProps) {
  const sum = centsOf(cost) + centsOf(surcharge ?? 0);
  const label = total === null ? t('payment.pay', { amount: showCents(sum) }) : t('payment.continue');
  return <span {...{ [PAY_LABEL_ATTRIBUTE]: '' }}>{label}</span>;
}
