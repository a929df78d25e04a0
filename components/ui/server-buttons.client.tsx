'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { useIsland } from '@/components/ui/use-island.client';
import { useTranslate } from '@/lib/i18n/use-translate';

/** Props of the code behind the buttons: all presses on this page, in order. */
export type ServerButtonsPresses = { readonly presses: readonly HTMLButtonElement[] };

type ServerButtonsProps = {
  /** Selector of the buttons: the server's markup, disabled until this enables them. */
  readonly selector: string;
  /** The browser storage for what they change, and the event that reports a change in this tab. */
  readonly storageKey: string;
  readonly event: string;
  /** Whether this browser has anything stored there. */
  readonly hasStored: () => boolean;
  /** A stable function containing a dynamic import. */
  readonly load: () => Promise<{ readonly default: ComponentType<ServerButtonsPresses> }>;
};

/**
 * Enables buttons of the server's markup and waits for a press of one. The code behind them loads for visitors who have used it, in this
 * browser or another tab, and on the first press.
 */
export function ServerButtons({ selector, storageKey, event, hasStored, load }: ServerButtonsProps) {
  const t = useTranslate();
  const { Island, hasFailed, want } = useIsland(load);
  const [presses, setPresses] = useState<readonly HTMLButtonElement[]>([]);

  // After every render, because updated content brings new buttons.
  useEffect(() => {
    for (const button of document.querySelectorAll<HTMLButtonElement>(selector)) button.disabled = false;
  });
  useEffect(() => {
    const check = () => {
      if (hasStored()) want();
    };
    const follow = ({ key }: StorageEvent) => {
      if (key === storageKey) check();
    };
    check();
    addEventListener('storage', follow);
    addEventListener(event, check);
    return () => {
      removeEventListener('storage', follow);
      removeEventListener(event, check);
    };
  }, [event, hasStored, storageKey, want]);
  useEffect(() => {
    const press = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLButtonElement>(selector) : null;
      if (button === null) return;
      want();
      setPresses((before) => [...before, button]);
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, [selector, want]);

  return (
    <div role="status">
      {Island ? (
        <Island presses={presses} />
      ) : hasFailed && presses.length > 0 ? (
        <div className="update-notice">
          <span>{t('islands.loadFailed')}</span>
        </div>
      ) : null}
    </div>
  );
}
