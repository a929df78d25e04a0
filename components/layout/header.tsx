import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { PAGE_LINK, PREFETCHED } from '@/components/ui/link-target';
import { StaticPart } from '@/components/ui/static-part';
import type { Translator } from '@/lib/i18n/translate';
import { Logo } from './logo';
import type { LogoImages } from './logo';
import { MainNav } from './main-nav';
import { NavBehaviour } from './nav-behaviour.client';
import type { NavItem } from './nav-item';

const MENU_ID = 'site-menu';

type HeaderProps = {
  readonly name: string;
  readonly logo: LogoImages;
  readonly items: readonly NavItem[];
  readonly shortcuts?: readonly NavItem[];
  readonly hasRound?: boolean;
  readonly t: Translator;
  /** The end of the bar: search, account, language. */
  readonly actions?: ReactNode;
};

/** The bar at the top of every page; all of it works without a script. */
export function Header({ name, logo, items, shortcuts = [], hasRound = false, t, actions }: HeaderProps) {
  return (
    <header className="site-header">
      <div className="container-site site-header-bar">
        <StaticPart
          as="a"
          href="/"
          {...{ [PAGE_LINK]: PREFETCHED }}
          className="site-logo"
          aria-label={t('nav.homeOf', { name })}
        >
          <Logo logo={logo} name={name} />
        </StaticPart>
        <MainNav id={MENU_ID} items={items} shortcuts={shortcuts} hasRound={hasRound} t={t} />
        <div className="ms-auto flex flex-none items-center sm:gap-1">
          {actions}
          <StaticPart
            as="button"
            type="button"
            className="menu-button icon-btn xl:hidden"
            popoverTarget={MENU_ID}
            aria-label={t('nav.menu')}
          >
            <span className="when-closed">
              <Icon name="menu" size={26} />
            </span>
            <span className="when-open">
              <Icon name="close" size={26} />
            </span>
          </StaticPart>
        </div>
      </div>
      <NavBehaviour menuId={MENU_ID} />
    </header>
  );
}
