'use client';

import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { isForBrowser } from './key-for-browser';
import { ScriptButton } from './script-button.client';

export type Tab = { readonly id: string; readonly title: string; readonly content: ReactNode };

type TabsProps = {
  /** Labels the row of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly initialId?: string | undefined;
  /** The IDs are anchors: `#id` in the address opens a tab, and opening a tab puts its ID there. They must be unique on the page. */
  readonly anchored?: boolean;
};

/** Index of the tab that a key selects, or null for any other key. */
function targetOf(key: string, index: number, count: number, isRtl: boolean): number | null {
  const step = isRtl ? -1 : 1;
  if (key === 'ArrowRight') return (index + step + count) % count;
  if (key === 'ArrowLeft') return (index - step + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/**
 * Tabs following the ARIA pattern: arrow keys, Home and End move and select. All panels are in the HTML; without a script all are shown.
 */
export function Tabs({ label, tabs, initialId, anchored = false }: TabsProps) {
  const baseId = useId();
  const [selectedId, setSelectedId] = useState(initialId ?? tabs[0]?.id);
  const row = useRef<HTMLDivElement>(null);
  const tabId = (id: string) => `${baseId}-tab-${id}`;
  const panelId = (id: string) => (anchored ? id : `${baseId}-panel-${id}`);

  const ids = tabs.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (!anchored) return;
    const followAddress = () => {
      const wanted = ids.split(' ').find((id) => location.hash === `#${encodeURIComponent(id)}`);
      if (wanted !== undefined) setSelectedId(wanted);
    };
    followAddress();
    window.addEventListener('hashchange', followAddress);
    return () => window.removeEventListener('hashchange', followAddress);
  }, [anchored, ids]);

  const select = (id: string) => {
    setSelectedId(id);
    if (anchored) history.replaceState(history.state, '', `#${encodeURIComponent(id)}`);
  };

  const moveByKey = (event: KeyboardEvent, index: number) => {
    if (isForBrowser(event)) return;
    const isRtl = document.documentElement.dir === 'rtl';
    const target = targetOf(event.key, index, tabs.length, isRtl);
    const next = target === null ? undefined : tabs[target];
    if (!next) return;
    event.preventDefault();
    select(next.id);
    row.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(next.id))}`)?.focus();
  };

  return (
    <div>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        className="mb-5 flex overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {tabs.map(({ id, title }, index) => (
          <ScriptButton
            key={id}
            id={tabId(id)}
            role="tab"
            className="tab"
            aria-selected={id === selectedId}
            aria-controls={panelId(id)}
            tabIndex={id === selectedId ? 0 : -1}
            onClick={() => select(id)}
            onKeyDown={(event) => moveByKey(event, index)}
          >
            {title}
          </ScriptButton>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          id={panelId(id)}
          role="tabpanel"
          aria-labelledby={tabId(id)}
          className="tab-panel"
          data-inactive={id === selectedId ? undefined : ''}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
