'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { useIsland } from '@/components/ui/use-island.client';
import { useTranslate } from '@/lib/i18n/use-translate';

/** What the code behind the buttons gets: those that were pressed on this page, in order, each as often as it was. */
export type ServerButtonsPresses = { readonly presses: readonly HTMLButtonElement[] };

type ServerButtonsProps = {
  /** The buttons: the server's markup, disabled until this switches them on. */
  readonly selector: string;
  /** Where the browser keeps what they change, and the event that says that it changed in this tab. */
  readonly storageKey: string;
  readonly event: string;
  /** Whether this browser keeps anything there. */
  readonly hasStored: () => boolean;
  /** A constant function with a dynamic import in it. */
  readonly load: () => Promise<{ readonly default: ComponentType<ServerButtonsPresses> }>;
};

/**
 * Switches on buttons of the server's markup and waits for a press of one. The code behind them is loaded for those who have used it, in
 * this browser or another tab, and by the first press.
 */
export function ServerButtons({ selector, storageKey, event, hasStored, load }: ServerButtonsProps) {
  const t = useTranslate();
  const { Island, hasFailed, want } = useIsland(load);
  const [presses, setPresses] = useState<readonly HTMLButtonElement[]>([]);

  // After every render: newer content brings new buttons.
  useEffect(() => {
    for (const button of document.querySelectorAll<HTMLButtonElement>(selector)) button.disabled = false;
  });
  useEffect(() => {
    const look = () => {
      if (hasStored()) want();
    };
    const follow = ({ key }: StorageEvent) => {
      if (key === storageKey) look();
    };
    look();
    addEventListener('storage', follow);
    addEventListener(event, look);
    return () => {
      removeEventListener('storage', follow);
      removeEventListener(event, look);
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
