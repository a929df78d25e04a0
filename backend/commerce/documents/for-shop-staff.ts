import type { DataFromCollectionSlug, Endpoint, PayloadRequest } from 'payload';
import { worksInShop } from '../../cms/access/roles.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { recordIdIn } from '../../kernel/database/record-id.ts';
import { messageAnswer } from '../../kernel/http/answer.ts';

/**
 * A handler for editors and shop staff, about the record in the call's address.
 * @param name what the record is called if it isn't found
 */
export const forShopStaff =
  <S extends 'gift-vouchers' | 'invoices'>(
    collection: S,
    name: string,
    act: (req: PayloadRequest, record: DataFromCollectionSlug<S>) => Promise<Response>,
  ): Endpoint['handler'] =>
  async (req) => {
    if (req.user?.collection !== 'users' || !worksInShop(req.user))
      return messageAnswer(403, 'Sign in as an editor or shop staff first.');
    const id = recordIdIn(req.routeParams?.['id']);
    const record = id === null ? null : await findOne(req.payload, collection, { id: { equals: id } });
    return record === null ? messageAnswer(404, `${name} not found.`) : act(req, record);
  };
