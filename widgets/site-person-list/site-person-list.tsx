import { PersonSection } from '@/components/people/person-section';
import { sitePersonListBlock } from '@/lib/contract/blocks/site';
import type { Person } from '@/lib/contract/entities/racing';
import { defineWidget, type WidgetViewProps } from '../define-widget';
import { loadContacts } from './load';

/** The contacts of the championship. Nothing without people. */
export function SitePersonListView({
  settings: { heading },
  data,
  context: { page, isFirst },
}: WidgetViewProps<typeof sitePersonListBlock, readonly Person[]>) {
  return <PersonSection people={data} heading={heading} page={{ name: page.name, isFirst }} />;
}

export const sitePersonListWidget = defineWidget({
  block: sitePersonListBlock,
  load: loadContacts,
  View: SitePersonListView,
});
