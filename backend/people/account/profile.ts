import type { Payload } from 'payload';
import { propertyOf } from '../../../lib/shared/record.ts';
import type { ProfileInput } from '../../../lib/contract/endpoints/account.ts';
import type { ProfileFlag, SiteConfiguration } from '../../../lib/contract/entities/site-configuration.ts';
import type { CurrentCustomer } from '../../kernel/calls/caller.ts';
import { configuration } from '../../site/domain.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { refId } from '../../cms/records/refs.ts';
import { badFields, missing } from '../../kernel/failure.ts';
import type { Customer } from '../../payload-types.ts';
import { msg } from '../../kernel/messages/messages.ts';
import { countGuess } from './account-limits.ts';
import { customerById, customerEntity } from './customer.ts';
import { checkNewPassword } from './password-rules.ts';
import { isDataUri, replacePhoto } from './photo.ts';
import { setPassword } from './recovery.ts';
import { checkDateOfBirth } from './register.ts';
import { customerOfPassword, requirePasswords } from './sign-in.ts';

/**
 * The configuration flag that allows changing each field (spec point 6). Fields not listed are always allowed, or have a rule of their own
 * below.
 */
const OPENED_BY = {
  first_name: 'edit_name',
  last_name: 'edit_name',
  drivers_licence_number: 'edit_drivers_licence',
  drivers_licence_expiry: 'edit_drivers_licence',
  drivers_licence_state_of_issue_id: 'edit_drivers_licence',
  emergency_contact_name: 'edit_emergency_contact',
  emergency_contact_phone: 'edit_emergency_contact',
  company_name: 'edit_company_name',
  company_phone: 'edit_company_phone',
  trading_name: 'edit_trading_name',
  abn: 'edit_abn',
  website: 'edit_website',
  facebook_link: 'edit_facebook',
  additional_club_member: 'additional_club_member',
} as const satisfies { [K in keyof ProfileInput]?: ProfileFlag };

const isFlagged = (name: string): name is keyof typeof OPENED_BY => Object.hasOwn(OPENED_BY, name);

type Flags = SiteConfiguration['profile'];

/** Spec point 4: a date of birth can only be changed if the site allows it. */
const isDateOfBirthOpen = (flags: Flags, record: Customer): boolean =>
  flags.change_date_of_birth || (flags.edit_date_of_birth && !record.date_of_birth);

function isOpen(name: string, flags: Flags, record: Customer): boolean {
  if (name === 'date_of_birth') return isDateOfBirthOpen(flags, record);
  return !isFlagged(name) || flags[OPENED_BY[name]];
}

const WEB_ADDRESS = /^https?:\/\/[^\s/]+\S*$/i;
/** A link without a scheme is assumed to be https. */
const withScheme = (address: string) =>
  /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(address) ? `https://${address}` : address;

function webAddress(name: string, value: string | null): string | null {
  if (!value) return value;
  const address = withScheme(value);
  if (!WEB_ADDRESS.test(address)) throw badFields({ [name]: msg('value.webAddress') });
  return address;
}

async function ownAddress(payload: Payload, customerId: number, id: number): Promise<number> {
  const address = await findOne(payload, 'addresses', {
    and: [{ id: { equals: id } }, { customer: { equals: customerId } }, { enabled: { equals: true } }],
  });
  if (!address) throw badFields({ current_address_id: msg('profile.address') });
  return id;
}

/** Profile fields that other calls change, or that nobody can change. */
const READ_ONLY = ['is_admin', 'email', 'has_password'] as const;
type ReadOnly = { readonly [K in (typeof READ_ONLY)[number] | 'image' | 'thumbnail']?: unknown };

/** The read-only fields that were sent with a different value. */
async function changedReadOnly(payload: Payload, record: Customer, sent: ReadOnly): Promise<string[]> {
  const shown = await customerEntity(payload, record);
  return READ_ONLY.filter((name) => sent[name] !== undefined && sent[name] !== shown[name]);
}

type Sent = Omit<ProfileInput, 'newpassword' | 'password'>;
/** A profile's new values. */
type Profile = { [K in keyof Sent]?: Exclude<Sent[K], undefined> };

/** What to write for a submitted profile, after its values were validated. @throws Failure 422 */
async function checkedData(
  payload: Payload,
  customerId: number,
  changes: Profile,
): Promise<Partial<Customer>> {
  const { current_address_id, website, facebook_link, ...others } = changes;
  if (others.date_of_birth) checkDateOfBirth(others.date_of_birth);
  const data: Partial<Customer> = { ...others };
  if (website !== undefined) data.website = webAddress('website', website);
  if (facebook_link !== undefined) data.facebook_link = webAddress('facebook_link', facebook_link);
  if (current_address_id === null) data.current_address = null;
  else if (current_address_id !== undefined)
    data.current_address = await ownAddress(payload, customerId, current_address_id);
  return data;
}

/** Whether a submitted value equals the stored one: forms may send fields that they only display. */
function isUnchanged(record: Customer, name: string, value: unknown): boolean {
  const current = name === 'current_address_id' ? refId(record.current_address) : propertyOf(record, name);
  return (current ?? '') === (value ?? '');
}

async function changePassword(
  payload: Payload,
  { id, family }: CurrentCustomer,
  record: Customer,
  given: { readonly newpassword: string; readonly password: string },
  address: string,
): Promise<void> {
  await requirePasswords(payload);
  await checkNewPassword(given.newpassword, record.email);
  if (record.has_password) {
    const guess = await countGuess(record.email, address);
    if ((await customerOfPassword(payload, record.email, given.password))?.id !== id)
      throw badFields({ password: msg('profile.password') });
    await guess.succeeded();
  }
  await setPassword(payload, record, given.newpassword, family);
}

/**
 * Updates the caller's profile. If it contains a change that the configuration doesn't allow, nothing is changed.
 * @throws Failure 422 naming the field, 404 for another customer's id, 429 for guessing the password
 */
export async function updateProfile(
  payload: Payload,
  customer: CurrentCustomer,
  {
    id,
    newpassword,
    password,
    is_admin,
    email,
    has_password,
    image,
    thumbnail: _,
    ...profile
  }: ProfileInput & ReadOnly & { readonly id: number },
  address: string,
): Promise<Customer> {
  if (id !== customer.id) throw missing('customer');
  const record = await customerById(payload, id);
  const { profile: flags } = await configuration(payload);
  const sent = Object.entries(profile).filter(([name, value]) => !isUnchanged(record, name, value));
  const closed = [
    ...sent.map(([name]) => name).filter((name) => !isOpen(name, flags, record)),
    ...(await changedReadOnly(payload, record, { is_admin, email, has_password })),
  ];
  if (closed.length > 0)
    throw badFields(Object.fromEntries(closed.map((name) => [name, msg('profile.closed')])));
  const changes: Profile = Object.fromEntries(sent);
  const data = await checkedData(payload, id, changes);
  if (newpassword !== undefined)
    await changePassword(payload, customer, record, { newpassword, password: password ?? '' }, address);
  // The API returns the photo as an address; sending that back changes nothing.
  if (isDataUri(image)) await replacePhoto(payload, id, image);
  if (Object.keys(data).length === 0) return customerById(payload, id);
  return payload.update({ collection: 'customers', id, data, depth: 0 });
}
