import type { z } from 'zod';
import { CLASSIFICATIONS } from '../../../lib/contract/entities/racing.ts';
import type { timingUpdateSchema } from '../../../lib/contract/timing.ts';
import { badFields } from '../../kernel/failure.ts';
import type { Result } from '../../payload-types.ts';
import { isFinal, isNewReason } from '../validation/amendment-validation.ts';

/** Statuses of a session that the office has called off. */
const OFF: readonly unknown[] = ['cancelled', 'postponed'];

const rankOf = (classification: Result['classification']): number =>
  CLASSIFICATIONS.findIndex((each) => each === classification);

/**
 * Refuses what only the office may do: to put on a session that it has called off, to take back a classification, and to change the rows or
 * laps of an official sheet without an amendment of their own.
 * @throws Failure 422 at the field
 */
export function guardSession(published: Result, update: z.output<typeof timingUpdateSchema>): void {
  const status = String(published.session_status);
  if (OFF.includes(status))
    throw badFields({ status: `The session is ${status}. Only the office can reinstate it.` });
  if (!isFinal(published)) return;
  const { classification, classification_note: note } = update;
  const now = String(published.classification);
  if (classification && rankOf(classification) < rankOf(published.classification))
    throw badFields({ classification: `The sheet is ${now}. Only the office can reverse that.` });
  const isAmendment = classification === 'amended' && isNewReason(note, published.classification_note);
  const closed = (['rows', 'laps'] as const).filter((part) => update[part] !== undefined);
  if (closed.length > 0 && !isAmendment)
    throw badFields(
      Object.fromEntries(
        closed.map((part) => [
          part,
          `The sheet is ${now}. Its ${part} can only change with the classification “amended” and a new classification_note.`,
        ]),
      ),
    );
}
