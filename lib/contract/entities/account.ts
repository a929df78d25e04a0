import { z } from 'zod';
import { telephone } from '../telephone.ts';
import { extension, flag, id, list, maybe, maybeNumber, strict, text } from '../wire.ts';

/** Access and refresh token, as returned by every way of signing in. */
export const tokensSchema = z.object({
  access_token: strict(z.string().min(1)),
  refresh_token: strict(z.string().min(1)),
});
export type Tokens = z.output<typeof tokensSchema>;

/** A date as y-MM-dd, or '' (spec point 9, date formats). */
const day = text;

/** The signed-in customer (spec point 3, user profile). `image` and `thumbnail` are picture URLs, or ''. */
export const customerSchema = z.object({
  id: id(),
  first_name: text(),
  last_name: text(),
  is_admin: flag(),
  email: text(),
  mobile_phone: text(),
  date_of_birth: day(),
  current_address_id: maybeNumber(),
  image: text(),
  thumbnail: text(),
  company_name: text(),
  company_phone: text(),
  trading_name: text(),
  abn: maybe(z.string()),
  website: maybe(z.string()),
  facebook_link: maybe(z.string()),
  drivers_licence_number: text(),
  drivers_licence_expiry: day(),
  drivers_licence_state_of_issue_id: maybeNumber(),
  emergency_contact_name: text(),
  emergency_contact_phone: text(),
  /** Name of a membership's second person; its label is configured (spec point 9). */
  additional_club_member: extension('account-management', text()),
  /** Whether a password is set: customers who only sign in by link have none. */
  has_password: extension('account-management', flag()),
});
export type Customer = z.output<typeof customerSchema>;

/** A saved address (spec point 3). A disabled one is kept for orders that refer to it. */
export const addressSchema = z.object({
  id: id(),
  display_name: text(),
  first_name: text(),
  last_name: text(),
  email: text(),
  phone: text(),
  company: text(),
  street_address: text(),
  street_address_1: text(),
  postcode: text(),
  city: text(),
  state: text(),
  country: text(),
  enabled: extension('account-management', z.boolean().default(true)),
});
export type Address = z.output<typeof addressSchema>;

/** Maximum lengths of an address's fields, in characters. */
const line = (max = 120) => z.string().trim().max(max);

const addressFields = {
  display_name: line(),
  first_name: line(),
  last_name: line(),
  email: z.union([z.literal(''), z.email()]),
  phone: telephone(),
  company: line(),
  street_address: line().min(1),
  street_address_1: line(),
  postcode: line(12).min(1),
  city: line(80).min(1),
  state: line(80),
  country: line(80),
};

/** The fields of an address in a request. */
export const addressInputSchema = z.object({
  ...addressFields,
  display_name: addressFields.display_name.default(''),
  first_name: addressFields.first_name.default(''),
  last_name: addressFields.last_name.default(''),
  email: addressFields.email.default(''),
  phone: addressFields.phone.default(''),
  company: addressFields.company.default(''),
  street_address_1: addressFields.street_address_1.default(''),
  state: addressFields.state.default(''),
  country: addressFields.country.default(''),
});

/** Some fields of an address; omitted ones are unchanged. */
export const addressChangeSchema = z.object(addressFields).partial();
export type AddressInput = z.input<typeof addressInputSchema>;

/** Types of entries in the account history. */
export const HISTORY_KINDS = [
  'order',
  'voucher_bought',
  'voucher_redeemed',
  'form_paid',
  'credit_used',
  'credit_returned',
  'credit_adjusted',
] as const;

/**
 * An entry in the account history. `amount` is in dollars, positive for credit received, negative for payments; `link` is a path on the
 * site or ''.
 */
export const historyEntrySchema = z.object({
  id: z.string(),
  kind: z.enum(HISTORY_KINDS),
  /** Instant, ISO 8601. */
  at: z.iso.datetime({ offset: true }),
  title: z.string(),
  status: text(),
  amount: z.number(),
  link: text(),
});
export type HistoryEntry = z.output<typeof historyEntrySchema>;

/** "My account" (spec point 7): the history, newest first. */
export const myAccountSchema = z.object({
  user: customerSchema,
  history: extension('account-management', list(historyEntrySchema)),
});
