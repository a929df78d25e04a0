import { PersonSection } from '@/components/people/person-section';
import { corePersonListBlock } from '@/lib/contract/blocks/core';
import type { Person } from '@/lib/contract/entities/racing';
import { defineWidget, type WidgetViewProps } from '../define-widget';
import { loadPeople } from './load';

/** People with photo and role. Nothing without people. */
export function CorePersonListView({
  settings: { heading },
  data,
  context: { page, isFirst },
}: WidgetViewProps<typeof corePersonListBlock, readonly Person[]>) {
  return <PersonSection people={data} heading={heading} page={{ name: page.name, isFirst }} />;
}

export const corePersonListWidget = defineWidget({
  block: corePersonListBlock,
  load: loadPeople,
  View: CorePersonListView,
});
