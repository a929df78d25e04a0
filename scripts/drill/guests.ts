import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { API_BASE_PATH, type Endpoint } from '../../lib/contract/endpoint.ts';
import { cartAdd, getCart } from '../../lib/contract/endpoints/cart.ts';
import { checkPaid, guestOrder, PAYMENT_TOKEN_PARAMETER } from '../../lib/contract/endpoints/payments.ts';
import type { Copy } from './copy.ts';

/* Guests, who have no account: tickets held in their carts, orders, payments. */

const GUESTS = 2;
const PAUSE_MS = 300;
const AGAIN_MS = 200;
const TIMEOUT_MS = 20_000;
/** Long, since a fault may last a while. */
const GIVE_UP_MS = 180_000;
/** What a crash interrupted is completed by the next process. */
const CARRIED_OUT_MS = 90_000;
/** Carts can hold eight of ten unsold tickets (docs/decisions/0171). */
const LAST = { tickets: 10, held: 8 } as const;

/** The site's address, and the page under its public name that payments return to. */
export type Shop = Pick<Copy, 'siteUrl'> & { readonly page: string };
type Office = Pick<Copy, 'ask'>;

const createdSchema = z.object({ doc: z.object({ id: z.number() }) });
const listSchema = z.object({ docs: z.array(z.looseObject({ id: z.number() })) });

/** Puts tickets on sale. @param stock null for unlimited @returns the SKU */
export async function sellTickets({ ask }: Office, stock: number | null): Promise<number> {
  const product = await ask('products', {
    name: `Ticket ${randomBytes(4).toString('hex')}`,
    price: 60,
    skus: [{ code: 'SEAT', price: 60, stock }],
    is_ticket: true,
    _status: 'published',
  });
  if (!product.ok) throw new Error(`No tickets could be put on sale: ${await product.text()}`);
  return createdSchema.parse(await product.json()).doc.id * 10_000 + 1;
}

/** Creates a visitor with a network address of their own, so that visitors don't share rate limits. */
function newVisitor({ siteUrl }: Pick<Shop, 'siteUrl'>) {
  const group = () => randomInt(1, 65_535).toString(16);
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `2001:db8:${group()}:${group()}::1`,
  };
  /** @throws if the call is refused or gets no response */
  return async <I extends z.ZodType, O extends z.ZodType>(
    { path, output }: Endpoint<I, O>,
    input: z.input<I>,
  ): Promise<z.output<O>> => {
    const answer = await fetch(`${siteUrl}${API_BASE_PATH}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${String(answer.status)}: ${text}`);
    return output.parse(JSON.parse(text));
  };
}
type Call = ReturnType<typeof newVisitor>;

/** Repeats a call until it succeeds, as a browser does. @throws the last failure */
async function retry<T>(work: () => Promise<T>, forMs = GIVE_UP_MS): Promise<T> {
  const endsAt = performance.now() + forMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > endsAt) throw error;
      await wait(AGAIN_MS);
    }
  }
}

const placeOrder = (call: Call, { page }: Shop, session: string, email: string) => {
  const idempotency_key = randomBytes(12).toString('hex');
  const person = { session, email, first_name: 'Mere', last_name: 'Ngata' };
  return retry(() => call(guestOrder, { ...person, url: page, idempotency_key }));
};

/** Approves a payment on the sandbox's page. @returns where the browser is sent next */
async function approve({ siteUrl }: Shop, payment: string): Promise<URL> {
  const { pathname, search } = new URL(payment);
  const answer = await fetch(`${siteUrl}${pathname}${search}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'decision=approve',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (answer.status !== 303) throw new Error(`The payment page answered ${String(answer.status)}.`);
  return new URL(answer.headers.get('location') ?? '');
}

async function expectPaid({ siteUrl }: Shop, back: URL): Promise<void> {
  const query = new URLSearchParams({
    url: Buffer.from(back.href).toString('base64'),
    payum_token: back.searchParams.get(PAYMENT_TOKEN_PARAMETER) ?? '',
  });
  const answer = await fetch(`${siteUrl}${API_BASE_PATH}${checkPaid.path}?${query.toString()}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!checkPaid.output.parse(await answer.json()).success) throw new Error('The payment isn’t known yet.');
}

/** Puts a ticket into a cart, orders it and pays. @returns the confirmed order's id */
async function buy(shop: Shop, sku: number, email: string): Promise<number> {
  const call = newVisitor(shop);
  // A retry makes another cart; the first may have been filled all the same.
  const { sessionKey } = await retry(() => call(cartAdd, { sku }));
  const { success, message, payment, order_id } = await placeOrder(call, shop, sessionKey, email);
  if (!success) throw new Error(`An order was refused: ${message}`);
  const back = await retry(() => approve(shop, payment));
  await retry(() => expectPaid(shop, back));
  return order_id ?? 0;
}

