import { priceLines, totalOf, TICKED } from '../../lib/shared/form-rules.ts';
import type { Cents } from '../../lib/contract/money.ts';
import { Failure } from '../kernel/failure.ts';
import { contentNow } from '../kernel/clock.ts';
import { msg } from '../kernel/messages/messages.ts';
import type { Form } from '../payload-types.ts';
import type { InvoiceLine } from '../commerce/documents/invoice-document.ts';
import { fieldRules } from './field-rules.ts';
import type { Answer } from './submission.ts';

/** A submission's booking: its cost, as lines of an invoice, and the number of places it takes. */
export type Booking = {
  readonly cents: Cents;
  readonly lines: readonly InvoiceLine[];
  readonly places: number;
};

/** The name of a line: the form's own, or the field's with the choice. */
function nameOf(form: Form, field: string, choice: string): string {
  const found = (form.data ?? []).find(({ name }) => name === field);
  if (!found) return form.name;
  const label = found.label || found.name;
  const chosen = found.values?.find(({ value }) => value === choice)?.label;
  return chosen === undefined ? label : `${label}: ${chosen}`;
}

/** The booking in a form's answers. */
export function bookingOf(form: Form, answers: readonly Answer[]): Booking {
  const boxes = new Set(
    (form.data ?? [])
      .filter(({ type, subtype }) => type === 'text' && subtype === 'checkbox')
      .map(({ name }) => name),
  );
  const byName = new Map(
    answers.map(({ name, value }) => [name, boxes.has(name) && value !== TICKED ? '' : value]),
  );
  const lines = priceLines(form.cost ?? 0, fieldRules(form), byName);
  const counted = (form.data ?? []).filter(
    ({ type, counts_places, name }) => type === 'number' && counts_places === true && byName.has(name),
  );
  const places = counted.reduce((sum, { name }) => sum + Number(byName.get(name) || 0), 0);
  return {
    cents: totalOf(lines),
    places: Math.max(1, places),
    lines: lines.map(({ field, choice, qty, unitCents }) => ({
      description: nameOf(form, field, choice),
      qty,
      unit_cents: unitCents,
      cents: qty * unitCents,
    })),
  };
}

/** @throws Failure 422 before a form opens and after it has closed */
export function checkOpen({ opens_at: opens, closes_at: closes }: Form): void {
  const now = contentNow().getTime();
  if (opens && Date.parse(opens) > now) throw new Failure(422, msg('form.notOpen'));
  if (closes && Date.parse(closes) <= now) throw new Failure(422, msg('form.closed'));
}
