import { SmartLink } from '@/components/ui/smart-link';
import { StaticPart } from '@/components/ui/static-part';
import type { Translator } from '@/lib/i18n/translate';
import type { NavItem } from './nav-item';

type MainNavProps = {
  readonly id: string;
  readonly items: readonly NavItem[];
  /** Large buttons below the menu of small screens. */
  readonly shortcuts: readonly NavItem[];
  /** Whether there is a current or next round, shown above the menu on small screens. */
  readonly hasRound: boolean;
  readonly t: Translator;
};

/**
 * The main navigation, once for all screens: a bar on wide ones; on small ones a native popover that fills the screen, which its button
 * opens and Escape closes, returning the focus. A group is a native disclosure, opened by a press, Enter or Space, without a script.
 * NavBehaviour marks the link to the current page.
 */
export function MainNav({ id, items, shortcuts, hasRound, t }: MainNavProps) {
  return (
    <StaticPart as="nav" id={id} popover="auto" className="site-menu" aria-label={t('nav.main')}>
      {hasRound ? <p /> : null}
      <ul>
        {items.map((item) => (
          <li key={`${item.name} ${item.href}`}>
            {item.children.length === 0 ? (
              <SmartLink href={item.href} lang={item.lang}>
                {item.name}
              </SmartLink>
            ) : (
              <NavGroup item={item} t={t} />
            )}
          </li>
        ))}
      </ul>
      {shortcuts.length === 0 ? null : (
        <div>
          <Links items={shortcuts} />
        </div>
      )}
    </StaticPart>
  );
}

function NavGroup({ item, t }: { item: NavItem; t: Translator }) {
  return (
    // A visitor may have opened it before the script loaded: that isn't an error in the markup, and it stays open.
    <details name="main-nav" suppressHydrationWarning>
      <summary lang={item.lang}>{item.name}</summary>
      <div>
        {item.href === '' ? null : (
          <SmartLink href={item.href}>{t('nav.overview', { name: item.name })}</SmartLink>
        )}
        <Links items={item.children} />
      </div>
    </details>
  );
}

/** Links without a list around each: the second level is on every page, so it is kept small. */
const Links = ({ items }: { items: readonly NavItem[] }) =>
  items.map(({ name, lang, href }) => (
    <SmartLink key={`${name} ${href}`} href={href} lang={lang}>
      {name}
    </SmartLink>
  ));
