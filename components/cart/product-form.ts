import { MAX_QTY } from '@/lib/contract/limits';

/* What the script of a product's form reads and changes in what the server wrote. */

const numberIn = (value: FormDataEntryValue | null) => Number(typeof value === 'string' ? value : '');

/** What is to go into the cart. `sku` is 0 while no size is chosen. */
export function readWish(form: HTMLFormElement): {
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

/** Limits the quantity to what there is of the chosen size. */
export function limitQuantity(form: HTMLFormElement): void {
  const sku = form.elements.namedItem('sku');
  const qty = form.elements.namedItem('qty');
  if (!(qty instanceof HTMLInputElement)) return;
  const chosen = sku instanceof HTMLSelectElement ? sku.selectedOptions[0] : sku;
  const stock = chosen instanceof HTMLElement ? chosen.dataset['stock'] : undefined;
  qty.max = stock ?? String(MAX_QTY);
}
