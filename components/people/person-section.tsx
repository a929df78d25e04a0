import { SectionHeader } from '@/components/ui/section-header';
import type { Person } from '@/lib/contract/entities/racing';
import { PersonGrid } from './person-grid';

type PersonSectionProps = {
  readonly people: readonly Person[];
  readonly heading: string;
  /** The first block of a page has its main heading; the page's name is the fallback. */
  readonly page: { readonly name: string; readonly isFirst: boolean };
};

/** People with photo and role below a heading. Nothing without people. */
export function PersonSection({ people, heading: given, page }: PersonSectionProps) {
  if (people.length === 0) return null;
  const heading = given || (page.isFirst ? page.name : '');
  return (
    <div>
      <SectionHeader heading={heading} isContent level={page.isFirst ? 1 : 2} />
      <PersonGrid people={people} level={heading === '' || page.isFirst ? 2 : 3} />
    </div>
  );
}
