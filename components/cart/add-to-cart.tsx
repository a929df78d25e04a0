import { Button } from '@/components/ui/button';
import { LeftToRight } from '@/components/ui/left-to-right';
import type { Product } from '@/lib/contract/entities/shop';
import { MAX_QTY } from '@/lib/contract/limits';
import { showDollars } from '@/lib/contract/money';
import type { Translator } from '@/lib/i18n/translate';
import { AddToCartIsland } from './add-to-cart-island.client';

type AddToCartProps = {
  readonly product: Pick<Product, 'name' | 'skus' | 'addons' | 'groupaddons' | 'price'>;
  readonly t: Translator;
};

/** What goes into the cart: size, additions, how many. Nothing while nothing is in stock. */
export function AddToCart({ product, t }: AddToCartProps) {
  const skus = product.skus.filter(({ in_stock }) => in_stock);
  const [first] = skus;
  if (!first) return null;
  const isChosen = skus.length === 1;
  const addons = [...product.addons, ...product.groupaddons];
  return (
    <AddToCartIsland>
      <form method="post" className="form add-to-cart" aria-label={t('cart.addOf', { name: product.name })}>
        {isChosen ? (
          <input type="hidden" name="sku" value={first.id} data-stock={first.stock ?? undefined} />
        ) : (
          <div className="field">
            <label htmlFor="add-sku" className="field-label">
              {t('cart.size')}
            </label>
            <select id="add-sku" name="sku" required defaultValue="" className="field-control">
              <option value="">{t('forms.select')}</option>
              {skus.map((sku) => (
                <option key={sku.id} value={sku.id} data-stock={sku.stock ?? undefined}>
                  {sku.name}
                  {sku.price === product.price ? '' : ` (${showDollars(sku.price)})`}
                </option>
              ))}
            </select>
          </div>
        )}
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
            <label htmlFor="add-qty" className="field-label">
              {t('cart.quantity')}
            </label>
            <input
              id="add-qty"
              type="number"
              name="qty"
              min={1}
              max={(isChosen ? first.stock : null) ?? MAX_QTY}
              defaultValue={1}
              required
              inputMode="numeric"
              className="field-control numeric"
            />
          </div>
          {/* The script lets it be pressed: before that a press would load the page again, and the choice be lost. */}
          <Button type="submit" icon="cart" disabled>
            {t('cart.add')}
          </Button>
        </div>
        <div data-add-status="" />
      </form>
    </AddToCartIsland>
  );
}
