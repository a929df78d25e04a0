import { CategoryLogo } from '@/components/racing/category-logo';
import { editMark, type EditedRecord } from '@/components/preview/edit-part';
import { SectionHeader } from '@/components/ui/section-header';
import { SmartLink } from '@/components/ui/smart-link';
import { StaticPart } from '@/components/ui/static-part';
import { ViewAllLink } from '@/components/ui/view-all-link';
import { categoryAddress, roundEntriesAddress } from '@/lib/season/addresses';
import type { CategorySummary, Round } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';

type RoundClassesProps = {
  readonly round: Round;
  readonly t: Translator;
  readonly record: EditedRecord;
};

/** The categories that race, linked to their entries. */
export function RoundClasses({ round, t, record }: RoundClassesProps) {
  if (round.categories.length === 0) return null;
  return (
    <section {...editMark(record, 'categories')}>
      <SectionHeader
        heading={t('round.categories')}
        aside={
          round.entriesCount > 0 ? (
            <ViewAllLink href={roundEntriesAddress(round.url)}>{t('round.driverList')}</ViewAllLink>
          ) : null
        }
      />
      <StaticPart as="ul" className="class-links">
        {round.categories.map((category) => (
          <li key={category.id}>
            <ClassLink category={category} />
          </li>
        ))}
      </StaticPart>
    </section>
  );
}

function ClassLink({ category: { name, url, logo } }: { readonly category: CategorySummary }) {
  return (
    <SmartLink href={categoryAddress(url)} prefetch={false} className="class-link own-surface">
      <CategoryLogo logo={logo} />
      {name}
    </SmartLink>
  );
}
