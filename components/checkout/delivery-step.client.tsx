'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import type { DeliveryPlace } from '@/lib/cart/actions';
import { problemOf } from '@/components/form-fields/api-problem';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { browserCart } from '@/lib/cart/browser-cart';
import { browserApi } from '@/lib/session/browser-api';
import { createContractCalls } from '@/lib/api/contract-calls';
import { requestShippingQuote } from '@/lib/contract/endpoints/cart';
import type { Address, AddressInput } from '@/lib/contract/entities/account';
import type { Cart, ShippingQuote } from '@/lib/contract/entities/cart';
import { useTranslate } from '@/lib/i18n/use-translate';
import { addressText } from '@/components/documents/address-text';
import { ChoicesWaiting } from './checkout-waiting';
import { Choice } from './choice';
import { NewAddress } from './new-address.client';
import type { OrderDraft, OrderDraftKeeper } from './order-draft';
import { QuoteChoice } from './quote-choice.client';
import { useAddresses } from './use-addresses.client';
import { useQuotes } from './use-quotes.client';

/** How the goods reach the buyer: `address` is a customer's saved one, or null for pick-up; `place` is where a guest's go. */
export type ChosenDelivery = {
  readonly address: Address | null;
  readonly place?: DeliveryPlace | undefined;
  readonly quote: ShippingQuote;
};

type DeliveryStepProps = {
  readonly cart: Pick<Cart, 'item_count' | 'shipping_type' | 'shipping_address'>;
  readonly chosen: ChosenDelivery | null;
  readonly onChoose: (delivery: ChosenDelivery | null) => void;
  readonly draft: OrderDraftKeeper;
  /** What is wrong with the choice; '' for nothing. */
  readonly error: string;
};

/** The first thing to choose: the delivery method, or the address that one depends on. */
export const firstChoice = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('input[name="quote"]') ??
  document.querySelector<HTMLElement>('[aria-labelledby="checkout-where"] input');

/** The previous choice: in this tab, or else the one stored with this customer's cart. */
const rememberedBy = (
  { address, quote }: OrderDraft,
  { shipping_address, shipping_type }: DeliveryStepProps['cart'],
): Pick<OrderDraft, 'address' | 'quote'> =>
  address === null && quote === null
    ? { address: shipping_address?.id ?? null, quote: shipping_type }
    : { address, quote };

