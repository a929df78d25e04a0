import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { isDay } from '../../cms/fields/day.ts';
import { lockRow } from '../../kernel/database/sql.ts';
import { inTransaction } from '../../kernel/database/transactions.ts';
import { badFields } from '../../kernel/failure.ts';
import { configuration } from '../../site/domain.ts';
import { languageNamed } from '../../kernel/messages/language.ts';
import { msg } from '../../kernel/messages/messages.ts';
import type { Customer } from '../../payload-types.ts';
import { countMail } from './account-limits.ts';
import { customerByEmail, plainEmail } from './customer.ts';
import { sendLoginMail } from './login-mail.ts';
import type { MailCaller } from './sign-in.ts';

type Registration = {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly date_of_birth?: string | undefined;
  readonly language?: string | undefined;
};

/** Birth dates before this year, or after today, are rejected. */
const FIRST_YEAR = '1900';

/** @throws Failure 422 for an impossible date of birth */
export function checkDateOfBirth(day: string, now: Date = new Date()): void {
  const isPossible = isDay(day) && day >= FIRST_YEAR && day <= now.toISOString().slice(0, 10);
  if (!isPossible) throw badFields({ date_of_birth: msg('value.birthDay') });
}

async function createCustomer(payload: Payload, given: Registration): Promise<Customer | null> {
  const { email, first_name, last_name, date_of_birth, language } = given;
  try {
    return await payload.create({
      collection: 'customers',
      depth: 0,
      data: {
        email: plainEmail(email),
        first_name,
        last_name,
        date_of_birth: date_of_birth ?? '',
        language: languageNamed(language),
      },
    });
  } catch (error) {
    // Of two concurrent registrations, the second finds the first one's account.
    if (await customerByEmail(payload, email)) return null;
    throw error;
  }
}

/** An unfinished registration may be started again, with different names. @returns null if it has just been finished */
async function renewRegistration(
  payload: Payload,
  { id }: Customer,
  given: Registration,
): Promise<Customer | null> {
  const req: PayloadRequest = await createLocalReq({}, payload);
  return inTransaction(req, async () => {
    await lockRow(req, 'customers', id);
    const now = await payload.findByID({ collection: 'customers', id, depth: 0, disableErrors: true, req });
    if (now === null || now.is_verified) return null;
    return payload.update({
      collection: 'customers',
      id,
      depth: 0,
      data: {
        first_name: given.first_name,
        last_name: given.last_name,
        date_of_birth: given.date_of_birth ?? '',
      },
      req,
    });
  });
}

/**
 * Starts a registration: creates the account and emails the link that verifies the address. If the account already exists, the email says
 * so and contains a sign-in link; the caller learns nothing.
 * @throws Failure 422 for an impossible date of birth, 429
 */
export async function register(
  payload: Payload,
  given: Registration,
  { fingerprint, address, site }: MailCaller,
): Promise<void> {
  if (given.date_of_birth !== undefined) checkDateOfBirth(given.date_of_birth);
  await countMail(given.email, address);
  const known = await customerByEmail(payload, given.email);
  const made = known === null ? await createCustomer(payload, given) : null;
  const renewed = known && !known.is_verified ? await renewRegistration(payload, known, given) : null;
  const customer = made ?? renewed ?? (await customerByEmail(payload, given.email));
  const { login_code_only } = await configuration(payload);
  await sendLoginMail(payload, {
    to: plainEmail(given.email),
    customer,
    template: login_code_only ? 'code' : made || renewed ? 'welcome' : 'existing',
    language: given.language,
    purpose: 'sign-in',
    site,
    fingerprint,
    hasLink: !login_code_only,
    hasCode: true,
  });
}
