import type { z } from 'zod';
import { say, type Sentence } from '../../words/sentences.ts';

type Issue = z.core.$ZodIssue;

const MAIL = say('value.mail');
const DAY = say('value.day');
const REQUIRED = say('value.required');

/**
 * What visitors type into the site's forms, by its name on the wire, with what is said of a value of another form. The site checks
 * most of it; what it cannot see (blanks alone, a mail address without a domain, a pasted text) is told in words of theirs. All
 * other parameters are set by programs, whose developers are told name and value.
 */
const TYPED: Readonly<Record<string, Sentence | null>> = {
  username: MAIL,
  email: MAIL,
  date_of_birth: DAY,
  drivers_licence_expiry: DAY,
  ...Object.fromEntries(
    [
      ...['first_name', 'last_name', 'mobile_phone', 'password', 'newpassword', 'code'],
      ...['company_name', 'company_phone', 'trading_name', 'abn', 'website', 'facebook_link'],
      ...['drivers_licence_number', 'emergency_contact_name', 'emergency_contact_phone'],
      ...['additional_club_member', 'display_name', 'phone', 'company', 'street_address'],
      ...['street_address_1', 'postcode', 'city', 'state', 'suburb', 'country'],
      ...['note', 'promotion_code', 'qty', 'amount'],
    ].map((name) => [name, null]),
  ),
};

/** The bounds that a contract's own rule gives with its finding, in cents. */
function boundsIn(issue: Issue): Sentence | null {
  if (issue.code !== 'custom') return null;
  const { min, max }: Record<string, unknown> = issue.params ?? {};
  return typeof min === 'number' && typeof max === 'number' ? say('voucher.range', { min, max }) : null;
}

/**
 * What a visitor is told about something they typed.
 * @param issue one finding of zod
 * @param isGiven whether the parameter was sent at all
 * @returns null for what nobody types, and for what nobody can get wrong by typing
 */
export function aboutTyped(issue: Issue, isGiven: boolean): Sentence | null {
  const form = TYPED[String(issue.path.at(-1) ?? '')];
  if (form === undefined) return null;
  if (!isGiven) return REQUIRED;
  switch (issue.code) {
    case 'too_small':
      if (issue.origin !== 'string') return say('value.min', { min: Number(issue.minimum) });
      return issue.minimum === 1 ? REQUIRED : say('value.tooShort', { min: Number(issue.minimum) });
    case 'too_big':
      return issue.origin === 'string'
        ? say('value.tooLong', { max: Number(issue.maximum) })
        : say('value.max', { max: Number(issue.maximum) });
    case 'invalid_format':
    case 'invalid_union':
      return form;
    default:
      return boundsIn(issue);
  }
}