/** Delivery to a saved or new address, or pick-up; with the price of each (spec point 5: name and amount with 2 decimals). */
export function DeliveryStep({ cart, chosen, onChoose, draft, error }: DeliveryStepProps) {
  const t = useTranslate();
  const { addresses, failure, askAgain: askForAddresses, add } = useAddresses();
  const [kept] = useState(() => rememberedBy(draft.load(), cart));
  // Until the customer chooses, the previous choice counts, once the lists that contain it have loaded.
  const [touched, setTouched] = useState<{ readonly address: Address | 'new' | null } | null>(null);
  const before = kept.address === 'new' ? 'new' : (addresses?.find(({ id }) => id === kept.address) ?? null);
  const place = touched ? touched.address : before;
  const isNew = place === 'new';
  const address = place === 'new' ? null : place;
  const { quotes, askAgain } = useQuotes(address, cart.item_count);
  const listed = quotes.kind === 'quotes' ? quotes.quotes : [];
  const offers = listed.filter((quote) => address !== null || quote.is_pick_up);
  const isNothingSent =
    address !== null && quotes.kind === 'quotes' && offers.every((quote) => quote.is_pick_up);

  const choose = (next: Address | 'new') => {
    setTouched({ address: next });
    draft.save({ address: next === 'new' ? 'new' : next.id, quote: null });
    onChoose(null);
  };
  const pick = (quote: ShippingQuote) => {
    setTouched({ address: place });
    draft.save({ quote: quote.shipping_type_id });
    onChoose({ address: quote.is_pick_up ? null : address, quote });
  };
  const restored =
    touched === null ? offers.find(({ shipping_type_id: id }) => id === kept.quote) : undefined;
  const isRestoring = restored !== undefined && chosen === null;
  const restore = useEffectEvent(() => {
    if (restored) onChoose({ address: restored.is_pick_up ? null : address, quote: restored });
  });
  useEffect(() => {
    if (isRestoring) restore();
  }, [isRestoring]);
  // Without the list a new address can still be given.
  const isAsking = isNew || addresses?.length === 0 || (addresses === null && failure !== null);
  const askForAddressesAgain = () => {
    // A list that loads now must not close what is being typed.
    if (isAsking && !isNew && Object.values(draft.load().place).some(Boolean)) {
      setTouched({ address: 'new' });
      draft.save({ address: 'new' });
    }
    askForAddresses();
  };
  return (
    <>
      <section className="checkout-step" aria-labelledby="checkout-where">
        <h2 id="checkout-where" className="display text-title-sm mb-4">
          {t('checkout.where')}
        </h2>
        {addresses === null && !failure ? <ChoicesWaiting t={t} /> : null}
        {failure ? (
          <Notice tone="warning" live>
            <p className="font-semibold">{t('checkout.noAddresses')}</p>
            <p>{problemOf(failure, t).message}</p>
            <Button size="small" className="mt-2" onClick={askForAddressesAgain}>
              {t('forms.again')}
            </Button>
          </Notice>
        ) : null}
        {(addresses ?? []).map((saved) => (
          <Choice
            key={saved.id}
            name="address"
            value={String(saved.id)}
            checked={!isNew && address?.id === saved.id}
            onChoose={() => choose(saved)}
          >
            {saved.display_name === '' ? null : <strong className="block">{saved.display_name}</strong>}
            {addressText(saved)}
          </Choice>
        ))}
        {addresses && addresses.length > 0 ? (
          <Choice name="address" value="new" checked={isNew} onChoose={() => choose('new')}>
            {t('checkout.newAddress')}
          </Choice>
        ) : null}
        {isAsking ? (
          <div className="mt-5">
            <NewAddress
              draft={draft}
              onSaved={(saved) => {
                add(saved);
                choose(saved);
              }}
            />
          </div>
        ) : null}
      </section>
      <QuoteChoice
        quotes={quotes}
        onAskAgain={askAgain}
        offers={offers}
        chosen={chosen?.quote ?? null}
        onPick={pick}
        hint={address === null ? t('checkout.addressFirst') : ''}
        error={error}
      >
        {isNothingSent ? <AskForQuote address={() => given(address)} /> : null}
      </QuoteChoice>
    </>
  );
}

/** What of a saved address is in a request. */
const given = ({ id: _id, enabled: _enabled, ...place }: Address): AddressInput => place;

type AskForQuoteProps = { readonly address: () => AddressInput };

/** If no delivery is listed for a place, the buyer can ask the seller by email. */
export function AskForQuote({ address }: AskForQuoteProps) {
  const t = useTranslate();
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [problem, setProblem] = useState('');
  const send = async (): Promise<string> => {
    const answer = await createContractCalls(browserApi()).call(requestShippingQuote, {
      session: browserCart().getState().sessionKey,
      address: address(),
    });
    if (!answer.ok) return problemOf(answer.error, t).message;
    return answer.value.success ? '' : answer.value.message || t('forms.server');
  };
  const press = async () => {
    if (state === 'sending') return;
    setState('sending');
    const message = await send();
    setProblem(message);
    setState(message === '' ? 'sent' : 'idle');
  };
  return (
    <Notice tone="warning">
      <p>{t('checkout.noQuote')}</p>
      <p role="status">{state === 'sent' ? t('checkout.asked') : problem}</p>
      {state === 'sent' ? null : (
        <Button
          size="small"
          className="mt-2"
          aria-disabled={state === 'sending'}
          data-busy={state === 'sending' || undefined}
          onClick={() => void press()}
        >
          {t('checkout.ask')}
        </Button>
      )}
    </Notice>
  );
}

type EmailedTicketsProps = {
  /** Whether there is nothing to pay first. */
  readonly isFree: boolean;
};

/** Shown instead of the delivery when there are only tickets, which are emailed. */
export const EmailedTickets = ({ isFree }: EmailedTicketsProps) => {
  const t = useTranslate();
  return (
    <section className="checkout-step" aria-labelledby="checkout-how">
      <h2 id="checkout-how" className="display text-title-sm mb-4">
        {t('checkout.how')}
      </h2>
      <p>{t(isFree ? 'checkout.ticketsEmailedFree' : 'checkout.ticketsEmailed')}</p>
    </section>
  );
};
