import Stripe from 'stripe';
import type { StripeSettings } from '../../../kernel/config.ts';
import { PAYMENT_LIFETIME_MS } from '../../orders-and-payments.ts';
import {
  CURRENCY,
  CustomerGone,
  markFailures,
  PageRefused,
  type Gateway,
  type GatewayState,
  type PageAttempt,
  type PaymentOrder,
} from '../gateway.ts';
import { stripeClient } from './stripe-client.ts';
import { isGone, stripeCustomers } from './stripe-customers.ts';

/** Stripe's codes for our languages. For a language that it doesn't support, it uses the browser's. */
const LOCALES: Readonly<Record<string, Stripe.Checkout.SessionCreateParams.Locale>> = {
  de: 'de',
  en: 'en',
  es: 'es',
  fr: 'fr',
  id: 'id',
  it: 'it',
  ja: 'ja',
  ko: 'ko',
  pl: 'pl',
  'pt-BR': 'pt-BR',
  ru: 'ru',
  tr: 'tr',
  vi: 'vi',
  'zh-CN': 'zh',
};

/** Statuses of an intent whose payment was declined. A completed page doesn't allow another attempt. */
const REFUSED: ReadonlySet<string> = new Set(['requires_payment_method', 'canceled']);

/** A completed but unpaid page is waiting for a slow payment method such as direct debit; its intent says whether the money can still arrive. */
function stateOfSession({ status, payment_status, payment_intent }: Stripe.Checkout.Session): GatewayState {
  if (payment_status === 'paid' || payment_status === 'no_payment_required') return 'paid';
  if (status === 'expired') return 'expired';
  const isRefused = typeof payment_intent === 'object' && REFUSED.has(payment_intent?.status ?? '');
  if (status !== 'complete') return 'open';
  return isRefused ? 'failed' : 'pending';
}

/** A page on which a card was declined stays open, and its intent has the last error. */
function attemptOnSession(session: Stripe.Checkout.Session): PageAttempt {
  if (stateOfSession(session) !== 'open') return 'made';
  const { payment_intent: intent } = session;
  return typeof intent === 'object' && intent?.last_payment_error ? 'declined' : 'none';
}

/** Metadata key for our refund number in Stripe's record of a refund. */
const REFUND_KEY = 'refund';
/** Statuses of a refund whose money wasn't returned. */
const UNPAID: ReadonlySet<string> = new Set(['failed', 'canceled']);
const MOST_REFUNDS = 100;

/** Most seconds between the creation of a page and its payment. */
const PAGE_LIFE_S = PAYMENT_LIFETIME_MS / 1000;
const inSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

function intentOf({ payment_intent: intent }: Stripe.Checkout.Session): string | null {
  return typeof intent === 'string' ? intent : (intent?.id ?? null);
}

/** The payer: a Stripe customer, who can save and remove cards on the page, or an email address. Stripe doesn't accept both. */
function payerOf({
  customer,
  email,
}: PaymentOrder): Pick<
  Stripe.Checkout.SessionCreateParams,
  'customer' | 'customer_email' | 'saved_payment_method_options'
> {
  if (customer === null) return email ? { customer_email: email } : {};
  return {
    customer,
    saved_payment_method_options: { payment_method_save: 'enabled', payment_method_remove: 'enabled' },
  };
}

/** Stripe Checkout: a hosted page for each payment. */
export const stripeGateway = (settings: StripeSettings): Gateway =>
  markFailures(stripeCheckout(stripeClient(settings)));

