import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { API_BASE_PATH } from '../lib/contract/endpoint.ts';
import { getWaitingRoom } from '../lib/contract/endpoints/cart.ts';
import { ROOT } from '../scripts/run/project.ts';
import { startSiteOnly, type SiteOnly } from '../scripts/run/site-only.ts';
import { startPostgres, type TemporaryPostgres } from '../scripts/run/temporary-postgres.ts';
import {
  createIn,
  elsewhere,
  pay,
  post,
  signUp,
  startBackend,
  type Backend,
  type SignedIn,
} from './backend.ts';
import { cpuMicroseconds, memoryMb, stolenMicroseconds, waitedMicroseconds } from './cpu.ts';
import { percentile } from './load.ts';
import { familyOf, shareProcessor, USUAL_WEIGHT } from './processor-shares.ts';
import { startReader } from './reader.ts';
import { round, table, writeReport } from './report.ts';

const SEATS = 500;
const BUYERS = 600;
/** Orders that arrive in a second, whether or not those before have been answered. */
const ARRIVALS_PER_S = 50;
/** Accounts that are made at once, before the clock starts. */
const AT_ONCE = 8;
/** How many the waiting room lets in at once. */
const PLACES = 30;
const QUIET_MS = 8_000;
/** A backend that uses less of a second than this rests: what was written before is indexed, and the emails are made. */
const RESTING_MS = 50;
const RESTS_WITHIN_S = 120;
/** Where buyers come from: the address that a backend on its own takes for its site. */
const SITE = 'http://localhost:3000';
const CHECKOUT = `${SITE}/checkout`;

const cartSchema = z.object({ items: z.array(z.object({ id: z.number(), sku_id: z.number() })) });
const orderSchema = z.object({ success: z.boolean(), payment: z.string() });

type Buyer = SignedIn & { readonly from: Record<string, string> };

type Sale = { readonly product: number; readonly sku: number };

/** The CMS as its administrator. */
const cmsOf = (backend: Backend) => ({
  create: createIn(backend),
  set: (name: string, data: object) =>
    post(backend.url, `/api/globals/${name}`, data, { authorization: `JWT ${backend.token}` }),
});

/** An open shop. @returns the delivery method: fetched at the gate */
async function openShop(backend: Backend): Promise<number> {
  const { create, set } = cmsOf(backend);
  await set('domain-settings', {
    name: 'Bench',
    ecommerce_enabled: true,
    organisation_email: 'shop@example.org',
  });
  return create('shipping-types', { name: 'At the gate', price: 0, is_pick_up: true });
}

/** Seats on sale. */
async function newSale(backend: Backend): Promise<Sale> {
  const skus = [{ code: 'SEAT', price: 60, stock: SEATS }];
  const product = await cmsOf(backend).create('products', {
    name: 'Final',
    price: 60,
    skus,
    _status: 'published',
  });
  return { product, sku: product * 10_000 + 1 };
}

/** A signed-in customer. */
async function newBuyer(backend: Backend): Promise<Buyer> {
  const from = elsewhere();
  return { ...(await signUp(backend, from)), from };
}

const headersOf = ({ token, from }: Buyer) => ({ authorization: `Bearer ${token}`, ...from });

/** Leaves a buyer with one seat in the cart, and nothing else. */
async function fillCart({ url }: Backend, buyer: Buyer, sku: number): Promise<void> {
  const call = (name: string, input: object) =>
    post(url, `${API_BASE_PATH}/sell/cart/${name}`, input, headersOf(buyer));
  const { items } = cartSchema.parse(await call('cartAdd', { sku, qty: 1 }));
  for (const { id, sku_id } of items) if (sku_id !== sku) await call('cartRemove', { id });
}

/** `arrival` is the place among those who came, `answeredAt` when the order was answered; `payment` is '' if nothing was left. */
type Order = {
  readonly arrival: number;
  readonly ms: number;
  readonly answeredAt: number;
  readonly payment: string;
};

