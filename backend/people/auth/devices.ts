import type { Payload } from 'payload';
import type { CurrentCustomer } from '../../kernel/calls/caller.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { sql, type Statement } from '../../kernel/database/statement.ts';
import type { CustomerSession } from '../../payload-types.ts';
import { ANY_BROWSER } from './sign-ins.ts';

/*
 * A device is a browser with its sign-ins. There is usually one, but signing in again, for example by a link in an email, starts another
 * and leaves the first to expire, since the browser's other tabs may be using it.
 */

/** A device, represented by its most recently used sign-in, or by the calling one. */
export type Device = { readonly signIn: CustomerSession; readonly isCurrent: boolean };

type Caller = Pick<CurrentCustomer, 'id' | 'family'>;

/** Where a customer is signed in: the calling device first, then the most recently used. */
export async function devicesOf(
  payload: Payload,
  { id, family }: Caller,
  now: Date = new Date(),
): Promise<Device[]> {
  const { docs } = await payload.find({
    collection: 'customer-sessions',
    where: { and: [{ customer: { equals: id } }, { expires_at: { greater_than: now.toISOString() } }] },
    sort: '-updatedAt',
    depth: 0,
    pagination: false,
  });
  const isCaller = (signIn: CustomerSession) => signIn.family === family;
  const byBrowser = new Map<string, CustomerSession>();
  for (const signIn of [...docs.filter(isCaller), ...docs]) {
    const { fingerprint_hash: hash } = signIn;
    const browser = hash === ANY_BROWSER ? signIn.family : hash;
    if (!byBrowser.has(browser)) byBrowser.set(browser, signIn);
  }
  return [...byBrowser.values()].map((signIn) => ({ signIn, isCurrent: isCaller(signIn) }));
}

/** Ends one of a customer's sign-ins and the others of its browser. @returns whether there was such a sign-in */
async function endBrowserOf(payload: Payload, customerId: number, one: Statement): Promise<boolean> {
  const { changed } = await runStatement(
    payload,
    sql`DELETE FROM customer_sessions WHERE customer_id = ${customerId} AND (${one} OR fingerprint_hash IN (
          SELECT fingerprint_hash FROM customer_sessions
          WHERE customer_id = ${customerId} AND ${one} AND fingerprint_hash <> ${ANY_BROWSER}))`,
  );
  return changed > 0;
}

/** Signs a customer out on a device. @param id the id of its sign-in @returns whether the customer was signed in there */
export const endDevice = (payload: Payload, customerId: number, id: number): Promise<boolean> =>
  endBrowserOf(payload, customerId, sql`id = ${id}`);

/** Signs a customer out on the calling device. */
export async function endOwnDevice(payload: Payload, { id, family }: Caller): Promise<void> {
  await endBrowserOf(payload, id, sql`family = ${family}`);
}
