import type { Payload } from 'payload';
import { configuration } from '../../../site/domain.ts';
import { log } from '../../../kernel/log/log.ts';
import { sql } from '../../../kernel/database/statement.ts';
import { runStatement } from '../../../kernel/database/run-in-transaction.ts';
import { cookieIn } from '../../../kernel/messages/cookie.ts';
import { customerByEmail, plainEmail } from '../customer.ts';
import { verifyEmail } from '../verify-email.ts';
import type { AuthorizeCall } from './authorize.ts';
import { ownCookie } from './cookies.ts';
import { issueAuthorizationCode } from './exchange-code.ts';
import { GOOGLE_COOKIE, googleIdentity, readRoundTrip, type GoogleIdentity } from './google.ts';
import { sendTo } from './page.ts';
import { siteOfCall } from '../own-sites.ts';
import { redirectAddress, returnAddress } from './request.ts';

/** The customer for a Google account: the one it is linked to, else the one with its verified address, else a new one. */
async function customerOf(payload: Payload, identity: GoogleIdentity): Promise<number> {
  const linked = await runStatement(
    payload,
    sql`SELECT id FROM customers WHERE google_subject = ${identity.sub}`,
  );
  if (linked.rows[0]) return Number(linked.rows[0]['id']);
  const known = await customerByEmail(payload, identity.email);
  const customer =
    known ??
    (await payload.create({
      collection: 'customers',
      depth: 0,
      data: {
        email: plainEmail(identity.email),
        first_name: identity.given_name,
        last_name: identity.family_name,
      },
    }));
  await runStatement(
    payload,
    sql`UPDATE customers SET google_subject = ${identity.sub} WHERE id = ${customer.id}`,
  );
  await verifyEmail(payload, customer.id);
  return customer.id;
}

/** GET /authorize/google: where Google sends the browser back to. Continues to the site's /auth with our own code. */
export async function googleReturn({ request, payload }: AuthorizeCall): Promise<Response> {
  const given = new URL(request.url).searchParams;
  const forget = [ownCookie(GOOGLE_COOKIE, '', 0)];
  const trip = await readRoundTrip(cookieIn(request.headers.get('cookie'), GOOGLE_COOKIE) ?? '').catch(
    () => null,
  );
  if (!trip) {
    const site = await siteOfCall(payload, request);
    return sendTo(returnAddress(redirectAddress(site), { error: 'access_denied' }), forget);
  }
  const { state, redirect_uri } = trip.asked;
  const goBack = (result: Readonly<Record<string, string>>) =>
    sendTo(returnAddress(redirect_uri, { ...result, state }), forget);
  const { login_google } = await configuration(payload);
  if (!login_google || given.has('error')) return goBack({ error: 'access_denied' });
  try {
    const returned = { code: given.get('code') ?? '', state: given.get('state') ?? '' };
    const customerId = await customerOf(payload, await googleIdentity(trip, returned));
    const code = await issueAuthorizationCode(payload, customerId, trip.asked);
    return goBack({ code });
  } catch (error) {
    log.warn({ err: error }, 'a sign-in with Google failed');
    return goBack({ error: 'access_denied' });
  }
}
