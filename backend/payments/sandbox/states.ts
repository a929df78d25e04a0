/** What the sandbox gateway knows of a payment. */
export const SANDBOX_STATES = ['open', 'approved', 'declined', 'closed', 'refunded'] as const;
export type SandboxState = (typeof SANDBOX_STATES)[number];
