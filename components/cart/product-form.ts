import { MAX_QTY } from '@/lib/contract/limits';

/* What the script of a product's form reads and changes in the server-rendered markup. */

const numberIn = (value: FormDataEntryValue | null) => Number(typeof value === 'string' ? value : '');

/** The selection for the cart. `sku` is 0 while no size is chosen. */
export function readCartItem(form: HTMLFormElement): {
  readonly sku: number;
  readonly qty: number;
  readonly addons: readonly number[];
} {
  const data = new FormData(form);
  return {
    sku: numberIn(data.get('sku')),
    qty: numberIn(data.get('qty')),
    addons: data.getAll('addons').map(numberIn),
  };
}

/** Limits the quantity to the stock of the chosen size. */
export function limitQuantity(form: HTMLFormElement): void {
  const qty = form.elements.namedItem('qty');
  if (!(qty instanceof HTMLInputElement)) return;
  const chosen = form.querySelector<HTMLInputElement>('[name="sku"]:is([type="hidden"], :checked)');
  qty.max = chosen?.dataset['stock'] ?? String(MAX_QTY);
}
