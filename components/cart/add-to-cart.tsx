import { Button } from '@/components/ui/button';
import { LeftToRight } from '@/components/ui/left-to-right';
import type { Product } from '@/lib/contract/entities/shop';
import { MAX_QTY } from '@/lib/contract/limits';
import { showDollars } from '@/lib/contract/money';
import type { Translator } from '@/lib/i18n/translate';
import { AddToCartIsland } from '@/components/islands.client';
import { fewTickets } from './few-left';
import { NeedsScript } from './needs-script';
import { addControlId, SizeChoice } from './size-choice';

type AddToCartProps = {
  readonly product: Pick<
    Product,
    'id' | 'name' | 'skus' | 'addons' | 'groupaddons' | 'price' | 'ticket' | 'max_per_customer'
  >;
  readonly language: string;
  readonly t: Translator;
};

/** The choices for the cart: size, additions, quantity. Nothing if nothing is in stock. */
export function AddToCart({ product, language, t }: AddToCartProps) {
  if (!product.skus.some(({ in_stock }) => in_stock)) return null;
  const onlyStock = product.skus.length === 1 ? product.skus[0]?.stock : null;
  const { max_per_customer: limit } = product;
  const addons = [...product.addons, ...product.groupaddons];
  return (
    <AddToCartIsland>
      <form
        method="post"
        className="form add-to-cart"
        aria-label={t('cart.addOf', { name: product.name })}
        data-ticket={product.ticket ? '' : undefined}
        data-few={fewTickets(product)}
      >
        <div data-add-summary="" />
        <SizeChoice product={product} language={language} t={t} />
        {addons.length === 0 ? null : (
          <fieldset>
            <legend className="field-label">{t('cart.addons')}</legend>
            {addons.map((addon) => (
              <div key={addon.id} className="field mt-2" data-inline="">
                <input
                  id={`add-on-${String(addon.id)}`}
                  type="checkbox"
                  name="addons"
                  value={addon.id}
                  className="field-box"
                />
                <label htmlFor={`add-on-${String(addon.id)}`}>
                  {addon.name}{' '}
                  <span className="numeric text-muted">
                    <LeftToRight>+{showDollars(addon.price)}</LeftToRight>
                  </span>
                </label>
              </div>
            ))}
          </fieldset>
        )}
        <div className="add-row">
          <div className="field">
            <label htmlFor={addControlId('qty')} className="field-label">
              {t('cart.quantity')}
            </label>
            <input
              id={addControlId('qty')}
              type="number"
              name="qty"
              min={1}
              max={Math.min(onlyStock ?? MAX_QTY, limit ?? MAX_QTY)}
              defaultValue={1}
              required
              inputMode="numeric"
              data-label={t('cart.quantity')}
              data-limit={limit ?? undefined}
              aria-describedby={[
                ...(limit === null ? [] : [addControlId('qty-limit')]),
                addControlId('qty-error'),
              ].join(' ')}
              className="field-control numeric"
            />
          </div>
          {/* The script enables it: before that, a press would reload the page and lose the choice. */}
          <Button type="submit" icon="cart" disabled>
            {t('cart.add')}
          </Button>
        </div>
        {limit === null ? null : (
          <p id={addControlId('qty-limit')} className="field-hint">
            {t('cart.limit', { max: limit })}
          </p>
        )}
        <p id={addControlId('qty-error')} data-error-for="qty" className="field-error" />
        <NeedsScript t={t} />
        <div data-add-status="" />
      </form>
    </AddToCartIsland>
  );
}
