import type { Payload } from 'payload';
import {
  addressSchema,
  customerSchema,
  type Address,
  type Customer,
} from '../../../lib/contract/entities/account.ts';
import { imageEntity, type ImageWish } from '../../media/image-entity.ts';
import { photoById } from '../../media/media-library.ts';
import type { Address as AddressRecord, Customer as CustomerRecord } from '../../payload-types.ts';
import { refId } from '../data/refs.ts';
import { CUTS } from './cuts.ts';

/** A customer as the contract has it (spec point 3, user profile). The contract's schema turns what is empty into ''. */
export async function customerEntity(
  payload: Payload,
  record: CustomerRecord,
  wish: ImageWish = CUTS.customer,
): Promise<Customer> {
  const photoId = refId(record.photo);
  const photo = photoId === null ? null : await photoById(payload, photoId);
  return customerSchema.parse({
    ...record,
    current_address_id: refId(record.current_address),
    image: photo && imageEntity(photo, wish).url,
    thumbnail: photo && imageEntity(photo, CUTS.customerThumbnail).url,
  });
}

/** A saved address as the contract has it (spec point 3). */
export const addressEntity = (record: AddressRecord): Address =>
  addressSchema.parse({ ...record, enabled: record.enabled ?? true });
