'use client';

import { Button } from '@payloadcms/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { showDollars } from '../../../lib/contract/money.ts';
import { divideRefund, type RefundWay } from './divide-refund.ts';
import type { RefundPanelData } from './panel-data.ts';

/** What the office has filled in. The amount is in dollars. */
export type RefundDraft = {
  readonly amount: number;
  readonly to: RefundWay;
  readonly reason: string;
  readonly cancel: readonly string[];
};

type Props = {
  readonly panel: RefundPanelData;
  /** Nothing is refunded; the form only asks what to cancel. */
  readonly isFree: boolean;
  readonly isBusy: boolean;
  readonly onSend: (draft: RefundDraft) => void;
  readonly onClose: () => void;
};

const CREDIT_LABELS = {
  account: 'The customer’s credit',
  voucher: 'The gift voucher first, as far as it paid, then the card',
  none: 'Credit (the buyer has no account)',
} as const;

/** Where the part that doesn't go to the card goes. */
const CREDIT_WORDS = { account: 'to the customer’s credit', voucher: 'back to the gift voucher' } as const;

const toCents = (dollars: number) => Math.round(dollars * 100);

/** The typed amount in dollars; null if it can't be refunded. */
function readAmount(typed: string, left: number): number | null {
  const text = typed.trim().replace(/^\$/, '').replaceAll(',', '');
  if (!/^\d+(?:\.\d{1,2})?$/.test(text)) return null;
  const dollars = Number(text);
  return dollars > 0 && toCents(dollars) <= toCents(left) ? dollars : null;
}

/** Describes in a few sentences what the refund will do. */
function consequences(panel: RefundPanelData, { amount, to, cancel }: Omit<RefundDraft, 'reason'>): string {
  const cents = toCents(amount);
  const { card, credit } = divideRefund(cents, to, {
    left: toCents(panel.left),
    leftOnCard: toCents(panel.leftOnCard),
    isToVoucher: panel.creditTo === 'voucher',
  });
  const ways = [
    ...(card > 0 ? [`${showDollars(card / 100)} goes back to the card`] : []),
    ...(credit > 0 ? [`${showDollars(credit / 100)} goes ${CREDIT_WORDS[panel.creditTo ?? 'account']}`] : []),
  ].join(' and ');
  const isAll = cents > 0 && cents === toCents(panel.left);
  const chosen = panel.items.filter(({ key }) => isAll || cancel.includes(key)).map(({ label }) => label);
  const valueLeft = panel.voucherValue === null ? null : toCents(panel.voucherValue) - cents;
  const voucher = valueLeft === null ? null : chosen.length > 0 ? 0 : Math.max(0, valueLeft);
  return [
    cents > 0 ? `${ways}.` : 'No money is refunded.',
    ...(chosen.length > 0 ? [`Cancelled: ${chosen.join('; ')}.`] : []),
    ...(voucher === null
      ? []
      : [
          voucher === 0
            ? 'The voucher will be withdrawn.'
            : `The voucher will be worth ${showDollars(voucher / 100)}.`,
        ]),
    cents > 0 ? 'The customer gets an email.' : 'The customer gets an email with the reason.',
  ].join(' ');
}

