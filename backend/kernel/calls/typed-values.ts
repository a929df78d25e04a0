import type { z } from 'zod';
import { msg, type Message } from '../messages/messages.ts';

type Issue = z.core.$ZodIssue;

const MAIL = msg('value.email');
const DAY = msg('value.day');
const PHONE = msg('value.phone');
const REQUIRED = msg('value.required');

/**
 * What visitors type into the site's forms, by wire name, with the message for an invalid value. The site validates most of it; whatever
 * gets past it (only spaces, an email address without a domain, a pasted text) is explained in the visitor's terms. All other parameters
 * are set by programs, whose developers get name and value.
 */
const TYPED: Readonly<Record<string, Message | null>> = {
  username: MAIL,
  email: MAIL,
  date_of_birth: DAY,
  drivers_licence_expiry: DAY,
  mobile_phone: PHONE,
  company_phone: PHONE,
  emergency_contact_phone: PHONE,
  phone: PHONE,
  ...Object.fromEntries(
    [
      ...['first_name', 'last_name', 'password', 'newpassword', 'code', 'new_code'],
      ...['company_name', 'trading_name', 'abn', 'website', 'facebook_link'],
      ...['drivers_licence_number', 'emergency_contact_name'],
      ...['additional_club_member', 'display_name', 'company', 'street_address'],
      ...['street_address_1', 'postcode', 'city', 'state', 'suburb', 'country'],
      ...['note', 'promotion_code', 'qty', 'amount'],
    ].map((name) => [name, null]),
  ),
};

/** The limits that a contract's own rule attaches to its issue, in cents. */
function boundsIn(issue: Issue): Message | null {
  if (issue.code !== 'custom') return null;
  const { min, max }: Record<string, unknown> = issue.params ?? {};
  return typeof min === 'number' && typeof max === 'number' ? msg('voucher.range', { min, max }) : null;
}

/**
 * The message for a visitor about something they typed.
 * @param issue an issue from zod
 * @param isGiven whether the parameter was sent at all
 * @returns null for parameters that aren't typed, or can't be mistyped
 */
export function aboutTyped(issue: Issue, isGiven: boolean): Message | null {
  const form = TYPED[String(issue.path.at(-1) ?? '')];
  if (form === undefined) return null;
  if (!isGiven) return REQUIRED;
  switch (issue.code) {
    case 'too_small':
      if (issue.origin !== 'string') return msg('value.min', { min: Number(issue.minimum) });
      return issue.minimum === 1 ? REQUIRED : msg('value.tooShort', { min: Number(issue.minimum) });
    case 'too_big':
      return issue.origin === 'string'
        ? msg('value.tooLong', { max: Number(issue.maximum) })
        : msg('value.max', { max: Number(issue.maximum) });
    case 'invalid_format':
    case 'invalid_union':
      return form;
    default:
      return boundsIn(issue);
  }
}
