import { Icon } from '@/components/ui/icon';
import { SmartLink } from '@/components/ui/smart-link';
import { StaticPart } from '@/components/ui/static-part';
import type { Translator } from '@/lib/i18n/translate';
import type { NavItem } from './nav-item';

type MobileMenuProps = { readonly id: string; readonly items: readonly NavItem[]; readonly t: Translator };

/** A group of a page and one other is two links: there is room for both, and neither is hidden behind a press. */
const withoutPairs = (items: readonly NavItem[]): readonly NavItem[] =>
  items.flatMap((item) =>
    item.children.length === 1 ? [{ ...item, children: [] }, ...item.children] : [item],
  );

/** The menu of small screens: a native popover, which its button opens and Escape closes, returning the focus. */
export function MobileMenu({ id, items, t }: MobileMenuProps) {
  return (
    <StaticPart as="nav" id={id} popover="auto" className="site-menu lg:hidden" aria-label={t('nav.menu')}>
      <ul>
        {withoutPairs(items).map((item) => (
          <li key={item.href}>
            {item.children.length === 0 ? (
              <SmartLink href={item.href}>{item.name}</SmartLink>
            ) : (
              // May be open before hydration, as may a group of the main navigation.
              <details name="site-menu" suppressHydrationWarning>
                <summary>
                  {item.name}
                  <Icon name="chevron-down" />
                </summary>
                <ul className="pb-3">
                  <li>
                    <SmartLink href={item.href}>{t('nav.overview', { name: item.name })}</SmartLink>
                  </li>
                  {item.children.map((child) => (
                    <li key={child.href}>
                      <SmartLink href={child.href}>{child.name}</SmartLink>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </StaticPart>
  );
}
