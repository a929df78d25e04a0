import { Heading } from '@/components/ui/heading';
import type { headingBlock } from '@/lib/contract/blocks/core';
import type { WidgetViewProps } from '../define-widget';
import { headingLevel } from './heading-level';

/** A heading of the level that the editor chose. */
export function HeadingView({ settings, context }: WidgetViewProps<typeof headingBlock, null>) {
  const { heading, heading_type, centered } = settings;
  if (heading === '') return null;
  return (
    <Heading
      level={headingLevel(heading_type, context.isFirst)}
      className={centered ? 'text-center' : undefined}
    >
      {heading}
    </Heading>
  );
}