function stripeCheckout(stripe: Stripe): Gateway {
  const find = (reference: string) =>
    stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent'] });
  const refundsOf = async (intent: string) =>
    (await stripe.refunds.list({ payment_intent: intent, limit: MOST_REFUNDS })).data;
  return {
    name: 'stripe',
    customers: stripeCustomers(stripe),
    open: async (order) => {
      const { reference, cents, description, customer, returnUrl, expiresAt, language } = order;
      const made = stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: reference,
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: CURRENCY.toLowerCase(),
                unit_amount: cents,
                product_data: { name: description },
              },
            },
          ],
          success_url: returnUrl,
          cancel_url: returnUrl,
          expires_at: Math.floor(expiresAt.getTime() / 1000),
          locale: LOCALES[language] ?? 'auto',
          ...payerOf(order),
        },
        // Stripe rejects a key that is reused with a different customer.
        { idempotencyKey: ['open', reference, ...(customer === null ? [] : [customer])].join('-') },
      );
      const session = await made.catch((error: unknown) => {
        if (customer !== null && isGone(error, 'customer'))
          throw new CustomerGone(customer, { cause: error });
        if (error instanceof Stripe.errors.StripeInvalidRequestError)
          throw new PageRefused(error.message, { cause: error });
        throw error;
      });
      if (!session.url) throw new Error('Stripe created a checkout session without a URL.');
      return { reference: session.id, address: session.url };
    },
    stateOf: async (reference) => stateOfSession(await find(reference)),
    attemptOn: async (reference) => attemptOnSession(await find(reference)),
    close: async (reference) => {
      const before = await find(reference);
      if (before.status !== 'open') return stateOfSession(before);
      // If it's being paid right now, Stripe won't expire it: ask again.
      return stripe.checkout.sessions.expire(reference).then(stateOfSession, async () => {
        const now = await find(reference);
        if (now.status === 'open') throw new Error('Stripe didn’t expire the checkout session.');
        return stateOfSession(now);
      });
    },
    refund: async (reference, cents, key) => {
      const id = intentOf(await find(reference));
      if (!id) throw new Error('Stripe returned no payment intent to refund.');
      // Stripe forgets idempotency keys after a day, but a lost response can be retried later than that.
      const earlier = (await refundsOf(id)).find(({ metadata }) => metadata?.[REFUND_KEY] === key);
      const refund =
        earlier ??
        (await stripe.refunds.create(
          { payment_intent: id, amount: cents, metadata: { [REFUND_KEY]: key } },
          // Stripe rejects a key that is reused with a different amount, and what is left may have changed.
          { idempotencyKey: `refund-${key}-${String(cents)}` },
        ));
      if (UNPAID.has(refund.status ?? ''))
        throw new Error(
          `Stripe’s refund ${refund.id} is ${String(refund.status)}. See Stripe’s dashboard for the reason.`,
        );
    },
    find: async (reference) => {
      const session = await find(reference).catch((error: unknown) => {
        if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return null;
        throw error;
      });
      if (session === null) return null;
      const state = stateOfSession(session);
      const id = intentOf(session);
      const refunds = id === null || state !== 'paid' ? [] : await refundsOf(id);
      return {
        state,
        paidCents: state === 'paid' ? (session.amount_total ?? 0) : 0,
        refundedCents: refunds
          .filter(({ status }) => !UNPAID.has(status ?? ''))
          .reduce((sum, { amount }) => sum + amount, 0),
        email: session.customer_details?.email ?? null,
      };
    },
    taken: async (from, to, limit) => {
      const [gte, lt] = [inSeconds(from), inSeconds(to)];
      const intents = await stripe.paymentIntents
        .list({ created: { gte, lt }, limit: 100 })
        .autoPagingToArray({ limit });
      // Our records identify a payment by its page, which Stripe's payment doesn't mention.
      const pages = await stripe.checkout.sessions
        .list({ created: { gte: gte - PAGE_LIFE_S, lt }, status: 'complete', limit: 100 })
        .autoPagingToArray({ limit });
      const pageOf = new Map(pages.map((page) => [intentOf(page), page.id]));
      return intents
        .filter(({ status }) => status === 'succeeded')
        .map(({ id, amount_received: cents, created, description }) => ({
          reference: pageOf.get(id) ?? id,
          cents,
          at: new Date(created * 1000),
          description: description ?? '',
        }));
    },
  };
}
