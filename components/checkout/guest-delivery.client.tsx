'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import type { Cart } from '@/lib/contract/entities/cart';
import { useTranslate } from '@/lib/i18n/use-translate';
import { AddressFields } from './address-fields.client';
import { AskForQuote, type ChosenDelivery } from './delivery-step.client';
import { guestIn } from './guest-values';
import type { OrderDraftKeeper } from './order-draft';
import { QuoteChoice } from './quote-choice.client';
import { useQuotes } from './use-quotes.client';

/** Delivery is priced once nobody has typed for so long. */
const SETTLED_MS = 600;

type GuestDeliveryProps = {
  readonly cart: Pick<Cart, 'item_count' | 'shipping_type'>;
  /** The fields of the form, by their names. */
  readonly typed: Readonly<Record<string, string>>;
  readonly chosen: ChosenDelivery | null;
  readonly onChoose: (delivery: ChosenDelivery | null) => void;
  readonly draft: OrderDraftKeeper;
  readonly error: string;
};

/** The place that is typed, once nobody is typing any more; null while it can't be priced. */
function useTypedPlace({ postcode = '', country = 'New Zealand', city = '' }: GuestDeliveryProps['typed']) {
  const now = JSON.stringify(
    postcode.trim() === '' || country.trim() === ''
      ? null
      : { postcode: postcode.trim(), country: country.trim(), city: city.trim() },
  );
  const [settled, setSettled] = useState(now);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(now), SETTLED_MS);
    return () => window.clearTimeout(timer);
  }, [now]);
  const place: { postcode: string; country: string; city: string } | null = JSON.parse(settled);
  return place;
}

/** Where somebody without an account wants their goods, and how; a pick-up needs no address. */
export function GuestDelivery({ cart, typed, chosen, onChoose, draft, error }: GuestDeliveryProps) {
  const t = useTranslate();
  const place = useTypedPlace(typed);
  const [wanted, setWanted] = useState(() => draft.load().quote ?? cart.shipping_type);
  const { quotes, askAgain } = useQuotes(place, cart.item_count);
  const listed = quotes.kind === 'quotes' ? quotes.quotes : [];
  const offers = listed.filter((quote) => place !== null || quote.is_pick_up);
  const quote = offers.find(({ shipping_type_id: id }) => id === wanted) ?? null;
  const isNothingSent =
    place !== null && quotes.kind === 'quotes' && offers.every(({ is_pick_up }) => is_pick_up);

  // What is chosen holds for one place: elsewhere it may cost more, or not exist.
  const now = JSON.stringify(quote && { quote, place });
  const tell = useEffectEvent(() => onChoose(quote && { address: null, place: place ?? undefined, quote }));
  useEffect(() => tell(), [now]);

  return (
    <>
      <section className="checkout-step" aria-labelledby="checkout-where">
        <h2 id="checkout-where" className="display text-title-sm mb-4">
          {t('checkout.where')}
        </h2>
        <div className="form">
          <AddressFields place={typed} required={chosen?.quote.is_pick_up !== true} />
        </div>
      </section>
      <QuoteChoice
        quotes={quotes}
        onAskAgain={askAgain}
        offers={offers}
        chosen={quote}
        onPick={({ shipping_type_id: id }) => {
          draft.save({ quote: id });
          setWanted(id);
        }}
        hint={place === null ? t('checkout.placeFirst') : ''}
        error={error}
      >
        {isNothingSent ? <AskForQuote address={() => guestIn(typed).address} /> : null}
      </QuoteChoice>
    </>
  );
}
