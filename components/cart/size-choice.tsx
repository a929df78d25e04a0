import { formatDays } from '@/components/tickets/format-days';
import { PriceChange } from '@/components/tickets/price-change';
import { LeftToRight } from '@/components/ui/left-to-right';
import type { Product, Sku } from '@/lib/contract/entities/shop';
import type { Translator } from '@/lib/i18n/translate';
import { formatPrice } from '@/lib/shop/price';
import { fewLeft, HeldSlot } from './few-left';

/** ID of a form control by its name; a page has only one such form. */
export const addControlId = (name: string): string => `add-${name}`;

type SizeChoiceProps = {
  readonly product: Pick<Product, 'skus' | 'price' | 'ticket'>;
  readonly language: string;
  readonly t: Translator;
};

/**
 * The sizes of a product as a single choice. Each shows its stock, and its price if it differs from the product's; sold-out ones are
 * marked.
 */
export function SizeChoice({ product, language, t }: SizeChoiceProps) {
  const { skus, price, ticket } = product;
  const legend = t(ticket ? 'tickets.kind' : 'cart.size');
  const [only] = skus;
  if (only && skus.length === 1)
    return <OnlySize sku={only} price={price} isTicket={ticket !== null} language={language} t={t} />;
  const firstId = skus.find(({ in_stock }) => in_stock)?.id;
  return (
    <fieldset aria-describedby={addControlId('sku-error')}>
      <legend className="field-label">
        {legend}
        <span aria-hidden className="field-required">
          {' *'}
        </span>
      </legend>
      <div className="product-sizes mt-2">
        {skus.map((sku) => (
          <label key={sku.id} className="product-size" data-sold={sku.in_stock ? undefined : ''}>
            <input
              // The error summary links to the first available one.
              id={sku.id === firstId ? addControlId('sku') : undefined}
              type="radio"
              name="sku"
              value={sku.id}
              required
              disabled={!sku.in_stock}
              data-label={legend}
              data-stock={sku.stock ?? undefined}
            />
            <span className="font-semibold">{sku.name || sku.code}</span>{' '}
            <span className="numeric text-sm text-muted">{stockText(sku, t)}</span>{' '}
            <OwnPrice sku={sku} price={price} />
            {ticket ? <HeldSlot of={sku} /> : null}
            <PriceChange of={sku} days={formatDays(language)} t={t} />
          </label>
        ))}
      </div>
      <p id={addControlId('sku-error')} data-error-for="sku" className="field-error" />
    </fieldset>
  );
}

type OwnPriceProps = {
  readonly sku: Sku;
  /** The product's. */
  readonly price: number;
};

/** The price of a size, which is what the buyer pays, if it isn't the product's. */
const OwnPrice = ({ sku, price }: OwnPriceProps) =>
  sku.in_stock && sku.price !== price ? (
    <span className="numeric text-sm font-semibold">
      <LeftToRight>{formatPrice(sku.price)}</LeftToRight>
    </span>
  ) : null;

type OnlySizeProps = OwnPriceProps & {
  readonly isTicket: boolean;
  readonly language: string;
  readonly t: Translator;
};

/** Nothing to choose: shows the only size with its stock, and its price as above. */
const OnlySize = ({ sku, price, isTicket, language, t }: OnlySizeProps) => (
  <>
    <p>
      <input type="hidden" name="sku" value={sku.id} data-stock={sku.stock ?? undefined} />
      {sku.name === '' ? null : <span className="font-semibold">{sku.name} · </span>}
      <span className="numeric text-muted">{stockText(sku, t)}</span> <OwnPrice sku={sku} price={price} />
      {isTicket ? <HeldSlot of={sku} /> : null}
    </p>
    <PriceChange of={sku} days={formatDays(language)} t={t} />
  </>
);

function stockText(sku: Sku, t: Translator): string {
  if (!sku.in_stock) return t('shop.sold');
  const few = fewLeft(sku);
  return few === null ? t('shop.inStock') : t('shop.left', { count: few });
}
