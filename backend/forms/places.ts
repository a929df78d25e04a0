import type { Payload } from 'payload';
import { sql, type Statement } from '../kernel/database/statement.ts';
import { runStatement } from '../kernel/database/run-in-transaction.ts';
import { visibleChange } from '../kernel/events.ts';
import type { Form } from '../payload-types.ts';

/** Above this, visitors don't see how many places are left: their pages would change with each booking. */
export const MAX_SHOWN = 20;

/** The number of a form's places taken, as part of a statement. A booking that isn't paid in time is `unpaid`, and takes none. */
const takenOfForm = (form: number): Statement => sql`(
  SELECT COALESCE(SUM(s.places), 0) FROM form_submissions s
  WHERE s.form_id = ${form} AND s.status IN ('received', 'awaiting_payment', 'paid'))`;

/** Whether a form has this many places left, as part of a statement. */
export const hasPlaces = (form: number, places: number): Statement => sql`(
  SELECT COUNT(*) FROM forms f
  WHERE f.id = ${form} AND (f.places IS NULL OR f.places - ${takenOfForm(form)} >= ${places})) > 0`;

/** Makes other bookings of a form wait until the transaction ends; SQLite has only one writer anyway. */
export const lockForm = (form: number): Statement =>
  sql`UPDATE forms SET updated_at = updated_at WHERE id = ${form}`;

/** Whether a form is for bookings: it has places, counts people, or sells tickets. */
export const takesPlaces = ({
  places,
  is_ticket,
  data,
}: Pick<Form, 'places' | 'is_ticket' | 'data'>): boolean =>
  typeof places === 'number' ||
  is_ticket === true ||
  (data ?? []).some(({ type, counts_places }) => type === 'number' && counts_places === true);

/** Number of a form's places that are taken. */
export async function takenPlaces(payload: Payload, form: number): Promise<number> {
  const { rows } = await runStatement(payload, sql`SELECT ${takenOfForm(form)} AS taken`);
  return Number(rows[0]?.['taken'] ?? 0);
}

/** Number of a form's places left; null without a limit. */
export async function placesLeft(
  payload: Payload,
  { id, places }: { readonly id: number; readonly places?: number | null },
): Promise<number | null> {
  if (places === null || places === undefined) return null;
  return Math.max(0, places - (await takenPlaces(payload, id)));
}

/**
 * Announces the number of places left, if the form's pages show it or did before.
 * @param changed by how many it has just changed; negative if places were taken
 */
export async function announcePlaces(
  payload: Payload,
  form: { readonly id: number; readonly places?: number | null } | null,
  changed: number,
): Promise<void> {
  const left = form ? await placesLeft(payload, form) : null;
  if (form && left !== null && Math.min(left, left - changed) <= MAX_SHOWN)
    visibleChange({ model: 'forms', id: form.id });
}
