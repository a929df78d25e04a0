import type { ReactNode } from 'react';
import { addressText } from '@/components/documents/address-text';
import { LeftToRight } from '@/components/ui/left-to-right';
import { editorAddress } from '@/lib/contract/link-address';
import { showDollars } from '@/lib/contract/money';
import type { Order, OrderState } from '@/lib/contract/entities/orders';
import type { TranslationKey, Translator } from '@/lib/i18n/translate';

const STATES: Readonly<Record<OrderState, TranslationKey>> = {
  paid: 'orders.paid',
  packed: 'orders.packed',
  sent: 'orders.sent',
  ready: 'orders.ready',
  cancelled: 'orders.cancelled',
  refunded: 'orders.refunded',
};

const isOver = (state: OrderState): boolean => state === 'cancelled' || state === 'refunded';

/** The steps of goods; an order with nothing to pack has none. */
const stepsOf = ({ is_pick_up: isPickUp }: Order): OrderState[] => [
  'paid',
  'packed',
  isPickUp ? 'ready' : 'sent',
];

/** An order's progress: for goods the steps on their way, for everything else a word. */
export function OrderProgress({ order, t }: { readonly order: Order; readonly t: Translator }) {
  const { state, invoice, delivery, tracking } = order;
  const sentTo = order.has_goods && !order.is_pick_up ? invoice.buyer.address : null;
  const isPart = invoice.refunded_amount > 0 && state !== 'refunded';
  const facts: (readonly [string, ReactNode])[] = [
    ...(delivery === '' ? [] : [[t('checkout.how'), <bdi key="delivery">{delivery}</bdi>] as const]),
    ...(sentTo ? [[t('checkout.where'), <bdi key="address">{addressText(sentTo)}</bdi>] as const] : []),
    ...(tracking === '' ? [] : [[t('orders.tracking'), <Tracking key="tracking" of={order} />] as const]),
  ];
  return (
    <section aria-label={t('orders.progress')}>
      {order.has_goods && !isOver(state) ? (
        <ol className="order-steps">
          {stepsOf(order).map((step, index, all) => (
            <li
              key={step}
              data-done={index <= all.indexOf(state) ? '' : undefined}
              aria-current={step === state ? 'step' : undefined}
            >
              {t(STATES[step])}
            </li>
          ))}
        </ol>
      ) : (
        <p className="document-status" data-status={state}>
          {t(STATES[state])}
        </p>
      )}
      {isPart ? (
        <p className="mt-3 font-semibold">
          {t('orders.partRefunded', { amount: showDollars(invoice.refunded_amount) })}
        </p>
      ) : null}
      {facts.length === 0 ? null : (
        <dl className="order-facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** A parcel's tracking number, linked to its carrier's page if known. */
function Tracking({ of: { tracking, tracking_url: url } }: { readonly of: Order }) {
  const address = editorAddress(url);
  const number = <LeftToRight>{tracking}</LeftToRight>;
  if (address === null) return number;
  return (
    <a href={address} className="text-link break-all">
      {number}
    </a>
  );
}
