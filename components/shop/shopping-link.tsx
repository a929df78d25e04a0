import { ButtonLink, type ButtonLinkProps } from '@/components/ui/button';
import { ROUNDS_ADDRESS } from '@/lib/season/addresses';
import { SHOP_PAGE } from '@/lib/shop/addresses';
import type { TranslationKey } from '@/lib/i18n/translate';
import { useTranslate } from '@/lib/i18n/use-translate';

type ShoppingLinkProps = Pick<ButtonLinkProps, 'colour' | 'size'> & {
  readonly isShopOpen: boolean;
  /** Its label while the shop is open. */
  readonly text: TranslationKey;
};

/** A link to more products: the shop or, while only tickets are sold, the rounds that sell them. */
export function ShoppingLink({ isShopOpen, text, ...look }: ShoppingLinkProps) {
  const t = useTranslate();
  return (
    <ButtonLink href={isShopOpen ? `/${SHOP_PAGE}` : ROUNDS_ADDRESS} {...look}>
      {t(isShopOpen ? text : 'cart.toTickets')}
    </ButtonLink>
  );
}
