import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { SmartLink } from '@/components/ui/smart-link';
import type { Translator } from '@/lib/i18n/translate';
import { Logo } from './logo';
import type { LogoImages } from './logo';
import { MainNav } from './main-nav';
import { MobileMenu } from './mobile-menu';
import { NavBehaviour } from './nav-behaviour.client';
import type { NavItem } from './nav-item';

const MENU_ID = 'site-menu';

type HeaderProps = {
  readonly name: string;
  readonly logo: LogoImages;
  readonly items: readonly NavItem[];
  readonly t: Translator;
  /** The end of the bar: search, account, language. */
  readonly actions?: ReactNode;
};

/** The bar at the top of every page; all of it works without a script. */
export function Header({ name, logo, items, t, actions }: HeaderProps) {
  return (
    <header className="site-header">
      <div className="container-site site-header-bar">
        <SmartLink href="/" className="site-logo" aria-label={t('nav.homeOf', { name })}>
          <Logo logo={logo} name={name} />
        </SmartLink>
        <MainNav items={items} t={t} />
        <div className="ms-auto flex flex-none items-center sm:gap-1">
          {actions}
          <button
            type="button"
            className="menu-button icon-btn lg:hidden"
            popoverTarget={MENU_ID}
            aria-label={t('nav.menu')}
          >
            <span className="when-closed">
              <Icon name="menu" size={26} />
            </span>
            <span className="when-open">
              <Icon name="close" size={26} />
            </span>
          </button>
        </div>
      </div>
      <MobileMenu id={MENU_ID} items={items} t={t} />
      <NavBehaviour menuId={MENU_ID} />
    </header>
  );
}
