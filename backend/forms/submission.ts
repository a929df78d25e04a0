/** received or, for a form that costs something: awaiting_payment → paid or unpaid. */
export const SUBMISSION_STATUSES = ['received', 'awaiting_payment', 'paid', 'unpaid'] as const;

/** One answer as stored and shown. */
export type Answer = { readonly name: string; readonly label: string; readonly value: string };
