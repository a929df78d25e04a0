import { AddToCartIsland } from '@/components/islands.client';
import { Button } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { LeftToRight } from '@/components/ui/left-to-right';
import type { Product, Sku } from '@/lib/contract/entities/shop';
import { MAX_QTY } from '@/lib/contract/limits';
import { showDollars } from '@/lib/contract/money';
import type { Translator } from '@/lib/i18n/translate';
import { admissionNames } from '@/components/tickets/admission';
import { formatDays, type DaysFormatter } from '@/components/tickets/format-days';
import { PriceChange } from '@/components/tickets/price-change';
import { fewLeft, fewTickets, HeldSlot } from './few-left';
import { NeedsScript } from './needs-script';
import { addControlId } from './size-choice';

type TicketFormProps = {
  readonly product: Pick<Product, 'id' | 'name' | 'blurb' | 'skus' | 'ticket' | 'max_per_customer'>;
  readonly language: string;
  readonly t: Translator;
};

/** The tickets of a round, or of one of its days: each kind with its price and a quantity, all added to the cart at once. */
export function TicketForm({ product, language, t }: TicketFormProps) {
  const { name, blurb, skus, ticket, max_per_customer: limit } = product;
  const days = formatDays(language);
  const when = ticket && ticket.start_date !== '' ? days(ticket.start_date, ticket.end_date) : '';
  const hasAny = skus.some(({ in_stock }) => in_stock);
  return (
    <AddToCartIsland>
      <form
        method="post"
        className="form ticket-form own-surface"
        aria-label={t('cart.addOf', { name })}
        data-few={fewTickets(product)}
      >
        <div>
          <Heading level={3} size="title-sm" isContent>
            {name}
          </Heading>
          {when === '' ? null : <p className="numeric mt-1 text-muted">{when}</p>}
          {blurb === '' ? null : <p className="mt-2 max-w-measure">{blurb}</p>}
          {limit === null ? null : <p className="mt-2 text-muted">{t('cart.limit', { max: limit })}</p>}
        </div>
        <div data-add-summary="" />
        <ul className="ticket-kinds">
          {skus.map((sku) => (
            <TicketKind key={sku.id} sku={sku} limit={limit} days={days} t={t} />
          ))}
        </ul>
        {hasAny ? (
          /* The script enables it: before that, a press would reload the page and lose the choice. */
          <Button type="submit" icon="cart" disabled>
            {t('cart.add')}
          </Button>
        ) : null}
        {hasAny ? <NeedsScript t={t} /> : null}
        <div data-add-status="" />
      </form>
    </AddToCartIsland>
  );
}

type TicketKindProps = {
  readonly sku: Sku;
  readonly limit: Product['max_per_customer'];
  readonly days: DaysFormatter;
  readonly t: Translator;
};

function TicketKind({ sku, limit, days, t }: TicketKindProps) {
  const { name, kind } = admissionNames(sku, t);
  const field = `qty-${String(sku.id)}`;
  const label = t('cart.quantityOf', { name });
  const few = fewLeft(sku);
  return (
    <li className="field ticket-kind">
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        {kind === '' ? null : <p className="text-muted">{kind}</p>}
        <p className="numeric">
          <LeftToRight>{showDollars(sku.price)}</LeftToRight>
          {few === null ? null : <span className="text-muted"> · {t('shop.left', { count: few })}</span>}
        </p>
        <HeldSlot of={sku} />
        <PriceChange of={sku} days={days} t={t} />
      </div>
      {sku.in_stock ? (
        <input
          id={addControlId(field)}
          type="number"
          name={field}
          min={0}
          max={Math.min(sku.stock ?? MAX_QTY, limit ?? MAX_QTY, MAX_QTY)}
          defaultValue={0}
          required
          inputMode="numeric"
          data-sku={sku.id}
          data-name={name}
          data-label={label}
          aria-label={label}
          aria-describedby={addControlId(`${field}-error`)}
          className="field-control numeric"
        />
      ) : (
        <p className="font-semibold">{t('tickets.soldOut')}</p>
      )}
      <p id={addControlId(`${field}-error`)} data-error-for={field} className="field-error" />
    </li>
  );
}
