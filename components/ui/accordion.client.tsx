'use client';

import type { ReactNode, ToggleEvent } from 'react';
import { prefersReducedMotion } from '@/components/ui/reduced-motion';
import { CoreIcon } from './core-icon';

type AccordionItem = { readonly id: string; readonly title: ReactNode; readonly content: ReactNode };

type AccordionProps = {
  /** Identifies the set on the page: one of its items is open at a time. */
  readonly name: string;
  readonly items: readonly AccordionItem[];
};

/** Opening an item closes the others and scrolls it into view; pressing the open one closes it (spec point 4). */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div>
      {items.map(({ id, title, content }) => (
        <details key={id} id={id} name={name} className="accordion-item" onToggle={showOpened}>
          <summary>
            {title}
            <CoreIcon name="chevron-down" />
          </summary>
          <div className="pb-6">{content}</div>
        </details>
      ))}
    </div>
  );
}

function showOpened(event: ToggleEvent<HTMLDetailsElement>) {
  if (event.newState !== 'open') return;
  event.currentTarget.scrollIntoView({
    block: 'nearest',
    behavior: prefersReducedMotion() ? 'auto' : 'smooth',
  });
}
