import type { Payload } from 'payload';
import type { CurrentCustomer, FindCustomer } from '../../kernel/calls/caller.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { unauthorized } from '../../kernel/failure.ts';
import { msg } from '../../kernel/messages/messages.ts';
import { invalidToken, readAccessToken } from './access-token.ts';
import { isSignInActive } from './sign-ins.ts';

const BEARER = /^Bearer +([\w.~+/-]+=*)$/i;

/** A call's bearer token, or null without one. @throws Failure 401 for any other Authorization scheme */
function bearerToken(request: Request): string | null {
  const header = request.headers.get('authorization');
  if (header === null || header.trim() === '') return null;
  const token = BEARER.exec(header.trim())?.[1];
  if (token === undefined) throw invalidToken();
  return token;
}

async function customerOf(payload: Payload, token: string): Promise<CurrentCustomer> {
  const { customerId, family } = await readAccessToken(token);
  const [record, isAlive] = await Promise.all([
    findOne(payload, 'customers', { id: { equals: customerId } }),
    isSignInActive(payload, family),
  ]);
  if (!record || record.enabled === false || !isAlive) throw invalidToken();
  return { id: customerId, record, family };
}

/**
 * The caller. A token that is sent has to be valid even where none is required: a customer's cart must not silently become an anonymous
 * one. Sign-in calls ignore the token.
 * @throws Failure 401; text code TOKEN_EXPIRED if a refresh helps, TOKEN_INVALID if not
 */
export const currentCustomer: FindCustomer = async (payload, request, auth) => {
  const token = auth === 'none' || auth === 'sign-in' ? null : bearerToken(request);
  if (token !== null) return customerOf(payload, token);
  if (auth === 'user') throw unauthorized(msg('session.none'));
  return null;
};
