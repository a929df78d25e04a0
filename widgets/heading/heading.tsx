import { type HeadingLevel, Heading } from '@/components/ui/heading';
import { headingBlock } from '@/lib/contract/blocks/core';
import { defineWidget, type WidgetViewProps } from '../define-widget';

const LEVELS = { h1: 1, h2: 2, h3: 3, h4: 4 } as const satisfies Record<string, HeadingLevel>;

/** The level chosen by an editor; the heading that opens a page is its h1 regardless. */
export function headingLevel(type: keyof typeof LEVELS, isFirst: boolean): HeadingLevel {
  return isFirst ? 1 : LEVELS[type];
}

/** A heading of the level chosen by the editor. */
export function HeadingView({ settings, context }: WidgetViewProps<typeof headingBlock, null>) {
  const { heading, heading_type, centered } = settings;
  if (heading === '') return null;
  return (
    <Heading
      level={headingLevel(heading_type, context.isFirst)}
      className={centered ? 'text-center' : undefined}
      isContent
    >
      {heading}
    </Heading>
  );
}

export const headingWidget = defineWidget({
  block: headingBlock,
  load: () => Promise.resolve(null),
  View: HeadingView,
});
