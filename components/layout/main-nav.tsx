import { Icon } from '@/components/ui/icon';
import type { Translator } from '@/lib/i18n/translate';
import type { NavItem } from './nav-item';
import { NavLink } from './nav-link.client';

type MainNavProps = { readonly items: readonly NavItem[]; readonly t: Translator };

/** The main navigation of wide screens. A group is a native disclosure: it opens by press, Enter or Space. */
export function MainNav({ items, t }: MainNavProps) {
  return (
    <nav aria-label={t('nav.main')} className="hidden min-w-0 flex-1 lg:block">
      <ul className="flex justify-end">
        {items.map((item) => (
          <li key={item.href}>
            {item.children.length === 0 ? (
              <NavLink href={item.href} className="nav-item">
                {item.name}
              </NavLink>
            ) : (
              <NavGroup item={item} t={t} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NavGroup({ item, t }: { item: NavItem; t: Translator }) {
  return (
    // A visitor may have opened it before the script came: that is no fault of the markup, and it stays open.
    <details className="nav-group" name="main-nav" suppressHydrationWarning>
      <summary className="nav-item">
        {item.name}
        <Icon name="chevron-down" size={16} />
      </summary>
      <ul className="nav-panel">
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
  );
}
