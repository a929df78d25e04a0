import { weekdayInText } from '../../../lib/shared/date-forms.ts';
import { ADMISSION_LABELS } from '../../cms/fields/admission-labels.ts';
import { MAX_SLUG_LENGTH, toSlug } from '../../cms/fields/slug.ts';
import { NOT_A_PRICE, NOT_EARLY, readPrice } from '../../cms/fields/typed-price.ts';
import { readDay } from '../../cms/fields/wall-time.ts';
import type { RoundInput, RoundReport } from './round-report.ts';

type Row = RoundInput['tickets'][number];

/** A kind of ticket, as a product stores it (docs/decisions/0149): dollars, and the number available, null without a limit. */
export type PlannedKind = {
  readonly code: string;
  readonly admission: Row['admission'];
  readonly price: number;
  readonly stock: number | null;
  readonly early_price: number | null;
  /** Last day of the early price, y-MM-dd. */
  readonly early_until: string | null;
};

/** A ticket as a product of the shop, with at least one kind. */
export type PlannedTicket = {
  readonly name: string;
  /** Problems with the tickets by field, such as 'tickets.0.price'. */
  readonly day: number | null;
  readonly kinds: readonly PlannedKind[];
};

/** The number available; null without a limit, or for text that isn't a number. */
type Faults = Record<string, string>;
type Report = (field: keyof Row, message: string) => void;

const COUNT = /^\d{1,6}$/;

const isBlank = ({ name, price, number, early_price, early_until }: Row) =>
  [name, price, number, early_price, early_until].every((text) => text.trim() === '');

/** How many there are; null without a limit, or for a text that is no number. */
function readNumber(text: string, report: Report): number | null {
  const number = text.trim().replaceAll(',', '');
  if (number === '') return null;
  if (COUNT.test(number) && Number(number) > 0) return Number(number);
  report('number', 'Enter a whole number, such as 500, or leave this blank for no limit.');
  return null;
}

/** The early price and its last day, which belong together. */
function readEarly({ early_price, early_until }: Row, price: number | null, report: Report) {
  const none = { early_price: null, early_until: null };
  if (early_price.trim() === '' && early_until.trim() === '') return none;
  const early = readPrice(early_price);
  const until = readDay(early_until);
  if (early === null)
    report('early_price', early_price.trim() === '' ? 'Enter the early price.' : NOT_A_PRICE);
  else if (price !== null && early >= price) report('early_price', NOT_EARLY);
  if (until === null) report('early_until', 'Enter the last day of the early price, such as 31/10/2026.');
  return { early_price: early, early_until: until };
}

/** A row's ticket kind; reports what can't be read. */
function readKind(row: Row, code: string, report: Report): PlannedKind {
  const price = readPrice(row.price);
  if (price === null) report('price', NOT_A_PRICE);
  return {
    code: code.slice(0, MAX_SLUG_LENGTH),
    admission: row.admission,
    price: price ?? 0,
    stock: readNumber(row.number, report),
    ...readEarly(row, price, report),
  };
}

/** Reports contradictions between the rows of one ticket. */
function reportContradictions(rows: readonly { readonly row: Row; readonly report: Report }[]): void {
  const [first, ...others] = rows;
  const kinds = new Set([first?.row.admission]);
  for (const { row, report } of others) {
    if (row.day !== first?.row.day)
      report('day', 'A ticket above has this name for other days. Choose the same, or enter another name.');
    else if (kinds.has(row.admission))
      report('admission', 'The same ticket is above. Choose another admission, or enter another name.');
    kinds.add(row.admission);
  }
}

/**
 * Reads the tickets that a round gets: the rows with the same name are the kinds of one ticket. Blank rows are left out.
 * @param round `days` is its number of days; null while they can't be read
 */
export function planTickets(
  rows: RoundInput['tickets'],
  round: { readonly name: string; readonly address: string; readonly days: number | null },
): { readonly tickets: readonly PlannedTicket[]; readonly faults: Readonly<Faults> } {
  const faults: Faults = {};
  const filled = rows.flatMap((row, index) => {
    const report: Report = (field, message) => {
      faults[`tickets.${String(index)}.${field}`] ??= message;
    };
    return isBlank(row) ? [] : [{ row, report, slug: toSlug(row.name) }];
  });
  for (const { row, report, slug } of filled) {
    if (slug === '') report('name', 'Enter the ticket’s name, such as Weekend pass.');
    if (row.day !== null && round.days !== null && row.day > round.days)
      report(
        'day',
        round.days === 1 ? 'The round has only one day.' : `The round has ${String(round.days)} days.`,
      );
  }
  const tickets = [...Map.groupBy(filled, ({ slug }) => slug).values()].flatMap((own): PlannedTicket[] => {
    const [first] = own;
    if (first === undefined) return [];
    if (first.slug !== '') reportContradictions(own);
    return [
      {
        name: `${first.row.name.trim()} · ${round.name}`,
        day: first.row.day,
        kinds: own.map(({ row, report, slug }) =>
          readKind(row, [round.address, slug, row.admission].filter(Boolean).join('-'), report),
        ),
      },
    ];
  });
  return { tickets, faults };
}

/** A planned ticket as the screen shows it. @param dayAt the time of a day of the round, from 1 */
export const shownTicket = (
  { name, day, kinds }: PlannedTicket,
  dayAt: (day: number) => Date,
): RoundReport['tickets'][number] => ({
  name,
  day: day === null ? 'All days' : weekdayInText(dayAt(day), 'en', 'UTC'),
  kinds: kinds.map(({ admission, price, stock, early_price, early_until }) => ({
    admission: admission === null ? 'Anyone' : ADMISSION_LABELS[admission],
    ...{ price, number: stock, early_price, early_until },
  })),
});
