import type { Product, Sku } from '@/lib/contract/entities/shop';
import { FEW_LEFT } from '@/lib/contract/limits';

/** The number of units left if it's low enough to show; null otherwise. */
export const fewLeft = ({ in_stock, stock }: Pick<Sku, 'in_stock' | 'stock'>): number | null =>
  in_stock && stock !== null && stock <= FEW_LEFT ? stock : null;

/**
 * The product's ID for its form (`data-few`), if few tickets are left: the page shows how many aren't sold, and the form's script asks
 * how many of those are in other people's carts.
 */
export const fewTickets = ({
  id,
  ticket,
  skus,
}: Pick<Product, 'id' | 'ticket' | 'skus'>): number | undefined =>
  id !== null && ticket && skus.some((sku) => fewLeft(sku) !== null) ? id : undefined;

/** Where the form's script shows that. */
export const HeldSlot = ({ of: sku }: { readonly of: Sku }) =>
  fewLeft(sku) === null ? null : (
    <span data-held={sku.id} className="block text-sm text-muted empty:hidden" />
  );
