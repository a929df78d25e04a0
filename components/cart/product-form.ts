import { MAX_QTY } from '@/lib/contract/limits';

/* What the script of a product's form reads and changes in the server-rendered markup. */

const numberIn = (value: FormDataEntryValue | null) => Number(typeof value === 'string' ? value : '');

/** What is chosen for the cart. `sku` is 0 while no size is. */
export type CartChoice = {
  readonly sku: number;
  readonly qty: number;
  readonly addons: readonly number[];
  /** The field that says how many: the form's only one, or a ticket's. */
  readonly field: string;
};

/** Of several kinds of a ticket, each has a quantity of its own. */
const countsOf = (form: HTMLFormElement): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>('input[data-sku]'),
];

/** The selection for the cart: a size with its quantity and additions, or those kinds of a ticket that are wanted. */
export function readCartChoices(form: HTMLFormElement): CartChoice[] {
  const counts = countsOf(form);
  if (counts.length > 0)
    return counts
      .filter(({ valueAsNumber }) => valueAsNumber > 0)
      .map(({ name, dataset, valueAsNumber: qty }) => ({
        sku: Number(dataset['sku']),
        qty,
        addons: [],
        field: name,
      }));
  const data = new FormData(form);
  return [
    {
      sku: numberIn(data.get('sku')),
      qty: numberIn(data.get('qty')),
      addons: data.getAll('addons').map(numberIn),
      field: 'qty',
    },
  ];
}

/** The name of the first quantity of a form with several; null for any other. */
export const firstCount = (form: HTMLFormElement): string | null => countsOf(form)[0]?.name ?? null;

/** Tickets that are in the cart aren't added again by another press. */
export function forgetCount(form: HTMLFormElement, field: string): void {
  const count = countsOf(form).find(({ name }) => name === field);
  if (count) count.value = '0';
}

/** Limits the quantity to the stock of the chosen size, and to what one person may buy. */
export function limitQuantity(form: HTMLFormElement): void {
  const qty = form.elements.namedItem('qty');
  if (!(qty instanceof HTMLInputElement)) return;
  const chosen = form.querySelector<HTMLInputElement>('[name="sku"]:is([type="hidden"], :checked)');
  const most = [chosen?.dataset['stock'], qty.dataset['limit']].map((each) => Number(each ?? MAX_QTY));
  qty.max = String(Math.min(...most));
}
