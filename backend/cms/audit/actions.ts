/** Actions recorded in the audit trail. */
export const AUDITED_ACTIONS = [
  'created',
  'updated',
  'published',
  // By an administrator who made the last change themselves, although the settings require a second person.
  'published-alone',
  'marked-ready',
  'sent-back',
  'unpublished',
  'deleted',
  // A scheduled publication that failed.
  'schedule-failed',
] as const;
export type AuditedAction = (typeof AUDITED_ACTIONS)[number];
