import type { Payload } from 'payload';
import type { EndpointAuth } from '../../lib/contract/endpoint.ts';
import { findOne } from '../contract/data/find-one.ts';
import { unauthorized } from '../contract/failure.ts';
import type { Customer } from '../payload-types.ts';
import { say } from '../words/sentences.ts';
import { invalidToken, readAccessToken } from './access-token.ts';
import { isSessionAlive } from './sessions.ts';

/** The customer who makes a call. */
export type CurrentCustomer = {
  readonly id: number;
  /** As it was when the call came in; relations as ids, no secrets. */
  readonly record: Customer;
  /** The family of refresh tokens of the browser that calls. */
  readonly family: string;
};

const BEARER = /^Bearer +([\w.~+/-]+=*)$/i;

/** The bearer token of a call, or null without one. @throws Failure 401 for a header of another kind */
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
    isSessionAlive(payload, family),
  ]);
  if (!record || !isAlive) throw invalidToken();
  return { id: customerId, record, family };
}

/**
 * Who makes a call. A token that is sent has to be good even where none is needed: a cart must not fall back to that of a stranger.
 * @throws Failure 401; text code TOKEN_EXPIRED where a refresh helps, TOKEN_INVALID where it does not
 */
export async function currentCustomer(
  payload: Payload,
  request: Request,
  auth: EndpointAuth,
): Promise<CurrentCustomer | null> {
  const token = auth === 'none' ? null : bearerToken(request);
  if (token !== null) return customerOf(payload, token);
  if (auth === 'user') throw unauthorized(say('session.none'));
  return null;
}
