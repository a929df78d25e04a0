import type { BadgeTone } from '@/components/ui/badge';
import type { Product } from '@/lib/contract/entities/shop';
import type { Translator } from '@/lib/i18n/translate';

type ProductMark = { readonly text: string; readonly tone: BadgeTone };

/** The badges of a product: special, new and the editor's own label, without repetition. The price shows 'Sold', or why it isn't on sale. */
export function productMarks(
  {
    badge,
    is_new,
    is_on_special,
    in_stock,
  }: Pick<Product, 'badge' | 'is_new' | 'is_on_special' | 'in_stock'>,
  t: Translator,
): ProductMark[] {
  const marks: ProductMark[] = [
    ...(is_on_special && in_stock ? [{ text: t('shop.special'), tone: 'brand' as const }] : []),
    ...(is_new ? [{ text: t('shop.new'), tone: 'info' as const }] : []),
    ...(badge === '' ? [] : [{ text: badge, tone: 'neutral' as const }]),
  ];
  const same = (a: string, b: string) => a.toLocaleLowerCase() === b.toLocaleLowerCase();
  return marks.filter(
    ({ text }, index) =>
      !(same(text, t('shop.sold')) && !in_stock) &&
      marks.findIndex((mark) => same(mark.text, text)) === index,
  );
}
