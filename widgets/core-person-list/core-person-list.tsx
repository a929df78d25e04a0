import { PersonGrid } from '@/components/people/person-grid';
import { SectionHeader } from '@/components/ui/section-header';
import type { corePersonListBlock } from '@/lib/contract/blocks/core';
import type { Person } from '@/lib/contract/entities/racing';
import type { WidgetViewProps } from '../define-widget';

/** People with photo and role. Nothing without people. */
export function CorePersonListView({
  settings,
  data,
  context,
}: WidgetViewProps<typeof corePersonListBlock, readonly Person[]>) {
  if (data.length === 0) return null;
  const heading = settings.heading || (context.isFirst ? context.page.name : '');
  const level = context.isFirst ? 1 : 2;
  return (
    <div>
      <SectionHeader heading={heading} level={level} />
      <PersonGrid people={data} level={heading === '' || level === 1 ? 2 : 3} />
    </div>
  );
}