/** Presses the button of the checkout, through the site. */
async function order(site: string, buyer: Buyer, pickUp: number, arrival: number, turn = ''): Promise<Order> {
  const startedAt = performance.now();
  const input = {
    address: null,
    shipping_option_id: pickUp,
    paymentGateway: 'card',
    url: CHECKOUT,
    turn,
  };
  const answer = await post(site, `${API_BASE_PATH}/sell/cart/submitOrder`, input, headersOf(buyer));
  const { success, payment } = orderSchema.parse(answer);
  const answeredAt = performance.now();
  return { arrival, ms: answeredAt - startedAt, answeredAt, payment: success ? payment : '' };
}

/** When the room gave somebody their place, in epoch milliseconds: tickets are signed, not secret. */
const joinedOf = (ticket: string): number => Number.parseInt(ticket.split('.')[1] ?? '', 36);

/**
 * Waits in the waiting room as its screen does.
 * @param onPlace gets the ticket of the place
 * @returns the ticket of the turn, or null when everything is sold
 */
async function waitForTurn(
  site: string,
  { from }: Buyer,
  onPlace: (ticket: string) => void,
): Promise<string | null> {
  let ticket = '';
  for (;;) {
    const query = new URLSearchParams({ ticket }).toString();
    const answer = await fetch(`${site}${API_BASE_PATH}${getWaitingRoom.path}?${query}`, { headers: from });
    const room = getWaitingRoom.output.parse(await answer.json());
    if (ticket === '') onPlace(room.ticket);
    if (room.state === 'inside' || room.state === 'open') return room.ticket;
    if (room.state === 'sold_out') return null;
    ticket = room.ticket;
    await wait(room.poll_seconds * 1000 * (0.8 + 0.4 * Math.random()));
  }
}

/** How people buy: all order and nobody pays yet, all pay at once, or all pay in their turn. */
type Manner = 'orders' | 'paid at once' | 'waiting room';

type Place = { readonly backend: Backend; readonly site: SiteOnly; readonly pickUp: number };

/** Waits until a backend has done what was left to do: otherwise the time before the rush would be no rest. */
async function untilResting({ pid }: Backend): Promise<void> {
  for (let second = 0; second < RESTS_WITHIN_S; second += 1) {
    const before = cpuMicroseconds(pid) ?? 0;
    await wait(1_000);
    if (((cpuMicroseconds(pid) ?? 0) - before) / 1_000 < RESTING_MS) return;
  }
  throw new Error('The backend did not come to rest.');
}

/** Begins to watch what a page of others takes, and what the site waits for. @returns ends it */
function watchOthers({ url, pid }: SiteOnly) {
  const reader = startReader(`${url}/login`);
  const startedAt = performance.now();
  const [waited, stolen] = [waitedMicroseconds(pid) ?? 0, stolenMicroseconds() ?? 0];
  return async () => {
    const seconds = (performance.now() - startedAt) / 1_000;
    const perSecond = (now: number | null, before: number) => ((now ?? before) - before) / 1_000 / seconds;
    const found = {
      waited: perSecond(waitedMicroseconds(pid), waited),
      stolen: perSecond(stolenMicroseconds(), stolen),
    };
    return { ...found, p99: percentile(await reader.stop(), 0.99) };
  };
}

