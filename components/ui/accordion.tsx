import type { ReactNode } from 'react';
import { OpenedInView } from '@/components/islands.client';
import { Icon } from './icon';
import { StaticPart } from './static-part';

type AccordionItem = { readonly id: string; readonly title: ReactNode; readonly content: ReactNode };

type AccordionProps = {
  /** Identifies the set on the page: one of its items is open at a time. */
  readonly name: string;
  readonly items: readonly AccordionItem[];
};

/** Opening an item closes the others and scrolls it into view; pressing the open one closes it (spec point 4). */
export const Accordion = ({ name, items }: AccordionProps) => (
  <OpenedInView>
    <StaticPart>
      {items.map(({ id, title, content }) => (
        <details key={id} id={id} name={name} className="accordion-item">
          <summary>
            {title}
            <Icon name="chevron-down" />
          </summary>
          <div className="pb-6">{content}</div>
        </details>
      ))}
    </StaticPart>
  </OpenedInView>
);
