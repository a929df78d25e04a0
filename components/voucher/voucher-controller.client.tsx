'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { FieldErrors } from '@/components/form-block/field-errors.client';
import { checkForm } from '@/components/form-block/check-form';
import { useDateTyping } from '@/components/form-block/use-date-typing.client';
import { useTranslate } from '@/lib/i18n/use-translate';
import { useSurcharge } from '@/lib/payments/use-surcharge';
import { VOUCHER_ORIGIN } from '@/lib/payments/payment-return';
import { isPaymentOrigin, takeOverResult, usePaymentReturn } from '@/lib/payments/use-payment';
import { isLoggedIn, selectProfile } from '@/lib/session/store';
import { useSession } from '@/lib/session/use-session';
import { isRedeemHash, redeemCodeOf } from '@/lib/vouchers/redeem-code';
import { watchRedeemCode } from '@/lib/vouchers/watch-redeem-code';
import { useChosenCents } from './use-chosen-cents.client';
import { useCredit } from '@/lib/payments/use-credit';
import { useVoucherPurchase } from './use-voucher-purchase.client';
import { useVoucherRedeem } from './use-voucher-redeem.client';
import { VoucherCheck } from './voucher-check.client';
import {
  checkTyped,
  fill,
  formsOf,
  markTyped,
  offer,
  readChoice,
  showGift,
  showMode,
  removeServerButton,
  type VoucherMode,
} from './voucher-dom';
import { VoucherHead } from './voucher-head.client';
import { VoucherPay } from './voucher-pay.client';
import { voucherId, type VoucherSettings } from './voucher-settings';

type VoucherControllerProps = { readonly settings: VoucherSettings; readonly box: HTMLElement };

const textIn = (form: HTMLFormElement, name: string) => String(new FormData(form).get(name) ?? '').trim();

/** Moves a code from the address, if there is one, into its field, where it is kept; it need not stay in the address. */
function takeCode(form: HTMLFormElement, code: string): void {
  if (code !== '') fill(form, 'code', code);
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
}

/** Hydrates the voucher block: buying, paying, returning, redeeming (spec point 4, gift voucher block). */
export default function VoucherController({ settings, box }: VoucherControllerProps) {
  const t = useTranslate();
  const [forms] = useState(() => formsOf(box));
  const [mode, setMode] = useState<VoucherMode>(() =>
    isRedeemHash(window.location.hash) ? 'redeem' : 'buy',
  );
  const [followed, countFollowed] = useState(() => (mode === 'redeem' ? 1 : 0));
  const cents = useChosenCents(forms.buy);
  const [isPaying] = useState(() => isPaymentOrigin(VOUCHER_ORIGIN));
  const returned = usePaymentReturn();
  const paid = isPaying ? returned : null;
  const purchase = useVoucherPurchase(settings.blockId);
  const redemption = useVoucherRedeem(() => forms.redeem.reset());
  const credit = useCredit(settings.supplier);
  const isSignedIn = useSession(isLoggedIn);
  const { email, first_name: firstName, last_name: lastName } = useSession(selectProfile);
  const name = [firstName, lastName].filter(Boolean).join(' ');

  const surcharge = useSurcharge(cents, purchase.refusals, settings.first);
  useDateTyping(forms.buy);

  const isOpen = paid === null || paid.state === 'none';
  // Before the next frame, so that the server's result is replaced without a flash.
  useLayoutEffect(() => showMode(box, isOpen ? mode : null), [box, isOpen, mode]);
  useLayoutEffect(() => takeOverResult(box), [box]);
  useLayoutEffect(() => removeServerButton(box), [box]);

  const onCode = useEffectEvent((code: string) => {
    takeCode(forms.redeem, code);
    // Whoever follows such a link wants this voucher, whatever the block shows at the moment.
    if (!isOpen) paid?.dismiss();
    setMode('redeem');
    countFollowed((count) => count + 1);
  });
  useEffect(() => {
    const { hash } = window.location;
    if (isRedeemHash(hash)) takeCode(forms.redeem, redeemCodeOf(hash));
    return watchRedeemCode((followed) => onCode(followed));
  }, [forms]);
  // Once the field is there: it may be far from where the visitor is reading.
  useEffect(() => {
    if (followed > 0) forms.redeem.querySelector('input')?.focus();
  }, [followed, forms]);
  useEffect(() => {
    if (!isSignedIn) return;
    offer(forms.buy, 'email', email);
    offer(forms.buy, 'giver_name', name);
  }, [forms, isSignedIn, email, name]);

  const onInput = useEffectEvent(() => {
    checkTyped(forms.buy);
    showGift(forms.buy);
    if (redemption.seen && redemption.seen.code !== textIn(forms.redeem, 'code')) redemption.forget();
  });
  const onBuy = useEffectEvent(() => {
    checkTyped(forms.buy);
    const problem = checkForm(forms.buy, t);
    if (problem) purchase.complain(problem);
    else if (surcharge !== null && settings.paymentMode !== 'off')
      void purchase.buy({ ...readChoice(forms.buy), total: cents + surcharge });
  });
  const onRedeem = useEffectEvent(() => {
    const problem = checkForm(forms.redeem, t);
    if (problem) redemption.complain(problem);
    else void redemption.submit(textIn(forms.redeem, 'code'));
  });
  // A returning browser may have filled in the form before anything was listening.
  useLayoutEffect(() => showGift(forms.buy), [forms]);
  useEffect(() => {
    const stop = new AbortController();
    // When the field is left: while typing, an amount may just be incomplete.
    forms.buy.addEventListener('change', () => markTyped(forms.buy), { signal: stop.signal });
    const listen = (form: HTMLFormElement, send: () => void) => {
      form.addEventListener('input', () => onInput(), { signal: stop.signal });
      form.addEventListener(
        'submit',
        (event) => {
          event.preventDefault();
          send();
        },
        { signal: stop.signal },
      );
    };
    listen(forms.buy, () => onBuy());
    listen(forms.redeem, () => onRedeem());
    return () => stop.abort();
  }, [forms]);

  const slot = (name: string) => box.querySelector(`[data-voucher-${name}]`) ?? box;
  const { problem } = mode === 'redeem' ? redemption : purchase;
  const isAtFields = Object.keys(problem?.fields ?? {}).length > 0;
  return (
    <>
      {createPortal(
        <VoucherHead
          mode={mode}
          credit={credit}
          paid={paid}
          banner={isAtFields ? '' : (problem?.message ?? '')}
          onToggle={() => setMode(mode === 'buy' ? 'redeem' : 'buy')}
        />,
        slot('head'),
      )}
      {createPortal(
        <FieldErrors form={forms[mode]} idOf={voucherId} problem={isAtFields ? problem : null} />,
        slot(mode === 'redeem' ? 'redeem-summary' : 'summary'),
        mode,
      )}
      {createPortal(
        <VoucherPay
          cents={settings.paymentMode === 'off' ? 0 : cents}
          surcharge={surcharge}
          isBusy={purchase.isBusy}
        />,
        slot('pay'),
      )}
      {createPortal(
        <VoucherCheck
          seen={redemption.seen}
          isBusy={redemption.isBusy}
          isForCheckout={settings.isForGuests && !isSignedIn}
        />,
        slot('check'),
      )}
    </>
  );
}
