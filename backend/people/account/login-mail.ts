import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { issueAccessToken } from '../auth/access-token.ts';
import { issueSecret, readableCode, SECRET_MINUTES, type SecretPurpose } from '../auth/one-time-secrets.ts';
import { sendMail } from '../../mail/send-mail.ts';
import type { MailTemplate } from '../../mail/templates.ts';
import type { Customer } from '../../payload-types.ts';
import { LINK_PREFIX } from './sign-in.ts';

type LoginMail = {
  readonly to: string;
  /** Null for an address without an account. */
  readonly customer: Customer | null;
  readonly template: MailTemplate;
  readonly language: string | undefined;
  readonly purpose: SecretPurpose;
  /** Address of the site it was requested on, where the link leads. */
  readonly site: string;
  /** The requesting browser; '' for a code that isn't bound to one. */
  readonly fingerprint: string;
  readonly hasLink: boolean;
  readonly hasCode: boolean;
};

/** Marks a link that nobody has used yet: its access token has already expired, so only the refresh token counts. */
const NEVER_SECONDS = -1;

/**
 * The URL of a login link (spec point 2), with `a` and `r` in the site's address. Opening it uses nothing up, so email scanners do no harm;
 * the site exchanges `r` at refreshToken.
 */
async function linkAddress(site: string, customerId: number, secret: string): Promise<string> {
  const address = new URL('/', site);
  const owner = { customerId, family: 'link' };
  address.searchParams.set('a', await issueAccessToken(owner, new Date(), NEVER_SECONDS));
  address.searchParams.set('r', `${LINK_PREFIX}${secret}`);
  return address.href;
}

const nameOf = (customer: Customer): string =>
  // Only for verified addresses: otherwise a stranger could have any text emailed as the name.
  customer.is_verified ? (customer.first_name ?? '') : '';

/**
 * Issues a link, a code or both, and emails them. For an address without an account the same work is done, and the email says that there is
 * none.
 */
export async function sendLoginMail(payload: Payload, mail: LoginMail): Promise<void> {
  const { to, customer, template, purpose, site, fingerprint, hasLink, hasCode } = mail;
  const { secret, code } = await issueSecret(payload, purpose, customer?.id ?? null, fingerprint);
  const link = await linkAddress(site, customer?.id ?? 0, secret);
  const common = { key: `login-${randomUUID()}`, to, language: mail.language ?? customer?.language };
  if (!customer) {
    const signUp = new URL('/signup', site).href;
    await sendMail(payload, { ...common, template: 'unknown', data: {}, link: signUp });
    return;
  }
  await sendMail(payload, {
    ...common,
    template,
    name: nameOf(customer),
    data: { minutes: String(SECRET_MINUTES) },
    ...(hasLink ? { link } : {}),
    ...(hasCode ? { code: readableCode(code) } : {}),
    isSecret: true,
    worthlessAt: new Date(Date.now() + SECRET_MINUTES * 60_000),
  });
}
