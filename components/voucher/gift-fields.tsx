import { MAX_GIFT_MESSAGE } from '@/lib/contract/voucher';
import type { Translator } from '@/lib/i18n/translate';
import { voucherId } from './voucher-settings';

/** Spec point 5. */
const DATE_FORMAT = 'dd/mm/yyyy';

type GiftFieldProps = {
  readonly name: 'giver_name' | 'recipient_name' | 'recipient_email' | 'gift_message' | 'deliver_on';
  readonly label: string;
  readonly isRequired?: boolean;
  readonly hint?: string;
};

/** Whether the voucher is for the buyer or a gift, and for a gift its recipient, sender, message and delivery date. */
export function GiftFields({ t }: { readonly t: Translator }) {
  return (
    <>
      <fieldset>
        <legend className="field-label">{t('voucher.forWhom')}</legend>
        <div className="voucher-amounts">
          <label className="voucher-choice">
            <input type="radio" name="gift" value="" defaultChecked />
            <span>{t('voucher.forMe')}</span>
          </label>
          <label className="voucher-choice">
            <input type="radio" name="gift" value="1" />
            <span>{t('voucher.asGift')}</span>
          </label>
        </div>
      </fieldset>
      {/* The script enables it for a gift; disabled, its fields don't count. */}
      <fieldset data-voucher-gift="" className="voucher-gift" disabled hidden>
        <legend className="sr-only">{t('voucher.asGift')}</legend>
        <GiftField name="recipient_name" label={t('voucher.recipientName')} isRequired />
        <GiftField name="recipient_email" label={t('voucher.recipientEmail')} isRequired />
        <GiftField name="giver_name" label={t('voucher.giverName')} isRequired />
        <GiftField name="gift_message" label={t('voucher.message')} />
        <GiftField name="deliver_on" label={t('voucher.deliverOn')} hint={t('voucher.deliverHint')} />
      </fieldset>
    </>
  );
}

const INPUTS = {
  giver_name: { type: 'text', maxLength: 80, dir: 'auto', autoComplete: 'name' },
  recipient_name: { type: 'text', maxLength: 80, dir: 'auto' },
  recipient_email: { type: 'email', maxLength: 254, dir: 'ltr' },
  deliver_on: {
    type: 'text',
    inputMode: 'numeric',
    dir: 'ltr',
    placeholder: DATE_FORMAT,
    maxLength: DATE_FORMAT.length,
    'data-date': '',
  },
} as const;

function GiftField({ name, label, isRequired = false, hint = '' }: GiftFieldProps) {
  const id = voucherId(name);
  const common = {
    id,
    name,
    required: isRequired,
    autoComplete: 'off',
    'data-label': label,
    'aria-describedby': hint === '' ? `${id}-error` : `${id}-hint ${id}-error`,
    className: 'field-control',
  };
  return (
    <div className="field voucher-email">
      <label htmlFor={id} className="field-label">
        {label}
        {isRequired ? (
          <span aria-hidden className="field-required">
            {' *'}
          </span>
        ) : null}
      </label>
      {name === 'gift_message' ? (
        <textarea {...common} rows={4} maxLength={MAX_GIFT_MESSAGE} dir="auto" />
      ) : (
        <input {...common} {...INPUTS[name]} />
      )}
      {hint === '' ? null : (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} data-error-for={name} className="field-error" />
    </div>
  );
}
