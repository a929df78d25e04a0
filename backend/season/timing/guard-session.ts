import type { z } from 'zod';
import { CLASSIFICATIONS } from '../../../lib/contract/entities/racing.ts';
import type { timingUpdateSchema } from '../../../lib/contract/timing.ts';
import { badFields } from '../../kernel/failure.ts';
import type { Result } from '../../payload-types.ts';
import { isFinal, isNewReason } from '../validation/amendment-validation.ts';
import type { LiveState } from './live-state.ts';

type Update = z.output<typeof timingUpdateSchema>;
/** What is wrong with a call, by field. */
type Refused = Readonly<Record<string, string>>;

/** Statuses of a session that the office has called off. */
const OFF: readonly unknown[] = ['cancelled', 'postponed'];

const rankOf = (classification: Result['classification']): number =>
  CLASSIFICATIONS.findIndex((each) => each === classification);

/**
 * Whether the office has finished a session, by its form or by its results. Rows that it entered before the start, such as a grid, have the
 * status “finished” as well, but the session is still to come.
 */
function isFinishedByOffice({ changes, date }: Result, { finished_by_timing }: LiveState): boolean {
  const last = changes?.findLast(({ kind }) => kind === 'status');
  if (finished_by_timing || last?.after !== 'finished') return false;
  return !date || Date.parse(last.at) >= Date.parse(date);
}

/** A timing system goes on with a session that it finished itself, such as one that is restarted, and with no other. */
function refusedStatus(published: Result, { status }: Update, live: LiveState): Refused {
  if (published.session_status !== 'finished' || status === undefined || status === 'finished') return {};
  if (isFinal(published))
    return {
      status: `The sheet is ${String(published.classification)}. Send “finished”. To reopen the session, the office has to make its sheet provisional and set its status to “running”.`,
    };
  return isFinishedByOffice(published, live)
    ? {
        status:
          'The office has finished the session. Send “finished”. To reopen it, the office has to set its status to “running”.',
      }
    : {};
}

/** The rows and laps of an official sheet only change with an amendment of their own. */
function refusedParts(published: Result, update: Update): Refused {
  const { classification, classification_note: note } = update;
  const isAmendment = classification === 'amended' && isNewReason(note, published.classification_note);
  if (!isFinal(published) || isAmendment) return {};
  const closed = (['rows', 'laps'] as const).filter((part) => update[part] !== undefined);
  return Object.fromEntries(
    closed.map((part) => [
      part,
      `The sheet is ${String(published.classification)}. Its ${part} can only change with the classification “amended” and a new classification_note.`,
    ]),
  );
}

/**
 * Refuses what only the office may do: to put on a session that it has called off, to reopen one that it has finished or whose sheet is
 * official, to take back a classification, and to change the rows or laps of an official sheet without an amendment of their own.
 * @param live what was last said of the session
 * @throws Failure 422 at the fields
 */
export function guardSession(published: Result, update: Update, live: LiveState): void {
  const status = String(published.session_status);
  if (OFF.includes(status))
    throw badFields({ status: `The session is ${status}. Only the office can reinstate it.` });
  const { classification } = update;
  if (isFinal(published) && classification && rankOf(classification) < rankOf(published.classification))
    throw badFields({
      classification: `The sheet is ${String(published.classification)}. Only the office can reverse that.`,
    });
  const refused = { ...refusedStatus(published, update, live), ...refusedParts(published, update) };
  if (Object.keys(refused).length > 0) throw badFields(refused);
}