/** One sale to all buyers. @returns a row of the table */
async function sell(
  { backend, site, pickUp }: Place,
  buyers: readonly Buyer[],
  manner: Manner,
): Promise<(string | number)[]> {
  const { product, sku } = await newSale(backend);
  const filling = [...buyers];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = filling.pop(); next; next = filling.pop()) await fillCart(backend, next, sku);
    }),
  );
  const { set } = cmsOf(backend);
  const room = { is_open: false, places: PLACES, turn_minutes: 10, products: [product] };
  await set('waiting-room', room);
  // Opened again, it has a new queue, without those who got nothing at the sale before.
  if (manner === 'waiting room') await set('waiting-room', { ...room, is_open: true });
  await (await fetch(`${site.url}/login`)).arrayBuffer();
  await untilResting(backend);
  const stopQuiet = watchOthers(site);
  await wait(QUIET_MS);
  const quiet = await stopQuiet();

  const stopWatch = watchOthers(site);
  const cpuBefore = cpuMicroseconds(backend.pid) ?? 0;
  const startedAt = performance.now();
  let paid = 0;
  const payNow = async ({ payment }: Order) => {
    if (payment !== '' && (await pay(site.url, payment))) paid += 1;
  };
  /** Who came first: by when they came to the checkout; in the waiting room, by when it gave them their place. */
  const came = buyers.map((_, arrival) => arrival);
  const orders = await Promise.all(
    buyers.map(async (buyer, arrival): Promise<Order | null> => {
      await wait((arrival * 1000) / ARRIVALS_PER_S);
      const takePlace = (ticket: string) => {
        came[arrival] = joinedOf(ticket);
      };
      const turn = manner === 'waiting room' ? await waitForTurn(site.url, buyer, takePlace) : '';
      if (turn === null) return null;
      const placed = await order(site.url, buyer, pickUp, arrival, turn);
      if (manner !== 'orders') await payNow(placed);
      return placed;
    }),
  );
  const tookS = (performance.now() - startedAt) / 1000;
  const meanwhile = await stopWatch();
  const cpuMs = ((cpuMicroseconds(backend.pid) ?? 0) - cpuBefore) / 1000 / BUYERS;
  const answered = orders.filter((each) => each !== null);
  const accepted = answered.filter(({ payment }) => payment !== '');
  const got = new Set(accepted.map(({ arrival }) => arrival));
  const last = Math.max(...came.filter((_, at) => got.has(at)));
  const passedOver = came.filter((moment, at) => !got.has(at) && moment < last).length;
  const byAnswer = accepted.toSorted((a, b) => a.answeredAt - b.answeredAt);
  const byArrival = accepted.toSorted((a, b) => a.arrival - b.arrival);
  const shift = Math.max(...byAnswer.map((each, at) => Math.abs(byArrival.indexOf(each) - at)));

  const payingAt = performance.now();
  const waiting = manner === 'orders' ? [...accepted] : [];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await payNow(next);
    }),
  );
  const paidS = manner === 'orders' ? (performance.now() - payingAt) / 1000 : tookS;
  const times = answered.map(({ ms }) => ms);
  return [
    manner,
    accepted.length,
    accepted.length - SEATS,
    passedOver,
    shift,
    round(tookS, 1),
    `${round(percentile(times, 0.5))} / ${round(percentile(times, 0.99))}`,
    round(cpuMs, 1),
    `${String(paid)} in ${round(paidS, 1)} s`,
    `${round(quiet.p99, 1)} → ${round(meanwhile.p99, 1)} (${round(meanwhile.p99 / quiet.p99, 1)} ×)`,
    `${round(quiet.waited, 1)} → ${round(meanwhile.waited, 1)}`,
    `${round(quiet.stolen, 1)} → ${round(meanwhile.stolen, 1)}`,
  ];
}

/** The weight that a service unit gives its program; systemd's usual one if it doesn't say. */
async function weightIn(unit: string): Promise<number> {
  const text = await readFile(join(ROOT, 'ops/systemd', unit), 'utf8');
  return Number(/^CPUWeight=(\d+)$/m.exec(text)?.[1] ?? USUAL_WEIGHT);
}

/** Has the programs share the processor as they do under their service units. @returns undoes it; null where it can't be done */
async function shareAsServices(
  site: SiteOnly,
  backend: Backend,
  postgres: TemporaryPostgres | null,
): Promise<(() => void) | null> {
  const server = postgres?.pid();
  return shareProcessor([
    { name: 'site', pids: [site.pid], weight: await weightIn('championship-site.service') },
    { name: 'backend', pids: [backend.pid], weight: await weightIn('championship-backend.service') },
    { name: 'postgres', pids: server === undefined ? [] : familyOf(server), weight: USUAL_WEIGHT },
  ]);
}