/** Asks for the amount, where to refund it, the reason and what to cancel; a second step then says what will happen, and asks for confirmation. */
export function RefundForm({ panel, isFree, isBusy, onSend, onClose }: Props) {
  const ids = useId();
  const [typed, setTyped] = useState(isFree ? '0' : panel.left.toFixed(2));
  const [to, setTo] = useState<RefundDraft['to']>('card');
  const [reason, setReason] = useState('');
  const [cancel, setCancel] = useState<readonly string[]>(
    isFree && panel.items.length === 1 ? panel.items.map(({ key }) => key) : [],
  );
  const [problem, setProblem] = useState<'amount' | 'cancel' | 'reason' | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => (isAsking ? question.current : first.current)?.focus(), [isAsking]);

  const amount = isFree ? 0 : readAmount(typed, panel.left);
  const lacks = {
    amount: amount === null,
    cancel: isFree && cancel.length === 0,
    reason: reason.trim() === '',
  };
  const draft = { amount: amount ?? 0, to, cancel };
  const goOn = () => {
    const found = (['amount', 'cancel', 'reason'] as const).find((field) => lacks[field]) ?? null;
    setProblem(found);
    if (found === null) setIsAsking(true);
    else document.getElementById(`${ids}-${found}`)?.focus();
  };

  if (isAsking)
    return (
      <div
        className="refund__form"
        role="group"
        aria-labelledby={`${ids}-question`}
        tabIndex={-1}
        ref={question}
      >
        <p id={`${ids}-question`}>{consequences(panel, draft)}</p>
        <p>Reason: {reason.trim()}</p>
        <div className="refund__buttons">
          <Button size="small" disabled={isBusy} onClick={() => onSend({ ...draft, reason: reason.trim() })}>
            {isFree
              ? 'Cancel without a refund'
              : isBusy
                ? 'Refunding…'
                : `Refund ${showDollars(draft.amount)}`}
          </Button>
          <Button size="small" buttonStyle="secondary" disabled={isBusy} onClick={() => setIsAsking(false)}>
            Change
          </Button>
        </div>
      </div>
    );
  return (
    <div className="refund__form" role="group" aria-label={isFree ? 'Cancel' : 'Refund'}>
      {isFree ? null : (
        <>
          <label htmlFor={`${ids}-amount`}>Amount (dollars)</label>
          <input
            id={`${ids}-amount`}
            ref={first}
            inputMode="decimal"
            value={typed}
            aria-invalid={problem === 'amount'}
            aria-describedby={`${ids}-amount-problem`}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p id={`${ids}-amount-problem`} className="refund__problem">
            {problem === 'amount'
              ? `Enter an amount from $0.01 to ${showDollars(panel.left)}, such as 12.50.`
              : ''}
          </p>
          <fieldset>
            <legend>Refund to</legend>
            <label>
              <input type="radio" name={`${ids}-to`} checked={to === 'card'} onChange={() => setTo('card')} />
              {panel.leftOnCard < panel.left
                ? `The way it was paid (${showDollars(panel.leftOnCard)} by card)`
                : 'The card'}
            </label>
            <label>
              <input
                type="radio"
                name={`${ids}-to`}
                checked={to === 'credit'}
                disabled={panel.creditTo === null}
                onChange={() => setTo('credit')}
              />
              {CREDIT_LABELS[panel.creditTo ?? 'none']}
            </label>
          </fieldset>
        </>
      )}
      {panel.items.length === 0 ? null : (
        <fieldset>
          <legend>Cancel</legend>
          {panel.items.map(({ key, label, amount: price }, index) => (
            <label key={key}>
              <input
                id={index === 0 ? `${ids}-cancel` : undefined}
                ref={isFree && index === 0 ? first : undefined}
                type="checkbox"
                aria-describedby={`${ids}-cancel-problem`}
                checked={cancel.includes(key)}
                onChange={({ target }) =>
                  setCancel(target.checked ? [...cancel, key] : cancel.filter((one) => one !== key))
                }
              />
              {label} ({showDollars(price)})
            </label>
          ))}
          <p id={`${ids}-cancel-problem`} className={problem === 'cancel' ? 'refund__problem' : undefined}>
            {problem === 'cancel' ? 'Choose what to cancel.' : null}
            {isFree ? null : 'If everything is refunded, everything is cancelled.'}
          </p>
        </fieldset>
      )}
      <label htmlFor={`${ids}-reason`}>Reason</label>
      <textarea
        id={`${ids}-reason`}
        rows={2}
        maxLength={500}
        value={reason}
        aria-invalid={problem === 'reason'}
        aria-describedby={`${ids}-reason-problem`}
        onChange={({ target }) => setReason(target.value)}
      />
      <p id={`${ids}-reason-problem`} className="refund__problem">
        {problem === 'reason'
          ? `Enter a reason. It’s kept with the ${isFree ? 'cancellation' : 'refund'} and shown at the gate for cancelled tickets.`
          : ''}
      </p>
      <div className="refund__buttons">
        <Button size="small" onClick={goOn}>
          Continue
        </Button>
        <Button size="small" buttonStyle="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}
