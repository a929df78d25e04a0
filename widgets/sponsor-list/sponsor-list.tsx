import clsx from 'clsx';
import { Heading } from '@/components/ui/heading';
import { SectionHeader } from '@/components/ui/section-header';
import { sponsorListBlock } from '@/lib/contract/blocks/site';
import { defineWidget, type WidgetContext, type WidgetViewProps } from '../define-widget';
import { SponsorCard } from './sponsor-card';
import { SponsorPlate } from './sponsor-plate';
import type { SponsorSection } from './sponsor-sections';
import { loadSponsors } from './load';

/** Sponsors by group. Nothing without sponsors. */
export function SponsorListView({
  settings,
  data,
  context,
}: WidgetViewProps<typeof sponsorListBlock, readonly SponsorSection[]>) {
  if (data.length === 0) return null;
  const heading = settings.heading || (context.isFirst ? context.page.name : '');
  return (
    <div>
      <SectionHeader heading={heading} isContent level={context.isFirst ? 1 : 2} />
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-2 lg:gap-14">
        {data.map((section, index) => (
          <Section
            key={section.name}
            section={section}
            // The first groups are the championship's naming sponsors, so their logos are larger.
            large={data.length > 1 && index < 2}
            withInformation={settings.show_information}
            groupLevel={heading === '' || context.isFirst ? 2 : 3}
            t={context.t}
          />
        ))}
      </div>
    </div>
  );
}

type SectionProps = {
  section: SponsorSection;
  large: boolean;
  withInformation: boolean;
  groupLevel: 2 | 3;
  t: WidgetContext['t'];
};

function Section({ section, large, withInformation, groupLevel, t }: SectionProps) {
  const { name, sponsors } = section;
  // A single sponsor takes the full width; a card of one third would look lost.
  const wide = large || sponsors.length === 1;
  const cardLevel = name === '' ? groupLevel : groupLevel === 2 ? 3 : 4;
  return (
    <section className={large && !withInformation ? undefined : 'lg:col-span-full'}>
      {name === '' ? null : (
        <Heading level={groupLevel} size="title-sm" className="mb-4" isContent>
          {name}
        </Heading>
      )}
      {withInformation ? (
        <ul className={clsx('grid grid-cols-1 gap-5', !wide && 'sm:grid-cols-2 lg:grid-cols-3')}>
          {sponsors.map((sponsor) => (
            <li key={sponsor.id}>
              <SponsorCard sponsor={sponsor} level={cardLevel} wide={wide} t={t} />
            </li>
          ))}
        </ul>
      ) : (
        <ul
          className={clsx(
            'grid gap-3 lg:gap-4',
            large
              ? 'grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))]'
              : 'grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] lg:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))]',
          )}
        >
          {sponsors.map((sponsor) => (
            <li key={sponsor.id}>
              <SponsorPlate sponsor={sponsor} large={large} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export const sponsorListWidget = defineWidget({
  block: sponsorListBlock,
  load: loadSponsors,
  View: SponsorListView,
});
