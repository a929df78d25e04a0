import type { Payload } from 'payload';
import { detailPath } from '../../../lib/contract/paths.ts';
import { config } from '../../kernel/config.ts';
import type { SoldSku } from './catalogue.ts';
import { ticketEvent } from './ticket-event.ts';

/** A SKU's name in carts, documents and emails: "Team cap, black". */
export const skuTitle = ({
  name,
  product,
}: {
  readonly name: string;
  readonly product: { readonly name: string };
}): string => (name === '' || name === 'One size' ? product.name : `${product.name}, ${name}`);

/** The page where a SKU can be bought: its round's page for a ticket, otherwise its product's. */
export async function skuAddress(payload: Payload, { product }: Pick<SoldSku, 'product'>): Promise<string> {
  const { siteUrl } = config();
  const { isTicket, round, day, slug } = product;
  const path = isTicket ? (await ticketEvent(payload, { round, day, event: '' })).round_url : '';
  return path === '' ? `${siteUrl}/${detailPath('product', slug)}` : `${siteUrl}/${path}#tickets`;
}
