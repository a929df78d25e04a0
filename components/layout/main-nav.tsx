import { Icon } from '@/components/ui/icon';
import { SmartLink } from '@/components/ui/smart-link';
import { StaticPart } from '@/components/ui/static-part';
import type { Translator } from '@/lib/i18n/translate';
import type { NavItem } from './nav-item';

type MainNavProps = { readonly items: readonly NavItem[]; readonly t: Translator };

/**
 * The main navigation of wide screens. A group is a native disclosure: it opens by press, Enter or Space. NavBehaviour marks the link to
 * the current page, here and in the menu of small screens.
 */
export function MainNav({ items, t }: MainNavProps) {
  return (
    <StaticPart as="nav" aria-label={t('nav.main')} className="hidden min-w-0 flex-1 lg:block">
      <ul className="flex justify-end">
        {items.map((item) => (
          <li key={item.href}>
            {item.children.length === 0 ? (
              <SmartLink href={item.href} className="nav-item">
                {item.name}
              </SmartLink>
            ) : (
              <NavGroup item={item} t={t} />
            )}
          </li>
        ))}
      </ul>
    </StaticPart>
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
          <SmartLink href={item.href}>{t('nav.overview', { name: item.name })}</SmartLink>
        </li>
        {item.children.map((child) => (
          <li key={child.href}>
            <SmartLink href={child.href}>{child.name}</SmartLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
