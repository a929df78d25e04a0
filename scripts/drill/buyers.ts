import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { API_BASE_PATH } from '../../lib/contract/endpoint.ts';
import { cartSchema, type Cart } from '../../lib/contract/entities/cart.ts';
import type { Copy } from './copy.ts';

const BUYERS = 8;
const PAUSE_MS = 50;
const TIMEOUT_MS = 20_000;

/** The site that visitors use. */
type Place = Pick<Copy, 'siteUrl'>;

const createdSchema = z.object({ doc: z.object({ id: z.number() }) });

/** Opens the shop with one product, whose stock is unlimited. @returns its SKU */
export async function openShop({ ask }: Pick<Copy, 'ask'>): Promise<number> {
  const opened = await ask('globals/domain-settings', { ecommerce_enabled: true });
  if (!opened.ok) throw new Error(`The shop could not be opened: ${await opened.text()}`);
  const skus = [{ code: 'CAP', price: 30, stock: null }];
  const name = `Cap ${randomBytes(4).toString('hex')}`;
  const product = await ask('products', { name, price: 30, skus, _status: 'published' });
  return createdSchema.parse(await product.json()).doc.id * 10_000 + 1;
}

/** A network address of one's own, so that visitors don't share rate limits. */
const newAddress = () => {
  const group = () => randomInt(1, 65_535).toString(16);
  return `2001:db8:${group()}:${group()}::1`;
};

async function call({ siteUrl }: Place, name: string, body: object): Promise<Cart | null> {
  const answer = await fetch(`${siteUrl}${API_BASE_PATH}/sell/cart/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  if (answer === null) return null;
  const text = await answer.text().catch(() => null);
  return answer.ok && text !== null ? cartSchema.parse(JSON.parse(text)) : null;
}

/** Starts visitors who keep putting the product into new carts through the site. @param pauseMs between a visitor's carts */
export function startBuyers(copy: Place, sku: number, pauseMs = 0) {
  const acknowledged: string[] = [];
  const state = { isOver: false, refused: 0 };
  const buyers = Array.from({ length: BUYERS }, async () => {
    while (!state.isOver) {
      const session = randomBytes(18).toString('base64url');
      if (await call(copy, 'cartAdd', { session, sku })) {
        acknowledged.push(session);
        await wait(pauseMs);
      } else {
        state.refused += 1;
        await wait(PAUSE_MS);
      }
    }
  });
  return {
    /** Carts that were confirmed, in order. */
    acknowledged,
    refused: () => state.refused,
    async stop() {
      state.isOver = true;
      await Promise.all(buyers);
    },
  };
}

/** Checks every confirmed cart. @returns the positions of those that are gone, and how many contain too much */
export async function checkCarts(
  copy: Place,
  sessions: readonly string[],
): Promise<{ readonly lost: readonly number[]; readonly doubled: number }> {
  const lost: number[] = [];
  let doubled = 0;
  for (let first = 0; first < sessions.length; first += BUYERS) {
    const group = sessions.slice(first, first + BUYERS);
    const carts = await Promise.all(group.map((session) => call(copy, 'getCart', { session })));
    for (const [at, cart] of carts.entries()) {
      const count = cart?.items.reduce((sum, { qty }) => sum + qty, 0) ?? 0;
      if (count === 0) lost.push(first + at);
      if (count > 1) doubled += 1;
    }
  }
  return { lost, doubled };
}
