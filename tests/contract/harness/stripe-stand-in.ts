import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { noSuchCustomer, standInCustomers, type StandInCustomer } from './stripe-customers.ts';

/** A checkout session as the fake stores it. */
export type StandInSession = {
  id: string;
  status: 'open' | 'complete' | 'expired';
  client_reference_id: string;
  payment_status: 'unpaid' | 'paid';
  amount_total: number;
  success_url: string;
  /** The address that the page was made with; without one it asks for it. */
  customer_email: string | null;
  /** Whose saved cards the page shows. */
  customer: string | null;
  saved_payment_method_options: { payment_method_save: string; payment_method_remove: string } | null;
  customer_details: { email: string | null } | null;
  payment_intent: {
    id: string;
    status: 'processing' | 'succeeded' | 'requires_payment_method';
    last_payment_error: { type: 'card_error'; code: string } | null;
  } | null;
};

export type StripeStandIn = {
  readonly url: string;
  /** Pays as a session's customer would on Stripe's page, who gives an address there; or completes a delayed payment. */
  readonly pay: (id: string, email?: string) => void;
  /** Chooses a delayed payment method: the page is done, the money may arrive days later. */
  readonly promise: (id: string) => void;
  /** Makes the bank reject a delayed payment. */
  readonly refuse: (id: string) => void;
  /** Declines a card on a session's page, which stays open for another. */
  readonly decline: (id: string) => void;
  /** Expires a session's page. */
  readonly expire: (id: string) => void;
  readonly session: (id: string) => StandInSession;
  readonly sessions: () => readonly StandInSession[];
  /** How often a session was requested, including unknown ones. */
  readonly asked: (id: string) => number;
  readonly customers: () => readonly StandInCustomer[];
  /** Somebody deletes a customer in Stripe's dashboard. */
  readonly deleteCustomerThere: (id: string) => void;
  /** While they are forbidden, the key may not use customers, as a restricted one may not. */
  readonly setCustomersForbidden: (isForbidden: boolean) => void;
  /** Requested refunds, in cents by payment. */
  readonly refunds: () => readonly { readonly intent: string; readonly cents: number }[];
  /** Somebody refunds a payment in Stripe's dashboard. */
  readonly refundThere: (intent: string, cents: number) => void;
  /** Money is taken in Stripe's dashboard, without a page of ours. @returns the payment's id */
  readonly payThere: (cents: number) => string;
  /** Makes the bank charge another amount than asked. */
  readonly setAmount: (id: string, cents: number) => void;
  /** While it is deaf, pages and refunds are made and their responses are lost. */
  readonly setDeaf: (isDeaf: boolean) => void;
  /** The same for customers. */
  readonly setDeafToCustomers: (isDeaf: boolean) => void;
  /** While it is slow, it makes pages at once and answers when the function it returns is called. */
  readonly slow: () => () => void;
  /** Has something happen, once, before a session is next shown. */
  readonly beforeShowing: (id: string, happen: () => Promise<unknown>) => void;
  /** Forgets idempotency keys, as Stripe does after a day. */
  readonly forgetKeys: () => void;
  /** While it is down, every call fails. */
  readonly setDown: (isDown: boolean) => void;
  readonly close: () => Promise<void>;
};

/** What Stripe takes of New Zealand dollars at least. */
const LEAST_CENTS = 50;
/** How long a page has to be valid at least when it is made. */
const LEAST_LIFE_S = 30 * 60;

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

const savedCardsIn = (form: URLSearchParams) => {
  const [save, remove] = ['save', 'remove'].map(
    (word) => form.get(`saved_payment_method_options[payment_method_${word}]`) ?? 'disabled',
  );
  return { payment_method_save: save ?? '', payment_method_remove: remove ?? '' };
};

const json = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
};

