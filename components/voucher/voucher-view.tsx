import { PaymentModeNotice } from '@/components/payments/payment-mode-notice';
import { PaidOutcome } from '@/components/payments/paid-outcome';
import { Picture } from '@/components/media/picture';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { GiftVoucherTheme } from '@/lib/contract/entities/media';
import { showCents, type Cents } from '@/lib/contract/money';
import { VOUCHER_MAX, VOUCHER_MIN } from '@/lib/contract/voucher';
import type { Translator } from '@/lib/i18n/translate';
import { VOUCHER_ORIGIN } from '@/lib/payments/payment-return';
import type { KnownSurcharge } from '@/lib/payments/use-surcharge';
import { CUSTOM_AMOUNT } from '@/lib/vouchers/amount';
import { GiftFields } from './gift-fields';
import { VoucherIsland } from '@/components/islands.client';
import { payLabel, SurchargeNote } from './pay-label';
import { VoucherOutcome } from './voucher-outcome';
import { voucherId, type VoucherSettings } from './voucher-settings';

/** Spec point 9: gift voucher grid image width 400. */
const THEME_WIDTH = 400;
const THEME_WIDTHS = [200, THEME_WIDTH, 800] as const;

type VoucherViewProps = {
  readonly settings: VoucherSettings;
  readonly themes: readonly GiftVoucherTheme[];
  readonly amounts: readonly Cents[];
  /** Last day of a voucher bought now, in the page's language. */
  readonly lastDay: string;
  /** Whether the content server accepts the address that the voucher is emailed to, and a gift to somebody else. */
  readonly asksEmail: boolean;
  readonly t: Translator;
};

/**
 * The server-rendered forms for buying and redeeming; buying is shown first (spec point 4). The first listed amount is preselected, so
 * the price and the button are there from the start.
 */
export function VoucherView({ settings, themes, amounts, lastDay, asksEmail, t }: VoucherViewProps) {
  return (
    <VoucherIsland settings={settings}>
      <div data-voucher-head="" className="voucher-head">
        <PaidOutcome
          origin={VOUCHER_ORIGIN}
          notice={(state) => <VoucherOutcome state={state} paid={null} t={t} />}
        />
      </div>
      <PaymentModeNotice mode={settings.paymentMode} off="payment.offVoucher" t={t} />
      <form data-voucher-buy="" className="form voucher-form" method="post" aria-label={t('voucher.buy')}>
        <div data-voucher-summary="" />
        <ThemeGrid themes={themes} t={t} />
        <AmountChoice amounts={amounts} allowsCustom={settings.allowsCustom} t={t} />
        {asksEmail ? (
          <>
            <GiftFields t={t} />
            <EmailField t={t} />
          </>
        ) : null}
        <p className="voucher-expiry">{t('voucher.validUntil', { day: lastDay })}</p>
        <div data-voucher-pay="" className="voucher-pay">
          {settings.first ? <FirstPay first={settings.first} t={t} /> : null}
        </div>
        <NoSubmit />
      </form>
      <form
        data-voucher-redeem=""
        className="form voucher-form"
        method="post"
        aria-label={t('voucher.redeem')}
        hidden
      >
        <div data-voucher-redeem-summary="" />
        <div className="field voucher-email">
          <label htmlFor={voucherId('code')} className="field-label">
            {t('voucher.code')} <Required />
          </label>
          <input
            id={voucherId('code')}
            name="code"
            type="text"
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            dir="ltr"
            data-label={t('voucher.code')}
            aria-describedby={voucherId('code-error')}
            className="field-control numeric"
          />
          <p id={voucherId('code-error')} data-error-for="code" className="field-error" />
        </div>
        <div data-voucher-check="" />
        <NoSubmit />
      </form>
      <div className="unscripted">
        <Notice tone="warning">{t('formBlock.needsScript')}</Notice>
      </div>
    </VoucherIsland>
  );
}

/** The button for the preselected amount, until the script's own replaces it. Without scripts there is nothing to press. */
const FirstPay = ({ first, t }: { readonly first: KnownSurcharge } & Pick<VoucherViewProps, 't'>) => (
  <div data-voucher-first="" className="script-only voucher-pay">
    <Button aria-disabled>{payLabel(first.cents, first.surcharge, t)}</Button>
    <SurchargeNote {...first} t={t} />
  </div>
);

const EmailField = ({ t }: Pick<VoucherViewProps, 't'>) => (
  <div className="field voucher-email">
    <label htmlFor={voucherId('email')} className="field-label">
      {t('voucher.email')} <Required />
    </label>
    <input
      id={voucherId('email')}
      name="email"
      type="email"
      autoComplete="email"
      dir="ltr"
      required
      data-label={t('voucher.email')}
      aria-describedby={voucherId('email-error')}
      className="field-control"
    />
    <p id={voucherId('email-error')} data-error-for="email" className="field-error" />
  </div>
);

/** Until the script has added a button, the Enter key sends nothing. */
const NoSubmit = () => <button type="submit" hidden disabled />;

const Required = () => (
  <span aria-hidden className="field-required">
    *
  </span>
);

function ThemeGrid({ themes, t }: Pick<VoucherViewProps, 'themes' | 't'>) {
  return (
    <fieldset>
      <legend className="field-label">{t('voucher.theme')}</legend>
      <div className="voucher-themes">
        {themes.map(({ id, name, image }, index) => (
          <label key={id} className="voucher-theme">
            <input type="radio" name="theme_id" value={id} defaultChecked={index === 0} required />
            {image ? (
              <Picture
                image={image}
                aspect="16x9"
                widths={THEME_WIDTHS}
                maxWidth={THEME_WIDTH * 2}
                sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 30vw, 45vw"
                alt=""
              />
            ) : null}
            <span className="voucher-theme-name">{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type AmountChoiceProps = Pick<VoucherViewProps, 'amounts' | 't'> & { readonly allowsCustom: boolean };

function AmountChoice({ amounts, allowsCustom, t }: AmountChoiceProps) {
  const range = t('voucher.range', { min: showCents(VOUCHER_MIN), max: showCents(VOUCHER_MAX) });
  return (
    <fieldset>
      <legend className="field-label">{t('voucher.amount')}</legend>
      <div className="voucher-amounts">
        {amounts.map((cents, index) => (
          <label key={cents} className="voucher-amount numeric">
            <input type="radio" name="amount" value={cents} defaultChecked={index === 0} required />
            <span>{showCents(cents)}</span>
          </label>
        ))}
        {allowsCustom ? (
          <label className="voucher-amount">
            <input type="radio" name="amount" value={CUSTOM_AMOUNT} required />
            <span>{t('voucher.custom')}</span>
          </label>
        ) : null}
      </div>
      {allowsCustom ? (
        <div className="field voucher-custom" data-voucher-custom="">
          <label htmlFor={voucherId('custom')} className="field-label">
            {t('voucher.customLabel')}
          </label>
          <span className="field-unit" data-before="$">
            <input
              id={voucherId('custom')}
              name="custom"
              type="text"
              inputMode="decimal"
              autoComplete="off"
              data-label={t('voucher.customLabel')}
              data-range={range}
              aria-describedby={`${voucherId('custom-hint')} ${voucherId('custom-error')}`}
              className="field-control numeric"
            />
          </span>
          <p id={voucherId('custom-hint')} className="field-hint">
            {range}
          </p>
          <p id={voucherId('custom-error')} data-error-for="custom" className="field-error" />
        </div>
      ) : null}
      <p data-error-for="amount" className="field-error" />
    </fieldset>
  );
}
