import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { API_BASE_PATH } from '../lib/contract/endpoint.ts';
import { cartSchema } from '../lib/contract/entities/cart.ts';
import {
  CALLERS,
  createdSchema,
  createIn,
  elsewhere,
  onEachDatabase,
  pay,
  post,
  repeat,
  SECONDS,
  signUp,
  startBackend,
  type Backend,
  type SignedIn,
} from './backend.ts';
import { table, writeReport } from './report.ts';

const VOUCHERS = 320;
const PAGE = 'http://localhost:3000/gift-vouchers';
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The goods, created as an editor would. */
async function fillShop({ url, token }: Backend) {
  const authorization = { authorization: `JWT ${token}` };
  const create = createIn({ url, token });
  await post(url, '/api/globals/domain-settings', { name: 'Bench', ecommerce_enabled: true }, authorization);
  const form = new FormData();
  form.set('file', new Blob([PIXEL], { type: 'image/png' }), 'theme.png');
  form.set('_payload', JSON.stringify({ alt: 'A theme' }));
  const upload = await fetch(`${url}/api/media`, { method: 'POST', headers: authorization, body: form });
  const image = createdSchema.parse(await upload.json()).doc.id;
  const theme = await create('gift-voucher-themes', { name: 'Flag', image });
  const block = { blockType: 'core-gift-voucher-purchase', amounts: '25', allow_custom_amounts: false };
  await create('pages', { name: 'Vouchers', _status: 'published', blocks: [block] });
  const skus = [{ code: 'CAP', price: 30, stock: null }];
  const product = await create('products', { name: 'Cap', price: 30, skus, _status: 'published' });
  return { theme, sku: product * 10_000 + 1 };
}

/** Buys a voucher and pays for it on the sandbox's page. */
async function buyVoucher({ url }: Backend, theme_id: number, email: string): Promise<void> {
  const input = { theme_id, amount: 25, url: PAGE, email };
  const answer = await post(url, `${API_BASE_PATH}/cognito/giftVoucher/payNow`, input, elsewhere());
  const { payment } = z.object({ payment: z.string() }).parse(answer);
  if (!(await pay(url, payment))) throw new Error('A voucher was not paid.');
}

async function mailedCodes({ url, token }: Backend, email: string): Promise<string[]> {
  const list = await fetch(`${url}/api/mails?where[to][equals]=${email}&limit=1000&depth=0`, {
    headers: { authorization: `JWT ${token}` },
  });
  const { docs } = z.object({ docs: z.array(z.object({ text: z.string() })) }).parse(await list.json());
  return docs.map(({ text }) => /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(text)?.[0] ?? '');
}

/** Every customer redeems codes from a shared pool until none is left. */
async function redeemAll(
  backend: Backend,
  customers: readonly SignedIn[],
  codes: string[],
): Promise<string[]> {
  const redeem =
    ({ token }: SignedIn) =>
    async () => {
      const code = codes.pop();
      if (code === undefined) return false;
      const headers = { authorization: `Bearer ${token}`, ...elsewhere() };
      const answer = await post(
        backend.url,
        `${API_BASE_PATH}/cognito/giftVoucher/redeem`,
        { code },
        headers,
      );
      if (!z.object({ success: z.boolean() }).parse(answer).success)
        throw new Error('A code was not redeemed.');
      return true;
    };
  return repeat(backend.pid, customers.map(redeem));
}

async function measure(name: string, settings: Record<string, string>): Promise<string[][]> {
  const backend = await startBackend(settings);
  try {
    const { theme, sku } = await fillShop(backend);
    const email = `${randomBytes(6).toString('hex')}@example.org`;
    const wanted = Array.from({ length: VOUCHERS }, (_, index) => index);
    const buy = async () => {
      if (wanted.pop() === undefined) return false;
      await buyVoucher(backend, theme, email);
      return true;
    };
    const purchases = await repeat(
      backend.pid,
      Array.from({ length: CALLERS }, () => buy),
    );
    const customers = await Promise.all(Array.from({ length: CALLERS }, () => signUp(backend)));
    const redemptions = await redeemAll(backend, customers, await mailedCodes(backend, email));
    const sessions = Array.from({ length: CALLERS }, () => randomBytes(18).toString('base64url'));
    const cart = (call: string, session: string, body: object) =>
      post(backend.url, `${API_BASE_PATH}/sell/cart/${call}`, { session, ...body });
    const adding = await repeat(
      backend.pid,
      sessions.map((session) => async () => {
        const { items } = cartSchema.parse(await cart('cartAdd', session, { sku }));
        const [line] = items;
        if (line && line.qty > 90) await cart('cartUpdate', session, { id: line.id, qty: 1 });
      }),
    );
    const reading = await repeat(
      backend.pid,
      sessions.map((session) => async () => void cartSchema.parse(await cart('getCart', session, {}))),
    );
    return [
      [`Buy a voucher (pay, approve, check; PDF, invoice and mail), ${name}`, ...purchases],
      [`Redeem a voucher, ${name}`, ...redemptions],
      [`cartAdd, ${name}`, ...adding],
      [`getCart, ${name}`, ...reading],
    ];
  } finally {
    await backend.stop();
  }
}

/** Vouchers bought and redeemed, and cart calls, per second on both databases. PostgreSQL is skipped if it isn't installed. */
export async function benchMoney(): Promise<void> {
  const rows = await onEachDatabase(measure);
  const head = ['Call', 'calls/s', 'p50 ms', 'p99 ms', 'server CPU ms a call'];
  const words = [
    `${String(CALLERS)} callers for up to ${String(SECONDS)} s each, straight at the backend; at most ${String(VOUCHERS)} vouchers are bought and redeemed.`,
    'A redemption is one transaction: the voucher is taken and the credit booked, or neither. A purchase draws two PDFs.',
  ].join('\n');
  await writeReport('money', 'Vouchers and carts', `${words}\n\n${table(head, rows)}`);
}
