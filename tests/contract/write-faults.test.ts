/* @module-tag full */
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { killableBackend } from './harness/killable-backend.ts';
import {
  askCms,
  cmsOf,
  decide,
  newBuyer,
  paidState,
  paymentOf,
  postAs,
  records,
  SITE,
} from './harness/money.ts';
import type { RunningServer } from './harness/servers.ts';

const backend = killableBackend();

const KILLS = 5;
/** Milliseconds until a writing process is killed: a different moment each time. */
const momentOf = (kill: number) => 10 + kill * 40;

const ROWS = 60;
const sheet = (mark: string) =>
  [
    'Pos,No,Name,Laps',
    ...Array.from({ length: ROWS }, (_, row) => `${row + 1},${row + 1},${mark} ${row},9`),
  ].join('\n');
const rowsSchema = z.object({ rows: z.array(z.object({ name: z.string() })) });

/** The driver and the number of rows in a sheet: `60 of A`. */
function describeSheet(json: unknown): string {
  const { rows } = rowsSchema.parse(json);
  const marks = new Set(rows.map(({ name }) => name.split(' ', 1)[0]));
  return `${String(rows.length)} of ${[...marks].join(' and ')}`;
}

const sheetNow = async (server: RunningServer, id: number): Promise<string> =>
  describeSheet(await (await askCms(server, `/api/results/${String(id)}?depth=0`)).json());

const importSheet = (server: RunningServer, id: number, mark: string) =>
  askCms(server, `/api/results/${String(id)}/import-rows`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ csv: sheet(mark), apply: true }),
  });

/** Reads again and again until it is stopped or the server is gone. @returns a function that stops it and returns what it saw. @throws there, if an answer wasn't a sheet */
function keepLooking(look: () => Promise<string>): () => Promise<ReadonlySet<string>> {
  const seen = new Set<string>();
  let isOver = false;
  let fault: unknown = null;
  const looking = (async () => {
    while (!isOver) seen.add(await look());
  })().catch((error: unknown) => {
    // `fetch` rejects with a TypeError if nobody answers.
    if (!(error instanceof TypeError)) fault = error;
  });
  return async () => {
    isOver = true;
    await looking;
    if (fault !== null) throw fault;
    return seen;
  };
}

async function killAfter(ms: number, begin: () => Promise<unknown>): Promise<void> {
  const begun = begin().catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, ms));
  await backend.kill();
  await begun;
}

/** A category's session in a round, for result sheets. */
async function newSheet(server: RunningServer): Promise<number> {
  const cms = cmsOf(server);
  const category = await cms.create('categories', { name: 'Formula', url: 'formula' });
  const round = await cms.create('rounds', {
    name: 'Round 1',
    start_date: '2027-01-07T19:00:00.000Z',
    end_date: '2027-01-10T05:00:00.000Z',
    _status: 'published',
  });
  const session = { session_name: 'Race 1', round, category, rows: [], _status: 'published' };
  return cms.create('results', session);
}

const SIZES = Array.from({ length: 20 }, (_, size) => ({
  code: `SHIRT-${String(size)}`,
  name: `Size ${String(size)}`,
  price: 20,
  stock: 100,
}));

/** An open shop that sells a shirt in twenty sizes. */
async function openShop(server: RunningServer): Promise<{ pickUp: number; product: number; sku: number }> {
  const cms = cmsOf(server);
  await cms.updateGlobal('domain-settings', { name: 'Test Series', ecommerce_enabled: true });
  const pickUp = await cms.create('shipping-types', { name: 'Pick up', price: 0, is_pick_up: true });
  const shirt = { name: 'Shirt', price: 20, skus: SIZES, _status: 'published' };
  const product = await cms.create('products', shirt);
  return { pickUp, product, sku: product * 10_000 + 1 };
}

// Its backend keeps what a first try wrote.
test(
  'a results sheet is the old or the new one, and a product complete with its stock right, while they are written and after a kill',
  { timeout: 300_000, retry: 0 },
  async () => {
    let server = await backend.start();
    const id = await newSheet(server);
    expect((await importSheet(server, id, 'A')).status).toBe(200);
    const whole = ['60 of A', '60 of B'];
    const { pickUp, product, sku } = await openShop(server);
    const save = (to: RunningServer, text: string) => cmsOf(to).update('products', product, { blurb: text });
    let ordered = 0;
    async function order(to: RunningServer): Promise<void> {
      const buyer = await newBuyer(to);
      await postAs(buyer, '/sell/cart/cartAdd', { sku });
      const input = {
        address: null,
        shipping_option_id: pickUp,
        paymentGateway: 'card',
        url: `${SITE}/checkout`,
      };
      const placed = await postAs(buyer, '/sell/cart/submitOrder', input);
      const back = await decide(to, paymentOf(placed), 'approve');
      expect((await paidState(to, back)).success).toBe(true);
      ordered += 1;
    }
    const taken = async () => (await records(server, 'stock-levels', { sku }))[0]?.['taken'];
    const paid = async () => (await records(server, 'orders', { status: 'paid' })).length;

    const endLooking = [1, 2, 3].map(() => keepLooking(() => sheetNow(server, id)));
    for (const mark of ['B', 'A', 'B', 'A', 'B', 'A'])
      expect((await importSheet(server, id, mark)).status).toBe(200);
    const seen = await Promise.all(endLooking.map((end) => end()));
    expect([...new Set(seen.flatMap((one) => [...one]))].toSorted()).toEqual(whole);

    let isOver = false;
    const saving = (async () => {
      while (!isOver) await save(server, randomBytes(4).toString('hex'));
    })();
    for (let turn = 0; turn < 6; turn += 1) await order(server);
    isOver = true;
    await saving;
    expect([await paid(), await taken()]).toEqual([ordered, ordered]);

    for (let kill = 0; kill < KILLS; kill += 1) {
      const mark = kill % 2 === 0 ? 'B' : 'A';
      const end = keepLooking(() => sheetNow(server, id));
      // Each time another one is first in line when the process dies.
      const writers = [
        () => importSheet(server, id, mark),
        () => save(server, `kill ${String(kill)}`),
        () => order(server),
      ];
      const first = kill % writers.length;
      const inLine = [...writers.slice(first), ...writers.slice(0, first)];
      await killAfter(momentOf(kill), () => Promise.all(inLine.map((write) => write())));
      for (const state of await end()) expect(whole).toContain(state);

      server = await backend.start();
      expect(whole).toContain(await sheetNow(server, id));
      const { docs } = z
        .object({ docs: z.array(z.object({ skus: z.array(z.object({ code: z.string() })) })) })
        .parse(
          await (await askCms(server, `/api/products?where[id][equals]=${String(product)}&depth=0`)).json(),
        );
      expect(docs[0]?.skus.map(({ code }) => code)).toEqual(SIZES.map(({ code }) => code));
      await order(server);
      // Stock is taken once per order: the order exists and holds it, or neither.
      expect(await taken()).toBe((await records(server, 'orders', { stock_held: 'true' })).length);
    }
    expect(await paid()).toBeGreaterThanOrEqual(ordered);
  },
);
