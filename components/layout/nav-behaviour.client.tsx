'use client';

import { useEffect } from 'react';
import { useCurrentPath } from './current-path.client';
import { useOnNavigation } from './use-on-navigation.client';

type NavBehaviourProps = {
  /** Id of the small screens' menu, a popover. */
  readonly menuId: string;
};

const OPEN_GROUP = 'details.nav-group[open]';

function closeGroups(except?: Element | null) {
  for (const group of document.querySelectorAll<HTMLDetailsElement>(OPEN_GROUP)) {
    if (group !== except) group.open = false;
  }
}

/**
 * What the header's native elements do not do by themselves: an open group closes by Escape, by a press elsewhere and
 * when focus leaves it, and a navigation closes everything.
 */
export function NavBehaviour({ menuId }: NavBehaviourProps) {
  const path = useCurrentPath();

  useOnNavigation(path, () => {
    closeGroups();
    const menu = document.getElementById(menuId);
    if (menu?.matches(':popover-open')) menu.hidePopover();
  });

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

  return null;
}
