import type { Callable } from '@/lib/api/callable';
import { inputType, schemalessParser } from '@/lib/api/schemaless';
import type { ApiClient } from '@/lib/api/transport';
import { asAnswer } from '@/lib/contract/frames';
import { readProfile, type Profile, type SessionStore } from '@/lib/session/store';

/** GET /cognito/user/authUser, parsed without a schema: any page may have to show who is signed in. */
const authUserCall: Callable<Record<string, never>, Profile> = {
  method: 'GET',
  path: '/cognito/user/authUser',
  auth: 'user',
  input: inputType(),
  output: schemalessParser('a user with an id', (value) => {
    const profile = readProfile(asAnswer(value, { id: null }));
    return profile.id === null ? null : profile;
  }),
};

/** The tokens may be renewed while the customer is being loaded; the call is then repeated once. */
const MAX_TRIES = 2;

/** Loads the customer until the answer belongs to the current tokens: an answer to earlier ones may be about somebody else. */
async function load(client: ApiClient, session: SessionStore, triesLeft: number): Promise<void> {
  const token = session.getState().access_token;
  if (token === null || triesLeft === 0) return;
  const answer = await client.call(authUserCall, {});
  if (!answer.ok) return;
  if (session.getState().access_token === token) session.setProfile(answer.value);
  else await load(client, session, triesLeft - 1);
}

/** Pending calls by access token: signing in and the page's background tasks call at the same moment. */
const underWay = new Map<string, Promise<void>>();

/**
 * Loads the signed-in customer into the session (spec point 4). A failure leaves the session unchanged: the token is still valid, and the
 * next page retries.
 */
export async function loadCustomer(client: ApiClient, session: SessionStore): Promise<void> {
  const token = session.getState().access_token;
  if (token === null) return;
  const call = underWay.get(token) ?? load(client, session, MAX_TRIES).finally(() => underWay.delete(token));
  underWay.set(token, call);
  await call;
}
