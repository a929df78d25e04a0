import { skuName } from '../../cms/fields/admission-labels.ts';
import type { Form, Product } from '../../payload-types.ts';

/** A price of a ticket or form: its key, its label, and the amount in dollars. */
export type SalePrice = {
  readonly key: string;
  readonly label: string;
  readonly price: number;
  /** The key of the price that this early price must be lower than. */
  readonly below?: string;
};

/** Returns the copy's price for an original price. */
export type Reprice = (price: SalePrice) => number;

type Rows<T> = NonNullable<T>;

/** A row of a copy, without the original's id. */
const withoutId = <T extends { id?: string | null }>({ id: _id, ...row }: T): Omit<T, 'id'> => row;

/** The prices of a product's copy, including early ones. A size that costs the same as the product continues to. */
export function repriceProduct(
  { price, skus, addons }: Pick<Product, 'addons' | 'price' | 'skus'>,
  reprice: Reprice,
) {
  const sizes = skus ?? [];
  // A ticket costs what its kinds cost: its own price is named after those that follow it.
  const followers = sizes.filter((sku) => sku.price === price).map(skuName);
  const label = followers.filter((name) => name !== '').join(', ') || 'Price';
  const own = reprice({ key: 'price', label, price });
  return {
    price: own,
    skus: sizes.map((sku, index) => {
      const key = `sku.${String(index)}`;
      const name = skuName(sku) || sku.code;
      const isFollower = sku.price === price;
      const early = (dollars: number) =>
        reprice({
          ...{ key: `${key}.early`, label: `${name}, early`, price: dollars },
          below: isFollower ? 'price' : key,
        });
      return {
        ...withoutId(sku),
        price: isFollower ? own : reprice({ key, label: name, price: sku.price }),
        early_price: typeof sku.early_price === 'number' ? early(sku.early_price) : null,
      };
    }),
    addons: (addons ?? []).map((addon, index) => ({
      ...withoutId(addon),
      price: reprice({ key: `addon.${String(index)}`, label: addon.name, price: addon.price }),
    })),
  };
}

type FormField = Rows<Form['data']>[number];
type FormChoice = Rows<FormField['values']>[number];

/** The prices of a form's copy. Free options have no price to change. */
export function repriceForm({ cost, data }: Pick<Form, 'cost' | 'data'>, reprice: Reprice) {
  const changed = (key: string, label: string, price: number | null | undefined) =>
    price ? reprice({ key, label, price }) : (price ?? null);
  const choiceOf = (field: FormField, place: string) => (choice: FormChoice, index: number) => ({
    ...withoutId(choice),
    price: changed(
      `${place}.${String(index)}`,
      `${field.label || field.name}: ${choice.label}`,
      choice.price,
    ),
  });
  return {
    cost: changed('cost', 'Cost', cost),
    data: (data ?? []).map((field, index) => {
      const place = `field.${String(index)}`;
      return {
        ...withoutId(field),
        price: changed(place, field.label || field.name, field.price),
        values: (field.values ?? []).map(choiceOf(field, place)),
      };
    }),
  };
}

/** All prices of a product or form, in order. */
export function pricesIn(repriced: (reprice: Reprice) => unknown): readonly SalePrice[] {
  const found: SalePrice[] = [];
  repriced((price) => {
    found.push(price);
    return price.price;
  });
  return found;
}