async function measure(
  name: string,
  settings: Record<string, string>,
  postgres: TemporaryPostgres | null,
): Promise<(string | number)[][]> {
  const backend = await startBackend(settings);
  const site = await startSiteOnly(backend.url, undefined, { SITE_URL: SITE });
  try {
    const place = { backend, site, pickUp: await openShop(backend) };
    const buyers: Buyer[] = [];
    while (buyers.length < BUYERS)
      buyers.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => newBuyer(backend)))));
    const rows: (string | number)[][] = [];
    const add = (row: readonly (string | number)[]) =>
      rows.push([name, ...row, `${round(memoryMb(site.pid))} / ${round(memoryMb(backend.pid))}`]);
    for (const manner of ['orders', 'paid at once', 'waiting room'] as const)
      add(await sell(place, buyers, manner));
    // A pair, by turns: what else the machine does hits both.
    for (const isByWeight of [true, false, true]) {
      const undo = isByWeight ? await shareAsServices(site, backend, postgres) : null;
      if (isByWeight && undo === null) break;
      try {
        const [, ...figures] = await sell(place, buyers, 'waiting room');
        add([isByWeight ? 'waiting room, as services' : 'waiting room', ...figures]);
      } finally {
        undo?.();
      }
    }
    return rows;
  } finally {
    await site.stop();
    await backend.stop();
  }
}

/**
 * Tickets of a final go on sale: as many orders a second as arrive, on both databases. PostgreSQL is skipped if it isn't installed.
 * `RUSH_DATABASES=PostgreSQL` measures that one only.
 */
export async function benchRush(): Promise<void> {
  const only = process.env.RUSH_DATABASES;
  const wanted = only ?? 'SQLite PostgreSQL';
  const rows = wanted.includes('SQLite') ? await measure('SQLite', { DATABASE_URL: '' }, null) : [];
  const postgres = wanted.includes('PostgreSQL') ? await startPostgres() : null;
  if (postgres) {
    try {
      rows.push(...(await measure('PostgreSQL', { DATABASE_URL: postgres.url }, postgres)));
    } finally {
      await postgres.stop();
    }
  }
  const head = [
    'Database',
    'Buyers',
    'Sold',
    'Too many',
    'Passed over',
    'Largest shift',
    'Seconds',
    'Order, p50 / p99 ms',
    'Backend CPU ms a buyer',
    'Paid',
    'Page of others, p99 ms',
    'Site waited for a core, ms/s',
    'Kept by the host, ms/s',
    'MB site / backend',
  ];
  const words = `${String(SEATS)} seats, ${String(BUYERS)} signed-in customers with one each in the cart, of whom ${String(ARRIVALS_PER_S)} a second come to the checkout, whether or not those before have been answered; site, backend, database and buyers share this machine. _orders_: they press the button at once, and ${String(AT_ONCE)} at a time pay afterwards. _paid at once_: each pays as soon as the order is placed. _waiting room_: the same, with ${String(PLACES)} people inside at a time. _Passed over_: who came earlier than somebody who got a seat, and got none; in the waiting room, by the moment at which it gave them their place. _Largest shift_: by how many places the order of the confirmed orders differs from the order in which their buyers came. The page of others is read by a process of its own, at rest, once the backend has nothing left to do, and then during the sale. _Site waited for a core_: the time in which it had something to do, and other programs had both cores. _Kept by the host_: the time in which the machine itself had no core. _As services_: the programs share the processor as under their units (\`CPUWeight\`), instead of alike; measured by turns with the row before.`;
  const command = `${only ? `RUSH_DATABASES=${only} ` : ''}npm run bench -- rush`;
  await writeReport('rush', 'A rush for tickets', `${words}\n\n${table(head, rows)}`, command);
}
