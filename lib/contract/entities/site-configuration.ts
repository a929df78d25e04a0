import { z } from 'zod';
import { extension } from '../wire.ts';

/** What customers may change in their profile (spec point 6): all off by default. */
export const PROFILE_FLAGS = [
  'edit_name',
  'edit_date_of_birth',
  'change_date_of_birth',
  'edit_drivers_licence',
  'edit_emergency_contact',
  'edit_company_name',
  'edit_company_phone',
  'edit_trading_name',
  'edit_abn',
  'edit_website',
  'edit_facebook',
  'additional_club_member',
  'manage_addresses',
] as const;
export type ProfileFlag = (typeof PROFILE_FLAGS)[number];

/**
 * The format of day ranges: as usual in the language ('4–6 Dec'), or as in spec point 5 ('Dec 04-06').
 */
export const DATE_RANGES = ['local', 'specification'] as const;
export type DateRanges = (typeof DATE_RANGES)[number];

const off = () => z.boolean().default(false);

/**
 * The configuration of spec points 6 and 9: features that this site has switched on or off. It is in the domain settings because the
 * content server has to respect it too; omitted values are the specification's defaults.
 */
export const siteConfigurationSchema = z.object({
  /** The supplier for payments, credit and vouchers. */
  payment_to_user_id: z.number().int().positive().default(1),
  club_additional_member_label: z.string().default('Partner Name'),
  /** Sign-in by emailed code only: no links in the email, no passwords. */
  login_code_only: off(),
  login_google: off(),
  signup_ask_date_of_birth: off(),
  show_back_to_top: z.boolean().default(true),
  list_page_content: z.boolean().default(true),
  /** Omitted for `local` (docs/decisions/0084). */
  date_ranges: extension('site-configuration', z.enum(DATE_RANGES).optional()),
  /** Host names of the sites with an entry page at /enter/ (spec point 2). */
  event_hosts: z.array(z.string()).default([]),
  profile: z
    .object({
      edit_name: off(),
      edit_date_of_birth: off(),
      change_date_of_birth: off(),
      edit_drivers_licence: off(),
      edit_emergency_contact: off(),
      edit_company_name: off(),
      edit_company_phone: off(),
      edit_trading_name: off(),
      edit_abn: off(),
      edit_website: off(),
      edit_facebook: off(),
      additional_club_member: off(),
      manage_addresses: off(),
    } satisfies Record<ProfileFlag, z.ZodType>)
    .prefault({}),
});
export type SiteConfiguration = z.output<typeof siteConfigurationSchema>;
