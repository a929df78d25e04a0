import { expect } from '@playwright/test';
import { cartAdd } from '../../lib/contract/endpoints/cart.ts';
import { checkPaid, guestOrder, PAYMENT_TOKEN_PARAMETER } from '../../lib/contract/endpoints/payments.ts';
import { API_BASE_PATH } from '../../lib/contract/paths.ts';
import { orderAddress } from '../../lib/payments/invoice-address.ts';
import { OWN_SHOP_URL, type OwnShop } from './own-shop.ts';
import { passOnSale } from './shopping.ts';

/** What came of a payment, by the address that its page sends the visitor back to. */
export async function paidState({ request }: OwnShop, back: string) {
  const url = Buffer.from(back).toString('base64');
  const payum_token = new URL(back).searchParams.get(PAYMENT_TOKEN_PARAMETER) ?? '';
  const answer = await request.get(`${API_BASE_PATH}${checkPaid.path}`, { params: { url, payum_token } });
  return checkPaid.output.parse(await answer.json());
}

/**
 * Buys passes without an account, by the calls that a guest's browser makes: for tests of what comes after.
 * @returns the path of the order's page, which opens for whoever has it
 */
export async function buyPasses(shop: OwnShop, email: string, qty = 1): Promise<string> {
  const post = async (path: string, data: object): Promise<unknown> => {
    const answer = await shop.request.post(`${API_BASE_PATH}${path}`, { data });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  };
  const [size] = (await passOnSale(shop)).skus;
  const { sessionKey: session } = cartAdd.output.parse(await post(cartAdd.path, { sku: size?.id, qty }));
  const buyer = { email, first_name: 'Mere', last_name: 'Ngata' };
  const url = `${OWN_SHOP_URL}/guest-checkout`;
  const { payment: page } = guestOrder.output.parse(
    await post(guestOrder.path, { session, ...buyer, url, language: 'en' }),
  );
  const decided = await shop.request.post(page, { form: { decision: 'approve' }, maxRedirects: 0 });
  expect(decided.status()).toBe(303);
  const { payment } = await paidState(shop, decided.headers()['location'] ?? '');
  const order = orderAddress(payment?.order_number ?? '', payment?.order_key ?? '');
  expect(order).not.toBe('');
  return order;
}
