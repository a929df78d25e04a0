import { randomUUID } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { sendStaffMail } from '../../../mail/staff-mail.ts';
import type { User } from '../../../payload-types.ts';
import { siteName } from '../../../site/domain.ts';

const WHAT = {
  on: {
    subject: 'An authenticator app was added to your CMS account',
    text: 'From now on, signing in to your account for the CMS of {site} takes a code from your authenticator app as well as your password.',
  },
  off: {
    subject: 'The authenticator app was removed from your CMS account',
    text: 'The authenticator app was removed from your account for the CMS of {site}. Your password is enough to sign in, unless the site asks you to set up an app again.',
  },
} as const;

/** Notifies an account's owner that its second factor has changed. @param req with the change's transaction */
export async function mailFactorChange(
  req: PayloadRequest,
  { email }: Pick<User, 'email'>,
  change: keyof typeof WHAT,
): Promise<void> {
  const { subject, text } = WHAT[change];
  await sendStaffMail(
    req.payload,
    {
      key: `cms-second-factor-${randomUUID()}`,
      to: email,
      subject,
      paragraphs: [text.replace('{site}', await siteName(req.payload))],
      link: null,
      after: ['If it wasn’t you, tell an administrator and choose a new password.'],
    },
    req,
  );
}
