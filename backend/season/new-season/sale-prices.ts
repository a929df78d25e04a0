import type { Form, Product } from '../../payload-types.ts';

/** A price of a ticket or a form: which of its prices it is, what it's for, and dollars. */
export type SalePrice = { readonly key: string; readonly label: string; readonly price: number };

/** Answers with the price that a copy has. */
export type Reprice = (price: SalePrice) => number;

type Rows<T> = NonNullable<T>;

/** A row of a copy: it gets an id of its own. */
const withoutId = <T extends { id?: string | null }>({ id: _id, ...row }: T): Omit<T, 'id'> => row;

/** A product's prices as a copy has them. A size that costs what the product costs goes on doing so. */
export function repriceProduct(
  { price, skus, addons }: Pick<Product, 'addons' | 'price' | 'skus'>,
  reprice: Reprice,
) {
  const own = reprice({ key: 'price', label: 'Price', price });
  return {
    price: own,
    skus: (skus ?? []).map((sku, index) => ({
      ...withoutId(sku),
      price:
        sku.price === price
          ? own
          : reprice({ key: `sku.${String(index)}`, label: sku.name || sku.code, price: sku.price }),
    })),
    addons: (addons ?? []).map((addon, index) => ({
      ...withoutId(addon),
      price: reprice({ key: `addon.${String(index)}`, label: addon.name, price: addon.price }),
    })),
  };
}

type FormField = Rows<Form['data']>[number];
type FormChoice = Rows<FormField['values']>[number];

/** A form's prices as a copy has them. What costs nothing has no price to change. */
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

/** The prices that something has, in their order. */
export function pricesIn(repriced: (reprice: Reprice) => unknown): readonly SalePrice[] {
  const found: SalePrice[] = [];
  repriced((price) => {
    found.push(price);
    return price.price;
  });
  return found;
}
