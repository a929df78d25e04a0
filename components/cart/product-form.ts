import { MAX_QTY } from '@/lib/contract/limits';

/* The parts of the server-rendered markup that a product form's script reads and changes. */

const numberIn = (value: FormDataEntryValue | null) => Number(typeof value === 'string' ? value : '');

/** The selection for the cart. `sku` is 0 until a size is chosen. */
export type CartChoice = {
  readonly sku: number;
  readonly qty: number;
  readonly addons: readonly number[];
  /** The quantity field: the form's only one, or a ticket's. */
  readonly field: string;
  /** What it is called, for a kind of a ticket; ''. */
  readonly name: string;
};

/** Each kind of a ticket has its own quantity. */
const countsOf = (form: HTMLFormElement): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>('input[data-sku]'),
];

/** The selection for the cart: a size with its quantity and additions, or the chosen kinds of a ticket. */
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
        name: dataset['name'] ?? '',
      }));
  const data = new FormData(form);
  return [
    {
      sku: numberIn(data.get('sku')),
      qty: numberIn(data.get('qty')),
      addons: data.getAll('addons').map(numberIn),
      field: 'qty',
      name: '',
    },
  ];
}

/** The name of the first quantity of a form with several; null for any other. */
export const firstCount = (form: HTMLFormElement): string | null => countsOf(form)[0]?.name ?? null;

/** Resets tickets that are in the cart, so that another press doesn't add them again. */
export function forgetCount(form: HTMLFormElement, field: string): void {
  const count = countsOf(form).find(({ name }) => name === field);
  if (count) count.value = '0';
}

/** Limits the quantity to the stock of the chosen size and the limit per person. */
export function limitQuantity(form: HTMLFormElement): void {
  const qty = form.elements.namedItem('qty');
  if (!(qty instanceof HTMLInputElement)) return;
  const chosen = form.querySelector<HTMLInputElement>('[name="sku"]:is([type="hidden"], :checked)');
  const most = [chosen?.dataset['stock'], qty.dataset['limit']].map((each) => Number(each ?? MAX_QTY));
  qty.max = String(Math.min(...most));
}
