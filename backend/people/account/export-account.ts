import type { Payload } from 'payload';
import type { AccountExport } from '../../../lib/contract/endpoints/account-extensions.ts';
import { RATE_LIMITS } from '../../../lib/shared/rate-limits/rate-limits.ts';
import type { CurrentCustomer } from '../../kernel/calls/caller.ts';
import { refId } from '../../cms/records/refs.ts';
import { addressEntity, customerEntity } from './customer.ts';
import { countUses } from '../../kernel/limiter/count-uses.ts';
import { customerPhoto } from '../../media/media-library.ts';
import { originalBytes } from '../../media/renditions.ts';
import { addressesOf } from './addresses.ts';
import { allOfCustomer, customerRecords, type ExportedRecords } from './customer-records.ts';
import { favouritesOf } from './favourites.ts';
import { historyOf } from './history.ts';
import { passkeyEntity, passkeysOf } from './passkeys/passkeys.ts';

async function photoOf(payload: Payload, photoId: number | null): Promise<string> {
  const photo = photoId === null ? null : await customerPhoto(payload, { id: photoId });
  if (!photo) return '';
  return `data:${photo.mimeType};base64,${(await originalBytes(photo)).toString('base64')}`;
}

/** Everything stored about a customer, for themselves: what they entered, bought and sent. @throws Failure 429, 503 */
export async function exportAccount(
  payload: Payload,
  { id, record }: CurrentCustomer,
): Promise<AccountExport> {
  await countUses([RATE_LIMITS.accountExports, id]);
  const [sessions, passkeys, ...parts] = await Promise.all([
    payload.find({ collection: 'customer-sessions', ...allOfCustomer(id) }),
    passkeysOf(payload, id),
    ...customerRecords.all().map(({ exported }) => exported(payload, id)),
  ]);
  const others = parts.reduce<ExportedRecords>((all, part) => ({ ...all, ...part }), {
    orders: [],
    invoices: [],
    tickets: [],
    refund_requests: [],
    vouchers: [],
    forms: [],
    payment_customers: [],
    stock_alerts: [],
  });
  return {
    exported_at: new Date().toISOString(),
    profile: await customerEntity(payload, record),
    photo: await photoOf(payload, refId(record.photo)),
    addresses: (await addressesOf(payload, id)).map(addressEntity),
    history: await historyOf(payload, id),
    orders: others.orders,
    invoices: others.invoices,
    tickets: others.tickets,
    refund_requests: others.refund_requests,
    vouchers: others.vouchers,
    forms: others.forms,
    payment_customers: others.payment_customers,
    signed_in_browsers: sessions.docs.map(({ createdAt, updatedAt, browser, system }) => ({
      since: createdAt,
      last_seen: updatedAt,
      browser: browser ?? '',
      system: system ?? '',
    })),
    passkeys: passkeys.map(passkeyEntity),
    favourites: [...favouritesOf(record).starred],
    stock_alerts: others.stock_alerts,
  };
}
