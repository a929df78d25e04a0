import { randomBytes } from 'node:crypto';
import { API_BASE_PATH } from '../lib/contract/endpoint.ts';
import { cartSchema } from '../lib/contract/entities/cart.ts';
import {
  CALLERS,
  createIn,
  elsewhere,
  post,
  repeat,
  SECONDS,
  startBackend,
  type Backend,
} from './backend.ts';
import { table, writeReport } from './report.ts';

const SIZES = 20;

async function newProduct(backend: Backend): Promise<number> {
  await post(
    backend.url,
    '/api/globals/domain-settings',
    { name: 'Bench', ecommerce_enabled: true },
    { authorization: `JWT ${backend.token}` },
  );
  const skus = Array.from({ length: SIZES }, (_, size) => ({
    code: `S-${String(size)}`,
    price: 20,
    stock: 9,
  }));
  return createIn(backend)('products', { name: 'Shirt', price: 20, skus, _status: 'published' });
}

/** An editor who saves the product again and again. */
const saving =
  ({ url, token }: Backend, id: number) =>
  async (): Promise<void> => {
    const response = await fetch(`${url}/api/products/${String(id)}?depth=0`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
      body: JSON.stringify({ blurb: randomBytes(8).toString('hex') }),
    });
    if (!response.ok) throw new Error(`Saving answered ${String(response.status)}.`);
    await response.arrayBuffer();
  };

/** Visitors who add it to their carts. */
const adding = ({ url }: Backend, id: number) =>
  Array.from({ length: CALLERS }, () => async (): Promise<void> => {
    const session = randomBytes(18).toString('base64url');
    const line = { session, sku: id * 10_000 + 1 };
    const added = await post(url, `${API_BASE_PATH}/sell/cart/cartAdd`, line, elsewhere());
    const { items } = cartSchema.parse(added);
    if (items.length !== 1) throw new Error('A product was not there while it was saved.');
  });

/** How fast an editor and visitors write on SQLite, each alone and both at once. */
export async function benchWrites(): Promise<void> {
  const backend = await startBackend({ DATABASE_URL: '' });
  try {
    const id = await newProduct(backend);
    const save = saving(backend, id);
    const saveAlone = await repeat(backend.pid, [save]);
    const addAlone = await repeat(backend.pid, adding(backend, id));
    const [saveBeside, addBeside] = await Promise.all([
      repeat(backend.pid, [save]),
      repeat(backend.pid, adding(backend, id)),
    ]);
    const head = ['Call', 'calls/s', 'p50 ms', 'p99 ms', 'server CPU ms a call'];
    const rows = [
      [`A product with ${String(SIZES)} sizes is saved`, ...saveAlone],
      ['cartAdd', ...addAlone],
      ['The product is saved, carts beside it', ...saveBeside],
      ['cartAdd, the product is saved beside it', ...addBeside],
    ];
    const words = `One editor and ${String(CALLERS)} visitors for ${String(SECONDS)} s, straight at the backend.`;
    await writeReport('writes', 'Writing on SQLite', `${words}\n\n${table(head, rows)}`);
  } finally {
    await backend.stop();
  }
}
