/**
 * received or, for a form that costs something: awaiting_payment → paid or unpaid; received or paid → cancelled. A test, sent from a form's
 * preview, stays one: it takes no place and no payment, and lists only include it on request.
 */
export const SUBMISSION_STATUSES = [
  'received',
  'awaiting_payment',
  'paid',
  'unpaid',
  'cancelled',
  'test',
] as const;

/** One answer as stored and shown. */
export type Answer = { readonly name: string; readonly label: string; readonly value: string };

/** The office's progress with a submission. Only `done` removes it from the list on the home screen. */
export const HANDLING = ['new', 'in_work', 'waiting', 'done'] as const;

/** What the office calls each. */
export const HANDLING_LABELS: Readonly<Record<(typeof HANDLING)[number], string>> = {
  new: 'New',
  in_work: 'In progress',
  waiting: 'Waiting for a reply',
  done: 'Dealt with',
};
