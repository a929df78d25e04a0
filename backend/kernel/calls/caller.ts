import type { Payload } from 'payload';
import type { EndpointAuth } from '../../../lib/contract/endpoint.ts';
import type { Customer } from '../../payload-types.ts';

/** The customer making a call. */
export type CurrentCustomer = {
  readonly id: number;
  /** As it was when the call arrived; relations as ids, no secrets. */
  readonly record: Customer;
  /** The refresh token family of the calling browser. */
  readonly family: string;
};

/**
 * Identifies the caller. Provided by the program that serves the calls (`people/auth/sign-ins.ts`): the kernel doesn't know how
 * people sign in.
 * @throws Failure 401 for an invalid token, or for none if the call requires one
 */
export type FindCustomer = (
  payload: Payload,
  request: Request,
  auth: EndpointAuth,
) => Promise<CurrentCustomer | null>;
