/** Actions recorded in the audit trail. */
export const AUDITED_ACTIONS = [
  'created',
  'updated',
  'published',
  // By an administrator who changed it themselves, although the settings ask for a second person.
  'published-alone',
  'marked-ready',
  'sent-back',
  'unpublished',
  'deleted',
  // A publication that was scheduled, and could not be made.
  'schedule-failed',
] as const;
export type AuditedAction = (typeof AUDITED_ACTIONS)[number];
