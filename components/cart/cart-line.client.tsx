'use client';

import { useState } from 'react';
import { choiceOf, productOf } from '@/components/cart/item-name';
import { CoreIcon } from '@/components/ui/core-icon';
import { SmartLink } from '@/components/ui/smart-link';
import { documentDays } from '@/components/documents/document-dates';
import { PriceChange } from '@/components/tickets/price-change';
import { TicketEvent } from '@/components/tickets/ticket-event';
import { productAddress } from '@/lib/shop/addresses';
import { TICKETS_PART } from '@/lib/season/addresses';
import type { CartItem } from '@/lib/contract/entities/cart';
import { showDollars } from '@/lib/contract/money';
import type { Translator } from '@/lib/i18n/translate';
import { useTranslate } from '@/lib/i18n/use-translate';
import { HoldNote } from './hold-note';
import { LimitNote } from './limit-note';

type CartLineProps = {
  readonly item: CartItem;
  readonly isBusy: boolean;
  /** Whether an earlier line already shows the notes for the same visit. */
  readonly isVisitRepeated?: boolean;
  /** Resolves once the cart has changed, or couldn't be. */
  readonly onQty: (qty: number) => Promise<void>;
  readonly onRemove: () => void;
};

const pictureOf = ({ img, image }: CartItem) =>
  img?.webp_url || img?.url || image?.webp_url || image?.url || '';

/** Tickets are sold on their round's page, everything else on its own. */
const pageOf = ({ ticket, url }: CartItem): string =>
  ticket && ticket.round_url !== '' ? `/${ticket.round_url}#${TICKETS_PART}` : productAddress(url);

/** Why a line can't have its current quantity. */
function shortText({ can_purchase_qty: most, is_held_by_others: isHeld }: CartItem, t: Translator): string {
  if (most > 0) return t('cart.short', { number: most });
  return isHeld ? t('cart.inOtherCarts') : t('cart.soldOut');
}

/** One line of the cart: product, quantity, price, and availability. */
export function CartLine({ item, isBusy, isVisitRepeated = false, onQty, onRemove }: CartLineProps) {
  const t = useTranslate();
  const name = productOf(item);
  const days = (first: string, last: string) => documentDays(first, last, document.documentElement.lang);
  const isShort = item.qty > item.can_purchase_qty;
  const picture = pictureOf(item);
  const details = [choiceOf(item), ...item.addons.map((addon) => addon.name)].filter(Boolean);
  return (
    <li className="cart-line" data-short={isShort ? '' : undefined}>
      {picture === '' ? (
        <span className="cart-picture" />
      ) : (
        <img src={picture} alt="" width={120} height={120} loading="lazy" className="cart-picture" />
      )}
      <div className="min-w-0">
        <SmartLink href={pageOf(item)} prefetch={false} className="font-semibold text-link">
          {name}
        </SmartLink>
        {details.length === 0 ? null : <p className="text-sm text-muted">{details.join(' · ')}</p>}
        <p className="numeric text-sm text-muted">{t('cart.each', { price: showDollars(item.price) })}</p>
        <PriceChange of={item} days={days} t={t} />
        {item.ticket ? (
          <TicketEvent event={item.ticket} days={days} t={t} isVisitRepeated={isVisitRepeated} />
        ) : null}
        <HoldNote until={item.held_until} t={t} />
        <LimitNote of={item} t={t} />
        {isShort && !item.customer_limit?.is_deciding ? (
          <p className="field-error">{shortText(item, t)}</p>
        ) : null}
      </div>
      <Quantity
        qty={item.qty}
        max={Math.max(item.can_purchase_qty, item.qty)}
        label={t('cart.quantityOf', { name })}
        onQty={onQty}
      />
      <p className="cart-sum numeric font-semibold">{showDollars(item.subtotal)}</p>
      <button
        type="button"
        className="icon-btn"
        aria-label={t('cart.remove', { name })}
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) onRemove();
        }}
      >
        <CoreIcon name="close" />
      </button>
    </li>
  );
}

type QuantityProps = Pick<CartLineProps, 'onQty'> & {
  readonly qty: number;
  readonly max: number;
  readonly label: string;
};

/** A line's quantity. Steps count from what was last chosen, so none is lost while the cart is still changing. */
function Quantity({ qty, max, label, onQty }: QuantityProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState(String(qty));
  /** What the cart was last asked for; null once it has answered. */
  const [wanted, setWanted] = useState<number | null>(null);
  const [answered, setAnswered] = useState<number | null>(qty);
  // Then the field shows the cart's value, even if it allowed fewer or none. The control stays and keeps the focus.
  if (wanted === null && answered !== qty) {
    setAnswered(qty);
    setTyped(String(qty));
  }
  const chosen = wanted ?? qty;
  const settle = async (text: string) => {
    const next = Math.min(Math.max(Math.trunc(Number(text)) || chosen, 1), max);
    setTyped(String(next));
    if (next === chosen) return;
    setWanted(next);
    setAnswered(null);
    await onQty(next);
    // Unless something else has been chosen since.
    setWanted((latest) => (latest === next ? null : latest));
  };
  // Beyond the limits nothing happens; disabling a button while it has the focus would lose the keyboard.
  const step = (by: number) => void settle(String(chosen + by));
  return (
    <div className="quantity" role="group" aria-label={label}>
      <button
        type="button"
        aria-label={t('cart.decrease')}
        aria-disabled={chosen <= 1}
        onClick={() => step(-1)}
      >
        <CoreIcon name="minus" size={18} />
      </button>
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={max}
        value={typed}
        aria-label={label}
        className="numeric"
        onChange={(event) => setTyped(event.target.value)}
        onBlur={(event) => void settle(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void settle(event.currentTarget.value);
        }}
      />
      <button
        type="button"
        aria-label={t('cart.increase')}
        aria-disabled={chosen >= max}
        onClick={() => step(1)}
      >
        <CoreIcon name="plus" size={18} />
      </button>
    </div>
  );
}
