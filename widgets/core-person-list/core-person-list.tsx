import { PersonSection } from '@/components/people/person-section';
import type { corePersonListBlock } from '@/lib/contract/blocks/core';
import type { Person } from '@/lib/contract/entities/racing';
import type { WidgetViewProps } from '../define-widget';

/** People with photo and role. Nothing without people. */
export function CorePersonListView({
  settings: { heading },
  data,
  context: { page, isFirst },
}: WidgetViewProps<typeof corePersonListBlock, readonly Person[]>) {
  return <PersonSection people={data} heading={heading} page={{ name: page.name, isFirst }} />;
}
