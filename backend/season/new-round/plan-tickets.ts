import { MAX_SLUG_LENGTH, toSlug } from '../../cms/fields/slug.ts';
import { NOT_A_PRICE, readPrice } from '../../cms/fields/typed-price.ts';
import type { RoundInput } from './round-report.ts';

/** A ticket as a product of the shop: dollars, and how many there are, null without a limit. */
export type PlannedTicket = {
  readonly name: string;
  readonly code: string;
  readonly price: number;
  readonly number: number | null;
};

const COUNT = /^\d{1,6}$/;

const isBlank = ({ name, price, number }: RoundInput['tickets'][number]) =>
  [name, price, number].every((text) => text.trim() === '');

/**
 * Reads the tickets that a round gets. Rows that are blank are left out.
 * @returns the tickets, and what is wrong with them by field, such as 'tickets.0.price'
 */
export function planTickets(
  rows: RoundInput['tickets'],
  round: { readonly name: string; readonly address: string },
): { readonly tickets: readonly PlannedTicket[]; readonly faults: Readonly<Record<string, string>> } {
  const faults: Record<string, string> = {};
  const tickets = new Map<string, PlannedTicket>();
  for (const [index, row] of rows.entries()) {
    if (isBlank(row)) continue;
    const fault = (field: keyof typeof row, message: string) => {
      faults[`tickets.${String(index)}.${field}`] = message;
    };
    const name = row.name.trim();
    const slug = toSlug(name);
    if (slug === '') fault('name', 'Enter the ticket’s name, such as Weekend pass.');
    else if (tickets.has(slug)) fault('name', 'Another ticket has this name.');
    const price = readPrice(row.price);
    if (price === null) fault('price', NOT_A_PRICE);
    const number = row.number.trim().replaceAll(',', '');
    if (number !== '' && (!COUNT.test(number) || Number(number) === 0))
      fault('number', 'Enter a whole number, such as 500, or leave this blank for no limit.');
    tickets.set(slug, {
      name: `${name} · ${round.name}`,
      code: `${round.address}-${slug}`.slice(0, MAX_SLUG_LENGTH),
      price: price ?? 0,
      number: number === '' ? null : Number(number),
    });
  }
  return { tickets: [...tickets.values()], faults };
}
