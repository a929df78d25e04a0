import type { Payload } from 'payload';
import { findOne } from '../../cms/records/find-one.ts';
import { sql, type Statement } from '../../kernel/database/statement.ts';
import { invalidToken } from '../auth/access-token.ts';
import type { Address as AddressRecord, Customer as CustomerRecord } from '../../payload-types.ts';
import {
  addressSchema,
  customerSchema,
  type Address,
  type Customer,
} from '../../../lib/contract/entities/account.ts';
import { photoAddress } from './photo-address.ts';
import type { ImageRequest } from '../../media/image-entity.ts';
import { customerPhoto } from '../../media/media-library.ts';
import { refId } from '../../cms/records/refs.ts';
import { DEFAULT_CROPS } from '../../media/default-crops.ts';

/** Email addresses are compared ignoring case and surrounding spaces. */
export const plainEmail = (email: string): string => email.trim().toLowerCase();

/** The customer with an email address; null if there is none. */
export const customerByEmail = (payload: Payload, email: string): Promise<CustomerRecord | null> =>
  findOne(payload, 'customers', { email: { equals: plainEmail(email) } });

/**
 * The current record of the customer with this id.
 * @throws Failure 401 TOKEN_INVALID if it has been deleted
 */
export async function customerById(payload: Payload, id: number): Promise<CustomerRecord> {
  const record = await findOne(payload, 'customers', { id: { equals: id } });
  if (!record) throw invalidToken();
  return record;
}

/**
 * Locks a customer's record. Begin a transaction that writes something of theirs with it: of a deletion of the account at the same moment, it
 * is either there before, or finds no account (`hasAccount`).
 */
export const lockCustomer = (id: number): Statement =>
  sql`UPDATE customers SET updated_at = updated_at WHERE id = ${id}`;

/** The condition that a customer's account hasn't been deleted. */
export const hasAccount = (id: number): Statement => sql`EXISTS (SELECT 1 FROM customers WHERE id = ${id})`;

/** A customer on the wire (spec point 3, user profile). The contract's schema turns empty values into ''. */
export async function customerEntity(
  payload: Payload,
  record: CustomerRecord,
  crop: ImageRequest = DEFAULT_CROPS.customer,
): Promise<Customer> {
  const photoId = refId(record.photo);
  const photo = photoId === null ? null : await customerPhoto(payload, { id: photoId });
  return customerSchema.parse({
    ...record,
    current_address_id: refId(record.current_address),
    image: photo && photoAddress(photo, crop),
    thumbnail: photo && photoAddress(photo, DEFAULT_CROPS.customerThumbnail),
  });
}

/** A saved address on the wire (spec point 3). */
export const addressEntity = (record: AddressRecord): Address =>
  addressSchema.parse({ ...record, enabled: record.enabled ?? true });
