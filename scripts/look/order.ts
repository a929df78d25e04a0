import { z } from 'zod';
import { API_BASE_PATH } from '../../lib/contract/paths.ts';
import { cartAdd } from '../../lib/contract/endpoints/cart.ts';
import { guestOrder } from '../../lib/contract/endpoints/payments.ts';
import { listRoundTickets } from '../../lib/contract/endpoints/content.ts';
import type { TestSite } from '../run/test-site.ts';

/* An order on the demo, whose page can only be opened by its link. */

const BUYER = { email: 'mere.tawhai@example.org', first_name: 'Mere', last_name: 'Tāwhai' };
const loginSchema = z.object({ token: z.string() });
const mailsSchema = z.object({ docs: z.array(z.object({ text: z.string() })) });

async function answered(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`${response.url} answered ${String(response.status)}`);
  return response.json();
}

const json = (data: object) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(data),
});

/**
 * Buys two tickets for a round, as a visitor would.
 * @param site the caller's, whose administrator reads the email
 * @returns the path of the order's page, with the key of its link
 */
export async function orderTickets({ env, admin }: TestSite, round: string): Promise<string> {
  const { siteUrl, backendPort } = env;
  const api = `${siteUrl}${API_BASE_PATH}`;
  const sold = await fetch(`${api}${listRoundTickets.path}?round=${encodeURIComponent(round)}`);
  const skus = listRoundTickets.output.parse(await answered(sold)).data.flatMap((product) => product.skus);
  const sku = skus.find(({ in_stock }) => in_stock);
  if (!sku) throw new Error(`There are no tickets of ${round}.`);
  const added = await fetch(api + cartAdd.path, json({ sku: sku.id, qty: 2 }));
  const { sessionKey } = cartAdd.output.parse(await answered(added));
  const order = { ...BUYER, session: sessionKey, url: `${siteUrl}/guest-checkout` };
  const placed = await fetch(api + guestOrder.path, json(order));
  const { payment, message } = guestOrder.output.parse(await answered(placed));
  if (payment === '') throw new Error(message);
  const paid = await fetch(payment, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: siteUrl },
    body: 'decision=approve',
  });
  if (!paid.ok) throw new Error(`${paid.url} answered ${String(paid.status)}`);

  const cms = `http://localhost:${String(backendPort)}/api`;
  const { token } = loginSchema.parse(await answered(await fetch(`${cms}/users/login`, json(admin))));
  const query = `where[to][equals]=${encodeURIComponent(BUYER.email)}&where[template][equals]=order`;
  const mails = await fetch(`${cms}/mails?${query}`, { headers: { Authorization: `JWT ${token}` } });
  const [mail] = mailsSchema.parse(await answered(mails)).docs;
  const link = /\S+(\/order\/\d+\?key=\S+)/.exec(mail?.text ?? '')?.[1];
  if (link === undefined) throw new Error('The email about the order has no link to it.');
  return link;
}
