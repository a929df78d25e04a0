import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../kernel/database/statement.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { onVisibleChange, type ContentChange } from '../../kernel/events.ts';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { announceStock } from './announce-stock.ts';
import { rowId } from './sku.ts';

let cms: TemporaryPayload;
let product: number;
let heard: ContentChange[] = [];

beforeAll(async () => {
  cms = await openTemporaryPayload();
  const { id, skus } = await cms.payload.create({
    collection: 'products',
    data: {
      name: 'Cap',
      slug: 'cap',
      price: 35,
      _status: 'published',
      skus: [
        { code: 'CAP-S', price: 35, stock: 40 },
        { code: 'CAP-M', price: 35 },
      ],
    },
  });
  product = id;
  expect(skus?.length).toBe(2);
  onVisibleChange((change) => heard.push(change));
}, 120_000);
afterAll(() => cms.close());
beforeEach(() => {
  heard = [];
});

/** Sells units of a SKU, or returns them, as an order does. @returns the pages notified */
async function sell(place: number, qty: number): Promise<ContentChange[]> {
  const { skus } = await cms.payload.findByID({ collection: 'products', id: product });
  const sku = rowId(product, skus?.[place]?.number);
  await runStatement(
    cms.payload,
    sql`INSERT INTO stock_levels (sku, taken) VALUES (${sku}, ${qty})
        ON CONFLICT (sku) DO UPDATE SET taken = stock_levels.taken + ${qty}`,
  );
  heard = [];
  await announceStock(cms.payload, [[sku, qty]]);
  return heard;
}

test('an order notifies the site only of changes that visitors can see', async () => {
  const ofProduct = { model: 'stock', id: product };
  const ofLists = { model: 'stock' };
  // 40 → 20 → 6: plenty left.
  expect(await sell(0, 20)).toEqual([]);
  expect(await sell(0, 14)).toEqual([]);
  // "5 left" appears on its own page only.
  expect(await sell(0, 1)).toEqual([ofProduct]);
  // Sold out, then back in stock: lists show that too.
  expect(await sell(0, 5)).toEqual([ofProduct, ofLists]);
  expect(await sell(0, -5)).toEqual([ofProduct, ofLists]);
  expect(await sell(0, -30)).toEqual([ofProduct]);
  // The other SKU's stock isn't counted.
  expect(await sell(1, 60)).toEqual([]);
});
