'use client';

import { useEffect, useState } from 'react';
import { PAGE_LOCK, useDocumentStyle } from '@/components/ui/use-document-style.client';
import { useIsland } from '@/components/ui/use-island.client';
import { STATIC_PART } from '@/lib/content/static-part';
import { useCurrentPath } from '@/components/ui/current-path.client';
import { currentness } from './nav-item';
import { useOnNavigation } from '@/components/ui/use-on-navigation.client';

type NavBehaviourProps = {
  /** Id of the small screens' menu, a popover. */
  readonly menuId: string;
};

const loadRound = () => import(/* webpackChunkName: "menu-round" */ './menu-round.client');

const OPEN_GROUP = '.site-menu:not(:popover-open) details[open]';
/** As in styles/header.css: at this window width the menu becomes a bar. */
const BAR_WIDTH = 1280;

const LINKS = `.site-header nav[${STATIC_PART}] a`;

function markCurrent(path: string) {
  for (const link of document.querySelectorAll(LINKS)) {
    const current = currentness(link.getAttribute('href') ?? '', path);
    if (current === undefined) link.removeAttribute('aria-current');
    else link.setAttribute('aria-current', current);
  }
}

/** Closes the open groups of the bar; those of the small screens' menu stay. */
function closeGroups(except?: Element | null) {
  for (const group of document.querySelectorAll<HTMLDetailsElement>(OPEN_GROUP)) {
    if (group !== except) group.open = false;
  }
}

/**
 * What the header's native elements don't do by themselves: an open group closes with Escape, with a press elsewhere and when it loses
 * the focus, the link to the current page is marked, a navigation closes everything, and the page doesn't scroll under the menu. The
 * small-screen menu loads the current or next round when it is opened, so that no page pays for it.
 */
export function NavBehaviour({ menuId }: NavBehaviourProps) {
  const path = useCurrentPath();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const { Island: Round, want } = useIsland(loadRound);
  useDocumentStyle(isMenuOpen ? PAGE_LOCK : '');

  // After every render, because updated content brings new links.
  useEffect(() => markCurrent(path));

  useOnNavigation(path, () => {
    const menu = document.getElementById(menuId);
    if (menu?.matches(':popover-open')) menu.hidePopover();
    closeGroups();
  });

  useEffect(() => {
    const menu = document.getElementById(menuId);
    const follow = () => {
      const isOpen = menu?.matches(':popover-open') ?? false;
      setIsMenuOpen(isOpen);
      if (isOpen) want();
    };
    // It may have been opened before the script loaded.
    follow();
    // A rotated tablet has room for the bar.
    const close = () => {
      if (window.innerWidth >= BAR_WIDTH && menu?.matches(':popover-open')) menu.hidePopover();
    };
    menu?.addEventListener('toggle', follow);
    window.addEventListener('resize', close);
    return () => {
      menu?.removeEventListener('toggle', follow);
      window.removeEventListener('resize', close);
    };
  }, [menuId, want]);

  useEffect(() => {
    const closeOthers = (event: Event) => {
      const target = event.target instanceof Element ? event.target : null;
      closeGroups(target?.closest(OPEN_GROUP));
    };
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const group = document.querySelector<HTMLDetailsElement>(OPEN_GROUP);
      if (!group) return;
      group.open = false;
      group.querySelector('summary')?.focus();
    };
    document.addEventListener('click', closeOthers);
    document.addEventListener('focusin', closeOthers);
    document.addEventListener('keydown', closeByEscape);
    return () => {
      document.removeEventListener('click', closeOthers);
      document.removeEventListener('focusin', closeOthers);
      document.removeEventListener('keydown', closeByEscape);
    };
  }, []);

  return Round ? <Round menuId={menuId} isOpen={isMenuOpen} /> : null;
}
