import { Icon } from '@/components/ui/icon';
import type { Translator } from '@/lib/i18n/translate';
import type { NavItem } from './nav-item';
import { NavLink } from './nav-link.client';

type MobileMenuProps = { readonly id: string; readonly items: readonly NavItem[]; readonly t: Translator };

/** The menu of small screens: a native popover, which opens by its button, closes by Escape and gives focus back. */
export function MobileMenu({ id, items, t }: MobileMenuProps) {
  return (
    <nav id={id} popover="auto" className="site-menu lg:hidden" aria-label={t('nav.menu')}>
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            {item.children.length === 0 ? (
              <NavLink href={item.href}>{item.name}</NavLink>
            ) : (
              // May be open before the script comes, as a group of the main navigation may.
              <details name="site-menu" suppressHydrationWarning>
                <summary>
                  {item.name}
                  <Icon name="chevron-down" />
                </summary>
                <ul className="pb-3">
                  <li>
                    <NavLink href={item.href}>{t('nav.overview', { name: item.name })}</NavLink>
                  </li>
                  {item.children.map((child) => (
                    <li key={child.href}>
                      <NavLink href={child.href}>{child.name}</NavLink>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