async function list({ ask }: Office, collection: string, where: Readonly<Record<string, string>>) {
  const query = new URLSearchParams({ depth: '0', limit: '1000' });
  for (const [condition, value] of Object.entries(where)) query.set(`where${condition}`, value);
  // The backend may be starting again.
  return retry(async () => {
    const answer = await ask(`${collection}?${query.toString()}`);
    if (!answer.ok) throw new Error(`The list of ${collection} answered ${String(answer.status)}.`);
    return listSchema.parse(await answer.json()).docs;
  });
}

/** Starts guests who keep ordering tickets, paying and checking the result. @param sku of tickets with unlimited stock */
export function startGuests(shop: Shop, office: Office, sku: number) {
  const domain = `${randomBytes(6).toString('hex')}.example.org`;
  const confirmed: number[] = [];
  const state = { isOver: false };
  const buying = Array.from({ length: GUESTS }, async () => {
    while (!state.isOver) {
      confirmed.push(await buy(shop, sku, `${randomBytes(6).toString('hex')}@${domain}`));
      await wait(PAUSE_MS);
    }
  });
  // Failures are seen by the caller of `stop`.
  for (const visitor of buying) visitor.catch(() => undefined);

  const count = async () => {
    const [orders, mails] = await Promise.all([
      list(office, 'orders', { '[guest_email][contains]': domain }),
      list(office, 'mails', { '[to][contains]': domain, '[template][equals]': 'order' }),
    ]);
    const ids = orders.map(({ id }) => String(id)).join(',');
    const invoices = ids === '' ? [] : await list(office, 'invoices', { '[order][in]': ids });
    // An order of only tickets counts as sent once it is paid.
    const sent = new Set(orders.filter((order) => order['status'] === 'sent').map(({ id }) => id));
    const found = { lost: confirmed.filter((id) => !sent.has(id)).length, doubled: 0 };
    for (const { length } of [orders, mails, invoices]) {
      found.lost += Math.max(0, confirmed.length - length);
      found.doubled += Math.max(0, length - confirmed.length);
    }
    return found;
  };
  return {
    /** The ids of confirmed orders. */
    confirmed: (): readonly number[] => confirmed,
    /** Lets all guests finish. */
    async stop() {
      state.isOver = true;
      await Promise.all(buying);
    },
    /** Waits for what a crash interrupted. @returns how many confirmed orders aren't stored and sent, and how many orders, invoices and emails are surplus */
    async count() {
      const endsAt = performance.now() + CARRIED_OUT_MS;
      for (;;) {
        const found = await count();
        if (found.lost === 0 || performance.now() > endsAt) return found;
        await wait(AGAIN_MS);
      }
    },
  };
}

/**
 * Puts the last ten tickets on sale, and holds as many in carts as possible.
 * @param shops in which the carts are filled in turn
 */
export async function holdLastTickets(shops: readonly Shop[], office: Office) {
  const sku = await sellTickets(office, LAST.tickets);
  const shopAt = (at: number): Shop => {
    const shop = shops[at % shops.length];
    if (!shop) throw new Error('There is no shop.');
    return shop;
  };
  const fill = async (at: number) => {
    const call = newVisitor(shopAt(at));
    const { sessionKey, items } = await retry(() => call(cartAdd, { sku }));
    return { at, session: sessionKey, until: items[0]?.held_until ?? null };
  };
  const holders: Awaited<ReturnType<typeof fill>>[] = [];
  for (let at = 0; at < LAST.held; at += 1) holders.push(await fill(at));
  if (holders.some(({ until }) => until === null)) throw new Error('Tickets in a cart weren’t held.');
  // Visitors who come later have tickets in the cart that aren't held.
  const others: typeof holders = [];
  for (let at = 0; at < LAST.held; at += 1) others.push(await fill(at));

  /** Orders through a different site than the cart was filled in. @returns whether the order is accepted */
  const order = async ({ at, session }: (typeof holders)[number]) => {
    const email = `${randomBytes(6).toString('hex')}@example.org`;
    const shop = shopAt(at + 1);
    return (await placeOrder(newVisitor(shop), shop, session, email)).success;
  };
  return {
    /**
     * Checks all carts, then lets everybody order, those without a hold first.
     * @returns how many holds ended, changed or lost their ticket to somebody else, and how many tickets were oversold
     */
    async check() {
      const unchanged = await Promise.all(
        holders.map(async ({ at, session, until }) => {
          const { items } = await retry(() => newVisitor(shopAt(at + 1))(getCart, { session }));
          return items[0]?.held_until === until;
        }),
      );
      const orderedWithout = await Promise.all(others.map(order));
      const ordered = await Promise.all(holders.map(order));
      const sold = [...orderedWithout, ...ordered].filter(Boolean).length;
      return {
        lost: [...unchanged, ...ordered].filter((isSame) => !isSame).length,
        oversold: Math.max(0, sold - LAST.tickets),
      };
    },
  };
}
