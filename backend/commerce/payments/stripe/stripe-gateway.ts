import type Stripe from 'stripe';
import { CURRENCY, type Gateway, type GatewayState } from '../gateway.ts';

/** Languages that Stripe names differently; for those it doesn't support, it uses the browser's. */
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

/** An intent's status once the payment was declined. A completed page doesn't allow another attempt. */
const REFUSED: ReadonlySet<string> = new Set(['requires_payment_method', 'canceled']);

/**
 * A completed but unpaid page waits for a slow payment method, direct debit for example: its intent says whether the money may still
 * arrive.
 */
function stateOfSession({ status, payment_status, payment_intent }: Stripe.Checkout.Session): GatewayState {
  if (payment_status === 'paid' || payment_status === 'no_payment_required') return 'paid';
  if (status === 'expired') return 'expired';
  const isRefused = typeof payment_intent === 'object' && REFUSED.has(payment_intent?.status ?? '');
  return status === 'complete' && isRefused ? 'failed' : 'open';
}

/** Stripe Checkout: a hosted page for each payment. */
export function stripeGateway(stripe: Stripe): Gateway {
  const find = (reference: string) =>
    stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent'] });
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
      if (!session.url) throw new Error('Stripe created a checkout session without a URL.');
      return { reference: session.id, address: session.url };
    },
    stateOf: async (reference) => stateOfSession(await find(reference)),
    close: async (reference) => {
      const before = await find(reference);
      if (before.status !== 'open') return stateOfSession(before);
      // Paid at this very moment: Stripe refuses to expire it, so ask again.
      return stripe.checkout.sessions.expire(reference).then(stateOfSession, async () => {
        const now = await find(reference);
        if (now.status === 'open') throw new Error('Stripe did not expire the checkout session.');
        return stateOfSession(now);
      });
    },
    refund: async (reference, cents, key) => {
      const { payment_intent: intent } = await find(reference);
      const id = typeof intent === 'string' ? intent : intent?.id;
      if (!id) throw new Error('Stripe returned no payment intent to refund.');
      await stripe.refunds.create({ payment_intent: id, amount: cents }, { idempotencyKey: `refund-${key}` });
    },
  };
}
