import { PersonGrid } from '@/components/people/person-grid';
import { SectionHeader } from '@/components/ui/section-header';
import type { sitePersonListBlock } from '@/lib/contract/blocks/site';
import type { Person } from '@/lib/contract/entities/racing';
import type { WidgetViewProps } from '../define-widget';

/** The contacts of the championship. Nothing without people. */
export function SitePersonListView({
  settings,
  data,
  context,
}: WidgetViewProps<typeof sitePersonListBlock, readonly Person[]>) {
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