/** The parts of Stripe's API that Checkout needs, on a local port. It remembers idempotency keys as Stripe does. */
export async function startStripeStandIn(): Promise<StripeStandIn> {
  const sessions = new Map<string, StandInSession>();
  const answers = new Map<string, unknown>();
  const asked = new Map<string, number>();
  const customers = standInCustomers();
  const refunds: { intent: string; cents: number; key: string }[] = [];
  const strays: { id: string; cents: number }[] = [];
  let isDown = false;
  let isDeaf = false;
  let isDeafToCustomers = false;
  let quick: Promise<unknown> = Promise.resolve();
  const beforeShowing = new Map<string, () => Promise<unknown>>();

  const keyOf = ({ headers }: IncomingMessage) => String(headers['idempotency-key'] ?? '');
  const once = (request: IncomingMessage, make: () => unknown): unknown => {
    const key = keyOf(request) || randomBytes(8).toString('hex');
    if (!answers.has(key)) answers.set(key, make());
    return answers.get(key);
  };
  /** What can still be refunded of a payment. */
  const leftOf = (intent: string): number => {
    const paid = [...sessions.values()].find(({ payment_intent }) => payment_intent?.id === intent);
    return refunds
      .filter((refund) => refund.intent === intent)
      .reduce((left, { cents }) => left - cents, paid?.amount_total ?? 0);
  };
  const shown = (session: StandInSession, isExpanded: boolean) => ({
    object: 'checkout.session',
    url: session.status === 'open' ? `https://checkout.stripe.test/${session.id}` : null,
    ...session,
    payment_intent: isExpanded ? session.payment_intent : (session.payment_intent?.id ?? null),
  });

  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '', 'http://stripe.test');
      const { pathname: path, searchParams } = url;
      const isExpanded = searchParams.get('expand[0]') === 'payment_intent';
      const form = await formOf(request);
      if (isDown) return json(response, 500, { error: { message: 'down', type: 'api_error' } });
      if (!String(request.headers.authorization).includes('sk_test_stand_in'))
        return json(response, 401, { error: { message: 'key' } });
      const list = (data: readonly unknown[]) =>
        json(response, 200, { object: 'list', data, has_more: false, url: path });
      if (path.startsWith('/v1/customers')) {
        const { status, body } = customers.answer(request.method ?? '', url, form, (make) =>
          once(request, make),
        );
        return isDeafToCustomers ? response.destroy() : json(response, status, body);
      }
      const [, id = '', action] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(path) ?? [];
      const found = sessions.get(id);
      if (request.method === 'GET') asked.set(id, (asked.get(id) ?? 0) + 1);
      if (path === '/v1/checkout/sessions' && request.method === 'POST') {
        if (Number(form.get('line_items[0][price_data][unit_amount]')) < LEAST_CENTS)
          return json(response, 400, { error: { message: 'amount', type: 'invalid_request_error' } });
        const lifeSeconds = Number(form.get('expires_at')) - Math.floor(Date.now() / 1000);
        if (!answers.has(keyOf(request)) && lifeSeconds < LEAST_LIFE_S)
          return json(response, 400, { error: { message: 'expires_at', type: 'invalid_request_error' } });
        const customer = form.get('customer');
        if (customer !== null && form.has('customer_email'))
          return json(response, 400, {
            error: {
              message: 'You may only specify one of these parameters: customer, customer_email.',
              type: 'invalid_request_error',
            },
          });
        if (customer !== null && !answers.has(keyOf(request)) && !customers.has(customer)) {
          const { status, body } = noSuchCustomer(customer, 'customer');
          return json(response, status, body);
        }
        const made = once(request, () => {
          const session: StandInSession = {
            id: `cs_test_${randomBytes(8).toString('hex')}`,
            status: 'open',
            client_reference_id: form.get('client_reference_id') ?? '',
            payment_status: 'unpaid',
            amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
            success_url: form.get('success_url') ?? '',
            customer_email: form.get('customer_email'),
            customer,
            saved_payment_method_options: customer === null ? null : savedCardsIn(form),
            customer_details: null,
            payment_intent: null,
          };
          sessions.set(session.id, session);
          // Repeated as it was, whatever has become of the page.
          return shown(session, isExpanded);
        });
        await quick;
        if (isDeaf) return response.destroy();
        return json(response, 200, made);
      }
      if (found && action) {
        if (found.status !== 'open')
          return json(response, 400, { error: { message: 'not open', type: 'invalid_request_error' } });
        found.status = 'expired';
        return json(response, 200, shown(found, isExpanded));
      }
      if (found) {
        const happen = beforeShowing.get(id);
        beforeShowing.delete(id);
        await happen?.();
        return json(response, 200, shown(found, isExpanded));
      }
      if (path === '/v1/refunds' && request.method === 'GET') {
        const data = refunds
          .filter(({ intent }) => intent === searchParams.get('payment_intent'))
          .map(({ cents, key }, index) => ({
            id: `re_${String(index)}`,
            object: 'refund',
            amount: cents,
            status: 'succeeded',
            metadata: { refund: key },
          }));
        return list(data);
      }
      if (path === '/v1/checkout/sessions')
        return list([...sessions.values()].map((one) => shown(one, false)));
      if (path === '/v1/payment_intents') {
        const ours = [...sessions.values()].flatMap(({ payment_intent: intent, amount_total: cents }) =>
          intent === null ? [] : [{ ...intent, cents }],
        );
        const all = [...ours, ...strays.map((stray) => ({ ...stray, status: 'succeeded' as const }))];
        return list(
          all.map(({ id: intent, status, cents }) => ({
            id: intent,
            object: 'payment_intent',
            status,
            amount_received: status === 'succeeded' ? cents : 0,
            created: Math.floor(Date.now() / 1000),
            description: null,
          })),
        );
      }
      if (path === '/v1/refunds') {
        const refund = {
          intent: form.get('payment_intent') ?? '',
          cents: Number(form.get('amount')),
          key: form.get('metadata[refund]') ?? '',
        };
        if (!answers.has(keyOf(request)) && refund.cents > leftOf(refund.intent))
          return json(response, 400, { error: { message: 'refunded', type: 'invalid_request_error' } });
        once(request, () => refunds.push(refund));
        if (isDeaf) return response.destroy();
        return json(response, 200, { id: 're_1', object: 'refund', status: 'succeeded' });
      }
      json(response, 404, { error: { message: 'no such path', type: 'invalid_request_error' } });
    })();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const session = (id: string) => {
    const found = sessions.get(id);
    if (!found) throw new Error(`No session ${id}.`);
    return found;
  };
  const declined = { type: 'card_error', code: 'card_declined' } as const;
  const complete = (
    id: string,
    payment_status: StandInSession['payment_status'],
    status: NonNullable<StandInSession['payment_intent']>['status'],
  ): void => {
    Object.assign(session(id), {
      status: 'complete',
      payment_status,
      payment_intent: {
        id: `pi_${id}`,
        status,
        last_payment_error: status === 'requires_payment_method' ? declined : null,
      },
    });
  };
  return {
    url: `http://127.0.0.1:${String(port)}`,
    session,
    sessions: () => [...sessions.values()],
    pay: (id, email) => {
      const { customer, customer_email, customer_details } = session(id);
      const known = (customer && customers.emailOf(customer)) ?? customer_email;
      const given = known ?? email ?? customer_details?.email ?? null;
      Object.assign(session(id), { customer_details: { email: given } });
      complete(id, 'paid', 'succeeded');
    },
    promise: (id) => complete(id, 'unpaid', 'processing'),
    refuse: (id) => complete(id, 'unpaid', 'requires_payment_method'),
    decline: (id) => {
      session(id).payment_intent = {
        id: `pi_${id}`,
        status: 'requires_payment_method',
        last_payment_error: declined,
      };
    },
    expire: (id) => {
      session(id).status = 'expired';
    },
    customers: customers.all,
    deleteCustomerThere: customers.remove,
    setCustomersForbidden: customers.setForbidden,
    asked: (id) => asked.get(id) ?? 0,
    refunds: () => refunds.map(({ intent, cents }) => ({ intent, cents })),
    payThere: (cents) => {
      const id = `pi_${randomBytes(8).toString('hex')}`;
      strays.push({ id, cents });
      return id;
    },
    refundThere: (intent, cents) => void refunds.push({ intent, cents, key: '' }),
    setAmount: (id, cents) => {
      session(id).amount_total = cents;
    },
    setDeaf: (deaf) => {
      isDeaf = deaf;
    },
    setDeafToCustomers: (deaf) => {
      isDeafToCustomers = deaf;
    },
    slow: () => {
      const { promise, resolve } = Promise.withResolvers<null>();
      quick = promise;
      return () => resolve(null);
    },
    beforeShowing: (id, happen) => void beforeShowing.set(id, happen),
    forgetKeys: () => answers.clear(),
    setDown: (down) => {
      isDown = down;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** Signs an event as Stripe does. `at` is the time of signing in seconds. */
export function signEvent(body: string, secret: string, at = Math.floor(Date.now() / 1000)): string {
  const signature = createHmac('sha256', secret)
    .update(`${String(at)}.${body}`)
    .digest('hex');
  return `t=${String(at)},v1=${signature}`;
}
