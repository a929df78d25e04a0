import type { EmailAdapter } from 'payload';

/**
 * Stands in for mail while no mail server is set up: says that a message was not sent, and to how many, but not what was in
 * it, because a message may hold a code.
 */
export const unsentMail: EmailAdapter<void> = ({ payload }) => ({
  name: 'unsent',
  defaultFromAddress: 'cms@localhost',
  defaultFromName: 'CMS',
  sendEmail: async () => {
    payload.logger.warn('A mail was not sent: no mail server is set up.');
  },
});
