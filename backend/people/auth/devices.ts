import type { Payload } from 'payload';
import type { CurrentCustomer } from '../../kernel/calls/caller.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { sql, type Statement } from '../../kernel/database/statement.ts';
import type { CustomerSession } from '../../payload-types.ts';
import { ANY_BROWSER } from './sessions.ts';

/*
 * A device is a browser with its sessions. It mostly has one, but signing in again, by a link in an email for example, begins another one
 * and leaves the first to expire: the browser's other tabs may be using it at that moment.
 */

/** A device, by the session of it that was used last, or that the call came in. */
export type Device = { readonly session: CustomerSession; readonly isCurrent: boolean };

type Caller = Pick<CurrentCustomer, 'id' | 'family'>;

/** Where a customer is signed in: the calling device first, then those used last. */
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
  const isCaller = (session: CustomerSession) => session.family === family;
  const byBrowser = new Map<string, CustomerSession>();
  for (const session of [...docs.filter(isCaller), ...docs]) {
    const { fingerprint_hash: hash } = session;
    const browser = hash === ANY_BROWSER ? session.family : hash;
    if (!byBrowser.has(browser)) byBrowser.set(browser, session);
  }
  return [...byBrowser.values()].map((session) => ({ session, isCurrent: isCaller(session) }));
}

/** Ends a session of a customer, and the others of its browser. @returns whether there was such a session */
async function endBrowserOf(payload: Payload, customerId: number, one: Statement): Promise<boolean> {
  const { changed } = await runStatement(
    payload,
    sql`DELETE FROM customer_sessions WHERE customer_id = ${customerId} AND (${one} OR fingerprint_hash IN (
          SELECT fingerprint_hash FROM customer_sessions
          WHERE customer_id = ${customerId} AND ${one} AND fingerprint_hash <> ${ANY_BROWSER}))`,
  );
  return changed > 0;
}

/** Signs a customer out on a device. @param id its session's @returns whether the customer was signed in there */
export const endDevice = (payload: Payload, customerId: number, id: number): Promise<boolean> =>
  endBrowserOf(payload, customerId, sql`id = ${id}`);

/** Signs a customer out on the calling device. */
export async function endOwnDevice(payload: Payload, { id, family }: Caller): Promise<void> {
  await endBrowserOf(payload, id, sql`family = ${family}`);
}
