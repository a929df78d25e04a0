import Stripe from 'stripe';
import { log } from '../../../kernel/log/log.ts';
import { CustomerGone, type GatewayCustomers } from '../gateway.ts';

/** Metadata key for our reference in Stripe's record of a customer. */
const REFERENCE_KEY = 'reference';
const MOST_OF_ONE_ADDRESS = 100;
/** Stripe's error code for an object that doesn't exist, or no longer does. */
const GONE = 'resource_missing';

const { StripeInvalidRequestError, StripePermissionError } = Stripe.errors;

/** Whether Stripe says that the object named by `param` doesn't exist. */
export const isGone = (error: unknown, param: string): boolean =>
  error instanceof StripeInvalidRequestError && error.code === GONE && error.param === param;

/** Stripe rejects the email address, or our restricted key isn't allowed to write customers. */
const isRefused = (error: unknown): boolean =>
  error instanceof StripeInvalidRequestError || error instanceof StripePermissionError;

/** Customers at Stripe. Deleting one deletes its saved cards, but not its payments. */
export function stripeCustomers(stripe: Stripe): GatewayCustomers {
  const find = async (reference: string, email: string): Promise<string | null> => {
    const { data } = await stripe.customers.list({ email, limit: MOST_OF_ONE_ADDRESS });
    return data.find(({ metadata }) => metadata[REFERENCE_KEY] === reference)?.id ?? null;
  };
  return {
    find,
    create: async (reference, email) => {
      try {
        // Stripe forgets idempotency keys after a day, but a lost response can be retried later than that.
        const earlier = await find(reference, email);
        if (earlier !== null) return earlier;
        const params = { email, metadata: { [REFERENCE_KEY]: reference } };
        return (await stripe.customers.create(params, { idempotencyKey: `customer-${reference}` })).id;
      } catch (error) {
        if (!isRefused(error)) throw error;
        log.warn({ err: error }, 'Stripe made no customer, so nobody can save this card');
        return null;
      }
    },
    changeEmail: async (customer, email) => {
      try {
        await stripe.customers.update(customer, { email });
      } catch (error) {
        if (isGone(error, 'id')) throw new CustomerGone(customer, { cause: error });
        throw error;
      }
    },
    remove: async (customer) => {
      try {
        await stripe.customers.del(customer);
      } catch (error) {
        if (!isGone(error, 'id')) throw error;
      }
    },
  };
}
