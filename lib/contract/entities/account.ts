import { z } from 'zod';
import { flag, id, list, maybe, maybeNumber, text } from '../wire.ts';

/** Access and refresh token, as each way of signing in answers them. */
export const tokensSchema = z.object({ access_token: z.string(), refresh_token: z.string() });
export type Tokens = z.output<typeof tokensSchema>;

/** A day as y-MM-dd, or '' (spec point 9, date formats). */
const day = text;

/** The signed-in customer (spec point 3, user profile). `image` and `thumbnail` are addresses of pictures, or ''. */
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
  /** Name of the second person of a membership; its label is configured (spec point 9). */
  additional_club_member: text(),
  /** Whether a password was ever set: one who signs in by link alone has none. */
  has_password: flag(),
});
export type Customer = z.output<typeof customerSchema>;

/** A saved address (spec point 3). A disabled one is kept for orders that name it. */
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
  enabled: z.boolean().default(true),
});
export type Address = z.output<typeof addressSchema>;

/** Longest values of an address that a call accepts, in characters. */
const line = (max = 120) => z.string().trim().max(max).default('');

/** What an address is made of when it is sent. */
export const addressInputSchema = z.object({
  display_name: line(),
  first_name: line(),
  last_name: line(),
  email: z.union([z.literal(''), z.email()]).default(''),
  phone: line(40),
  company: line(),
  street_address: z.string().trim().min(1).max(120),
  street_address_1: line(),
  postcode: z.string().trim().min(1).max(12),
  city: z.string().trim().min(1).max(80),
  state: line(80),
  country: line(80),
});
export type AddressInput = z.input<typeof addressInputSchema>;

/** What kind of event a line of the account's history tells of. */
export const HISTORY_KINDS = [
  'order',
  'voucher_bought',
  'voucher_redeemed',
  'form_paid',
  'credit_used',
  'credit_returned',
  'credit_adjusted',
] as const;

/** One line of the account's history. `amount` is in dollars, positive for credit that came in, negative for what was paid; `link` a path of the site or ''. */
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
export const myAccountSchema = z.object({ user: customerSchema, history: list(historyEntrySchema) });
