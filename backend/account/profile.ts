import type { Payload } from 'payload';
import type { ProfileInput } from '../../lib/contract/endpoints/account.ts';
import type { ProfileFlag, SiteConfiguration } from '../../lib/contract/entities/site-configuration.ts';
import type { CurrentCustomer } from '../auth/current-customer.ts';
import { configuration } from '../contract/data/domain.ts';
import { findOne } from '../contract/data/find-one.ts';
import { refId } from '../contract/data/refs.ts';
import { badFields, missing } from '../contract/failure.ts';
import type { Customer } from '../payload-types.ts';
import { say } from '../words/sentences.ts';
import { countGuess } from './account-limits.ts';
import { customerById } from './find-customer.ts';
import { setPassword } from './recovery.ts';
import { checkDateOfBirth } from './register.ts';
import { customerOfPassword, requirePasswords } from './sign-in.ts';

/** The flag that opens each field (spec point 6). What is not named here is open, or has a rule of its own below. */
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

/** Spec point 4: a date of birth that is set changes only where the site allows it. */
const isDateOfBirthOpen = (flags: Flags, record: Customer): boolean =>
  flags.change_date_of_birth || (flags.edit_date_of_birth && !record.date_of_birth);

function isOpen(name: string, flags: Flags, record: Customer): boolean {
  if (name === 'date_of_birth') return isDateOfBirthOpen(flags, record);
  return !isFlagged(name) || flags[OPENED_BY[name]];
}

const WEB_ADDRESS = /^https?:\/\/[^\s/]+\S*$/i;
/** A link without its scheme is taken for a secure one. */
const withScheme = (address: string) =>
  /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(address) ? `https://${address}` : address;

function webAddress(name: string, value: string | null): string | null {
  if (!value) return value;
  const address = withScheme(value);
  if (!WEB_ADDRESS.test(address)) throw badFields({ [name]: say('value.webAddress') });
  return address;
}

async function ownAddress(payload: Payload, customerId: number, id: number): Promise<number> {
  const address = await findOne(payload, 'addresses', {
    and: [{ id: { equals: id } }, { customer: { equals: customerId } }, { enabled: { equals: true } }],
  });
  if (!address) throw badFields({ current_address_id: say('profile.address') });
  return id;
}

type Sent = Omit<ProfileInput, 'newpassword' | 'password'>;
/** The values that a profile is to have. */
type Profile = { [K in keyof Sent]?: Exclude<Sent[K], undefined> };

/** What is written of a profile that was sent, after its values were checked. @throws Failure 422 */
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

/** Whether a value that was sent is what is kept anyway: a form may send a field that it only shows. */
function isUnchanged(record: Customer, name: string, value: unknown): boolean {
  const kept: unknown =
    name === 'current_address_id' ? refId(record.current_address) : Reflect.get(record, name);
  return (kept ?? '') === (value ?? '');
}

async function changePassword(
  payload: Payload,
  { id, family }: CurrentCustomer,
  record: Customer,
  given: { readonly newpassword: string; readonly password: string },
  address: string,
): Promise<void> {
  await requirePasswords(payload);
  if (record.has_password) {
    const guess = countGuess(record.email, address);
    if ((await customerOfPassword(payload, record.email, given.password)) !== id)
      throw badFields({ password: say('profile.password') });
    guess.succeeded();
  }
  await setPassword(payload, id, given.newpassword, family);
}

/**
 * Changes the own profile. What the configuration does not open is refused, and then nothing is changed at all.
 * @throws Failure 422 naming the field, 404 for another customer's id, 429 for guessing the password
 */
export async function updateProfile(
  payload: Payload,
  customer: CurrentCustomer,
  { id, newpassword, password, ...profile }: ProfileInput & { readonly id: number },
  address: string,
): Promise<Customer> {
  if (id !== customer.id) throw missing('customer');
  const record = await customerById(payload, id);
  const { profile: flags } = await configuration(payload);
  const sent = Object.entries(profile).filter(([name, value]) => !isUnchanged(record, name, value));
  const closed = sent.map(([name]) => name).filter((name) => !isOpen(name, flags, record));
  if (closed.length > 0)
    throw badFields(Object.fromEntries(closed.map((name) => [name, say('profile.closed')])));
  const changes: Profile = Object.fromEntries(sent);
  const data = await checkedData(payload, id, changes);
  if (newpassword !== undefined)
    await changePassword(payload, customer, record, { newpassword, password: password ?? '' }, address);
  if (Object.keys(data).length === 0) return customerById(payload, id);
  return payload.update({ collection: 'customers', id, data, depth: 0 });
}
