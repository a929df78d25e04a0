'use client';

import { Hamburger, Link, Logout, useNav } from '@payloadcms/ui';
import { usePathname } from 'next/navigation.js';
import { useId, type ReactNode } from 'react';
import type { MenuGroup, MenuLink } from './entries.ts';

/** Whether a link's screen is open: the address itself or, except for the home screen, one below it. */
const isCurrent = (href: string, path: string): boolean =>
  path === href || (href !== '/admin' && path.startsWith(`${href}/`));

/** The frame of Payload's own menu, so that its button opens and closes this one. */
export function NavFrame({
  groups,
  last,
  children,
}: {
  readonly groups: readonly MenuGroup[];
  /** The link at the end, beside the sign-out link. */
  readonly last: MenuLink;
  readonly children: ReactNode;
}) {
  const { hydrated, navOpen, navRef, setNavOpen, shouldAnimate } = useNav();
  const path = usePathname();
  const state = [
    navOpen ? 'nav--nav-open' : '',
    shouldAnimate ? 'nav--nav-animate' : '',
    hydrated ? 'nav--nav-hydrated' : '',
  ];
  return (
    <aside className={['nav', 'office-nav', ...state].filter(Boolean).join(' ')} inert={!navOpen}>
      <div className="nav__scroll" ref={navRef}>
        <nav className="nav__wrap" aria-label="CMS">
          <p className="office-nav__head">{children}</p>
          {groups.map((group) => (
            <NavGroup key={group.links[0]?.href} {...group} path={path} />
          ))}
          <div className="nav__controls">
            <Link
              className="nav__link"
              href={last.href}
              prefetch={false}
              aria-current={isCurrent(last.href, path) ? 'page' : undefined}
            >
              {last.label}
            </Link>
            <Logout />
          </div>
        </nav>
        <div className="nav__header">
          <div className="nav__header-content">
            <button
              className="nav__mobile-close"
              type="button"
              aria-label="Close the menu"
              tabIndex={navOpen ? undefined : -1}
              onClick={() => setNavOpen(false)}
            >
              <Hamburger isActive />
            </button>
          </div>
        </div>
      </div>
    </aside>
  );
}

function NavGroup({ heading, links, path }: MenuGroup & { readonly path: string }) {
  const id = useId();
  return (
    <>
      {heading === null ? null : (
        <p id={id} className="office-nav__group">
          {heading}
        </p>
      )}
      <ul aria-labelledby={heading === null ? undefined : id}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link
              className="nav__link"
              href={href}
              prefetch={false}
              aria-current={isCurrent(href, path) ? 'page' : undefined}
            >
              <span className="nav__link-label">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
