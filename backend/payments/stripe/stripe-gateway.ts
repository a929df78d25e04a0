import type Stripe from 'stripe';
import { CURRENCY, type Gateway, type GatewayState } from '../gateway.ts';

/** Stripe speaks these of our languages by names of its own; where it speaks none it takes the browser's. */
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

function stateOfSession({ status, payment_status }: Stripe.Checkout.Session): GatewayState {
  if (payment_status === 'paid' || payment_status === 'no_payment_required') return 'paid';
  return status === 'expired' ? 'expired' : 'open';
}

/** Stripe Checkout: a page at Stripe for each payment. */
export function stripeGateway(stripe: Stripe): Gateway {
  const find = (reference: string) => stripe.checkout.sessions.retrieve(reference);
  return {
    name: 'stripe',
    open: async ({ reference, cents, description, email, returnUrl, expiresAt, language }) => {
      const session = await stripe.checkout.sessions.create(
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
          ...(email ? { customer_email: email } : {}),
        },
        { idempotencyKey: `open-${reference}` },
      );
      if (!session.url) throw new Error('Stripe made a payment without a page.');
      return { reference: session.id, address: session.url };
    },
    stateOf: async (reference) => stateOfSession(await find(reference)),
    close: async (reference) => {
      const before = await find(reference);
      if (before.status !== 'open') return stateOfSession(before);
      // Paid in this very moment: Stripe refuses to close it, and is asked again.
      return stripe.checkout.sessions.expire(reference).then(stateOfSession, async () => {
        const now = await find(reference);
        if (now.status === 'open') throw new Error('Stripe did not close a payment.');
        return stateOfSession(now);
      });
    },
    refund: async (reference, cents, key) => {
      const { payment_intent: intent } = await find(reference);
      const id = typeof intent === 'string' ? intent : intent?.id;
      if (!id) throw new Error('Stripe names no payment that could be paid back.');
      await stripe.refunds.create({ payment_intent: id, amount: cents }, { idempotencyKey: `refund-${key}` });
    },
  };
}
