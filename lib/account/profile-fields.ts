import { LICENCE_STATES } from '@/lib/contract/entities/licence-states';
import type { Customer } from '@/lib/contract/entities/account';
import type { SiteConfiguration } from '@/lib/contract/entities/site-configuration';
import type { TranslationKey } from '@/lib/i18n/translate';

type Flags = SiteConfiguration['profile'];

/** What customers can see and, if a flag allows it, change in their own record (spec points 3 and 6). */
export type ProfileField = {
  readonly name: keyof Customer;
  /** Null for the one that the configuration names. */
  readonly label: TranslationKey | null;
  readonly kind: 'text' | 'tel' | 'url' | 'date' | 'state' | 'abn';
  readonly isOpen: (flags: Flags, customer: Customer) => boolean;
  readonly autoComplete?: string;
  readonly required?: boolean;
  readonly max?: number;
};

export type ProfileSectionName = 'person' | 'licence' | 'emergency' | 'company';

const open = () => true;
const by = (flag: keyof Flags) => (flags: Flags) => flags[flag];

/** Spec point 4: a date of birth, once set, changes only if the configuration allows it. */
const isDateOfBirthOpen = (flags: Flags, { date_of_birth }: Customer) =>
  flags.change_date_of_birth || (flags.edit_date_of_birth && date_of_birth === '');

export const PROFILE_SECTIONS: Readonly<Record<ProfileSectionName, readonly ProfileField[]>> = {
  person: [
    {
      name: 'first_name',
      label: 'account.firstName',
      kind: 'text',
      isOpen: by('edit_name'),
      autoComplete: 'given-name',
      required: true,
      max: 80,
    },
    {
      name: 'last_name',
      label: 'account.lastName',
      kind: 'text',
      isOpen: by('edit_name'),
      autoComplete: 'family-name',
      required: true,
      max: 80,
    },
    {
      name: 'mobile_phone',
      label: 'account.mobilePhone',
      kind: 'tel',
      isOpen: open,
      autoComplete: 'tel',
      max: 40,
    },
    {
      name: 'date_of_birth',
      label: 'account.dateOfBirth',
      kind: 'date',
      isOpen: isDateOfBirthOpen,
      autoComplete: 'bday',
    },
    {
      name: 'additional_club_member',
      label: null,
      kind: 'text',
      isOpen: by('additional_club_member'),
      max: 120,
    },
  ],
  licence: [
    {
      name: 'drivers_licence_number',
      label: 'account.licenceNumber',
      kind: 'text',
      isOpen: by('edit_drivers_licence'),
      max: 40,
    },
    {
      name: 'drivers_licence_expiry',
      label: 'account.licenceExpiry',
      kind: 'date',
      isOpen: by('edit_drivers_licence'),
    },
    {
      name: 'drivers_licence_state_of_issue_id',
      label: 'account.licenceState',
      kind: 'state',
      isOpen: by('edit_drivers_licence'),
    },
  ],
  emergency: [
    {
      name: 'emergency_contact_name',
      label: 'account.contactName',
      kind: 'text',
      isOpen: by('edit_emergency_contact'),
      max: 120,
    },
    {
      name: 'emergency_contact_phone',
      label: 'account.contactPhone',
      kind: 'tel',
      isOpen: by('edit_emergency_contact'),
      max: 40,
    },
  ],
  company: [
    {
      name: 'company_name',
      label: 'account.companyName',
      kind: 'text',
      isOpen: by('edit_company_name'),
      autoComplete: 'organization',
      max: 120,
    },
    {
      name: 'trading_name',
      label: 'account.tradingName',
      kind: 'text',
      isOpen: by('edit_trading_name'),
      max: 120,
    },
    {
      name: 'company_phone',
      label: 'account.companyPhone',
      kind: 'tel',
      isOpen: by('edit_company_phone'),
      max: 40,
    },
    { name: 'abn', label: 'account.abn', kind: 'abn', isOpen: by('edit_abn'), max: 20 },
    {
      name: 'website',
      label: 'account.website',
      kind: 'url',
      isOpen: by('edit_website'),
      autoComplete: 'url',
      max: 200,
    },
    { name: 'facebook_link', label: 'account.facebook', kind: 'url', isOpen: by('edit_facebook'), max: 200 },
  ],
};

/** A field's value as a form holds it. */
export const fieldText = ({ name }: ProfileField, customer: Customer): string => String(customer[name] ?? '');

/** A field's value as it is displayed; '' if empty. `formatLocalDay` formats a y-MM-dd day for the visitor. */
export function shownText(
  field: ProfileField,
  customer: Customer,
  formatLocalDay: (day: string) => string,
): string {
  const text = fieldText(field, customer);
  if (text === '') return '';
  if (field.kind === 'date') return formatLocalDay(text);
  if (field.kind === 'state') return LICENCE_STATES.find(({ id }) => String(id) === text)?.name ?? '';
  return text;
}

/** The fields of a section that are worth showing: those that can be edited, and those with a value. */
export const fieldsShown = (section: ProfileSectionName, flags: Flags, customer: Customer) =>
  PROFILE_SECTIONS[section].filter(
    (field) =>
      field.isOpen(flags, customer) ||
      fieldText(field, customer) !== '' ||
      (section === 'person' && field.name !== 'additional_club_member'),
  );
