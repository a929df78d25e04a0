import type { Product, Sku } from '@/lib/contract/entities/shop';
import { FEW_LEFT } from '@/lib/contract/limits';

/** How many units are left, if it's so few that visitors are told; null otherwise. */
export const fewLeft = ({ in_stock, stock }: Pick<Sku, 'in_stock' | 'stock'>): number | null =>
  in_stock && stock !== null && stock <= FEW_LEFT ? stock : null;

/**
 * The product's id for its form (`data-few`), if few tickets are left of it: the page says what isn't sold, and the form's script asks how
 * many of those are in other people's carts.
 */
export const fewTickets = ({
  id,
  ticket,
  skus,
}: Pick<Product, 'id' | 'ticket' | 'skus'>): number | undefined =>
  id !== null && ticket && skus.some((sku) => fewLeft(sku) !== null) ? id : undefined;

/** Where the form's script says that. */
export const HeldSlot = ({ of: sku }: { readonly of: Sku }) =>
  fewLeft(sku) === null ? null : (
    <span data-held={sku.id} className="block text-sm text-muted empty:hidden" />
  );
