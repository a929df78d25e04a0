import { randomUUID } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import { nameOfAccount } from '../../cms/access/staff.ts';
import { ROLE_NAMES, type Role } from '../../cms/access/roles.ts';
import { sendStaffMail } from '../../mail/staff-mail.ts';
import type { User } from '../../payload-types.ts';
import { siteName } from '../../site/domain.ts';
import { randomPassword } from './first-admin.ts';
import { newResetLink } from './reset-link.ts';

/** Long enough for a colleague on holiday. */
const LINK_DAYS = 7;
const DAY_MINUTES = 24 * 60;

/**
 * Whether somebody can sign in. An invited colleague has no password yet, and a link for choosing one that works until a given time (ISO
 * 8601).
 */
export type AccountState =
  { readonly is: 'active' } | { readonly is: 'invited'; readonly linkUntil: string | null };

/** The state of an account; null if there is none. @param req to read it within this request's transaction */
export async function accountState(
  payload: Payload,
  id: number,
  req?: PayloadRequest,
): Promise<AccountState | null> {
  const account = await payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    showHiddenFields: true,
    ...(req ? { req } : {}),
  });
  if (!account) return null;
  if (account.hash) return { is: 'active' };
  const until = account.resetPasswordExpiration ?? null;
  const isOver = until === null || Date.parse(until) <= Date.now() || !account.resetPasswordToken;
  return { is: 'invited', linkUntil: isOver ? null : new Date(until).toISOString() };
}

/**
 * Emails an invited colleague a new link to choose a password.
 * @param req the administrator's, with a transaction
 * @returns whether it does: not if the account no longer has this address
 */
export async function sendInvitation(
  req: PayloadRequest,
  account: Pick<User, 'id' | 'email' | 'role'>,
): Promise<boolean> {
  const { payload, user } = req;
  const { email, role } = account;
  const inviter = user?.collection === 'users' ? nameOfAccount(user) : 'Someone';
  const site = await siteName(payload);
  const created = await newResetLink(req, account, LINK_DAYS * DAY_MINUTES);
  if (created === null) return false;
  const { link, worthlessAt } = created;
  await sendStaffMail(
    payload,
    {
      key: `cms-invitation-${randomUUID()}`,
      to: email,
      subject: `Your account for the CMS of ${site}`,
      paragraphs: [
        `${inviter} has invited you to work in the CMS of ${site} (${ROLE_NAMES[role].toLowerCase()}).`,
        `Choose a password with this link. It works for ${String(LINK_DAYS)} days:`,
      ],
      link,
      after: [
        `After that, sign in with ${email} and your password. If the link has stopped working, ask for another one.`,
      ],
      isSecret: true,
      worthlessAt,
    },
    req,
  );
  return true;
}

/**
 * Creates an account without a password and emails its owner a link to choose one. All or nothing.
 * @param req an administrator's, with a transaction
 * @throws ValidationError at the field
 */
export async function invite(
  req: PayloadRequest,
  colleague: { readonly name: string; readonly email: string; readonly role: Role },
): Promise<User> {
  const { payload } = req;
  const account = await payload.create({
    collection: 'users',
    data: { ...colleague, password: randomPassword() },
    depth: 0,
    overrideAccess: false,
    req,
  });
  // Payload insists on a password. Without its hash, it's clear that the account hasn't been taken up.
  await payload.db.updateOne({
    collection: 'users',
    id: account.id,
    data: { hash: null, salt: null },
    req,
    returning: false,
  });
  await sendInvitation(req, account);
  return account;
}
