import { HeroPicture } from '@/components/media/hero-picture';
import { ButtonLink } from '@/components/ui/button';
import { Facts } from '@/components/ui/facts';
import { Heading } from '@/components/ui/heading';
import { SectionHeader } from '@/components/ui/section-header';
import { StaticPart } from '@/components/ui/static-part';
import { ViewAllLink } from '@/components/ui/view-all-link';
import { roundResultsAddress } from '@/lib/season/addresses';
import type { RoundSummary } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';
import type { PodiumCategory } from './podium-days';
import { PodiumCards } from './podiums';
import { RoundName } from './round-name';
import { RoundWhenWhere } from './round-when-where';

export type RoundWinners = {
  readonly round: Pick<RoundSummary, 'name' | 'url' | 'start_date' | 'venue' | 'images'>;
  /** 'Round 5'; '' for a round outside a series. */
  readonly numberText: string;
  readonly dateRange: string;
  /** Whether it is still on. */
  readonly isSoFar: boolean;
  /** Each category with its last race only. */
  readonly categories: readonly PodiumCategory[];
  /** Addresses of drivers' pages by full name. */
  readonly drivers: ReadonlyMap<string, string>;
};

type RoundWinnersProps = {
  readonly winners: RoundWinners;
  readonly t: Translator;
};

/** The top three of each category's last race at a round, as a section of a page. */
export function LatestWinners({ winners, t }: RoundWinnersProps) {
  const { round, dateRange, isSoFar, categories, drivers } = winners;
  return (
    <section className="container-site latest-winners py-8 md:py-12">
      <StaticPart>
        <SectionHeader
          heading={t(isSoFar ? 'results.soFar' : 'results.winners')}
          subheading={
            isSoFar ? null : (
              <Facts facts={[<RoundName key="round" round={round} className="team-link" />, dateRange]} />
            )
          }
          aside={<ViewAllLink href={roundResultsAddress(round.url)}>{t('results.all')}</ViewAllLink>}
        />
        <PodiumCards categories={categories} level={3} drivers={drivers} t={t} />
      </StaticPart>
    </section>
  );
}

/** The same as the opening of a page, on the round's picture. */
export function LeadingWinners({ winners, t }: RoundWinnersProps) {
  const { round, numberText, dateRange, categories, drivers } = winners;
  const image = round.images?.background ?? round.images?.banner ?? null;
  return (
    <section className="latest-winners winners-lead round-banner scheme-dark">
      {image ? (
        <StaticPart className="block-backdrop round-banner-picture" aria-hidden="true">
          <HeroPicture image={image} wide="16x9" upright="4x3" sizes="62vw" alt="" priority />
        </StaticPart>
      ) : null}
      <StaticPart className="container-site winners-lead-body">
        <div className="winners-lead-head">
          <div>
            <p className="slash eyebrow text-ink">
              {[t('results.winners'), numberText].filter((part) => part !== '').join(' · ')}
            </p>
            <Heading level={1} className="mt-3" isContent>
              <RoundName round={round} className="hover:text-brand-ink" />
            </Heading>
            <RoundWhenWhere round={round} dateRange={dateRange} className="mt-3" />
          </div>
          <ButtonLink href={roundResultsAddress(round.url)} icon="trophy">
            {t('results.all')}
          </ButtonLink>
        </div>
        <PodiumCards categories={categories} level={2} drivers={drivers} t={t} />
      </StaticPart>
    </section>
  );
}
