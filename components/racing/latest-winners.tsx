import { SectionHeader } from '@/components/ui/section-header';
import { StaticPart } from '@/components/ui/static-part';
import { ViewAllLink } from '@/components/ui/view-all-link';
import { roundResultsAddress } from '@/lib/content/addresses';
import type { RoundSummary } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';
import type { PodiumCategory } from './podium-days';
import { PodiumCards } from './podiums';

type LatestWinnersProps = {
  readonly round: Pick<RoundSummary, 'name' | 'url'>;
  readonly dateRange: string;
  /** Each with its last race alone. */
  readonly categories: readonly PodiumCategory[];
  /** Addresses of drivers' pages by full name. */
  readonly drivers: ReadonlyMap<string, string>;
  readonly t: Translator;
};

/** The first three of each category's last race at a round. */
export function LatestWinners({ round, dateRange, categories, drivers, t }: LatestWinnersProps) {
  return (
    <section className="container-site latest-winners py-12">
      <StaticPart>
        <SectionHeader
          heading={t('results.winners')}
          subheading={`${round.name} · ${dateRange}`}
          aside={<ViewAllLink href={roundResultsAddress(round.url)}>{t('results.all')}</ViewAllLink>}
        />
        <PodiumCards categories={categories} level={3} drivers={drivers} t={t} />
      </StaticPart>
    </section>
  );
}
