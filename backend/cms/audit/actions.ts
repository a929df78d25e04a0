/** Actions recorded in the audit trail. */
export const AUDITED_ACTIONS = ['created', 'updated', 'published', 'unpublished', 'deleted'] as const;
export type AuditedAction = (typeof AUDITED_ACTIONS)[number];
